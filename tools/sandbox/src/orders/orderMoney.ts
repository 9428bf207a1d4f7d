import {
  chargesOfFills,
  depositoryCharges,
  fromPaise,
  noMoney,
  restMoney,
  sumOf,
  tradeDayOf,
  valueAt,
  type CalendarDay,
  type Charges,
  type Paise,
} from '@wealth/domain';
import type { OrderTrade, StoredOrder } from './orderRows.ts';
import { isWaiting } from './waitingStatuses.ts';

type Sized = Pick<
  StoredOrder,
  'market' | 'side' | 'quantity' | 'filled' | 'price_paise' | 'protection_paise'
>;
type Filled = Pick<OrderTrade, 'price_paise' | 'quantity' | 'at'>;

/** The worst price at which an order still trades: its limit, or what protects it; paise. */
export function worstPrice({
  price_paise,
  protection_paise,
}: Pick<StoredOrder, 'price_paise' | 'protection_paise'>): Paise {
  const price = price_paise ?? protection_paise;
  if (price === null) throw new RangeError('an order without a limit has to be protected');
  return fromPaise(price);
}

const toFill = ({ price_paise, quantity }: Pick<Filled, 'price_paise' | 'quantity'>) => ({
  price: fromPaise(price_paise),
  quantity,
});

/** The charges of an order over its trades of one day, without the depository's, which belongs to no order. */
export function chargesOfOrder(
  { market, side }: Pick<StoredOrder, 'market' | 'side'>,
  trades: readonly Filled[],
  on: CalendarDay,
): Charges {
  const ofDay = trades.filter(({ at }) => tradeDayOf(at) === on);
  return chargesOfFills(
    { market, product: 'delivery', side, on, isSoldAlreadyToday: true, fills: ofDay.map(toFill) },
    [],
  );
}

/** The charges of all trades of an order, whichever day they are of, without the depository's. */
export function chargesSoFar(order: Pick<StoredOrder, 'market' | 'side'>, trades: readonly Filled[]): Paise {
  const days = new Set(trades.map(({ at }) => tradeDayOf(at)));
  return sumOf([...days].map((day) => chargesOfOrder(order, trades, day).total));
}

/** What the whole order would be charged at its worst price; null where nothing bounds that. */
export function estimatedCharges(
  order: Pick<StoredOrder, 'market' | 'side' | 'quantity' | 'price_paise' | 'protection_paise' | 'placed_at'>,
): Charges | null {
  const price = order.price_paise ?? order.protection_paise;
  if (price === null) return null;
  const whole = { price_paise: price, quantity: order.quantity, at: order.placed_at };
  return chargesOfOrder(order, [whole], tradeDayOf(order.placed_at));
}

/** The charges that the row of an order names: those of its trades, or before the first what they are estimated at. */
export function chargesOfRow(order: StoredOrder): Paise {
  if (order.filled > 0 || !isWaiting(order)) return fromPaise(order.charges_paise);
  return estimatedCharges(order)?.total ?? noMoney;
}

/** What the depository asks for the first sale of an ISIN on a day; nothing for a purchase. */
export function depositoryLinesOf(side: StoredOrder['side'], on: CalendarDay): Charges['lines'] {
  return side === 'SELL' ? depositoryCharges(on).lines : [];
}

/** The trading day whose charges an order's rest is counted with: that of its trades. */
export function restDayOf({
  filled_at,
  placed_at,
}: Pick<StoredOrder, 'filled_at' | 'placed_at'>): CalendarDay {
  return tradeDayOf(filled_at ?? placed_at);
}

/**
 * Money that the rest of an order has to block: of a purchase what it may still cost at worst, with the charges that come on
 * top of those of its trades; of a sale nothing.
 */
export function heldMoney(order: Sized, trades: readonly Filled[], on: CalendarDay): Paise {
  const left = order.quantity - order.filled;
  if (order.side === 'SELL' || left <= 0) return noMoney;
  const ofDay = trades.filter(({ at }) => tradeDayOf(at) === on).map(toFill);
  const traded = sumOf(ofDay.map(({ price, quantity }) => valueAt(price, quantity)));
  return restMoney({ market: order.market, side: order.side, on, left, price: worstPrice(order), traded });
}
