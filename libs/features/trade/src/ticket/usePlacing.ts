import { ApiError } from '@wealth/api-sdk';
import type { OrderBody, OrderDraft } from '@wealth/api-sdk/model';
import { toWire, type Paise } from '@wealth/domain';
import { browserIntents, useProfile } from '@wealth/session';
import { useRef, useState } from 'react';
import type { OrderDesk, OrderProgress } from '../intent/createOrderDesk.ts';
import { useOrderDesk } from '../intent/useOrderDesk.ts';
import { writtenAlong } from '../orders/annotation/annotation.ts';
import { namedFigures, type NamedFigures } from './model/namedFigures.ts';
import { isEqualOrder } from './model/serverPreview.ts';
import { hasMoved } from './model/ticketSummary.ts';
import type { Ticket } from './useTicket.ts';

/** What stands in the way of an order that somebody has just placed. */
export type PlacingHold =
  /** The last price is more than 1 % from the one that was looked at. */
  | { kind: 'moved'; from: Paise; to: Paise }
  /** The client has an order of which nobody knows yet what became of it. Epoch milliseconds of the device. */
  | { kind: 'openIntent'; sentAt: number }
  /** The server could not be asked. */
  | { kind: 'failed'; error: ApiError }
  /** The server wants the PIN once more: what was confirmed has been used, or is too old. */
  | { kind: 'pinAgain' };

interface Review {
  /** The Idempotency-Key and client_order_id of what is going to be sent. */
  key: string;
  /** The last price that it was calculated with. */
  lastPrice: Paise | null;
  hold: PlacingHold | null;
}

/** Where a ticket is on its way. */
export type PlacingStep =
  | { kind: 'form' }
  | ({ kind: 'review' } & Review)
  /** An equal order was placed within the last half minute. */
  | ({ kind: 'second' } & Review)
  | ({ kind: 'sent'; key: string } & NamedFigures);

