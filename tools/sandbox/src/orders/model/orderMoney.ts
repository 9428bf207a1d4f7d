import {
  chargesOfFills,
  depositoryCharges,
  depositoryWaiver,
  fromPaise,
  minus,
  noMoney,
  orderCharges,
  restMoney,
  sumOf,
  sumOfCharges,
  toRupees,
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

/** The charges of an order over its trades of one day, without the depository's, which is asked once for all sales of an ISIN. */
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

/** What the ticket of an order counted its charges with. */
export interface NamedCharges {
  /** A unit; null where it is the limit. */
  price: Paise | null;
  /** Whether the depository's charge was one of them. */
  hasDepository: boolean;
  /** Whether a waiver took it off. */
  hasWaiver: boolean;
}

type Estimated = Pick<
  StoredOrder,
  | 'market'
  | 'side'
  | 'quantity'
  | 'price_paise'
  | 'protection_paise'
  | 'counted_paise'
  | 'names_depository'
  | 'names_waiver'
>;

/** The price that the ticket of an order counted with; null where nothing is known of it. Paise a unit. */
export function countedPrice({ counted_paise, price_paise, protection_paise }: Estimated): Paise | null {
  const price = counted_paise ?? price_paise ?? protection_paise;
  return price === null ? null : fromPaise(price);
}

/** What the ticket named for so many units of an order; null where nothing is known of it. */
export function estimatedCharges(order: Estimated, on: CalendarDay): Charges | null {
  const price = countedPrice(order);
  if (price === null) return null;
  const { market, side, quantity } = order;
  return orderCharges({
    market,
    side,
    quantity,
    on,
    price: toRupees(price),
    product: 'delivery',
    isSoldAlreadyToday: order.names_depository === 0,
    isDepositoryWaived: order.names_waiver === 1,
  });
}

/** All that the trades of an order were charged, the depository's among it, and what was waived: line by line. */
export function chargedLines(
  order: Pick<StoredOrder, 'market' | 'side' | 'depository_paise' | 'waived_paise'>,
  trades: readonly Filled[],
): Charges['lines'] {
  const days = [...new Set(trades.map(({ at }) => tradeDayOf(at)))];
  const [first] = days;
  const depository = first && order.depository_paise > 0 ? [depositoryCharges(first)] : [];
  const { lines } = sumOfCharges([...days.map((day) => chargesOfOrder(order, trades, day)), ...depository]);
  if (!first || order.waived_paise === 0) return lines;
  return [...lines, { ...depositoryWaiver(first), amount: fromPaise(-order.waived_paise) }];
}

/** The charges that the row of an order names: those of its trades, or before the first what its ticket named. */
export function chargesOfRow(order: StoredOrder): Paise {
  if (order.filled > 0 || !isWaiting(order))
    return minus(
      sumOf([fromPaise(order.charges_paise), fromPaise(order.depository_paise)]),
      fromPaise(order.waived_paise),
    );
  return estimatedCharges(order, tradeDayOf(order.placed_at))?.total ?? noMoney;
}

/** What the depository asks for the first sale of an ISIN on a day; nothing for a purchase. */
export function depositoryLinesOf(side: StoredOrder['side'], on: CalendarDay): Charges['lines'] {
  return side === 'SELL' ? depositoryCharges(on).lines : [];
}

/** The trading day whose charges apply to the unfilled part of an order: that of its trades. */
export function restDayOf({
  filled_at,
  placed_at,
}: Pick<StoredOrder, 'filled_at' | 'placed_at'>): CalendarDay {
  return tradeDayOf(filled_at ?? placed_at);
}

/**
 * Money that the unfilled part of an order has to block: for a purchase the most that it may still cost, with the charges on
 * top of those of its trades; for a sale nothing.
 */
export function heldMoney(order: Sized, trades: readonly Filled[], on: CalendarDay): Paise {
  const left = order.quantity - order.filled;
  if (order.side === 'SELL' || left <= 0) return noMoney;
  const ofDay = trades.filter(({ at }) => tradeDayOf(at) === on).map(toFill);
  const traded = sumOf(ofDay.map(({ price, quantity }) => valueAt(price, quantity)));
  return restMoney({ market: order.market, side: order.side, on, left, price: worstPrice(order), traded });
}
