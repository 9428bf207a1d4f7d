import { calendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instruments } from '../../engine/index.ts';
import { editDistance } from './editDistance.ts';
import { fromDevanagari } from './fromDevanagari.ts';
import { findInstrument } from '../findInstrument.ts';
import { instrumentSearch } from './instrumentSearch.ts';
import type { SearchEntry } from './searchEntry.ts';

const on = calendarDay('2026-11-20');
/** As on a day: what is no instrument is an index. */
const isListed = ({ market, symbol }: SearchEntry) => (findInstrument(market, symbol)?.listedOn ?? on) <= on;
const find = (text: string, limit = 20) => instrumentSearch().find(text, { isListed, limit });

/** What has to come first, by what somebody types; the five actions of the pages are the client's. */
const expected = [
  ['symbol', 'ARAVBANK', 'ARAVBANK'],
  ['symbol', 'kaimbank', 'KAIMBANK'],
  ['symbol', 'NIFTY50', 'NIFTY50'],
  ['symbol', 'paduka', 'PADUKA'],
  ['symbol', 'moharnif', 'MOHARNIF'],
  ['prefix', 'arav', 'ARAVBANK'],
  ['prefix', 'nifty', 'NIFTY50'],
  ['prefix', 'sens', 'SENSEX'],
  ['prefix', 'lohas', 'LOHASTEEL'],
  ['prefix', 'gajr', 'GAJRAAUTO'],
  ['word in the name', 'petroleum', 'AGNIPETRO'],
  ['word in the name', 'coast', 'KONKBANK'],
  ['word in the name', 'satcom', 'NAKSHSAT'],
  ['word in the name', 'wagons', 'RELPATH'],
  ['word in the name', 'motorcycles', 'TURAGBIKE'],
  ['ISIN', isinOf('SATPBANK'), 'SATPBANK'],
  ['ISIN', isinOf('MOHARGLD'), 'MOHARGLD'],
  ['ISIN', isinOf('URJASTOR').toLowerCase(), 'URJASTOR'],
  ['ISIN', isinOf('TALAORTY'), 'TALAORTY'],
  ['ISIN', isinOf('SHESHTECH').slice(0, 11), 'SHESHTECH'],
  ['misspelling', 'aravali bank', 'ARAVBANK'],
  ['misspelling', 'neelamber', 'NEELINFO'],
  ['misspelling', 'saptarng life', 'SAPTALIFE'],
  ['misspelling', 'hornbil digitel', 'HORNBILL'],
  ['misspelling', 'rangolli paint', 'RANGOLI'],
  ['transposed letters', 'arvabank', 'ARAVBANK'],
  ['transposed letters', 'sehshtech', 'SHESHTECH'],
  ['transposed letters', 'lohapru steel', 'LOHASTEEL'],
  ['transposed letters', 'vidyut genreation', 'VIDYUTGEN'],
  ['transposed letters', 'grihsathi', 'GRIHASTHI'],
  ['exchange and symbol [I4B-A18]', 'NSE:ARAVBANK', 'ARAVBANK'],
  ['exchange and symbol [I4B-A18]', 'bse:aravbank', 'ARAVBANK'],
  ['exchange and symbol [I4B-A18]', 'INDEX:NIFTY50', 'NIFTY50'],
  ['symbol and exchange [I4B-A18]', 'ARAVBANK BSE', 'ARAVBANK'],
  ['symbol and exchange [I4B-A18]', 'ARAVBANK.NS', 'ARAVBANK'],
  ['symbol and exchange [I4B-A18]', 'Aravalli Bank (NSE)', 'ARAVBANK'],
  ['symbol and series [I4B-A18]', 'ARAVBANK-EQ', 'ARAVBANK'],
  ['full name [I4B-A18]', 'Aravalli Bank Ltd', 'ARAVBANK'],
  ['full name [I4B-A18]', 'Aravalli Bank Ltd.', 'ARAVBANK'],
  ['full name [I4B-A18]', 'Aravalli Bank limi', 'ARAVBANK'],
  ['a sign in the symbol [I4B-A18]', 'R&BTEA', 'R&BTEA'],
  ['a sign in the symbol [I4B-A18]', 'nse:r&btea', 'R&BTEA'],
  ['a sign in the symbol [I4B-A18]', 'SONA-AUTO', 'SONA-AUTO'],
  ['a sign in the symbol [I4B-A18]', 'sona-auto.ns', 'SONA-AUTO'],
  ['a sign left out [I4B-A18]', 'rbtea', 'R&BTEA'],
  ['zero-width blanks [I4B-A18]', '\u200BARAV\u200BBANK\uFEFF', 'ARAVBANK'],
  ['Hindi', 'अरावली बैंक', 'ARAVBANK'],
  ['Hindi, full name [I4B-A18]', 'अरावली बैंक लिमिटेड', 'ARAVBANK'],
  ['Hindi', 'सतपुड़ा', 'SATPBANK'],
  ['Hindi', 'तुलसी फार्मा', 'TULSIPHAR'],
  ['Hindi', 'रंगोली पेंट्स', 'RANGOLI'],
  ['Hindi', 'लोहापुर स्टील', 'LOHASTEEL'],
] as const;

