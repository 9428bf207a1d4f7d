import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instrumentIdOf, type InstrumentRef } from '../instrument/instrument.ts';
import { candidatesOf, importReport } from './importReport.ts';
import { placeAfterStep, placeAt } from './placeOf.ts';
import { readSymbols } from './readSymbols.ts';
import { atEnd, replayMove, type WatchlistContent, type WatchlistMove } from './replayMove.ts';

const ref = (symbol: string): InstrumentRef => ({ market: 'NSE', symbol });
const refs = (symbols: string) => symbols.split('').map(ref);
const listOf = (symbols: string): WatchlistContent => ({
  name: 'List',
  instruments: refs(symbols),
  columns: ['last_price'],
  sort: null,
});
const shown = ({ instruments }: WatchlistContent) => instruments.map(({ symbol }) => symbol).join('');
const placeIn = (symbols: string, moved: string, index: number) =>
  placeAt(refs(symbols.replace(moved, '')), index);

describe('replayMove [I4-5-REPLAY]', () => {
  it.each([
    { name: 'to a place', list: 'ABCDE', moved: 'D', at: 1, now: 'ABCDE', result: 'ADBCE' },
    {
      name: 'to its neighbour, wherever that has gone',
      list: 'ABCDE',
      moved: 'D',
      at: 1,
      now: 'ACEB',
      result: 'ACEB',
    },
    {
      name: 'behind the other neighbour when one is gone',
      list: 'ABCDE',
      moved: 'D',
      at: 1,
      now: 'EADC',
      result: 'EADC',
    },
    {
      name: 'to the top, whatever stands there by now',
      list: 'ABC',
      moved: 'C',
      at: 0,
      now: 'XABC',
      result: 'CXAB',
    },
    {
      name: 'to the end, whatever stands there by now',
      list: 'ABC',
      moved: 'A',
      at: 2,
      now: 'ABCX',
      result: 'BCXA',
    },
    {
      name: 'nowhere when both neighbours are gone',
      list: 'ABCDE',
      moved: 'E',
      at: 2,
      now: 'ADE',
      result: 'ADE',
    },
    { name: 'not at all when it is gone itself', list: 'ABC', moved: 'C', at: 0, now: 'ABX', result: 'ABX' },
  ])('moves a row $name', ({ list, moved, at, now, result }) => {
    const move = { kind: 'place', instruments: [ref(moved)], place: placeIn(list, moved, at) } as const;
    expect(shown(replayMove(listOf(now), move))).toBe(result);
  });

  it('moves several rows in the order in which they were taken', () => {
    const move = { kind: 'place', instruments: refs('DB'), place: placeAt(refs('ACE'), 1) } as const;
    expect(shown(replayMove(listOf('ABCDE'), move))).toBe('ADBCE');
  });

  it('adds what is not there yet, with all that a row carries', () => {
    const rows = [{ ...ref('A'), name: 'Alpha' }];
    const list = { ...listOf(''), instruments: rows };
    const added = [
      { ...ref('A'), name: 'Other' },
      { ...ref('B'), name: 'Beta' },
    ];
    expect(replayMove(list, { kind: 'add', instruments: added, place: atEnd }).instruments).toEqual([
      { ...ref('A'), name: 'Alpha' },
      { ...ref('B'), name: 'Beta' },
    ]);
    const back = { kind: 'add', instruments: refs('X'), place: placeAt(refs('AB'), 1) } as const;
    expect(shown(replayMove(listOf('AB'), back))).toBe('AXB');
  });

  it('removes, renames, and changes columns and sort each for themselves', () => {
    const moves: Array<WatchlistMove<WatchlistContent>> = [
      { kind: 'remove', instruments: refs('BX') },
      { kind: 'rename', name: 'Other' },
      { kind: 'columns', columns: ['volume'] },
      { kind: 'sort', sort: { column: 'name' } },
    ];
    expect(moves.reduce(replayMove, listOf('ABC'))).toEqual({
      name: 'Other',
      instruments: refs('AC'),
      columns: ['volume'],
      sort: { column: 'name' },
    });
  });

  const symbols = fc
    .uniqueArray(fc.constantFrom(...'ABCDEFGH'.split('')), { maxLength: 8 })
    .map((all) => all.join(''));
  const neighbour = fc.option(fc.constantFrom(...'ABCDEFGHX'.split('')).map(ref));
  const place = fc.record({ after: neighbour, before: neighbour });
  const move: fc.Arbitrary<WatchlistMove<WatchlistContent>> = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), instruments: symbols.map(refs), place }),
    fc.record({ kind: fc.constant('remove' as const), instruments: symbols.map(refs) }),
    fc.record({ kind: fc.constant('place' as const), instruments: symbols.map(refs), place }),
  );

  it('never loses, doubles or invents a row, and done twice is done once', () => {
    fc.assert(
      fc.property(symbols, move, (before, done) => {
        const list = listOf(before);
        const after = replayMove(list, done);
        const ids = after.instruments.map(instrumentIdOf);
        const named =
          done.kind === 'add' || done.kind === 'remove' ? done.instruments.map(instrumentIdOf) : [];
        const was = list.instruments.map(instrumentIdOf);
        const expected =
          done.kind === 'remove' ? was.filter((id) => !named.includes(id)) : [...new Set([...was, ...named])];
        expect(ids.toSorted()).toEqual(expected.toSorted());
        expect(shown(replayMove(after, done))).toBe(shown(after));
      }),
    );
  });
});

