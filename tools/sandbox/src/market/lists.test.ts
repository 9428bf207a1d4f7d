import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instruments } from '../engine/index.ts';
import { createListPages } from './createListPages.ts';
import { isMainListing, type ListedRow } from './listedRows.ts';
import { moversOf } from './moversOf.ts';
import { rankRows } from './rankRows.ts';
import { sectorFigures, leadersOf } from './sectorFigures.ts';
import { passes, sortRows, type RowFilter, type SortColumn } from './sortRows.ts';
import { rowAt, rowOf } from './testing.ts';

const columns = ['symbol', 'name', 'last_price', 'change_percent', 'volume', 'market_cap'] as const;
const symbolsOf = (rows: readonly ListedRow[]) => rows.map(({ instrument }) => instrument.symbol);
const someRows = fc
  .uniqueArray(fc.constantFrom(...instruments), { maxLength: 40 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((instrument) =>
        fc
          .record({ volume: fc.nat(3), changePercent: fc.integer({ min: -3, max: 3 }) })
          .map((change) => rowAt(instrument, change)),
      ),
    ),
  );

function valueOf({ instrument, quote, marketCap }: ListedRow, column: SortColumn): string | number {
  return {
    symbol: instrument.symbol,
    name: instrument.name,
    last_price: quote.lastPrice,
    change_percent: quote.changePercent,
    volume: quote.volume,
    market_cap: marketCap ?? 0,
  }[column];
}

describe('the order of a list [I4-2-SORT]', () => {
  it('is by the column, in its direction, with all rows', () => {
    const orders = fc.constantFrom<'asc' | 'desc'>('asc', 'desc');
    fc.assert(
      fc.property(someRows, fc.constantFrom(...columns), orders, (rows, sort, order) => {
        const sorted = sortRows(rows, { sort, order });
        expect(new Set(sorted)).toEqual(new Set(rows));
        sorted.slice(1).forEach((row, place) => {
          const before = sorted[place] ?? row;
          const [low, high] = order === 'asc' ? [before, row] : [row, before];
          expect(valueOf(low, sort) <= valueOf(high, sort)).toBe(true);
        });
      }),
    );
  });

  it('does not hang on how the rows came', () => {
    fc.assert(
      fc.property(someRows, fc.constantFrom(...columns), (rows, sort) => {
        const sorted = sortRows(rows, { sort, order: 'desc' });
        expect(sortRows(rows.toReversed(), { sort, order: 'desc' })).toEqual(sorted);
      }),
    );
  });

  it('puts NSE before BSE where the symbol is one', () => {
    const rows = [rowOf('ARAVBANK', {}, 'BSE'), rowOf('ARAVBANK')];
    const markets = sortRows(rows, { sort: 'symbol', order: 'asc' }).map(
      ({ instrument }) => instrument.market,
    );
    expect(markets).toEqual(['NSE', 'BSE']);
  });
});

describe('the filters of a list [I4-2-FILTERS]', () => {
  const bank = rowOf('ARAVBANK');
  const { basePrice } = bank.instrument;

  it.each<[RowFilter, boolean]>([
    [{}, true],
    [{ segment: 'all' }, true],
    [{ segment: 'otc' }, false],
    [{ sector: 'Financials', cap: 'large' }, true],
    [{ sector: 'IT', cap: 'large' }, false],
    [{ cap: 'micro' }, false],
    [{ bandHit: 'any' }, false],
    [{ near52w: 'high' }, false],
  ])('%o', (filter, isIn) => {
    expect(passes(bank, filter)).toBe(isIn);
  });

  it('know the edges of the band', () => {
    const at = (lastPrice: number) => rowOf('ARAVBANK', { lastPrice, lowerBand: 900, upperBand: 1_100 });
    const hits = (lastPrice: number) =>
      (['upper', 'lower', 'any'] as const).map((bandHit) => passes(at(lastPrice), { bandHit }));
    expect(hits(1_100)).toEqual([true, false, true]);
    expect(hits(1_099.95)).toEqual([false, false, false]);
    expect(hits(900)).toEqual([false, true, true]);
  });

  it('are near a price of 52 weeks within 2 %', () => {
    const near = (week52High: number, week52Low: number) => {
      const row = rowOf('ARAVBANK', { week52High, week52Low });
      return [passes(row, { near52w: 'high' }), passes(row, { near52w: 'low' })];
    };
    expect(near(basePrice * 1.019, basePrice * 0.5)).toEqual([true, false]);
    expect(near(basePrice * 1.03, basePrice * 0.99)).toEqual([false, true]);
  });
});

