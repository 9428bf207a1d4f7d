import { expect, it } from 'vitest';
import { tradeDayOf } from './tradeDayOf.ts';

it.each([
  ['2026-11-20T23:59:59+05:30', '2026-11-20'],
  // A weekend, and Guru Nanak Jayanti.
  ['2026-11-21T00:00:00+05:30', '2026-11-23'],
  ['2026-11-24T11:00:00+05:30', '2026-11-25'],
  // Muhurat trading is on a Sunday.
  ['2026-11-08T18:30:00+05:30', '2026-11-08'],
  // A day that trades and does not settle.
  ['2026-02-19T11:00:00+05:30', '2026-02-19'],
])('a trade of %s counts to %s [I5A-10-SETTLEMENT]', (time, day) => {
  expect(tradeDayOf(Date.parse(time))).toBe(day);
});