function isinOf(symbol: string): string {
  const isin = instruments.find((instrument) => instrument.symbol === symbol)?.isin;
  if (isin === undefined) throw new RangeError(`no instrument ${symbol}`);
  return isin;
}

describe('search [I4-6-RANKING]', () => {
  it.each(expected)('by %s: %s finds %s first', (_, text, symbol) => {
    expect(find(text)[0]?.symbol).toBe(symbol);
  });

  it('finds every listed share by its symbol and its ISIN, whatever the case', () => {
    const some = fc.constantFrom(...instruments.filter(({ listedOn }) => listedOn <= on));
    fc.assert(
      fc.property(some, fc.boolean(), (instrument, isLower) => {
        for (const text of [instrument.symbol, instrument.isin]) {
          const [first] = find(isLower ? text.toLowerCase() : text);
          expect(first?.symbol).toBe(instrument.symbol);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('finds a share with two letters of its name transposed', () => {
    const named = instruments.filter(({ market, listedOn }) => market === 'NSE' && listedOn <= on);
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.nat(), ({ name, symbol }, seed) => {
        const place = 1 + (seed % (Math.max(...name.split(' ').map(({ length }) => length)) > 6 ? 3 : 1));
        const text =
          name.slice(0, place) + name.charAt(place + 1) + name.charAt(place) + name.slice(place + 2);
        expect(find(text).map((entry) => entry.symbol)).toContain(symbol);
      }),
      { numRuns: 40 },
    );
  });

  it('names a share once, at the exchange that was asked for, else at NSE [I4B-E9]', () => {
    const marketsOf = (text: string) =>
      find(text).flatMap(({ symbol, market }) => (symbol === 'ARAVBANK' ? [market] : []));
    expect(marketsOf('aravbank')).toEqual(['NSE']);
    expect(marketsOf('aravbank nse')).toEqual(['NSE']);
    expect(marketsOf('aravbank bse')).toEqual(['BSE']);
    expect(marketsOf('BSE:ARAVBANK')).toEqual(['BSE']);
    const onNseOnly = find('NAKSHSAT BSE');
    expect(onNseOnly[0]).toMatchObject({ symbol: 'NAKSHSAT' });
  });

  it('lists as many shares as it may, whatever the number of their exchanges [I4B-E9]', () => {
    const isins = find('bank').map(({ isin }) => isin);
    expect(isins).toHaveLength(20);
    expect(new Set(isins).size).toBe(20);
  });

  it('answers no share before its listing', () => {
    const later = instruments.filter(({ listedOn }) => listedOn > on);
    for (const { symbol } of later.slice(0, 10)) {
      expect(find(symbol).map((entry) => entry.symbol)).not.toContain(symbol);
    }
  });

  it.each(['', ' ', '-', '्', '%', '\u0000', '🙂', '<>', 'x'.repeat(80), 'ँ'.repeat(80)])(
    'makes nothing of "%s"',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => find(text, 3).length <= 3),
      {
        numRuns: 60,
      },
    );
  });
});

describe('editDistance', () => {
  it.each([
    ['bank', 'bank', 0],
    ['bnak', 'bank', 1],
    ['banks', 'bank', 1],
    ['ban', 'bank', 1],
    ['', 'bank', 4],
    ['abcd', 'dcba', 3],
  ])('from %s to %s is %i', (one, other, distance) => {
    expect(editDistance(one, other).whole).toBe(distance);
  });

  it('is the same both ways, and nothing only for the same text', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const { whole } = editDistance(one, other);
        expect(editDistance(other, one).whole).toBe(whole);
        expect(whole === 0).toBe(one === other);
      }),
    );
  });
});

describe('fromDevanagari', () => {
  it.each([
    ['बैंक', 'baink'],
    ['अरावली', 'aravali'],
    ['स्टील', 'stil'],
    ['शेष tech ५०', 'shesh tech 50'],
    ['ज़ी', 'ji'],
  ])('writes %s as %s', (hindi, latin) => {
    expect(fromDevanagari(hindi)).toBe(latin);
  });
});