describe('the pages of a list [I4-2-CURSOR]', () => {
  it('keep the order of the first page, without a gap or a double', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (list, limit) => {
          const pages = createListPages<number>();
          const seen: number[] = [];
          let page = pages.page({ key: 'k', cursor: undefined, limit, list: () => list });
          while (page) {
            seen.push(...page.rows);
            expect(page.rows.length).toBeLessThanOrEqual(limit);
            if (page.nextCursor === null) break;
            page = pages.page({ key: 'k', cursor: page.nextCursor, limit, list: () => [] });
          }
          expect(seen).toEqual(list);
        },
      ),
    );
  });

  it.each(['', 'x', '1', '1.', '1.0', '2.2', '1.99', '1.-1', '1.2.3', 'NSE:ARAVBANK', '__proto__'])(
    'know no place "%s"',
    (cursor) => {
      const pages = createListPages<number>();
      pages.page({ key: 'k', cursor: undefined, limit: 2, list: () => [1, 2, 3, 4] });
      expect(pages.page({ key: 'k', cursor, limit: 2, list: () => [] })).toBeNull();
    },
  );

  it('do not go on in another list, nor in one that is forgotten', () => {
    const pages = createListPages<number>();
    const first = () =>
      pages.page({ key: 'k', cursor: undefined, limit: 1, list: () => [1, 2] })?.nextCursor ?? '';
    const cursor = first();
    expect(pages.page({ key: 'other', cursor, limit: 1, list: () => [] })).toBeNull();
    expect(pages.page({ key: 'k', cursor, limit: 1, list: () => [] })?.rows).toEqual([2]);
    for (let count = 0; count < 64; count += 1) first();
    expect(pages.page({ key: 'k', cursor, limit: 1, list: () => [] })).toBeNull();
  });
});

describe('rankings and sectors [I4-2-RANKINGS]', () => {
  const rows = instruments.map((instrument, place) =>
    rowAt(instrument, {
      lastPrice: instrument.basePrice * (1 + ((place % 7) - 3) / 100),
      change: (place % 7) - 3,
      changePercent: (place % 7) - 3,
      volume: place,
    }),
  );

  it.each(['market_cap', 'turnover', 'volume', 'near_high'] as const)(
    'rank by %s downwards, an issuer once',
    (by) => {
      const ranked = rankRows(rows, { by, limit: 50 }, () => null);
      const values = ranked.map(({ value }) => value);
      expect(ranked).toHaveLength(50);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
      expect(new Set(ranked.map(({ instrument }) => instrument.isin)).size).toBe(50);
    },
  );

  it('rank by the return of a year, without what was not there', () => {
    const known = new Map([
      ['ARAVBANK', 500],
      ['SATPBANK', 1_000],
      ['KONKBANK', 0],
    ]);
    const three = ['ARAVBANK', 'SATPBANK', 'KONKBANK', 'DOABBANK'].map((symbol) => rowOf(symbol));
    const ranked = rankRows(
      three,
      { by: 'year_return', limit: 9 },
      ({ instrument }) => known.get(instrument.symbol) ?? null,
    );
    expect(symbolsOf(ranked)).toEqual(['ARAVBANK', 'SATPBANK']);
    expect(ranked[0]?.value).toBeCloseTo(99.73, 6);
  });

  it('show as gainers what has risen, as losers what has fallen', () => {
    const moved = [
      rowOf('ARAVBANK', { changePercent: 1 }),
      rowOf('SATPBANK', { changePercent: -2 }),
      rowOf('KONKBANK'),
    ];
    expect(symbolsOf(moversOf(moved, { kind: 'gainers', limit: 5 }))).toEqual(['ARAVBANK']);
    expect(symbolsOf(moversOf(moved, { kind: 'losers', limit: 5 }))).toEqual(['SATPBANK']);
    expect(moversOf(moved, { kind: 'active', limit: 5 })).toEqual([]);
  });

  it('sum sectors up to the market, each issuer once', () => {
    const figures = sectorFigures(rows);
    const main = rows.filter(({ instrument }) => isMainListing(instrument) && instrument.kind === 'share');
    const total = main.reduce((sum, { marketCap }) => sum + (marketCap ?? 0), 0);
    expect(figures.reduce((sum, { marketCap }) => sum + marketCap, 0)).toBeCloseTo(total, -3);
    expect(figures.reduce((sum, { rows: members }) => sum + members.length, 0)).toBe(main.length);
    expect(figures.map(({ sector }) => sector)).not.toContain('Funds');
    for (const sector of figures) {
      expect(leadersOf(sector)).toHaveLength(10);
      expect(sector.advances + sector.declines).toBeLessThanOrEqual(sector.rows.length);
    }
  });

  it('weigh the change of a sector by size', () => {
    const large = rowOf('ARAVBANK');
    const small = rowOf('TERABANK', { lastPrice: rowOf('TERABANK').instrument.basePrice * 1.1 });
    const [sector] = sectorFigures([large, small]);
    expect(sector?.changePercent).toBeGreaterThan(0);
    expect(sector?.changePercent).toBeLessThan(0.3);
  });
});
