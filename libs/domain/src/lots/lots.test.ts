import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/calendarDay.ts';
import { sumOf } from '../money/arithmetic.ts';
import { fromPaise, fromWire, toWire } from '../money/paise.ts';
import { shareOut } from '../money/shareOut.ts';
import { consumeLots } from './consumeLots.ts';
import { taxableGainOf } from '../tax/costTaken.ts';
import { priceGainOf, sellLots } from './sellLots.ts';
import { averagePrice, splitCharges, taxCostOf, type TaxLot } from './taxLot.ts';

const firstDay = calendarDay('2025-04-01');

interface NamedLot extends TaxLot {
  name: string;
}

function lot(name: string, change: Partial<NamedLot> = {}): NamedLot {
  return {
    name,
    boughtOn: firstDay,
    quantity: 10,
    cost: fromWire(1_000),
    charges: fromWire(1.87),
    transactionTax: fromWire(1),
    ...change,
  };
}

const lots = fc
  .array(
    fc.record({
      boughtOn: fc.integer({ min: 0, max: 400 }).map((days) => addDays(firstDay, days)),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      cost: fc.integer({ min: 0, max: 1e12 }).map(fromPaise),
      // A line of charges may fall by a paisa when an order fills on.
      charges: fc.integer({ min: -2, max: 1e8 }).map(fromPaise),
      transactionTax: fc.integer({ min: 0, max: 1e8 }).map(fromPaise),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .chain((list) => {
    const units = list.reduce((sum, { quantity }) => sum + quantity, 0);
    return fc.record({ list: fc.constant(list), quantity: fc.integer({ min: 1, max: units }) });
  });

describe('shareOut', () => {
  it.each([
    { amount: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
    { amount: 100, weights: [1, 2, 3], parts: [17, 33, 50] },
    { amount: -100, weights: [1, 1, 1], parts: [-34, -33, -33] },
    { amount: 1, weights: [0, 5], parts: [0, 1] },
    { amount: 0, weights: [0, 0], parts: [0, 0] },
    { amount: 0, weights: [], parts: [] },
  ])('splits $amount over $weights into $parts', ({ amount, weights, parts }) => {
    expect(shareOut(fromPaise(amount), weights)).toEqual(parts);
  });

  it.each([[[]], [[0]], [[-1]], [[0.5]], [[Number.NaN]]])('refuses to split a rupee over %j', (weights) => {
    expect(() => shareOut(fromPaise(100), weights)).toThrow(RangeError);
  });

  it('adds up, and no part is a paisa or more off its share, for any amounts', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }).map(fromPaise), weights, (amount, list) => {
        const whole = list.reduce((sum, weight) => sum + weight, 0);
        fc.pre(whole > 0);
        const parts = shareOut(amount, list);
        expect(sumOf(parts)).toBe(amount);
        for (const [at, part] of parts.entries()) {
          const share = Big(amount)
            .times(list[at] ?? 0)
            .div(whole);
          expect(share.minus(part).abs().lt(1)).toBe(true);
        }
      }),
    );
  });
});

