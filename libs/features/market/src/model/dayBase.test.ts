import { expect, it } from 'vitest';
import { dayBaseOf } from './dayBase.ts';

const quote = {
  basis: 'live',
  last_price: 1004.85,
  previous_close: 998.65,
  time: '2026-11-19T14:32:07+05:30',
} as const;

it.each([
  { why: 'of a day that is traded', given: quote, base: { day: '2026-11-19', price: 998.65 } },
  {
    why: 'of a day that is over',
    given: { ...quote, basis: 'close' as const },
    base: { day: '2026-11-19', price: 998.65 },
  },
  {
    why: 'before the first trade: the last price is the close itself',
    given: { ...quote, basis: 'close' as const, last_price: 998.65 },
    base: null,
  },
])('is the close before the day, $why [I4B-D9]', ({ given, base }) => {
  expect(dayBaseOf(given)).toEqual(base);
});
