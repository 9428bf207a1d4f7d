import { describe, expect, it } from 'vitest';
import { buyersPercent, ladderRows, totalQuantity } from './ladder.ts';

describe('ladderRows', () => {
  it('always has five rows, each bar against the largest quantity of both sides [I2-6-DEPTH]', () => {
    const rows = ladderRows([{ price: 100, quantity: 50, orders: 3 }], [{ price: 101, quantity: 200 }]);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual({
      level: 1,
      bid: { price: 100, quantity: 50, orders: 3, barRatio: 0.25 },
      ask: { price: 101, quantity: 200, orders: null, barRatio: 1 },
    });
    expect(rows[4]?.bid).toEqual({ price: null, quantity: null, orders: null, barRatio: 0 });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, null])(
    '%s is no quantity and has no bar',
    (quantity) => {
      expect(ladderRows([{ price: 100, quantity }], [])[0]?.bid).toEqual({
        price: 100,
        quantity: null,
        orders: null,
        barRatio: 0,
      });
    },
  );
});

it('adds up what is known', () => {
  expect(
    totalQuantity([
      { price: 1, quantity: 2 },
      { price: 1, quantity: Number.NaN },
    ]),
  ).toBe(2);
  expect(totalQuantity([])).toBeNull();
});

it.each([
  [57, 43, 57],
  [0, 10, 0],
  [10, 0, 100],
  [0, 0, null],
  [null, null, null],
])('%s bid and %s asked: %s percent buyers', (bid, ask, percent) => {
  expect(buyersPercent(bid, ask)).toBe(percent);
});
