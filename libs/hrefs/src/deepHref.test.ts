import { expect, it } from 'vitest';
import { deepHref } from './deepHref.ts';

it.each([
  { symbol: 'ARAVBANK', path: '/market/NSE/ARAVBANK' },
  { symbol: 'M&M', path: '/market/NSE/M%26M' },
  { symbol: '..', path: '/market' },
  { symbol: '/evil.example', path: '/market' },
])('$symbol is at $path [I4-9-LINK]', ({ symbol, path }) => {
  expect(deepHref.stock({ market: 'NSE', symbol })).toBe(path);
});

it.each([
  { symbol: 'ARAVBANK', side: 'BUY', path: '/market/NSE/ARAVBANK/order?side=BUY' },
  { symbol: 'M&M', side: 'SELL', path: '/market/NSE/M%26M/order?side=SELL' },
  { symbol: '/evil.example', side: 'BUY', path: '/market' },
] as const)('$side $symbol is at $path [I5A-5-TICKET]', ({ symbol, side, path }) => {
  expect(deepHref.ticket({ instrument: { market: 'NSE', symbol }, side })).toBe(path);
});

it.each([
  ['0d0e3f3a-6b1c-4d8e-9a0f-5c4b3a291807', '/portfolio/orders/0d0e3f3a-6b1c-4d8e-9a0f-5c4b3a291807'],
  ['a b', '/portfolio/orders/a%20b'],
  ['../../login', '/portfolio/history'],
  ['..', '/portfolio/history'],
])('the page of the order %j is %s', (id, expected) => {
  expect(deepHref.order({ id })).toBe(expected);
});

it.each([
  ['2026-11-19', '/portfolio/notes/2026-11-19'],
  ['19/11/2026', '/portfolio/history'],
  ['../login', '/portfolio/history'],
  ['', '/portfolio/history'],
])('the contract note of %j is at %s [I5A-7-NOTE]', (day, expected) => {
  expect(deepHref.contractNote(day)).toBe(expected);
});

it.each([
  [{}, '/portfolio/history'],
  [{ tag: 'long term', side: undefined }, '/portfolio/history?tag=long+term'],
  [
    { tag: "Q3 'results' & ₹", side: 'BUY' as const },
    '/portfolio/history?tag=Q3+%27results%27+%26+%E2%82%B9&side=BUY',
  ],
])('the history by %j is at %s [I5A-7-TAGS]', (search, expected) => {
  expect(deepHref.history(search)).toBe(expected);
});
