import {
  bestOpposite,
  fromPaise,
  isPaise,
  snapPaise,
  type CheckedOrder,
  type OrderQuote,
  type OrderType,
  type OrderValidity,
  type Paise,
  type Side,
} from '@wealth/domain';
import type { TicketState, TicketStop } from '../../core/drafts/ticketState.ts';

/** What changes with a key or a press. */
export type TicketChange =
  | { kind: 'side'; side: Side }
  | { kind: 'orderType'; orderType: OrderType }
  | { kind: 'validity'; validity: OrderValidity }
  | { kind: 'quantity'; quantity: number | null }
  | { kind: 'amount'; amount: Paise | null }
  | { kind: 'by'; by: 'amount' }
  /** @param quantity - What the amount was enough for: it stays. */
  | { kind: 'by'; by: 'shares'; quantity: number | null }
  | { kind: 'price'; price: Paise | null }
  /** A limit that follows the market stands still under the caret; null lets it go on. */
  | { kind: 'hold'; price: Paise | null }
  | { kind: 'triggerPrice'; triggerPrice: Paise | null }
  | { kind: 'stop'; stop: TicketStop | null }
  /** The first of the orders that a quantity is too large for. */
  | { kind: 'slice'; quantity: number; following: number }
  /** A price of the depth, or of the estimate: the order becomes one with a limit. */
  | { kind: 'limit'; price: Paise }
  /** The nearest order without a fault. */
  | { kind: 'nearest'; nearest: Partial<CheckedOrder> };

export const hasLimit = (orderType: OrderType) => orderType === 'LIMIT' || orderType === 'SL';
export const isStop = (orderType: OrderType) => orderType === 'SL' || orderType === 'SL-M';

/** Whether it waits for a trigger: a stop order at the exchange, a GTT with the broker. */
export function hasTrigger({ orderType, validity }: Pick<CheckedOrder, 'orderType' | 'validity'>): boolean {
  return isStop(orderType) || validity === 'GTT';
}

/** A new ticket: a limit order of the day, at the best price of the other side, of no quantity yet. */
export function startTicket(side: Side): TicketState {
  return {
    side,
    orderType: 'LIMIT',
    validity: 'DAY',
    by: 'shares',
    quantity: null,
    amount: null,
    price: null,
    isFollowing: true,
    triggerPrice: null,
    stop: null,
    following: 0,
    keptOrderId: null,
  };
}

/** The ticket with the limit that follows the market filled in. */
export function withMarketPrice(state: TicketState, quote: OrderQuote | null, tickSize: Paise): TicketState {
  if (!state.isFollowing || state.price !== null || quote === null) return state;
  const { side } = state;
  return { ...state, price: snapPaise(bestOpposite(side, quote), tickSize, side === 'BUY' ? 'down' : 'up') };
}

const toPrice = (price: number | null) => (price !== null && isPaise(price) ? fromPaise(price) : null);

/** The price that a fault would change; a part of a paisa is none that can be typed. */
function withNearest(state: TicketState, nearest: Partial<CheckedOrder>): TicketState {
  const { orderType = state.orderType, validity = state.validity } = nearest;
  const next = { ...state, orderType, validity };
  if (nearest.price !== undefined) {
    next.price = toPrice(nearest.price);
    next.isFollowing = false;
  }
  if (nearest.triggerPrice !== undefined) next.triggerPrice = toPrice(nearest.triggerPrice);
  if (nearest.stop !== undefined) {
    const { stop } = nearest;
    next.stop = stop && { triggerPrice: toPrice(stop.triggerPrice), price: toPrice(stop.price) };
  }
  if (nearest.quantity === undefined) return next;
  return { ...next, by: 'shares', quantity: nearest.quantity, following: 0 };
}

/** A limit of an order that had none follows the market; only a limit order can be a GTT. */
function withType(state: TicketState, orderType: OrderType): TicketState {
  const isFollowing = state.isFollowing || (hasLimit(orderType) && state.price === null);
  const isGtt = state.validity === 'GTT' && orderType === 'LIMIT';
  const validity = isGtt || state.validity === 'IOC' ? state.validity : 'DAY';
  return { ...state, orderType, isFollowing, validity };
}

/** A GTT is a limit order. */
function withValidity(state: TicketState, validity: OrderValidity): TicketState {
  return { ...state, validity, orderType: validity === 'GTT' ? 'LIMIT' : state.orderType };
}

/** Another quantity forgets the orders that were to follow, but for the first of them. */
function withHowMuch(
  state: TicketState,
  change: Extract<TicketChange, { kind: 'quantity' | 'slice' | 'amount' }>,
): TicketState {
  if (change.kind === 'amount') return { ...state, by: 'amount', amount: change.amount, following: 0 };
  const following = change.kind === 'slice' ? change.following : 0;
  return { ...state, by: 'shares', quantity: change.quantity, following };
}

/** A price that was typed or pressed is followed no more; one of the depth makes a limit order. */
function withPrice(
  state: TicketState,
  { kind, price }: Extract<TicketChange, { kind: 'limit' | 'price' | 'hold' }>,
): TicketState {
  if (kind === 'hold') return state.isFollowing ? { ...state, price } : state;
  const typed = { ...state, price, isFollowing: false };
  if (kind === 'price') return typed;
  return { ...typed, orderType: isStop(state.orderType) ? 'SL' : 'LIMIT' };
}

/** The ticket after a change: what was typed elsewhere stays. */
export function changeTicket(state: TicketState, change: TicketChange): TicketState {
  switch (change.kind) {
    case 'orderType':
      return withType(state, change.orderType);
    case 'validity':
      return withValidity(state, change.validity);
    case 'quantity':
    case 'slice':
    case 'amount':
      return withHowMuch(state, change);
    case 'limit':
    case 'price':
    case 'hold':
      return withPrice(state, change);
    case 'nearest':
      return withNearest(state, change.nearest);
    default: {
      const { kind: _, ...typed } = change;
      return { ...state, ...typed };
    }
  }
}
