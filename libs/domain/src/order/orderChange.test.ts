import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnTick } from '../price/snapToTick.ts';
import {
  checkOrderChange,
  orderChangeFields,
  placeAfterChange,
  type ChangedOrder,
  type OrderChangeBounds,
  type OrderChangeValues,
} from './orderChange.ts';

const limit: ChangedOrder = {
  side: 'BUY',
  quantity: 300,
  filledQuantity: 140,
  price: 414.5,
  triggerPrice: null,
  isInQueue: true,
};
const stop: ChangedOrder = {
  ...limit,
  side: 'SELL',
  filledQuantity: 0,
  price: 975,
  triggerPrice: 978,
  isInQueue: false,
};
const bounds: OrderChangeBounds = { tickSize: 0.05, lotSize: 1, band: { lower: 380, upper: 450 } };
const wide: OrderChangeBounds = { tickSize: 0.1, lotSize: 1, band: null };
const same: OrderChangeValues = { quantity: 300, price: 414.5, triggerPrice: null };

describe('checkOrderChange [I5A-7-MODIFY]', () => {
  it.each([
    [{}, []],
    [{ quantity: 141 }, []],
    [{ quantity: 140 }, [{ field: 'quantity', code: 'filledAlready', nearest: 141 }]],
    [{ quantity: 0 }, [{ field: 'quantity', code: 'filledAlready', nearest: 141 }]],
    [{ quantity: 200.4 }, [{ field: 'quantity', code: 'notWhole', nearest: 200 }]],
    [{ quantity: 1.5 }, [{ field: 'quantity', code: 'notWhole', nearest: 141 }]],
    [{ quantity: null }, [{ field: 'quantity', code: 'required', nearest: null }]],
    [{ price: null }, [{ field: 'price', code: 'required', nearest: null }]],
    [{ price: 0 }, [{ field: 'price', code: 'required', nearest: null }]],
    // Down for a purchase: never more than was typed.
    [{ price: 414.54 }, [{ field: 'price', code: 'offTick', nearest: 414.5 }]],
    [{ price: 379.95 }, [{ field: 'price', code: 'outsideBand', nearest: 380 }]],
    [{ price: 450.05 }, [{ field: 'price', code: 'outsideBand', nearest: 450 }]],
    [
      { quantity: 10, price: 1000 },
      [
        { field: 'quantity', code: 'filledAlready', nearest: 141 },
        { field: 'price', code: 'outsideBand', nearest: 450 },
      ],
    ],
  ])('finds in %j of a limit order %j', (typed, faults) => {
    expect(checkOrderChange(limit, { ...same, ...typed }, bounds)).toEqual(faults);
  });

  it('keeps to whole lots', () => {
    const lots = { ...bounds, lotSize: 50 };
    const faultOf = (quantity: number) => checkOrderChange(limit, { ...same, quantity }, lots)[0];
    expect(faultOf(150)).toBeUndefined();
    expect(faultOf(160)).toEqual({ field: 'quantity', code: 'offLot', nearest: 150 });
    expect(faultOf(141)).toEqual({ field: 'quantity', code: 'offLot', nearest: 150 });
    expect(faultOf(300.5)).toEqual({ field: 'quantity', code: 'notWhole', nearest: 300 });
  });

  it.each([
    [{ price: 978 }, []],
    [{ price: 978.1 }, [{ field: 'price', code: 'limitShortOfTrigger', nearest: 978 }]],
    [{ triggerPrice: 978.04 }, [{ field: 'triggerPrice', code: 'offTick', nearest: 978.1 }]],
    [{ triggerPrice: null }, [{ field: 'triggerPrice', code: 'required', nearest: null }]],
  ])('finds in %j of a stop order to sell %j', (typed, faults) => {
    const values = { quantity: 300, price: 975, triggerPrice: 978, ...typed };
    expect(checkOrderChange(stop, values, wide)).toEqual(faults);
  });

  it('wants the limit of a stop order to buy at its trigger or above', () => {
    const values = { quantity: 300, price: 978, triggerPrice: 978.1 };
    expect(checkOrderChange({ ...stop, side: 'BUY' }, values, wide)).toEqual([
      { field: 'price', code: 'limitShortOfTrigger', nearest: 978.1 },
    ]);
  });

  it('looks at no price that the order does not have', () => {
    const market = { ...stop, price: null };
    expect(orderChangeFields(market)).toEqual(['quantity', 'triggerPrice']);
    expect(checkOrderChange(market, { quantity: 300, price: null, triggerPrice: 978 }, wide)).toEqual([]);
    expect(orderChangeFields({ ...market, triggerPrice: null })).toEqual(['quantity']);
  });

  it('offers only values that it takes itself, and no price that is worse than what was typed', () => {
    const figure = fc.option(fc.double({ min: -10, max: 1000, noNaN: true }), { nil: null });
    const cases = fc.record({
      side: fc.constantFrom('BUY' as const, 'SELL' as const),
      filled: fc.nat(400),
      lotSize: fc.constantFrom(1, 7, 50),
      tickSize: fc.constantFrom(0.01, 0.05, 0.1, 1),
      quantity: figure,
      price: figure,
    });
    fc.assert(
      fc.property(cases, ({ side, filled, lotSize, tickSize, quantity, price }) => {
        const order = { ...limit, side, filledQuantity: filled };
        const own = { tickSize, lotSize, band: { lower: 380, upper: 450 } };
        const values = { quantity, price, triggerPrice: null };
        const faults = checkOrderChange(order, values, own);
        for (const { field, code, nearest } of faults) {
          if (nearest === null) continue;
          const again = checkOrderChange(order, { ...values, [field]: nearest }, own);
          expect(again.filter((fault) => fault.field === field)).toEqual([]);
          if (code !== 'offTick' || price === null) continue;
          expect(isOnTick(Big(nearest), Big(tickSize))).toBe(true);
          expect(side === 'BUY' ? nearest <= price || nearest === tickSize : nearest >= price).toBe(true);
        }
      }),
    );
  });
});

describe('placeAfterChange [I5A-7-MODIFY]', () => {
  it.each([
    [limit, { quantity: 299 }, 'kept'],
    [limit, { quantity: 301 }, 'lost'],
    [limit, { price: 414.45 }, 'lost'],
    [limit, { quantity: 200, price: 414.55 }, 'lost'],
    [{ ...limit, isInQueue: false }, { quantity: 301 }, 'none'],
  ] as const)('of %j changed to %j is %s', (order, typed, place) => {
    expect(placeAfterChange(order, { ...same, ...typed })).toBe(place);
  });
});
