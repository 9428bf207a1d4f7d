import type { OrderDetail, OrderTrade } from '@wealth/api-sdk/model';
import { settlementOf, tradeDayOf, type CalendarDay, type Settlement } from '@wealth/domain';
import { tradedAtPrices, type TradedAt } from '../../core/order/tradedAt.ts';

/** The trades of an order that count to one trading day, and the way of that day to its settlement. */
export interface SettledTrades {
  day: CalendarDay;
  prices: readonly TradedAt[];
  settlement: Settlement;
}

/** How the trades of an order settle, one trading day after the other; nothing of one without a trade. */
export function settlementsOf({ trades }: Pick<OrderDetail, 'trades'>): SettledTrades[] {
  const dayOf = ({ time }: OrderTrade) => tradeDayOf(Date.parse(time));
  const days = [...new Set(trades.map(dayOf))].toSorted();
  return days.map((day) => ({
    day,
    prices: tradedAtPrices(trades.filter((trade) => dayOf(trade) === day)),
    settlement: settlementOf(day),
  }));
}
