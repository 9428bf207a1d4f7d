import type { InstrumentReference, TicketSide } from '@wealth/hrefs';
import { useSession } from '@wealth/session';
import { draftedSide, ticketDraftName } from '../core/drafts/ticketDraft.ts';

/**
 * What leads from the ticket of a share to another place takes along the side that was chosen meanwhile.
 *
 * @param side - With which the ticket was opened.
 */
export function useSideNow(instrument: InstrumentReference, side: TicketSide): () => TicketSide {
  const { drafts } = useSession();
  return () => draftedSide(drafts.read(ticketDraftName), instrument) ?? side;
}
