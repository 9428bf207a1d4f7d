import type { Order } from '@wealth/api-sdk/model';
import { fromWire } from '@wealth/domain';
import { openTicket } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useRequestLeave } from '@wealth/ui/close-guard';
import { ticketDraftName, ticketDraftOf, type TicketDraft } from '../../core/drafts/ticketDraft.ts';

const priceOf = (rupees: number | null) => (rupees === null ? null : fromWire(rupees));

/** The draft of a ticket with the same order once more, whole: whatever became of the first one. */
function sameOrderOf(order: Order): TicketDraft {
  const { instrument, side, quantity, stop } = order;
  return ticketDraftOf(
    instrument,
    {
      side,
      orderType: order.order_type,
      validity: order.validity,
      by: 'shares',
      quantity,
      amount: null,
      price: priceOf(order.price),
      isFollowing: false,
      triggerPrice: priceOf(order.trigger_price),
      stop: stop && { triggerPrice: priceOf(stop.trigger_price), price: priceOf(stop.price) },
      following: 0,
      keptOrderId: null,
    },
    quantity,
  );
}

/** Opens the ticket with an order as it was placed: what has changed since is checked there. */
export function useOrderAgain(): (order: Order) => void {
  const { drafts } = useSession();
  // The ticket takes the place of the drawer around: a note that is being written there is asked for.
  const leave = useRequestLeave();
  return (order) =>
    leave(() => {
      drafts.write(ticketDraftName, sameOrderOf(order));
      openTicket(order.instrument, order.side);
    });
}
