import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './createSearchIndex.ts';
import { editDistance } from './editDistance.ts';
import type { SearchEntry } from './searchEntry.ts';

/** Of the same weight: nothing but the text decides. */
function entry(symbol: string, name: string): SearchEntry {
  return { market: 'NSE', symbol, name, isin: `IN${symbol}`, weight: 1 };
}

function order(entries: readonly SearchEntry[], text: string): string[] {
  return createSearchIndex(entries)
    .find(text, { isListed: () => true, limit: 10 })
    .map(({ symbol }) => symbol);
}

describe('what a search puts first', () => {
  it.each([
    {
      first: 'a symbol that begins so',
      entries: [entry('ABCXYZ', 'Other Works'), entry('XYZABC', 'Works')],
      text: 'xyz',
      expected: ['XYZABC', 'ABCXYZ'],
    },
    {
      first: 'a name that begins so',
      entries: [entry('AAA', 'Great Lotus'), entry('BBB', 'Lotus Works')],
      text: 'lotus',
      expected: ['BBB', 'AAA'],
    },
    {
      first: 'a word that begins so, before one that holds it',
      entries: [entry('AAA', 'First Superlotus'), entry('BBB', 'First Lotus')],
      text: 'lotus',
      expected: ['BBB', 'AAA'],
    },
    {
      first: 'the whole symbol',
      entries: [entry('LOTUSX', 'One'), entry('LOTUS', 'Two')],
      text: 'lotus',
      expected: ['LOTUS', 'LOTUSX'],
    },
  ])('is $first [I4B-B5]', ({ entries, text, expected }) => {
    expect(order(entries, text)).toEqual(expected);
  });

  it('takes two letters that stand the other way round for one mistake [I4B-B5]', () => {
    // As far away as one letter that is wrong: the order of the entries decides.
    expect(order([entry('BBB', 'Mandana'), entry('AAA', 'Mnadaxa')], 'mnadana')).toEqual(['BBB', 'AAA']);
    expect(order([entry('AAA', 'Mnadaxa'), entry('BBB', 'Mandana')], 'mnadana')).toEqual(['AAA', 'BBB']);
  });

  it('takes two transposed letters of a short word, where two mistakes would be too many [I4B-B5]', () => {
    expect(order([entry('AAA', 'Neem')], 'enem')).toEqual(['AAA']);
    expect(order([entry('AAA', 'Neem')], 'exxm')).toEqual([]);
    expect(editDistance('enem', 'neem', 1)).toMatchObject({ whole: 1, beginning: 1 });
  });
});
