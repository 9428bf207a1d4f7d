import type { Order } from '@wealth/api-sdk/model';
import { openTicket } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useCallback } from 'react';
import { gttOfOrder } from '../../core/drafts/gttOfOrder.ts';
import { ticketDraftName } from '../../core/drafts/ticketDraft.ts';

/**
 * Opens the ticket with a GTT of what is left of a stop order; the order itself goes on waiting. The same function between
 * renders.
 */
export function useKeepAsGtt(): (order: Order) => void {
  const { drafts } = useSession();
  return useCallback(
    (order) => {
      drafts.write(ticketDraftName, gttOfOrder(order));
      openTicket(order.instrument, order.side);
    },
    [drafts],
  );
}
