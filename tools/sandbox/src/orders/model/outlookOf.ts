import { orderOutlook, type OrderEvent } from '@wealth/domain';
import { findInstrument } from '../../market/findInstrument.ts';
import type { Market } from '../../market/market.ts';
import type { StoredOrder } from './orderRows.ts';
import { isWaiting } from './waitingStatuses.ts';

/** The events ahead of an order without action of its client, in the present mode. */
export function outlookOf(market: Pick<Market, 'isAlwaysOpen'>, order: StoredOrder): OrderEvent[] {
  const isCasEligible = findInstrument(order.market, order.symbol)?.isCasEligible ?? false;
  const mode = market.isAlwaysOpen() ? 'always-open' : 'exchange-hours';
  return orderOutlook(
    { orderType: order.order_type, validity: order.validity },
    { session: { instant: order.placed_at, mode }, options: { isCasEligible } },
  );
}

/** When an order expires, epoch milliseconds; null for one that has ended or ends at once. */
export function endsAt(market: Pick<Market, 'isAlwaysOpen'>, order: StoredOrder): number | null {
  if (!isWaiting(order) || order.validity === 'IOC') return null;
  return outlookOf(market, order).at(-1)?.at ?? null;
}
