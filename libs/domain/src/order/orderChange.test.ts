import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire } from '../money/paise.ts';
import { isPaiseOnTick } from '../price/paiseTick.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { checkOrderChange, placeAfterChange, type WaitingOrder } from './orderChange.ts';
import { buy, facts, gtt, instrument, paise, sell, stopLoss } from './testing.ts';

const limit: WaitingOrder = { ...buy(), quantity: 300, filledQuantity: 140, isInQueue: true };
const stop: WaitingOrder = {
  ...sell(stopLoss(978, 975)),
  quantity: 300,
  filledQuantity: 0,
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
      quantity: 300,
      filledQuantity: 0,
      isInQueue: false,
    };
    expect(found(order, {})).toEqual([]);
    const change = { stop: { triggerPrice: paise(1010), price: paise(948) } };
    expect(found(order, change).map(({ code }) => code)).toEqual(['triggerSide']);
  });

  it('is held against the money that there is', () => {
    const known = facts({ available: fromWire(250_000) });
    expect(found(limit, { quantity: 240 }, known)).toEqual([]);
    expect(found(limit, {}, known)).toEqual([
      { code: 'notEnoughFunds', nearest: { quantity: expect.any(Number) } },
    ]);
    // What the money pays for is filled already: no quantity is a way out.
    expect(found(limit, {}, facts({ available: fromWire(100_000) }))).toEqual([
      { code: 'notEnoughFunds', nearest: null },
    ]);
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
          const shapes = again.filter(({ code: other }) => other !== 'belowMinimum');
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
