import type { PriceWatch } from '../../engine/index.ts';
import type { OrderBooking } from '../execution/createOrderBooking.ts';
import type { OrderStep, StoredOrder } from '../model/orderRows.ts';

/**
 * Writes into a GTT's history from which side the price has to reach its trigger: that is known only when it is placed. With
 * two legs the first is above the price and the stop below it: nothing is written.
 *
 * @param lastPrice - Paise.
 */
export function recordSide(booking: OrderBooking, order: StoredOrder, lastPrice: number): void {
  if (order.trigger_paise === null || order.stop_trigger_paise !== null) return;
  const reason = order.trigger_paise > lastPrice ? 'waits_above' : 'waits_below';
  booking.put(order, { status: order.status, at: order.updated_at, reason });
}

/** The prices that a GTT waits for, by its history. */
export function watchOf(
  order: StoredOrder,
  steps: ReadonlyArray<Pick<OrderStep, 'at' | 'reason_code'>>,
): PriceWatch {
  const { id, market, symbol, trigger_paise: trigger, stop_trigger_paise: stop } = order;
  const side = steps.findLast(({ reason_code }) => reason_code?.startsWith('waits_') === true)?.reason_code;
  // Trades before the GTT was placed, or last changed, do not count.
  const watch = { id, market, symbol, since: steps.at(-1)?.at ?? order.placed_at };
  if (stop !== null) return { ...watch, above: trigger, below: stop };
  return side === 'waits_above'
    ? { ...watch, above: trigger, below: null }
    : { ...watch, above: null, below: trigger };
}
