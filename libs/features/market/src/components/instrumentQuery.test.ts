import { expect, it } from 'vitest';
import { marketSearch } from '@wealth/hrefs';
import { gridSortOf, instrumentQuery, searchOfSort } from './instrumentQuery.ts';

it('asks for the largest issuers first where the address says nothing [I4-2-ADDRESS]', () => {
  expect(instrumentQuery({})).toMatchObject({ segment: 'all', sort: 'market_cap', order: 'desc' });
  expect(instrumentQuery({ sort: 'symbol' })).toMatchObject({ sort: 'symbol', order: 'asc' });
  expect(instrumentQuery({ sort: 'volume', order: 'asc' })).toMatchObject({ sort: 'volume', order: 'asc' });
});

it('asks for what the filters leave, in the words of the wire [I4-2-ADDRESS]', () => {
  expect(
    instrumentQuery({ segment: 'stock', sector: 'IT', cap: 'mid', band: 'any', near: 'low' }),
  ).toMatchObject({
    segment: 'stock',
    sector: 'IT',
    cap: 'mid',
    band_hit: 'any',
    near_52w: 'low',
  });
});

it.each([
  [{ columnId: 'market_cap', direction: 'descending' }, {}],
  [{ columnId: 'market_cap', direction: 'ascending' }, { order: 'asc' }],
  [{ columnId: 'name', direction: 'ascending' }, { sort: 'name' }],
  [
    { columnId: 'volume', direction: 'ascending' },
    { sort: 'volume', order: 'asc' },
  ],
] as const)('%j is the address %j, and leads back [I4-2-ADDRESS]', (sort, search) => {
  expect(searchOfSort(sort)).toEqual({ sort: undefined, order: undefined, ...search });
  expect(gridSortOf(marketSearch(searchOfSort(sort)))).toEqual(sort);
});

it('leaves the address alone where a column has no order', () => {
  expect(searchOfSort({ columnId: 'sector', direction: 'ascending' })).toEqual({});
});
