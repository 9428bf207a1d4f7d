import { describe, expect, it } from 'vitest';
import { keepsOrders } from './keepsOrders.ts';

describe('orders that wait for the next session [I4B-A20]', () => {
  it.each([
    ['2026-11-19T16:30', true],
    ['2026-11-20T08:57', true],
    ['2026-11-20T08:59', false],
    ['2026-11-19T14:30', false],
    ['2026-11-19T15:40', false],
    ['2026-11-24T11:00', true],
    ['2026-11-21T11:00', true],
  ])('at %s: %s', (time, keeps) => {
    expect(keepsOrders(Date.parse(`${time}:00+05:30`), true)).toBe(keeps);
  });
});
