import { expect, it } from 'vitest';
import { ticketHref, ticketSearch } from './ticketHref.ts';

it.each([
  { symbol: 'ARAVBANK', side: 'BUY', path: '/market/NSE/ARAVBANK/order?side=BUY' },
  { symbol: 'M&M', side: 'SELL', path: '/market/NSE/M%26M/order?side=SELL' },
  { symbol: '/evil.example', side: 'BUY', path: '/market' },
] as const)('$side $symbol is at $path [I5A-5-TICKET]', ({ symbol, side, path }) => {
  expect(ticketHref({ instrument: { market: 'NSE', symbol }, side })).toBe(path);
});

it.each([
  ['SELL', 'SELL'],
  ['BUY', 'BUY'],
  ['sell', undefined],
  [undefined, undefined],
])('%s in an address means %s', (said, side) => {
  expect(ticketSearch({ side: said, stock: 'NSE:ARAVBANK' })).toEqual({ side });
});
