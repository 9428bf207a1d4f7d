import { calendarDay, istInstant } from '../calendar/calendarDay.ts';
import { fromWire } from '../money/paise.ts';
import type { CheckedOrder, HoldingParts, OrderFacts } from './checkedOrder.ts';
import { checkOrder } from './checkOrder.ts';
import { typedPaise } from './orderBounds.ts';

/** A Friday in continuous trading. */
export const today = calendarDay('2026-11-20');
export const at = (hour: number, minute = 0) => istInstant(today, hour * 60 + minute);
export const session = (instant: number) => ({ instant, mode: 'exchange-hours' as const, isHalted: false });

export const holding: HoldingParts = { quantity: 300, t1: [], pledged: 0, inTransit: 0, waitingSales: 0 };
export const limits = { largestOrder: null, dailyLoss: null, isSegmentOff: false, coolingOffUntil: null };

export const instrument: OrderFacts['instrument'] = {
  market: 'NSE',
  tickSize: fromWire(0.05),
  lotSize: 1,
  band: { lower: fromWire(900), upper: fromWire(1100) },
  freezeQuantity: 10_000,
  surveillance: 'none',
  isTradeForTrade: false,
  hasClosingAuction: true,
};

export function facts(change: Partial<OrderFacts> = {}): OrderFacts {
  return {
    instrument,
    on: today,
    quote: { lastPrice: fromWire(1000), bestBid: fromWire(999.95), bestAsk: fromWire(1000.05) },
    session: session(at(11)),
    available: fromWire(10_00_000),
    holding,
    ownOrders: [],
    limits,
    hasDdpi: true,
    hasEqualOrder: false,
    ...change,
  };
}

export const paise = (rupees: number) => typedPaise(rupees);

export function buy(change: Partial<CheckedOrder> = {}): CheckedOrder {
  return {
    side: 'BUY',
    orderType: 'LIMIT',
    validity: 'DAY',
    quantity: 100,
    price: paise(1000),
    triggerPrice: null,
    stop: null,
    ...change,
  };
}
export const sell = (change: Partial<CheckedOrder> = {}) => buy({ side: 'SELL', ...change });
export const market = { orderType: 'MARKET', price: null } as const;
export const stopLoss = (trigger: number, price: number) =>
  ({ orderType: 'SL', triggerPrice: paise(trigger), price: paise(price) }) as const;
export const gtt = (trigger: number, price: number) =>
  ({ validity: 'GTT', triggerPrice: paise(trigger), price: paise(price) }) as const;

/** The codes of what is wrong. */
export const told = (order: CheckedOrder, known = facts()) =>
  checkOrder(order, known).map(({ code }) => code);
