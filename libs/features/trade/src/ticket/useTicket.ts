import type { StockDetail } from '@wealth/api-sdk/model';
import { fromWire, type Side } from '@wealth/domain';
import { useSession } from '@wealth/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { withGttLimit } from './model/gttOfOrder.ts';
import { noAnnotation } from '../orders/annotation/annotation.ts';
import { orderDraftOf } from './model/orderDraftOf.ts';
import { ownLegs, readPreview } from './model/serverPreview.ts';
import { readTicketDraft, ticketDraftName, ticketDraftOf } from './model/ticketDraft.ts';
import { changeTicket, startTicket, type TicketChange, type TicketState } from './model/ticketState.ts';
import { ticketSummaryOf } from './model/ticketSummary.ts';
import { useOrderPreview } from './useOrderPreview.ts';
import { useTicketReadings } from './useTicketReadings.ts';

/** What was typed, kept as long as the tab: the page and the drawer of a ticket begin with it, also after a sign-in. */
function useTicketState(share: StockDetail, side: Side) {
  const { drafts, serverClock } = useSession();
  const begin = () =>
    startTicket(side, {
      lastPrice: fromWire(share.quote.last_price),
      tickSize: fromWire(share.tick_size),
    });
  const [state, setState] = useState<TicketState>(() => {
    const kept = readTicketDraft(drafts.read(ticketDraftName), share, side);
    return kept ? withGttLimit(kept, share, serverClock.now()) : begin();
  });
  const [isTouched, setIsTouched] = useState(false);
  const change = useCallback((next: TicketChange) => {
    setIsTouched(true);
    setState((present) => changeTicket(present, next));
  }, []);
  function clear() {
    setIsTouched(false);
    setState(begin());
  }
  return { state, change, clear, isTouched };
}

/**
 * A ticket as it stands: what was typed, what follows from it at this moment, and what the server says of it.
 *
 * @param share - One ticket a share: another one needs another key.
 */
export function useTicket(share: StockDetail, side: Side) {
  const { drafts } = useSession();
  const { state, change, clear, isTouched } = useTicketState(share, side);
  const readings = useTicketReadings(share, { isSale: state.side === 'SELL' });
  const { facts, depth } = readings;
  const own = useMemo(() => ticketSummaryOf(state, { facts, depth }), [state, facts, depth]);
  const draft = useMemo(() => orderDraftOf(share, own.order), [share, own.order]);
  const server = useOrderPreview(draft);
  const { preview } = server;
  const { quantity } = own.order;

  useEffect(() => {
    if (isTouched) drafts.write(ticketDraftName, ticketDraftOf(share, state, quantity));
  }, [drafts, share, state, quantity, isTouched]);

  // Lives as long as the ticket and no longer: the draft of a tab holds none of it.
  const [why, setWhy] = useState(noAnnotation);

  const reading = useMemo(() => (preview ? readPreview(preview, own, facts) : null), [preview, own, facts]);
  const faults = reading?.faults ?? own.faults;
  return {
    state,
    change,
    /** A new ticket, after what was typed has become an order. */
    clear,
    /** Nothing is asked for before something was typed. */
    isTouched,
    readings,
    summary: own,
    draft,
    /** The client's own words on it, private. */
    why,
    setWhy,
    server,
    reading,
    faults,
    /** Of a GTT what would refuse each of its legs today. */
    legs: reading?.legs ?? ownLegs(own.rehearsal),
    isSendable:
      draft !== null &&
      (reading?.serverErrors.length ?? 0) === 0 &&
      faults.every(({ severity }) => severity !== 'error'),
  };
}

export type Ticket = ReturnType<typeof useTicket>;
