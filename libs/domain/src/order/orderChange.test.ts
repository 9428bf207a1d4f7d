import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPaise, fromWire, noMoney } from '../money/paise.ts';
import { isPaiseOnTick } from '../price/paiseTick.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { checkOrderChange, placeAfterChange, type WaitingOrder } from './orderChange.ts';
import { restMoney } from './restMoney.ts';
import { buy, facts, gtt, instrument, paise, sell, stopLoss, today } from './testing.ts';

const untraded = { filledQuantity: 0, filledValue: noMoney, filledOn: null } as const;
const tradedAt = (rupees: number) => ({ filledValue: fromWire(140 * rupees), filledOn: today });
const limit: WaitingOrder = {
  ...buy(),
  quantity: 300,
  filledQuantity: 140,
  ...tradedAt(1000),
  isInQueue: true,
};
const stop: WaitingOrder = {
  ...sell(stopLoss(978, 975)),
  ...untraded,
  quantity: 300,
  isInQueue: false,
};

const found = (order: WaitingOrder, change: Partial<CheckedOrder>, known = facts()) =>
  checkOrderChange(order, { ...order, ...change }, known).map(({ code, nearest }) => ({ code, nearest }));

describe('checkOrderChange [I5A-7-MODIFY]', () => {
  it.each([
    [{}, []],
    [{ quantity: 141 }, []],
    [{ quantity: 140 }, [{ code: 'filledAlready', nearest: { quantity: 141 } }]],
    [{ quantity: 0 }, [{ code: 'filledAlready', nearest: { quantity: 141 } }]],
    [{ quantity: 1.5 }, [{ code: 'filledAlready', nearest: { quantity: 141 } }]],
    [{ quantity: 200.4 }, [{ code: 'notWhole', nearest: { quantity: 200 } }]],
    [{ quantity: null }, [{ code: 'required', nearest: { quantity: 141 } }]],
    // Down for a purchase: never more than was typed.
    [{ price: paise(1000.04) }, [{ code: 'offTick', nearest: { price: paise(1000) } }]],
    [{ price: paise(899.95) }, [{ code: 'outsideBand', nearest: { price: paise(900) } }]],
    [
      { quantity: 10, price: paise(1200) },
      [
        { code: 'filledAlready', nearest: { quantity: 141 } },
        { code: 'outsideBand', nearest: { price: paise(1100) } },
      ],
    ],
  ])('finds in %j of a limit order %j', (typed, faults) => {
    expect(found(limit, typed)).toEqual(faults);
  });

  it('keeps to whole lots, above what is filled', () => {
    const known = facts({ instrument: { ...instrument, lotSize: 50 } });
    expect(found(limit, { quantity: 150 }, known)).toEqual([]);
    expect(found(limit, { quantity: 160 }, known)).toEqual([{ code: 'offLot', nearest: { quantity: 150 } }]);
    expect(found(limit, { quantity: 141 }, known)).toEqual([{ code: 'offLot', nearest: { quantity: 150 } }]);
  });

  it.each([
    [{ price: paise(978) }, []],
    [{ price: paise(978.1) }, ['limitShortOfTrigger']],
    [{ triggerPrice: paise(978.02) }, ['offTick']],
    [{ triggerPrice: null }, ['required']],
    [{ triggerPrice: paise(1001), price: paise(1000) }, ['triggerSide']],
  ])('finds in %j of a stop order to sell %j', (typed, faults) => {
    expect(found(stop, typed).map(({ code }) => code)).toEqual(faults);
  });

  it('checks both legs of a GTT, and takes it at any price that the market may come to', () => {
    const order: WaitingOrder = {
      ...sell({ ...gtt(1050, 1049), stop: { triggerPrice: paise(950), price: paise(948) } }),
      ...untraded,
      quantity: 300,
      isInQueue: false,
    };
    expect(found(order, {})).toEqual([]);
    const change = { stop: { triggerPrice: paise(1010), price: paise(948) } };
    expect(found(order, change).map(({ code }) => code)).toEqual(['triggerSide']);
  });

  it('is held against the money that its rest blocks, whatever its trades have cost', () => {
    // 100 at 1,000 cost 1,00,118.74, and 41 shares more than 140 of 300.
    const known = facts({ available: fromWire(1_00_130) });
    for (const rupees of [900, 1000, 1100]) {
      const order = { ...limit, ...tradedAt(rupees) };
      expect(found(order, { quantity: 240 }, known)).toEqual([]);
      expect(found(order, {}, known)).toEqual([{ code: 'notEnoughFunds', nearest: { quantity: 240 } }]);
      // Cheaper by a tenth, the same money pays for more; dearer for less.
      expect(found(order, { quantity: 251, price: paise(900) }, known)).toEqual([]);
      expect(found(order, { quantity: 252, price: paise(900) }, known)).toHaveLength(1);
      expect(found(order, { quantity: 231, price: paise(1100) }, known)).toMatchObject([
        { code: 'notEnoughFunds' },
        { code: 'farFromMarket' },
      ]);
    }
    // What the money pays for is filled already: no quantity is a way out.
    expect(found(limit, {}, facts({ available: fromWire(100) }))).toEqual([
      { code: 'notEnoughFunds', nearest: null },
    ]);
  });

  it('is refused for money exactly where the rest blocks more than there is, and offers what it takes', () => {
    const cases = fc.record({
      filled: fc.integer({ min: 1, max: 250 }),
      tradedAt: fc.integer({ min: 18_000, max: 22_000 }),
      quantity: fc.integer({ min: 1, max: 500 }),
      price: fc.integer({ min: 18_000, max: 22_000 }),
      available: fc.integer({ min: 0, max: 4_00_000_00 }),
    });
    fc.assert(
      fc.property(cases, ({ filled, quantity, available, ...ticks }) => {
        const [price, traded] = [fromPaise(ticks.price * 5), fromPaise(ticks.tradedAt * 5 * filled)];
        const known = facts({ available: fromPaise(available) });
        const order: WaitingOrder = {
          ...limit,
          quantity: filled + 1,
          filledQuantity: filled,
          filledValue: traded,
          filledOn: today,
        };
        const total = filled + quantity;
        const rest = { market: 'NSE', side: 'BUY', on: today, left: quantity, price, traded } as const;
        const fault = found(order, { quantity: total, price }, known).find(
          ({ code }) => code === 'notEnoughFunds',
        );
        expect(fault !== undefined).toBe(restMoney(rest) > available);
        const offered = fault?.nearest?.quantity;
        if (typeof offered !== 'number') return;
        expect(offered).toBeGreaterThan(filled);
        expect(restMoney({ ...rest, left: offered - filled })).toBeLessThanOrEqual(available);
      }),
    );
  });

  it('offers only values that it takes itself, and no price that is worse than what was typed', () => {
    const price = fc.option(fc.double({ min: -10, max: 200_000, noNaN: true }), { nil: null });
    const quantity = fc.option(fc.double({ min: -10, max: 1000, noNaN: true }), { nil: null });
    const cases = fc.record({
      side: fc.constantFrom('BUY' as const, 'SELL' as const),
      filled: fc.nat(200),
      lotSize: fc.constantFrom(1, 7, 50),
      quantity,
      price,
    });
    fc.assert(
      fc.property(cases, ({ side, filled, lotSize, quantity: units, price: typed }) => {
        const known = facts({ instrument: { ...instrument, lotSize }, available: null, holding: null });
        const order = { ...limit, side, filledQuantity: filled };
        const changed = { ...order, quantity: units, price: typed };
        for (const { code, fields, nearest } of checkOrderChange(order, changed, known)) {
          if (nearest === null || code === 'belowMinimum') continue;
          const again = checkOrderChange(order, { ...changed, ...nearest }, known);
          // The end of the band is taken, and asked about.
          const shapes = again.filter(
            ({ code: other }) => other !== 'belowMinimum' && (other !== 'farFromMarket' || other === code),
          );
          expect(shapes.filter((fault) => fault.fields[0] === fields[0])).toEqual([]);
          const { price: offered } = nearest;
          if (code !== 'offTick' || typed === null || typeof offered !== 'number') continue;
          expect(isPaiseOnTick(offered, instrument.tickSize)).toBe(true);
        }
      }),
    );
  });
});

describe('placeAfterChange [I5A-7-MODIFY]', () => {
  it.each([
    [limit, { quantity: 299 }, 'kept'],
    [limit, { quantity: 301 }, 'lost'],
    [limit, { price: paise(999.95) }, 'lost'],
    [limit, { quantity: 200, price: paise(1000.05) }, 'lost'],
    [{ ...limit, isInQueue: false }, { quantity: 301 }, 'none'],
  ] as const)('of %j changed to %j is %s', (order, typed, place) => {
    expect(placeAfterChange(order, { ...order, ...typed })).toBe(place);
  });
});
