import {
  chargesOfFills,
  depositoryCharges,
  fromPaise,
  noMoney,
  sumOf,
  valueAt,
  type CalendarDay,
  type Charges,
  type Paise,
} from '@wealth/domain';
import { tradeDayOf } from '../ledger/tradeDays.ts';
import type { OrderTrade, StoredOrder } from './orderTable.ts';

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

/** What the depository asks for the first sale of an ISIN on a day; nothing for a purchase. */
export function depositoryLinesOf(side: StoredOrder['side'], on: CalendarDay): Charges['lines'] {
  return side === 'SELL' ? depositoryCharges(on).lines : [];
}

/**
 * Money that the rest of an order has to block: of a purchase what it may still cost at worst, with the charges that come on
 * top of those of its trades; of a sale nothing.
 */
export function heldMoney(order: Sized, trades: readonly Filled[], on: CalendarDay): Paise {
  const left = order.quantity - order.filled;
  if (order.side === 'SELL' || left <= 0) return noMoney;
  const price = worstPrice(order);
  const rest = { price_paise: price, quantity: left, at: trades.at(-1)?.at ?? 0 };
  const posted = chargesOfOrder(order, trades, on).lines;
  const all = trades.filter(({ at }) => tradeDayOf(at) === on);
  const more = chargesOfFills(
    { market: order.market, product: 'delivery', side: order.side, on, fills: [...all, rest].map(toFill) },
    posted,
  );
  const amount = sumOf([valueAt(price, left), more.total]);
  return amount > noMoney ? amount : noMoney;
}
