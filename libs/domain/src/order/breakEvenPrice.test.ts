import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { orderCost } from '../charges/orderCost.ts';
import { fromPaise, fromWire, toWire } from '../money/paise.ts';
import { breakEvenPrice, type SoldPosition } from './breakEvenPrice.ts';
import { quantityForAmount, type AmountedOrder } from './quantityForAmount.ts';

const trade = { market: 'NSE', product: 'delivery', on: calendarDay('2026-11-20') } as const;

const positions: fc.Arbitrary<SoldPosition> = fc
  .record({
    price: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 3_000 }),
    tickSize: fc.constantFrom(1, 5, 10, 50).map(fromPaise),
    market: fc.constantFrom('NSE', 'BSE'),
    isSoldAlreadyToday: fc.boolean(),
  })
  .map(({ price, quantity, tickSize, market, isSoldAlreadyToday }) => {
    const bought = { ...trade, market, side: 'BUY' as const, price: fromPaise(price * tickSize), quantity };
    return { ...trade, market, isSoldAlreadyToday, quantity, tickSize, paid: orderCost(bought).cash };
  });

function proceeds(position: SoldPosition, price: number): number {
  return orderCost({ ...position, side: 'SELL', price: fromPaise(price) }).cash;
}

describe('breakEvenPrice [I5A-1-BREAKEVEN]', () => {
  it('holds the charges of both sides and the depository’s', () => {
    const paid = orderCost({ ...trade, side: 'BUY', price: fromWire(1000), quantity: 100 }).cash;
    const price = breakEvenPrice({ ...trade, paid, quantity: 100, tickSize: fromWire(0.05) });
    // 118.74 paid, 119.67 to pay: 238.41 on 100 shares is 2.3841 each, and a little for the tax on it.
    expect(toWire(price)).toBe(1002.4);
    const soldBefore = { ...trade, paid, quantity: 100, tickSize: fromWire(0.05), isSoldAlreadyToday: true };
    expect(toWire(breakEvenPrice(soldBefore))).toBe(1002.25);
  });

  it('loses nothing at any price from it on, and something one tick below', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 0, max: 3_000 }), (position, ticks) => {
        const price = breakEvenPrice(position);
        expect(price % position.tickSize).toBe(0);
        expect(proceeds(position, price + ticks * position.tickSize)).toBeGreaterThanOrEqual(position.paid);
        expect(proceeds(position, price - position.tickSize)).toBeLessThan(position.paid);
      }),
    );
  });

  it('is no price at all for what cost nothing, and of nothing there is none', () => {
    const free: SoldPosition = { ...trade, paid: fromPaise(0), quantity: 10, tickSize: fromPaise(5) };
    expect(breakEvenPrice(free)).toBe(0);
    expect(() => breakEvenPrice({ ...free, quantity: 0 })).toThrow(RangeError);
    expect(() => breakEvenPrice({ ...free, tickSize: fromPaise(0) })).toThrow(RangeError);
  });
});

describe('quantityForAmount [I5A-1-BREAKEVEN]', () => {
  const order: AmountedOrder = {
    ...trade,
    side: 'BUY',
    amount: fromWire(1_00_118.74),
    price: fromWire(1000),
    lotSize: 1,
  };

  it.each([
    ['value and charges exactly', {}, 100],
    ['a paisa less', { amount: fromWire(1_00_118.73) }, 99],
    ['in lots', { lotSize: 30 }, 90],
    ['less than one lot', { lotSize: 101 }, 0],
    ['nothing', { amount: fromPaise(0) }, 0],
    ['less than nothing', { amount: fromWire(-10) }, 0],
    ['a sale, before its charges', { side: 'SELL', amount: fromWire(1_00_000) }, 100],
    ['more than anybody has', { amount: fromPaise(Number.MAX_SAFE_INTEGER) }, 99_881_400],
  ] as const)('%s', (_name, change, quantity) => {
    expect(quantityForAmount({ ...order, ...change })).toBe(quantity);
  });

  it('is the most that the amount pays for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }).map(fromPaise),
        fc.integer({ min: 1, max: 1_000_000 }).map(fromPaise),
        fc.integer({ min: 1, max: 50 }),
        (amount, price, lotSize) => {
          const quantity = quantityForAmount({ ...order, amount, price, lotSize });
          const costOf = (units: number) => orderCost({ ...order, price, quantity: units }).cash;
          expect(quantity % lotSize).toBe(0);
          expect(costOf(quantity)).toBeLessThanOrEqual(amount);
          if (quantity + lotSize <= 1_000_000_000) expect(costOf(quantity + lotSize)).toBeGreaterThan(amount);
        },
      ),
    );
  });
});
