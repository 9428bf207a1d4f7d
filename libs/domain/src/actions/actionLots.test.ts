import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/calendarDay.ts';
import { consumeLots } from '../lots/consumeLots.ts';
import { averagePrice, type TaxLot } from '../lots/taxLot.ts';
import { sumOf } from '../money/arithmetic.ts';
import { fromPaise, fromWire, noMoney } from '../money/paise.ts';
import { bonusOf } from './bonusOf.ts';
import { demergeLots } from './demergeLots.ts';
import { exchangeLots } from './exchangeLots.ts';
import { priceFactor } from './priceFactor.ts';
import { sharesBy } from './ratio.ts';

const firstDay = calendarDay('2024-06-10');

interface NamedLot extends TaxLot {
  name: string;
}

const lot = (name: string, change: Partial<NamedLot> = {}): NamedLot => ({
  name,
  boughtOn: firstDay,
  quantity: 10,
  cost: fromWire(1_000),
  charges: fromWire(1.87),
  transactionTax: fromWire(1),
  ...change,
});

const lists = fc.array(
  fc.record({
    name: fc.string(),
    boughtOn: fc.integer({ min: 0, max: 400 }).map((days) => addDays(firstDay, days)),
    quantity: fc.integer({ min: 1, max: 100_000 }),
    cost: fc.integer({ min: 0, max: 1e12 }).map(fromPaise),
    charges: fc.integer({ min: -2, max: 1e8 }).map(fromPaise),
    transactionTax: fc.integer({ min: 0, max: 1e8 }).map(fromPaise),
  }),
  { minLength: 1, maxLength: 12 },
);
const counts = fc.integer({ min: 1, max: 12 });
const ratios = fc.record({ after: counts, before: counts });
const unitsOf = (rows: readonly TaxLot[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
const figures = ['cost', 'charges', 'transactionTax'] as const;

describe('a split [I5B-1-SPLIT]', () => {
  it('makes ten shares of two, at the same cost and days', () => {
    const { lots, fraction } = exchangeLots([lot('one', { quantity: 20 })], { after: 5, before: 1 });
    expect(fraction).toBeNull();
    expect(lots).toEqual([lot('one', { quantity: 100 })]);
    expect(averagePrice(lots)?.toString()).toBe('10');
  });

  it('changes no rupee, no day and no order, whatever is held', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 2, max: 100 }), (held, after) => {
        const { lots, fraction } = exchangeLots(held, { after, before: 1 });
        expect(fraction).toBeNull();
        expect(lots).toEqual(held.map((one) => ({ ...one, quantity: one.quantity * after })));
        expect(
          priceFactor({ kind: 'split', ratio: { after, before: 1 } })
            .times(after)
            .toNumber(),
        ).toBe(1);
      }),
    );
  });

  it('lets a sale take the same lots before and after it', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 2, max: 10 }), fc.nat(), (held, after, wish) => {
        const quantity = 1 + (wish % unitsOf(held));
        const before = consumeLots(held, quantity).parts;
        const later = consumeLots(exchangeLots(held, { after, before: 1 }).lots, quantity * after).parts;
        expect(later.map(({ lot: { name, boughtOn }, cost }) => [name, boughtOn, cost])).toEqual(
          before.map(({ lot: { name, boughtOn }, cost }) => [name, boughtOn, cost]),
        );
      }),
    );
  });
});

