import { describe, expect, it } from 'vitest';
import { fromWire, noMoney } from '../money/paise.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { buysMore } from './buysMore.ts';
import { checkOrderChange } from './orderChange.ts';
import { at, buy, facts, gtt, limits, paise, sell, stopLoss } from './testing.ts';

const limit = buy({ quantity: 100, price: paise(1000) });
const stop = buy({ ...stopLoss(1020, 1025), quantity: 100 });

describe('a change of a purchase [I4B-F7]', () => {
  it.each<{ before: CheckedOrder; change: Partial<CheckedOrder>; isMore: boolean }>([
    { before: limit, change: { quantity: 101 }, isMore: true },
    { before: limit, change: { quantity: 99 }, isMore: false },
    { before: limit, change: { price: paise(1000.05) }, isMore: true },
    { before: limit, change: { price: paise(999.95) }, isMore: false },
    { before: limit, change: { quantity: 50, price: paise(1000.05) }, isMore: true },
    { before: stop, change: { triggerPrice: paise(1019) }, isMore: true },
    { before: stop, change: { price: paise(1022) }, isMore: false },
    { before: buy(gtt(950, 955)), change: { price: paise(951) }, isMore: false },
    { before: sell({ quantity: 100 }), change: { quantity: 200 }, isMore: false },
  ])('$before.side $before.orderType with $change: $isMore', ({ before, change, isMore }) => {
    expect(buysMore(before, { ...before, ...change })).toBe(isMore);
  });

  it('is stopped by what the client has forbidden only where it buys more', () => {
    const waiting = { ...limit, quantity: 100, filledQuantity: 0, filledValue: noMoney, filledOn: null };
    const order = { ...waiting, isInQueue: true };
    const forbidden = {
      ...limits,
      largestOrder: fromWire(50_000),
      dailyLoss: { limit: fromWire(1_000), lost: fromWire(2_000) },
      isSegmentOff: true,
      coolingOffUntil: at(23),
    };
    const codes = (change: Partial<CheckedOrder>) =>
      checkOrderChange(order, { ...order, ...change }, facts({ limits: forbidden })).map(({ code }) => code);

    expect(codes({ quantity: 90 })).toEqual([]);
    expect(codes({ price: paise(990) })).toEqual([]);
    expect(codes({ quantity: 101 })).toEqual([
      'aboveOwnLimit',
      'dailyLossReached',
      'segmentOff',
      'coolingOff',
    ]);
  });
});
