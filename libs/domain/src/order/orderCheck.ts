import type { Side } from '../charges/chargeRules.ts';
import { isPaise, type Paise } from '../money/paise.ts';
import { snapPaise } from '../price/paiseTick.ts';
import type { CheckedOrder, OrderFacts, OrderField, OrderQuote } from './checkedOrder.ts';
import { largestPrice, largestQuantity, largestValue } from './orderBounds.ts';
import type { OrderFault } from './orderFault.ts';
import { orderTaking } from './orderTaking.ts';
import { protectionPrice } from './protectionPrice.ts';

/** What every check looks at: the order as typed, and what of it can be counted with. */
export interface OrderCheck {
  order: CheckedOrder;
  facts: OrderFacts;
  /** Null where it is missing or no quantity; on a lot or not. */
  quantity: number | null;
  /** The limit in whole paise; null where there is none, or none to count with. */
  price: Paise | null;
  triggerPrice: Paise | null;
  stop: { triggerPrice: Paise | null; price: Paise | null } | null;
  /** The worst price that it may fill at: the limit, or the protection price. */
  worstPrice: Paise | null;
  /** What the minimum and the client's own limit are measured by: the limit, or the last price. */
  worth: Paise | null;
}

export type Check = (check: OrderCheck) => readonly OrderFault[];

export const usesPrice = ({ orderType }: CheckedOrder) => orderType === 'LIMIT' || orderType === 'SL';

export const isStopOrder = ({ orderType }: CheckedOrder) => orderType === 'SL' || orderType === 'SL-M';

export const isGtt = ({ validity }: CheckedOrder) => validity === 'GTT';

export const usesTrigger = (order: CheckedOrder) => isStopOrder(order) || isGtt(order);

/** What a GTT meets at its trigger is not known yet: what would stop it today is a warning. */
export const severityNow = (order: CheckedOrder) => (isGtt(order) ? 'warning' : 'error');

/** The best price of the side that an order meets; with nobody there the last one. */
export function bestOpposite(side: Side, quote: OrderQuote): Paise {
  return (side === 'BUY' ? quote.bestAsk : quote.bestBid) ?? quote.lastPrice;
}

/** A price moved onto the grid and into the band, on the side that is safe for the client; null where there is no such. */
export function takenPrice(
  price: number,
  { order, facts }: Pick<OrderCheck, 'order' | 'facts'>,
): Paise | null {
  const { tickSize, band } = facts.instrument;
  const rounding = order.side === 'BUY' ? 'down' : 'up';
  const snapped = Math.max(tickSize, snapPaise(price, tickSize, rounding));
  if (!band) return snapPaise(snapped, tickSize);
  const lowest = Math.max(tickSize, snapPaise(band.lower, tickSize, 'up'));
  const highest = snapPaise(band.upper, tickSize, 'down');
  return lowest > highest ? null : snapPaise(Math.min(highest, Math.max(lowest, snapped)), tickSize);
}

function countable(price: number | null): Paise | null {
  return price !== null && isPaise(price) && price > 0 && price <= largestPrice ? price : null;
}

type Typed = Omit<OrderCheck, 'worstPrice' | 'worth'>;

/**
 * Where an order without a limit stops to fill. Where one price is made for all, in an auction, it takes every price of the
 * band; after the close, the official one. Assumption: an order that is kept for the next session is sent into its auction.
 */
function protectionOf({ order, facts, triggerPrice }: Typed, quote: OrderQuote): Paise {
  const { session, instrument } = facts;
  const { band, hasClosingAuction } = instrument;
  const phase = session ? orderTaking(session, { isCasEligible: hasClosingAuction }).phase : 'continuous';
  if (phase === 'postClose') return quote.lastPrice;
  if (phase !== 'continuous' && band) return order.side === 'BUY' ? band.upper : band.lower;
  const best = bestOpposite(order.side, quote);
  const isBeyond =
    triggerPrice !== null && (order.side === 'BUY' ? triggerPrice > best : triggerPrice < best);
  return protectionPrice({
    side: order.side,
    reference: isStopOrder(order) && isBeyond ? triggerPrice : best,
    instrument,
    on: facts.on,
  });
}

function worstPriceOf(typed: Typed): Paise | null {
  const { order, facts, price } = typed;
  if (usesPrice(order)) return price;
  if (facts.protection) return facts.protection;
  return facts.quote && protectionOf(typed, facts.quote);
}

function worthOf(order: CheckedOrder, price: Paise | null, facts: OrderFacts): Paise | null {
  return usesPrice(order) ? price : (facts.quote?.lastPrice ?? null);
}

export function createOrderCheck(order: CheckedOrder, facts: OrderFacts): OrderCheck {
  const { quantity } = order;
  const isQuantity = quantity !== null && Number.isSafeInteger(quantity) && quantity > 0;
  const typed = {
    order,
    facts,
    quantity: isQuantity && quantity <= largestQuantity ? quantity : null,
    price: usesPrice(order) ? countable(order.price) : null,
    triggerPrice: usesTrigger(order) ? countable(order.triggerPrice) : null,
    stop: order.stop && {
      triggerPrice: countable(order.stop.triggerPrice),
      price: countable(order.stop.price),
    },
  };
  return { ...typed, worstPrice: worstPriceOf(typed), worth: worthOf(order, typed.price, facts) };
}

/** What units at a price come to; null where one of them is missing, or beyond what an order may be worth. */
export function countedValue(price: Paise | null, quantity: number | null): Paise | null {
  if (price === null || quantity === null) return null;
  const value = price * quantity;
  return isPaise(value) && value <= largestValue ? value : null;
}

/** The most whole lots within a quantity, in units. */
export function wholeLots(quantity: number, lotSize: number): number {
  return Math.floor(quantity / lotSize) * lotSize;
}

/** The same order with another quantity; null for none at all. */
export function withQuantity(quantity: number): Partial<CheckedOrder> | null {
  return quantity > 0 ? { quantity } : null;
}

/** A price of an order: where it stands, what was typed, and how to put another one there. */
export interface PricePlace {
  field: Extract<OrderField, 'price' | 'triggerPrice' | 'stop.price' | 'stop.triggerPrice'>;
  typed: number | null;
  put: (price: Paise | null) => Partial<CheckedOrder>;
}

/** Every price that this kind of order asks for. */
export function pricePlaces(order: CheckedOrder): PricePlace[] {
  const { stop } = order;
  const places: PricePlace[] = [];
  if (usesPrice(order)) places.push({ field: 'price', typed: order.price, put: (price) => ({ price }) });
  if (usesTrigger(order)) {
    places.push({
      field: 'triggerPrice',
      typed: order.triggerPrice,
      put: (triggerPrice) => ({ triggerPrice }),
    });
  }
  if (stop && isGtt(order)) {
    places.push(
      {
        field: 'stop.triggerPrice',
        typed: stop.triggerPrice,
        put: (triggerPrice) => ({ stop: { ...stop, triggerPrice } }),
      },
      { field: 'stop.price', typed: stop.price, put: (price) => ({ stop: { ...stop, price } }) },
    );
  }
  return places;
}
