import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, fromWire } from '../money/paise.ts';
import { fillEstimate, type DepthInPaise, type EstimatedOrder } from './fillEstimate.ts';
import { protectionPrice, type ProtectedOrder } from './protectionPrice.ts';

const level = (rupees: number, quantity: number) => ({ price: fromWire(rupees), quantity });
const depth: DepthInPaise = {
  bids: [level(100.5, 40), level(100, 60)],
  asks: [level(101, 50), level(101.5, 30), level(103, 20)],
};
const on = calendarDay('2026-11-19');
const order: EstimatedOrder = { depth, side: 'BUY', quantity: 80, worstAllowed: null, on };

/** With decimals as text, so that they can be compared. */
function estimate(change: Partial<EstimatedOrder>) {
  const { filledPercent, averagePrice, averageAwayPercent, ...rest } = fillEstimate({ ...order, ...change });
  return {
    ...rest,
    filledPercent: filledPercent.toString(),
    averagePrice: averagePrice?.toString(),
    averageAwayPercent: averageAwayPercent?.toString(),
  };
}

describe('fillEstimate [I5A-1-FILL] [DEM-27]', () => {
  it('takes the best price first and says how far the average lies from it', () => {
    // 50 at 101 and 30 at 101.50 are 8,095; at 101 all of it were 8,080.
    expect(estimate({})).toEqual({
      filledQuantity: 80,
      takenUnits: [50, 30],
      filledPercent: '100',
      value: fromWire(8_095),
      averagePrice: '101.1875',
      worstPrice: fromWire(101.5),
      averageAwayPercent: '0.19',
      limitPrice: fromWire(101.5),
      nearLimit: { price: fromWire(101.5), quantity: 80 },
    });
    expect(estimate({ side: 'SELL' })).toMatchObject({
      averagePrice: '100.25',
      averageAwayPercent: '0.25',
      worstPrice: fromWire(100),
      limitPrice: fromWire(100),
    });
  });

  it('proposes no limit worse than 0.5 % from the best price, and says what that fills [I4B-D2]', () => {
    const thin = { bids: [level(100, 29), level(99.5, 10), level(99.4, 200)], asks: [] };
    expect(estimate({ depth: thin, side: 'SELL', quantity: 239 })).toMatchObject({
      limitPrice: fromWire(99.4),
      nearLimit: { price: fromWire(99.5), quantity: 39 },
    });
    expect(estimate({ depth: thin })).toMatchObject({ nearLimit: null });
    expect(estimate({ quantity: 90 })).toMatchObject({ nearLimit: { price: fromWire(101.5), quantity: 80 } });
  });

  it('says what part fills where the depth holds less, and knows no limit for the rest', () => {
    expect(estimate({ quantity: 160 })).toMatchObject({
      filledQuantity: 100,
      filledPercent: '62.5',
      worstPrice: fromWire(103),
      limitPrice: null,
    });
    // 99.9999 % is not all.
    const deep = { bids: [], asks: [level(101, 999_999)] };
    expect(estimate({ depth: deep, quantity: 1_000_000 })).toMatchObject({ filledPercent: '99.9' });
  });

  it('stops at the limit or the protection price, and names the limit that would fill it', () => {
    expect(estimate({ worstAllowed: fromWire(101.45) })).toMatchObject({
      filledQuantity: 50,
      worstPrice: fromWire(101),
      limitPrice: fromWire(101.5),
    });
    expect(estimate({ side: 'SELL', worstAllowed: fromWire(101) })).toEqual({
      filledQuantity: 0,
      takenUnits: [],
      filledPercent: '0',
      value: 0,
      averagePrice: undefined,
      worstPrice: null,
      averageAwayPercent: undefined,
      limitPrice: fromWire(100),
      nearLimit: { price: fromWire(100), quantity: 80 },
    });
  });

  it('fills nothing from an empty book, and refuses no quantity at all', () => {
    expect(estimate({ depth: { bids: [], asks: [] } })).toMatchObject({
      filledQuantity: 0,
      limitPrice: null,
    });
    expect(() => fillEstimate({ ...order, quantity: 0 })).toThrow(RangeError);
    expect(() => fillEstimate({ ...order, quantity: 1.5 })).toThrow(RangeError);
  });

  it('fills all with its limit, and less with one a tick better', () => {
    const levels = fc.array(fc.record({ step: fc.integer({ min: 1, max: 9 }), quantity: fc.nat(99) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        levels,
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom('BUY', 'SELL'),
        (list, quantity, side) => {
          let price = 1_000;
          const sorted = list.map((one) => {
            price += side === 'BUY' ? one.step : -one.step;
            return { price: fromPaise(price), quantity: one.quantity + 1 };
          });
          const book = side === 'BUY' ? { bids: [], asks: sorted } : { bids: sorted, asks: [] };
          const { limitPrice } = fillEstimate({ depth: book, side, quantity, worstAllowed: null, on });
          const filledAt = (worstAllowed: number) =>
            fillEstimate({ depth: book, side, quantity, worstAllowed: fromPaise(worstAllowed), on })
              .filledQuantity;
          const seen = sorted.reduce((sum, one) => sum + one.quantity, 0);
          expect(limitPrice === null).toBe(seen < quantity);
          if (limitPrice === null) return;
          const { takenUnits } = fillEstimate({ depth: book, side, quantity, worstAllowed: limitPrice, on });
          expect(takenUnits.reduce((sum, units) => sum + units, 0)).toBe(quantity);
          expect(takenUnits.every((units, index) => units <= (sorted[index]?.quantity ?? 0))).toBe(true);
          expect(filledAt(limitPrice)).toBe(quantity);
          expect(filledAt(limitPrice + (side === 'BUY' ? -1 : 1))).toBeLessThan(quantity);
        },
      ),
    );
  });
});

describe('protectionPrice [I5A-1-FILL]', () => {
  const protectedOrder: ProtectedOrder = {
    side: 'BUY',
    reference: fromWire(1000.05),
    instrument: { tickSize: fromWire(0.05), band: { lower: fromWire(900), upper: fromWire(1100) } },
    on: calendarDay('2026-11-20'),
  };

  const noBand = { tickSize: fromWire(0.05), band: null };

  it.each([
    ['3 % above the best ask, down onto the tick', {}, 1030.05],
    ['3 % below the best bid, up onto the tick', { side: 'SELL', reference: fromWire(999.95) }, 970],
    ['no higher than the band', { reference: fromWire(1090) }, 1100],
    ['no lower than the band', { side: 'SELL', reference: fromWire(905) }, 900],
    ['the price itself where a tick is more', { reference: fromWire(0.05), instrument: noBand }, 0.05],
  ] as const)('is %s', (_name, change, rupees) => {
    expect(protectionPrice({ ...protectedOrder, ...change })).toBe(fromWire(rupees));
  });

  it('never lies more than 3 % beyond, and always on the tick and in the band', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 200_000 }),
        fc.constantFrom(1, 5, 10, 50, 100, 500).map(fromPaise),
        fc.constantFrom('BUY', 'SELL'),
        (ticks, tickSize, side) => {
          const reference = fromPaise(ticks * tickSize);
          const band = {
            lower: fromPaise(reference - tickSize * 3),
            upper: fromPaise(reference + tickSize * 3),
          };
          const price = protectionPrice({
            ...protectedOrder,
            side,
            reference,
            instrument: { tickSize, band },
          });
          const away = side === 'BUY' ? price - reference : reference - price;
          expect(price % tickSize).toBe(0);
          expect(away).toBeGreaterThanOrEqual(0);
          expect(away * 100).toBeLessThanOrEqual(reference * 3);
          expect(price >= band.lower && price <= band.upper).toBe(true);
        },
      ),
    );
  });
});
