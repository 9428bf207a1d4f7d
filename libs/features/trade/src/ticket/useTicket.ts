import type { OrderDraft, OrderPreview, StockDetail } from '@wealth/api-sdk/model';
import type { OrderFacts, OrderFault, Side } from '@wealth/domain';
import { useSession } from '@wealth/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { withGttLimit } from '../core/drafts/gttOfOrder.ts';
import { noAnnotation, type Annotation } from '../core/annotation/annotation.ts';
import { orderDraftOf } from './model/orderDraftOf.ts';
import { ownLegs, readPreview, type PreviewReading } from './model/serverPreview.ts';
import { readTicketDraft, ticketDraftName, ticketDraftOf } from '../core/drafts/ticketDraft.ts';
import type { TicketState } from '../core/drafts/ticketState.ts';
import { changeTicket, startTicket, withMarketPrice, type TicketChange } from './model/changeTicket.ts';
import { ticketSummaryOf } from './model/ticketSummary.ts';
import { readTicketWhy, ticketWhyName, type TicketWhy } from './model/ticketWhy.ts';
import { useOrderPreview, type OrderPreviewNow } from '../core/placing/useOrderPreview.ts';
import { useShared } from '../core/checks/useShared.ts';
import type { TicketReadingsNow } from '../core/checks/useTicketReadings.ts';

/** What was typed, kept as long as the tab: the page and the drawer of a ticket begin with it, also after a sign-in. */
function useTicketState(share: StockDetail, side: Side) {
  const { drafts, serverClock } = useSession();
  const [state, setState] = useState<TicketState>(() => {
    const kept = readTicketDraft(drafts.read(ticketDraftName), share, side);
    return kept ? withGttLimit(kept, share, serverClock.now()) : startTicket(side);
  });
  const [why, setWords] = useState(() => readTicketWhy(drafts.read(ticketWhyName), share, side));
  const [isTouched, setIsTouched] = useState(false);
  const change = useCallback((next: TicketChange) => {
    setIsTouched(true);
    setState((present) => changeTicket(present, next));
  }, []);
  const setWhy = useCallback((words: Annotation) => {
    setIsTouched(true);
    setWords(words);
  }, []);
  function forget() {
    drafts.remove(ticketDraftName);
    drafts.remove(ticketWhyName);
    setIsTouched(false);
    setWords(noAnnotation);
  }
  function clear() {
    forget();
    setState(startTicket(side));
  }
  return { state, change, why, setWhy, forget, clear, isTouched };
}

type Typed = ReturnType<typeof useTicketState>;

/** Keeps what was typed: the order in the draft of the tab, the words on it in memory for as long. */
function useKeepTyped({ state, why, isTouched }: Typed, share: StockDetail, quantity: number | null) {
  const { drafts } = useSession();
  useEffect(() => {
    if (isTouched) drafts.write(ticketDraftName, ticketDraftOf(share, state, quantity));
  }, [drafts, share, state, quantity, isTouched]);

  const { isin } = share;
  const { side } = state;
  useEffect(() => {
    const held: TicketWhy = { isin, side, annotation: why };
    if (isTouched) drafts.write(ticketWhyName, held);
  }, [drafts, isin, side, why, isTouched]);
}

/** What the server says of the figures. */
export interface Confirmed {
  /** `none` where there is no order that it could be asked about, or one that it would refuse. */
  state: 'none' | 'asking' | 'confirmed' | 'differs' | 'failed';
  /** Its own figures, where it counts differently. */
  figures: OrderPreview | null;
  askAgain: () => void;
}

interface Answered {
  draft: OrderDraft | null;
  reading: PreviewReading | null;
  server: OrderPreviewNow;
}

const isRefused = ({ faults, serverErrors }: PreviewReading) =>
  serverErrors.length > 0 || faults.some(({ severity }) => severity === 'error');

function confirmationOf({ draft, reading, server }: Answered): Confirmed['state'] {
  if (draft === null) return 'none';
  if (reading?.differs) return 'differs';
  // What would be refused is confirmed by nobody.
  if (reading) return isRefused(reading) ? 'none' : 'confirmed';
  return server.hasFailed ? 'failed' : 'asking';
}

function confirmedOf(answered: Answered): Confirmed {
  const { reading, server } = answered;
  return {
    state: confirmationOf(answered),
    figures: reading?.differs ? server.preview : null,
    askAgain: server.askAgain,
  };
}

const noFaults: readonly OrderFault[] = [];
const faultsOf = (found: readonly OrderFault[], isSent: boolean) => (isSent ? noFaults : found);

/** What a ticket stands on. */
export interface TicketGround {
  readings: TicketReadingsNow;
  /** Its order has been sent: nothing is asked or said of it as if it were to be placed once more. */
  isSent: boolean;
}

/** Whether nothing stops it, here or at the server. */
function isPassed(faults: readonly OrderFault[], reading: PreviewReading | null): boolean {
  return (reading?.serverErrors.length ?? 0) === 0 && faults.every(({ severity }) => severity !== 'error');
}

/** What was typed, with the limit that follows the market where none was. */
function useStateNow(held: TicketState, { quote, instrument }: OrderFacts): TicketState {
  const { tickSize } = instrument;
  return useMemo(() => withMarketPrice(held, quote, tickSize), [held, quote, tickSize]);
}

/**
 * A ticket as it stands: what was typed, what follows from it at this moment, and what the server says of it.
 *
 * @param share - One ticket a share: another one needs another key.
 */
export function useTicket(share: StockDetail, side: Side, { readings, isSent }: TicketGround) {
  const typed = useTicketState(share, side);
  const { facts, depth } = readings;
  const state = useStateNow(typed.state, facts);
  const own = useShared(useMemo(() => ticketSummaryOf(state, { facts, depth }), [state, facts, depth]));
  const draft = useMemo(() => orderDraftOf(share, own.order), [share, own.order]);
  const asked = isSent ? null : draft;
  const server = useOrderPreview(asked);
  const { preview } = server;
  useKeepTyped(typed, share, own.order.quantity);

  const reading = useShared(
    useMemo(() => (preview ? readPreview(preview, own, facts) : null), [preview, own, facts]),
  );
  const faults = faultsOf(reading?.faults ?? own.faults, isSent);
  const unread = useMemo(() => ownLegs(own.rehearsal), [own.rehearsal]);
  const confirmed = useShared(confirmedOf({ draft: asked, reading, server }));
  return {
    state,
    change: typed.change,
    /** The client's own words on it, private. */
    why: typed.why,
    setWhy: typed.setWhy,
    /** What was typed has become an order: nothing keeps it any longer. */
    forget: typed.forget,
    /** A new ticket. */
    clear: typed.clear,
    readings,
    summary: own,
    draft,
    server,
    /** What the server says of the figures. */
    confirmed,
    reading,
    faults,
    /** Of a GTT what would refuse each of its legs today. */
    legs: reading?.legs ?? unread,
    isSendable: draft !== null && isPassed(faults, reading),
  };
}

export type Ticket = ReturnType<typeof useTicket>;
