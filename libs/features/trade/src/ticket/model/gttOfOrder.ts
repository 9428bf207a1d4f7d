import type { Order, StockDetail } from '@wealth/api-sdk/model';
import { fromWire, istDay, protectionPrice, type InstrumentRef } from '@wealth/domain';
import { pendingQuantity } from '../../orders/model/orderFacts.ts';
import { ticketDraftOf, type TicketDraft } from './ticketDraft.ts';
import type { TicketState } from './ticketState.ts';

const priceOf = (rupees: number | null) => (rupees === null ? null : fromWire(rupees));

/** The draft of a ticket that keeps what is left of a stop order as a GTT. The order itself goes on waiting. */
export function gttOfOrder(order: Order): TicketDraft {
  const state: TicketState = {
    side: order.side,
    orderType: 'LIMIT',
    validity: 'GTT',
    by: 'shares',
    quantity: pendingQuantity(order),
    amount: null,
    price: priceOf(order.price),
    isFollowing: false,
    triggerPrice: priceOf(order.trigger_price),
    stop: null,
    following: 0,
    keptOrderId: order.id,
  };
  const instrument: InstrumentRef = order.instrument;
  return ticketDraftOf(instrument, state, state.quantity);
}

/** A GTT of an order without a limit gets the one within which that order would have been protected. */
export function withGttLimit(state: TicketState, share: StockDetail, now: number): TicketState {
  const { validity, price, triggerPrice, side, keptOrderId } = state;
  if (validity !== 'GTT' || keptOrderId === null || price !== null || triggerPrice === null) return state;
  const { lower_band: lower, upper_band: upper } = share.quote;
  const band = lower === null || upper === null ? null : { lower: fromWire(lower), upper: fromWire(upper) };
  const instrument = { tickSize: fromWire(share.tick_size), band };
  return { ...state, price: protectionPrice({ side, reference: triggerPrice, instrument, on: istDay(now) }) };
}
