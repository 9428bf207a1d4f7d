import { ApiError } from '@wealth/api-sdk';
import type { OrderBody, OrderDraft } from '@wealth/api-sdk/model';
import type { Paise } from '@wealth/domain';
import { browserIntents, requirePin, useProfile, useSession } from '@wealth/session';
import { useRef, useState } from 'react';
import type { OrderDesk, OrderProgress } from '../intent/createOrderDesk.ts';
import { useOrderDesk } from '../intent/useOrderDesk.ts';
import { isEqualOrder } from './model/serverPreview.ts';
import { hasMoved } from './model/ticketSummary.ts';
import { ticketDraftName, type Ticket } from './useTicket.ts';

/** What stands in the way of an order that somebody has just placed. */
export type PlacingHold =
  /** The last price is more than 1 % from the one that was looked at. */
  | { kind: 'moved'; from: Paise; to: Paise }
  /** The client has an order of which nobody knows yet what became of it. Epoch milliseconds of the device. */
  | { kind: 'openIntent'; sentAt: number }
  /** The server could not be asked. */
  | { kind: 'failed'; error: ApiError };

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
  | { kind: 'sent'; key: string; total: Paise | null; charges: Paise | null; value: Paise | null };

export interface PlacingOptions {
  ticket: Ticket;
  /** Names the order in the question for the PIN. */
  purpose: string;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

const hasCode = (progress: OrderProgress | null, code: string) =>
  progress?.kind === 'refused' && progress.error.fieldErrors.some((fault) => fault.code === code);

/** Waits until the request of a key has been answered or given up: what comes then may take long. */
function untilAnswered(desk: OrderDesk, key: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (desk.progress(key)?.kind === 'sending') return;
      stop();
      resolve();
    };
    const stop = desk.subscribe(look);
    look();
  });
}

/** The way of a ticket: review, question of the second one, PIN, send. One at a time, in all tabs. */
export function usePlacing({ ticket, purpose, onSetPin }: PlacingOptions) {
  const desk = useOrderDesk();
  const { drafts } = useSession();
  const profile = useProfile();
  const [step, setStep] = useState<PlacingStep>({ kind: 'form' });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isPlacing = useRef(false);
  const { draft, isSendable, readings, server, summary } = ticket;
  const lastPrice = readings.facts.quote?.lastPrice ?? null;

  function review() {
    setIsTried(true);
    if (!isSendable) return;
    setStep({ kind: 'review', key: crypto.randomUUID(), lastPrice, hold: null });
  }

  /** Whether the server still takes it; null where it could not be asked. */
  async function lookAgain(order: OrderDraft, held: Review): Promise<'good' | 'equal' | null> {
    try {
      const { errors, warnings } = await server.askNow(order);
      if (errors.length > 0) {
        server.askAgain();
        setStep({ kind: 'form' });
        return null;
      }
      return warnings.some(isEqualOrder) ? 'equal' : 'good';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStep({ kind: 'review', ...held, hold: { kind: 'failed', error } });
      return null;
    }
  }

  async function hasPin(): Promise<boolean> {
    if (profile?.has_pin === false && !(await onSetPin())) return false;
    return requirePin(purpose);
  }

  /** Sends, and asks for the PIN once more where the server wants a newer one. */
  async function send(body: OrderBody): Promise<void> {
    const { client_order_id: key } = body;
    setStep({
      kind: 'sent',
      key,
      total: summary.cost?.cash ?? null,
      charges: summary.cost?.charges ?? null,
      value: summary.cost?.value ?? null,
    });
    void desk.send(body).then((progress) => {
      if (progress?.kind === 'placed') drafts.remove(ticketDraftName);
    });
    await untilAnswered(desk, key);
  }

  async function sendAlone(order: OrderDraft, held: Review, isSecond: boolean): Promise<void> {
    const intents = browserIntents();
    await intents.alone('placeOrder', async () => {
      const [open] = intents.list(profile?.id ?? '').filter(({ key }) => key !== held.key);
      if (open) {
        setStep({ kind: 'review', ...held, hold: { kind: 'openIntent', sentAt: open.time } });
        return;
      }
      // Once nobody else can be placing one: another tab may have done so while the PIN was typed.
      const state = await lookAgain(order, held);
      if (state === 'equal' && !isSecond) setStep({ kind: 'second', ...held });
      else if (state !== null) await send({ ...order, client_order_id: held.key });
    });
    const progress = desk.progress(held.key);
    const mayRetry =
      (hasCode(progress, 'pin_not_set') && (await onSetPin())) || hasCode(progress, 'pin_required');
    if (mayRetry && (await requirePin(purpose))) await send({ ...order, client_order_id: held.key });
    else if (mayRetry) setStep({ kind: 'review', ...held, hold: null });
  }

  async function go(order: OrderDraft, held: Review, isSecond: boolean): Promise<void> {
    if (held.lastPrice !== null && lastPrice !== null && hasMoved(held.lastPrice, lastPrice)) {
      const hold = { kind: 'moved', from: held.lastPrice, to: lastPrice } as const;
      setStep({ kind: 'review', ...held, lastPrice, hold });
      return;
    }
    const isEqual = ticket.reading !== null && (server.preview?.warnings ?? []).some(isEqualOrder);
    if (isEqual && !isSecond) {
      setStep({ kind: 'second', ...held });
      return;
    }
    if (await hasPin()) await sendAlone(order, held, isSecond);
  }

  /** @param isSecond - Whether somebody has said that it is meant to be another one. */
  async function place(isSecond = false): Promise<void> {
    if (isPlacing.current || draft === null || (step.kind !== 'review' && step.kind !== 'second')) return;
    const { key, lastPrice: looked, hold } = step;
    const isAsked = hold?.kind === 'moved';
    isPlacing.current = true;
    setIsBusy(true);
    try {
      await go(draft, { key, lastPrice: isAsked ? hold.to : looked, hold: null }, isSecond);
    } finally {
      isPlacing.current = false;
      setIsBusy(false);
    }
  }

  return {
    step,
    isTried,
    isBusy,
    review,
    place,
    /** Back to the ticket, with all that was typed. */
    back: () => setStep({ kind: 'form' }),
    /** Once more under a new key, after the old one was sealed. */
    again: () => setStep({ kind: 'review', key: crypto.randomUUID(), lastPrice, hold: null }),
  };
}

export type Placing = ReturnType<typeof usePlacing>;
