import type { OrderDetail, OrderTrade } from '@wealth/api-sdk/model';
import { settlementOf, tradeDayOf, type CalendarDay, type Settlement } from '@wealth/domain';

/** What of a day was traded at one price. */
export interface TradedAt {
  /** Rupees per unit. */
  price: number;
  quantity: number;
}

/** The trades of an order that count to one trading day, and the way of that day to its settlement. */
export interface SettledTrades {
  day: CalendarDay;
  /** In the order of their first trades: an order may be filled in hundreds. */
  prices: readonly TradedAt[];
  settlement: Settlement;
}

function pricesOf(trades: readonly OrderTrade[]): TradedAt[] {
  const quantities = new Map<number, number>();
  for (const { price, quantity } of trades) quantities.set(price, (quantities.get(price) ?? 0) + quantity);
  return [...quantities].map(([price, quantity]) => ({ price, quantity }));
}

/** How the trades of an order settle, one trading day after the other; nothing of one without a trade. */
export function settlementsOf({ trades }: Pick<OrderDetail, 'trades'>): SettledTrades[] {
  const dayOf = ({ time }: OrderTrade) => tradeDayOf(Date.parse(time));
  const days = [...new Set(trades.map(dayOf))].toSorted();
  return days.map((day) => ({
    day,
    prices: pricesOf(trades.filter((trade) => dayOf(trade) === day)),
    settlement: settlementOf(day),
  }));
}