describe('placeAfterStep', () => {
  it.each([
    ['B', 'up', 'BAC'],
    ['B', 'down', 'ACB'],
    ['C', 'top', 'CAB'],
    ['A', 'bottom', 'BCA'],
  ] as const)('moves %s %s', (moved, step, result) => {
    const list = listOf('ABC');
    const place = placeAfterStep(list.instruments, ref(moved), step);
    expect(place && shown(replayMove(list, { kind: 'place', instruments: [ref(moved)], place }))).toBe(
      result,
    );
  });

  it.each([
    ['A', 'up'],
    ['A', 'top'],
    ['C', 'down'],
    ['C', 'bottom'],
    ['X', 'up'],
  ] as const)('has no place for %s %s', (moved, step) => {
    expect(placeAfterStep(refs('ABC'), ref(moved), step)).toBeNull();
  });
});

describe('readSymbols [I4-5-IMPORT]', () => {
  it('reads lines, commas, tabs, markets, ISINs, any letter case, and each once', () => {
    const text =
      '\uFEFF"aravbank",NSE:SATPBANK\tbse:aravbank\r\nINE000Z01012; M&M | ARAVBANK\n\n ine000z01012';
    const { named, rubbish } = readSymbols(text);

    expect(named).toEqual([
      { kind: 'symbol', text: 'aravbank', symbol: 'ARAVBANK' },
      { kind: 'instrument', text: 'NSE:SATPBANK', instrument: { market: 'NSE', symbol: 'SATPBANK' } },
      { kind: 'instrument', text: 'bse:aravbank', instrument: { market: 'BSE', symbol: 'ARAVBANK' } },
      { kind: 'isin', text: 'INE000Z01012', isin: 'INE000Z01012' },
      { kind: 'symbol', text: 'M&M', symbol: 'M&M' },
    ]);
    expect(rubbish).toEqual([]);
  });

  it('tells what can be no symbol, cut short', () => {
    expect(readSymbols(`NYSE:ABC <script> ${'A'.repeat(33)} NSE: ₹5`).rubbish).toEqual([
      'NYSE:ABC',
      '<script>',
      'A'.repeat(33),
      'NSE:',
      '₹5',
    ]);
  });

  it('takes any text, and puts every piece of it somewhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { named, rubbish } = readSymbols(text);
        const pieces = text
          .replaceAll(/["'\uFEFF]/gu, ' ')
          .split(/[\s,;|]+/u)
          .filter(Boolean);
        expect(named.length + rubbish.length).toBeLessThanOrEqual(pieces.length);
        expect(named.length + rubbish.length > 0).toBe(pieces.length > 0);
      }),
    );
  });

  it('reads 5,000 lines of rubbish to the end', () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, index) => `{"row": ${index}} ${'%'.repeat(100)}${index} !!`,
    );
    expect(readSymbols(lines.join('\n')).rubbish.length).toBeGreaterThan(5_000);
  });
});

describe('importReport [I4-5-IMPORT]', () => {
  const rows = [ref('AAA'), ref('BBB'), { market: 'BSE', symbol: 'CCC' } as const];
  const known = {
    byId: new Map<string, InstrumentRef>(rows.map((row) => [instrumentIdOf(row), row])),
    byIsin: new Map<string, InstrumentRef>([['INE000Z01012', ref('BBB')]]),
  };

  it('says what was taken, what was there, what was not found and what was too much', () => {
    const { named } = readSymbols('aaa ine000z01012 bbb ccc zzz INE000Z09999');
    const list = { instruments: [ref('AAA')], limit: 2 };

    expect(importReport(named, known, list)).toEqual({
      taken: [ref('BBB')],
      alreadyThere: [ref('AAA'), ref('BBB')],
      notFound: ['zzz', 'INE000Z09999'],
      tooMany: ['ccc'],
    });
  });

  it('asks for a symbol on NSE, BSE and among the indices', () => {
    expect(candidatesOf(readSymbols('aaa bse:ccc INE000Z01012').named)).toEqual([
      ref('AAA'),
      { market: 'BSE', symbol: 'AAA' },
      { market: 'INDEX', symbol: 'AAA' },
      { market: 'BSE', symbol: 'CCC' },
    ]);
  });
});

describe('a pasted list as others write it [I4B-A18]', () => {
  it.each([
    ['TCS.NS', { kind: 'instrument', instrument: { market: 'NSE', symbol: 'TCS' } }],
    ['tcs.bo', { kind: 'instrument', instrument: { market: 'BSE', symbol: 'TCS' } }],
    ['INFY-EQ', { kind: 'symbol', symbol: 'INFY' }],
    ['NSE:INFY-EQ', { kind: 'instrument', instrument: { market: 'NSE', symbol: 'INFY' } }],
    ['\u200BINFY\u200B', { kind: 'symbol', symbol: 'INFY' }],
    ['\uFEFFR&BTEA', { kind: 'symbol', symbol: 'R&BTEA' }],
    ['SONA-AUTO', { kind: 'symbol', symbol: 'SONA-AUTO' }],
  ])('reads %j', (text, expected) => {
    const { named, rubbish } = readSymbols(text);
    expect(named).toMatchObject([expected]);
    expect(rubbish).toEqual([]);
  });

  it('names a share once, however it is written', () => {
    expect(readSymbols('TCS.NS, NSE:TCS, nse:tcs-eq').named).toHaveLength(1);
  });
});