describe('a merger [I5B-1-MERGER]', () => {
  it('carries cost and date over, and leaves one fraction of the oldest lot', () => {
    const held = [
      lot('old', { quantity: 7, cost: fromWire(700) }),
      lot('new', { quantity: 4, cost: fromWire(480), boughtOn: addDays(firstDay, 30) }),
    ];
    const { lots, fraction } = exchangeLots(held, { after: 2, before: 3 });
    // 11 × 2 ÷ 3 is 7 and a third. Of the four new ones two become two and two thirds: the share that is not whole is of the old lot.
    expect(lots.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['old', 5],
      ['new', 2],
    ]);
    expect(fraction).toMatchObject({ numerator: 1, denominator: 3, cost: 5_000 });
    expect(fraction?.lot.name).toBe('old');
    expect(sumOf([...lots.map(({ cost }) => cost), fraction?.cost ?? noMoney])).toBe(118_000);
  });

  it('gives nothing but a fraction for less than a share', () => {
    const { lots, fraction } = exchangeLots([lot('one', { quantity: 2 })], { after: 1, before: 5 });
    expect(lots).toEqual([]);
    expect(fraction).toMatchObject({ numerator: 2, denominator: 5, cost: 100_000, charges: 187 });
  });

  it('adds up in units and in every figure, to the paisa', () => {
    fc.assert(
      fc.property(lists, ratios, (held, ratio) => {
        const { lots, fraction } = exchangeLots(held, ratio);
        expect(unitsOf(lots)).toBe(sharesBy(unitsOf(held), ratio).whole);
        expect(fraction ? [fraction.numerator, fraction.denominator] : null).toEqual(
          sharesBy(unitsOf(held), ratio).fraction && [
            sharesBy(unitsOf(held), ratio).fraction?.numerator,
            sharesBy(unitsOf(held), ratio).fraction?.denominator,
          ],
        );
        for (const figure of figures) {
          const left = fraction ? fraction[figure] : noMoney;
          expect(sumOf([...lots.map((row) => row[figure]), left])).toBe(
            sumOf(held.map((row) => row[figure])),
          );
        }
        for (const { quantity } of lots) expect(quantity).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    { after: 0, before: 1 },
    { after: 1, before: 0 },
    { after: 1.5, before: 1 },
  ])('has no ratio of $after for $before', (ratio) => {
    expect(() => exchangeLots([lot('one')], ratio)).toThrow(RangeError);
  });
});

describe('a bonus [I5B-1-BONUS]', () => {
  const recordDate = calendarDay('2026-03-20');

  it('is a lot of its own that costs nothing, of the day of allotment', () => {
    const { lot: given, fraction, tradableFrom } = bonusOf(65, { after: 2, before: 1 }, recordDate);
    expect(given).toEqual({
      boughtOn: '2026-03-23',
      quantity: 65,
      cost: 0,
      charges: 0,
      transactionTax: 0,
    });
    expect(fraction).toBeNull();
    expect(tradableFrom).toBe('2026-03-24');
  });

  it('gives whole shares of the holding, and one fraction', () => {
    expect(bonusOf(7, { after: 5, before: 4 }, recordDate)).toMatchObject({
      lot: { quantity: 1 },
      fraction: { numerator: 3, denominator: 4 },
    });
    expect(bonusOf(1, { after: 3, before: 2 }, recordDate)).toMatchObject({
      lot: null,
      fraction: { numerator: 1, denominator: 2 },
    });
  });

  it('makes a holding and its fraction worth what they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), counts, counts, (quantity, more, before) => {
        const { lot: given, fraction } = bonusOf(quantity, { after: before + more, before }, recordDate);
        const parts = fraction ? (fraction.numerator * before) / fraction.denominator : 0;
        expect((quantity + (given?.quantity ?? 0)) * before + parts).toBe(quantity * (before + more));
      }),
    );
  });
});

describe('a demerger [I5B-1-DEMERGER]', () => {
  it('shares the cost by the published percentages, and its days go on', () => {
    const { kept, given } = demergeLots([lot('one'), lot('two', { cost: fromWire(1_234.57) })], {
      ratio: { after: 1, before: 1 },
      costShare: 3_675,
    });
    expect(kept.map(({ cost }) => cost)).toEqual([63_250, 78_087]);
    expect(given.lots.map(({ cost, quantity, boughtOn }) => [cost, quantity, boughtOn])).toEqual([
      [36_750, 10, firstDay],
      [45_370, 10, firstDay],
    ]);
  });

  it('adds up, and changes no unit of the old share', () => {
    fc.assert(
      fc.property(lists, ratios, fc.integer({ min: 0, max: 10_000 }), (held, ratio, costShare) => {
        const { kept, given } = demergeLots(held, { ratio, costShare });
        expect(kept.map(({ quantity }) => quantity)).toEqual(held.map(({ quantity }) => quantity));
        for (const figure of figures) {
          const all = [...kept, ...given.lots].map((row) => row[figure]);
          const left = given.fraction ? given.fraction[figure] : noMoney;
          expect(sumOf([...all, left])).toBe(sumOf(held.map((row) => row[figure])));
        }
      }),
    );
  });

  it.each([-1, 10_001, 0.5])('has no share of the cost of %d', (costShare) => {
    expect(() => demergeLots([lot('one')], { ratio: { after: 1, before: 1 }, costShare })).toThrow(
      RangeError,
    );
  });
});
