import { describe, expect, it } from 'vitest';
import { deepHref } from './deepHref.ts';
import { holdingSearch } from './holdingSearch.ts';

describe('the address of the holdings [I5B-3-ADDRESS]', () => {
  it('says order, group, what is left out and whose lots are open', () => {
    expect(
      holdingSearch({ sort: 'gain', order: 'asc', group: 'sector', show: 'loss', lots: 'INE000Z01012' }),
    ).toEqual({
      sort: 'gain',
      order: 'asc',
      group: 'sector',
      show: 'loss',
      query: undefined,
      density: undefined,
      lots: 'INE000Z01012',
    });
  });

  it.each([
    { sort: 'value' },
    { order: 'up' },
    { group: 'market' },
    { show: 3 },
    { lots: 'INE<script>' },
    { lots: ['INE000Z01012'] },
  ])('does not know %o', (search) => {
    expect(Object.values(holdingSearch(search)).every((value) => value === undefined)).toBe(true);
  });

  it('leads to the lots of a share, and to all holdings for what is no ISIN', () => {
    expect(deepHref.lots('INE000Z01012')).toBe('/portfolio/holding?lots=INE000Z01012');
    expect(deepHref.lots('nonsense')).toBe('/portfolio/holding');
  });
});
