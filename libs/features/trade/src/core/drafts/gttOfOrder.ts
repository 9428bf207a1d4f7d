import type { Order, StockDetail } from '@wealth/api-sdk/model';
import { fromWire, istDay, protectionPrice, type InstrumentRef } from '@wealth/domain';
import { pendingQuantity } from '../order/orderFacts.ts';
import { bandOf } from '../checks/ticketFacts.ts';
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
  // After the close the day that orders are kept for counts.
  const { tick_size: tickSize } = share.next_day ?? share;
  const instrument = { tickSize: fromWire(tickSize), band: bandOf(share.next_day ?? share.quote) };
  return { ...state, price: protectionPrice({ side, reference: triggerPrice, instrument, on: istDay(now) }) };
}
