import {
  fromPaise,
  isPaise,
  snapPaise,
  type CheckedOrder,
  type OrderType,
  type Paise,
  type Side,
} from '@wealth/domain';

/** What a ticket takes; a GTT is placed elsewhere. */
export type TicketValidity = 'DAY' | 'IOC';

/** What was typed and chosen. Prices are paise per unit. */
export interface TicketState {
  side: Side;
  orderType: OrderType;
  validity: TicketValidity;
  /** Whether a quantity or an amount is typed; the other one follows. */
  by: 'shares' | 'amount';
  /** As typed: any number. */
  quantity: number | null;
  amount: Paise | null;
  price: Paise | null;
  triggerPrice: Paise | null;
}

/** What changes with a key or a press. */
export type TicketChange =
  | { kind: 'side'; side: Side }
  | { kind: 'orderType'; orderType: OrderType; lastPrice: Paise | null; tickSize: Paise }
  | { kind: 'validity'; validity: TicketValidity }
  | { kind: 'quantity'; quantity: number | null }
  | { kind: 'amount'; amount: Paise | null }
  /** @param quantity - What the amount was enough for: it stays. */
  | { kind: 'by'; by: TicketState['by']; quantity: number | null }
  | { kind: 'price'; price: Paise | null }
  | { kind: 'triggerPrice'; triggerPrice: Paise | null }
  /** A price of the depth, or of the estimate: the order becomes one with a limit. */
  | { kind: 'limit'; price: Paise }
  /** The nearest order without a fault. */
  | { kind: 'nearest'; nearest: Partial<CheckedOrder> };

export const hasLimit = (orderType: OrderType) => orderType === 'LIMIT' || orderType === 'SL';
export const hasTrigger = (orderType: OrderType) => orderType === 'SL' || orderType === 'SL-M';

/** A new ticket: a limit order of the day, at the last price, of no quantity yet. */
export function startTicket(
  side: Side,
  { lastPrice, tickSize }: { lastPrice: Paise; tickSize: Paise },
): TicketState {
  return {
    side,
    orderType: 'LIMIT',
    validity: 'DAY',
    by: 'shares',
    quantity: null,
    amount: null,
    price: snapPaise(lastPrice, tickSize, side === 'BUY' ? 'down' : 'up'),
    triggerPrice: null,
  };
}

const toPrice = (price: number | null) => (price !== null && isPaise(price) ? fromPaise(price) : null);

/** The price that a fault would change; a part of a paisa is none that can be typed. */
function withNearest(state: TicketState, nearest: Partial<CheckedOrder>): TicketState {
  const { orderType = state.orderType, validity = state.validity } = nearest;
  const next = { ...state, orderType, validity: validity === 'GTT' ? state.validity : validity };
  if (nearest.price !== undefined) next.price = toPrice(nearest.price);
  if (nearest.triggerPrice !== undefined) next.triggerPrice = toPrice(nearest.triggerPrice);
  if (nearest.quantity === undefined) return next;
  return { ...next, by: 'shares', quantity: nearest.quantity };
}

/** A limit of an order that had none begins at the last price. */
function withType(
  state: TicketState,
  { orderType, lastPrice, tickSize }: Extract<TicketChange, { kind: 'orderType' }>,
): TicketState {
  const price =
    hasLimit(orderType) && state.price === null && lastPrice !== null
      ? snapPaise(lastPrice, tickSize, state.side === 'BUY' ? 'down' : 'up')
      : state.price;
  return { ...state, orderType, price };
}

/** The ticket after a change: what was typed elsewhere stays. */
export function changeTicket(state: TicketState, change: TicketChange): TicketState {
  switch (change.kind) {
    case 'orderType':
      return withType(state, change);
    case 'quantity':
      return { ...state, by: 'shares', quantity: change.quantity };
    case 'amount':
      return { ...state, by: 'amount', amount: change.amount };
    case 'limit':
      return { ...state, orderType: hasTrigger(state.orderType) ? 'SL' : 'LIMIT', price: change.price };
    case 'nearest':
      return withNearest(state, change.nearest);
    default: {
      const { kind: _, ...typed } = change;
      return { ...state, ...typed };
    }
  }
}