export interface PlacingOptions {
  ticket: Ticket;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

const intents = browserIntents();

const hasCode = (progress: OrderProgress | null, code: string) =>
  progress?.kind === 'refused' && progress.error.fieldErrors.some((fault) => fault.code === code);

/**
 * Waits until the request of a key has been answered or given up: what comes then may take long.
 *
 * @param sent - Ends with all of it, also where nothing is sent.
 */
async function untilAnswered(desk: OrderDesk, key: string, sent: Promise<unknown>): Promise<void> {
  let stop = () => {};
  const answered = new Promise<void>((resolve) => {
    stop = desk.subscribe(() => {
      const progress = desk.progress(key);
      // Null until this tab has the key to itself.
      if (progress !== null && progress.kind !== 'sending') resolve();
    });
  });
  await Promise.race([answered, sent]);
  stop();
}

type SetStep = (step: PlacingStep) => void;

/** Asks the server once more, in the moment in which an order is placed. */
function useLookAgain({ server }: Ticket, setStep: SetStep) {
  /** Whether there is an equal order; null where it is not taken any more, or could not be asked. */
  return async (order: OrderDraft, held: Review): Promise<'good' | 'equal' | null> => {
    try {
      const { errors, warnings } = await server.askNow(order);
      if (errors.length === 0) return warnings.some(isEqualOrder) ? 'equal' : 'good';
      server.askAgain();
      setStep({ kind: 'form' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStep({ kind: 'review', ...held, hold: { kind: 'failed', error } });
    }
    return null;
  };
}

/** Sends a reviewed order: one at a time in all tabs, and with a newer PIN where the server wants one. */
function useSend({ ticket, onSetPin }: PlacingOptions, setStep: SetStep) {
  const desk = useOrderDesk();
  const profile = useProfile();
  const lookAgain = useLookAgain(ticket, setStep);

  function send(body: OrderBody, isWanted?: Promise<boolean>): Promise<void> {
    const sent = desk.send(body, isWanted);
    void sent.then((progress) => {
      if (progress?.kind === 'placed') ticket.forget();
    });
    return untilAnswered(desk, body.client_order_id, sent);
  }

  const named = namedFigures(ticket);

  function showSent({ key }: Review): void {
    setStep({ kind: 'sent', key, ...named });
  }

  const bodyOf = (order: OrderDraft, { key }: Review): OrderBody => ({
    ...order,
    ...writtenAlong(ticket.why),
    // Of an order with a limit the server knows it.
    ...(order.price === undefined && named.price !== null ? { counted_price: toWire(named.price) } : {}),
    client_order_id: key,
  });

  async function sendAlone(order: OrderDraft, held: Review, isSecond: boolean): Promise<void> {
    const [open] = intents.list(profile?.id ?? '').filter(({ key }) => key !== held.key);
    if (open) {
      setStep({ kind: 'review', ...held, hold: { kind: 'openIntent', sentAt: open.time } });
      return;
    }
    // Once nobody else can be placing one: another tab may have done so while the PIN was typed.
    const looked = lookAgain(order, held);
    const isWanted = (state: Awaited<typeof looked>) => state === 'good' || (state === 'equal' && isSecond);
    // The key is this tab's by the time that the server has answered.
    const answered = send(
      bodyOf(order, held),
      looked.then(isWanted, () => false),
    );
    const state = await looked;
    if (isWanted(state)) showSent(held);
    else if (state === 'equal') setStep({ kind: 'second', ...held });
    await answered;
  }

  return async (order: OrderDraft, held: Review, isSecond: boolean): Promise<void> => {
    await intents.alone('placeOrder', () => sendAlone(order, held, isSecond));
    const progress = desk.progress(held.key);
    const isSet = hasCode(progress, 'pin_not_set') && (await onSetPin());
    // The same key: the server has taken nothing.
    if (isSet || hasCode(progress, 'pin_required')) {
      setStep({ kind: 'review', ...held, hold: { kind: 'pinAgain' } });
    }
  };
}

/** The way of a ticket: review, question of the second one, PIN, send. One at a time, in all tabs. */
export function usePlacing(options: PlacingOptions) {
  const { ticket } = options;
  const [step, setStep] = useState<PlacingStep>({ kind: 'form' });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isPlacing = useRef(false);
  const profile = useProfile();
  const [hasSetPin, setHasSetPin] = useState(false);
  const send = useSend(options, setStep);
  const lastPrice = ticket.readings.facts.quote?.lastPrice ?? null;

  async function go(order: OrderDraft, held: Review, isSecond: boolean): Promise<void> {
    const isEqual = ticket.server.preview?.warnings.some(isEqualOrder) ?? false;
    if (isEqual && !isSecond) setStep({ kind: 'second', ...held });
    else await send(order, held, isSecond);
  }

  /**
   * Sends what was reviewed, once the server has confirmed the PIN.
   *
   * @param isSecond - Whether somebody has said that it is meant to be another one.
   */
  async function place(isSecond = false): Promise<void> {
    const { draft } = ticket;
    if (isPlacing.current || draft === null || (step.kind !== 'review' && step.kind !== 'second')) return;
    const { key, lastPrice: looked } = step;
    isPlacing.current = true;
    setIsBusy(true);
    try {
      await go(draft, { key, lastPrice: looked, hold: null }, isSecond);
    } finally {
      isPlacing.current = false;
      setIsBusy(false);
    }
  }

  /** Whether the price has left the one that was looked at: then nothing is confirmed before it was looked at again. */
  function looksAgain(): boolean {
    if (step.kind !== 'review' || step.lastPrice === null || lastPrice === null) return false;
    if (!hasMoved(step.lastPrice, lastPrice)) return false;
    setStep({ ...step, lastPrice, hold: { kind: 'moved', from: step.lastPrice, to: lastPrice } });
    return true;
  }

  const begin = () => setStep({ kind: 'review', key: intents.newKey(), lastPrice, hold: null });

  return {
    step,
    isTried,
    isBusy,
    review() {
      const { state, change, summary } = ticket;
      setIsTried(true);
      if (!ticket.isSendable) return;
      // What is reviewed must not change with the price.
      if (state.by === 'amount') change({ kind: 'by', by: 'shares', quantity: summary.order.quantity });
      if (state.isFollowing) change({ kind: 'price', price: state.price });
      begin();
    },
    place,
    /** Whether there is a PIN that can be asked for. */
    hasPin: hasSetPin || profile?.has_pin !== false,
    async setPin() {
      if (await options.onSetPin()) setHasSetPin(true);
    },
    looksAgain,
    /** Back to the ticket, with all that was typed. */
    back: () => setStep({ kind: 'form' }),
    /** Once more under a new key, after the old one was sealed. */
    again: begin,
  };
}

export type Placing = ReturnType<typeof usePlacing>;
