import { expect, it } from 'vitest';
import { ticketSearch } from './ticketSearch.ts';

it.each([
  ['SELL', 'SELL'],
  ['BUY', 'BUY'],
  ['sell', undefined],
  [undefined, undefined],
])('%s in an address means %s', (said, side) => {
  expect(ticketSearch({ side: said, stock: 'NSE:ARAVBANK' })).toEqual({ side });
});
