import { expect, it } from 'vitest';
import { stockHref } from './stockHref.ts';

it.each([
  { symbol: 'ARAVBANK', path: '/market/NSE/ARAVBANK' },
  { symbol: 'M&M', path: '/market/NSE/M%26M' },
  { symbol: '..', path: '/market' },
  { symbol: '/evil.example', path: '/market' },
])('$symbol is at $path [I4-9-LINK]', ({ symbol, path }) => {
  expect(stockHref({ market: 'NSE', symbol })).toBe(path);
});