describe('lots [I5A-1-LOTS]', () => {
  it('are taken oldest first, and of one day in the order given, whatever the exchange', () => {
    const later = lot('later', { boughtOn: addDays(firstDay, 1) });
    const { parts, rest } = consumeLots([later, lot('first'), lot('second')], 25);

    expect(parts.map((part) => [part.lot.name, part.quantity])).toEqual([
      ['first', 10],
      ['second', 10],
      ['later', 5],
    ]);
    expect(rest.map(({ name, quantity }) => [name, quantity])).toEqual([['later', 5]]);
  });

  it('leave a rest that has its share of cost and charges', () => {
    const { parts, rest } = consumeLots([lot('one')], 3);

    // 3 of 10 units of 1,000.00, 1.87 and 1.00.
    expect(parts[0]).toMatchObject({ cost: 30_000, charges: 56, transactionTax: 30 });
    expect(rest[0]).toMatchObject({ quantity: 7, cost: 70_000, charges: 131, transactionTax: 70 });
  });

  it.each([0, -1, 1.5, Number.NaN, 21])('give no %d units out of 20', (quantity) => {
    expect(() => consumeLots([lot('one'), lot('two')], quantity)).toThrow(RangeError);
  });

  it('have an average price without charges, of what is left', () => {
    const dear = lot('dear', { cost: fromWire(1_100.05), boughtOn: addDays(firstDay, 3) });
    expect(averagePrice([lot('cheap'), dear])?.toString()).toBe('105.0025');
    expect(averagePrice(consumeLots([lot('cheap'), dear], 10).rest)?.toString()).toBe('110.005');
    expect(averagePrice([])).toBeNull();
  });

  it('tell transaction tax from the charges that lower a gain', () => {
    const lines = [
      { code: 'securitiesTransactionTax', amount: fromWire(100) },
      { code: 'stampDuty', amount: fromWire(15) },
      { code: 'gst', amount: fromWire(0.57) },
    ] as const;
    expect(splitCharges(lines)).toEqual({ charges: 1_557, transactionTax: 10_000 });
    expect(toWire(taxCostOf({ cost: fromWire(100_000), charges: fromWire(18.74) }))).toBe(100_018.74);
  });

  it('share out proceeds and charges of a sale, without transaction tax in the gain that is taxed', () => {
    const sale = {
      quantity: 15,
      price: 110,
      soldOn: calendarDay('2026-11-20'),
      lines: [
        { code: 'securitiesTransactionTax', amount: fromWire(2) },
        { code: 'depositoryFee', amount: fromWire(13.5) },
        { code: 'gst', amount: fromWire(2.43) },
      ] as const,
    };
    const { parts } = sellLots([lot('one'), lot('two', { cost: fromWire(1_200) })], sale);

    expect(parts.map(priceGainOf)).toEqual([10_000, -5_000]);
    // 1,100 − 10.62 − 1,000 − 1.87, and 550 − 5.31 − 600 − 0.93 (half of 1.87 with the larger remainder first).
    expect(parts.map(taxableGainOf)).toEqual([8_751, -5_625]);
    expect(parts.map(({ saleTransactionTax }) => saleTransactionTax)).toEqual([133, 67]);
    expect(parts[0]).toMatchObject({ boughtOn: firstDay, soldOn: sale.soldOn });
  });

  it('add up to the paisa, sold in one go or in many', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 500_000 }), ({ list, quantity }, price) => {
        const lines = [{ code: 'gst', amount: fromPaise(1_593) }] as const;
        const sale = { quantity, price: Big(price).div(100), soldOn: calendarDay('2026-11-20'), lines };
        const { parts, rest } = sellLots(list, sale);
        const all = [...parts, ...rest];

        for (const figure of ['cost', 'charges', 'transactionTax'] as const) {
          expect(sumOf(all.map((row) => row[figure]))).toBe(sumOf(list.map((row) => row[figure])));
        }
        expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
        expect(sumOf(parts.map(({ proceeds }) => proceeds))).toBe(price * quantity);
        expect(sumOf(parts.map(({ saleCharges }) => saleCharges))).toBe(1_593);
        expect(parts.map(({ boughtOn }) => boughtOn)).toEqual(
          parts.map(({ boughtOn }) => boughtOn).toSorted(),
        );
      }),
    );
  });

  it('that a sale takes in several trades may cost a paisa more or less a trade than in one, never more', () => {
    const costOf = (from: readonly NamedLot[], trades: readonly number[]) => {
      let left = from;
      let cost = 0;
      for (const quantity of trades) {
        const { parts, rest } = sellLots(left, { quantity, price: 1, soldOn: firstDay, lines: [] });
        cost += sumOf(parts.map((part) => part.cost));
        left = rest;
      }
      return cost;
    };
    const three = [lot('three', { quantity: 3, cost: fromPaise(5) })];
    expect([costOf(three, [2]), costOf(three, [1, 1])]).toEqual([3, 4]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 0, max: 1e9 }),
        (trades, kept, cost) => {
          const sold = trades.reduce((sum, quantity) => sum + quantity, 0);
          const whole = [lot('whole', { quantity: sold + kept, cost: fromPaise(cost) })];
          const difference = Math.abs(costOf(whole, trades) - costOf(whole, [sold]));
          expect(difference).toBeLessThanOrEqual(trades.length - 1);
          if (kept === 0) expect(difference).toBe(0);
        },
      ),
    );
  });

  it('give the same units out of the same lots, in one sale or two', () => {
    fc.assert(
      fc.property(lots, fc.nat(), ({ list, quantity }, cut) => {
        fc.pre(quantity > 1);
        const first = 1 + (cut % (quantity - 1));
        const one = consumeLots(list, first);
        const two = consumeLots(one.rest, quantity - first);
        const whole = consumeLots(list, quantity);

        expect(two.rest.map((row) => [row.boughtOn, row.quantity])).toEqual(
          whole.rest.map((row) => [row.boughtOn, row.quantity]),
        );
      }),
    );
  });
});
