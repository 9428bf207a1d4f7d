import { ApiError } from '@wealth/api-sdk';
import { requirePin, useIntentKey } from '@wealth/session';
import { confirm, type ConfirmOptions } from '@wealth/ui/confirm';
import { toasts } from '@wealth/ui/toast';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface ConfirmedOptions<Subject, Answer> {
  /** The question before it. @default none: nothing is lost by it */
  confirm?: (subject: Subject) => ConfirmOptions;
  /** The PIN: before it is sent, or once the server has wanted it. @default none */
  pin?: { when: 'first' | 'wanted'; purpose: (subject: Subject) => string };
  /**
   * Sends it; rejects with an `ApiError`, of which the cache of mutations has told.
   *
   * @param key - The Idempotency-Key: the same for the same subject, so that a press after a lost answer does it once.
   */
  send: (subject: Subject, key: string) => Promise<Answer>;
  /** Takes the answer over; what it returns is told as a toast. */
  success: (answer: Answer, subject: Subject) => string | null;
  /** What the feature does about a failure besides that. */
  failed?: (error: ApiError, subject: Subject) => Promise<void>;
  /** Of a subject among several. @default all count as one */
  idOf?: (subject: Subject) => string;
}

export interface Confirmed<Subject> {
  /** Asks and sends; whether it was done. The same function between renders. */
  run: (subject: Subject) => Promise<boolean>;
  /** Ids of the subjects that are on their way. */
  pending: ReadonlySet<string>;
  isPending: boolean;
}

/** The server wants the PIN first; a client without one sets it in the same dialog. */
export function wantsPin(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 403 &&
    error.fieldErrors.some(({ code }) => code === 'pin_required' || code === 'pin_not_set')
  );
}

const nothing: ReadonlySet<string> = new Set();

function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Sends one; with the PIN where the server wants it, under the same key. */
async function sendOnce<Subject, Answer>(
  options: ConfirmedOptions<Subject, Answer>,
  subject: Subject,
  key: string,
): Promise<boolean> {
  const { pin, send, success, failed } = options;
  try {
    const title = success(await send(subject, key), subject);
    if (title !== null) toasts.show({ type: 'success', title });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (pin?.when === 'wanted' && wantsPin(error)) {
      return (await requirePin(pin.purpose(subject))) && sendOnce(options, subject, key);
    }
    // What it reads again tells of its own failure.
    await failed?.(error, subject).catch(ignoreApiError);
    return false;
  }
}

/**
 * A small action on what is there: asked for where it loses something, confirmed by the PIN where that is wanted, sent under
 * a key, and told. What the server answers is shown, nothing before it.
 */
export function useConfirmed<Subject, Answer>(
  options: ConfirmedOptions<Subject, Answer>,
): Confirmed<Subject> {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const keyOf = useIntentKey();
  const [pending, setPending] = useState(nothing);

  const run = useCallback(
    async (subject: Subject): Promise<boolean> => {
      const { confirm: question, pin, idOf = () => '' } = latest.current;
      if (question && !(await confirm(question(subject)))) return false;
      if (pin?.when === 'first' && !(await requirePin(pin.purpose(subject)))) return false;
      const id = idOf(subject);
      setPending((before) => new Set([...before, id]));
      try {
        return await sendOnce(latest.current, subject, keyOf(JSON.stringify(subject)));
      } finally {
        setPending((before) => new Set([...before].filter((one) => one !== id)));
      }
    },
    [keyOf],
  );
  return { run, pending, isPending: pending.size > 0 };
}
