import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import { browserIntents, useProfile } from '@wealth/session';
import { useRef, useState } from 'react';
import type { Desk, Progress } from './createDesk.ts';
import type { Placing } from './definePlacing.ts';
import { useDesk, useProgress } from './useDesk.ts';

/** What stands in the way of a request that somebody has just confirmed. */
export type PlacingHold<Seen> =
  /** What the review stands on is not what was looked at any more. */
  | { kind: 'moved'; from: Seen; to: Seen }
  /** The client has another one of which nobody knows yet what became of it. Epoch milliseconds of the device. */
  | { kind: 'openIntent'; sentAt: number }
  /** The server could not be asked. */
  | { kind: 'failed'; error: ApiError }
  /** The server wants the PIN once more: what was confirmed has been used, or is too old. */
  | { kind: 'pinAgain' };

interface Review<Seen> {
  /** The Idempotency-Key of what is going to be sent. */
  key: string;
  seen: Seen;
  hold: PlacingHold<Seen> | null;
}

/** Where a form is on its way. */
export type PlacingStep<Seen> =
  | { kind: 'form' }
  | ({ kind: 'review' } & Review<Seen>)
  /** An equal one was sent a moment ago. */
  | ({ kind: 'second' } & Review<Seen>)
  | { kind: 'sent'; key: string; seen: Seen };

/** What a last look at the server comes to. */
export type Judgement = 'good' | 'second' | 'refused';

export interface PlacingOptions<Body, Placed, Preview, Seen> {
  placing: Placing<Body, Placed, Preview>;
  /** As it stands; null where there is nothing to send. */
  body: Body | null;
  /** What the review stands on. It is kept with what is sent, and held against what comes of that. */
  seen: Seen;
  /** Whether what was looked at is another one now, so that it has to be looked at again. @default never */
  hasMoved?: (before: Seen, now: Seen) => boolean;
  /** Of the preview that is asked for in the moment of sending. @default good */
  judge?: (preview: Preview) => Judgement;
  /** Whether an equal one is known already. */
  isSecond?: boolean;
  /** The last look has refused it: the form shows why. */
  onStopped?: () => void;
  /** Whether the form itself shows why the server has refused it; the way leads back there then. @default no */
  takesRefusal?: (error: ApiError) => boolean;
  /**
   * It was taken: nothing has to keep what was typed.
   *
   * @param isInSight - Whether the client still looks at it; nobody else tells of it then.
   */
  onPlaced?: (placed: Placed, isInSight: boolean) => void;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

const hasCode = (progress: Progress<unknown> | null, code: string) =>
  progress?.kind === 'refused' && progress.error.fieldErrors.some((fault) => fault.code === code);

/**
 * Waits until the request of a key has been answered or given up: what comes then may take long.
 *
 * @param sent - Ends with all of it, also where nothing is sent.
 */
async function untilAnswered<Body, Placed>(
  desk: Desk<Body, Placed>,
  key: string,
  sent: Promise<unknown>,
): Promise<void> {
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

type SetStep<Seen> = (step: PlacingStep<Seen>) => void;

/** Asks the server once more, in the moment in which something is sent. */
function useLookAgain<Body, Placed, Preview, Seen>(
  { placing, judge, onStopped }: PlacingOptions<Body, Placed, Preview, Seen>,
  setStep: SetStep<Seen>,
) {
  const queries = useQueryClient();

  /** Whether an equal one was sent; null where it is not taken any more, or could not be asked. */
  return async (body: Body, held: Review<Seen>): Promise<'good' | 'second' | null> => {
    if (!placing.preview || !judge) return 'good';
    try {
      const judged = judge(await placing.preview(queries, body));
      if (judged !== 'refused') return judged;
      onStopped?.();
      setStep({ kind: 'form' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStep({ kind: 'review', ...held, hold: { kind: 'failed', error } });
    }
    return null;
  };
}

/** Sends what was reviewed: one of a kind at a time in all tabs, and with a newer PIN where the server wants one. */
function useSend<Body, Placed, Preview, Seen>(
  options: PlacingOptions<Body, Placed, Preview, Seen>,
  setStep: SetStep<Seen>,
) {
  const { placing, seen, onPlaced, onSetPin, takesRefusal } = options;
  const desk = useDesk(placing);
  const profile = useProfile();
  const lookAgain = useLookAgain(options, setStep);

  function send(body: Body, key: string, isWanted: Promise<boolean>): Promise<void> {
    const sent = desk.send({ key, body }, isWanted);
    void sent.then((progress) => {
      if (progress?.kind === 'placed') onPlaced?.(progress.placed, desk.isShown(key));
    });
    return untilAnswered(desk, key, sent);
  }

  async function sendAlone(body: Body, held: Review<Seen>, isSecond: boolean): Promise<void> {
    const [open] = browserIntents()
      .list(profile?.id ?? '')
      .filter(({ key, kind }) => key !== held.key && kind === placing.kind);
    if (open) {
      setStep({ kind: 'review', ...held, hold: { kind: 'openIntent', sentAt: open.time } });
      return;
    }
    // Once nobody else can be sending one: another tab may have done so while the PIN was typed.
    const looked = lookAgain(body, held);
    const isWanted = (state: Awaited<typeof looked>) => state === 'good' || (state === 'second' && isSecond);
    // The key is this tab's by the time that the server has answered.
    const answered = send(
      body,
      held.key,
      looked.then(isWanted, () => false),
    );
    const state = await looked;
    if (isWanted(state)) setStep({ kind: 'sent', key: held.key, seen });
    else if (state === 'second') setStep({ kind: 'second', ...held });
    await answered;
  }

  return async (body: Body, held: Review<Seen>, isSecond: boolean): Promise<void> => {
    await browserIntents().alone(`place.${placing.kind}`, () => sendAlone(body, held, isSecond));
    const progress = desk.progress(held.key);
    const isSet = hasCode(progress, 'pin_not_set') && (await onSetPin());
    // The same key: the server has taken nothing.
    if (isSet || hasCode(progress, 'pin_required')) {
      setStep({ kind: 'review', ...held, hold: { kind: 'pinAgain' } });
    } else if (progress?.kind === 'refused' && takesRefusal?.(progress.error)) {
      setStep({ kind: 'form' });
    }
  };
}

/** The way of one form. */
export interface PlacingFlow<Placed, Seen> {
  step: PlacingStep<Seen>;
  /** What is known of what was sent. */
  progress: Progress<Placed> | null;
  /** Does not wait for the next question after what became of it. */
  askNow: () => void;
  isBusy: boolean;
  /** To the review, under a new key: at first, and once more after the old one was sealed. */
  begin: () => void;
  /**
   * Sends what was reviewed, once the server has confirmed the PIN.
   *
   * @param isSecond - Whether somebody has said that it is meant to be another one.
   */
  place: (isSecond?: boolean) => Promise<void>;
  /** Whether the PIN sends what was reviewed; without it a button does. */
  asksPin: boolean;
  /** Whether there is a PIN that can be asked for. */
  hasPin: boolean;
  setPin: () => Promise<void>;
  /** Whether what the review stands on has moved: then nothing is confirmed before it was looked at again. */
  looksAgain: () => boolean;
  /** Back to the form, with all that was typed. */
  back: () => void;
}

/** The way of a form: review, question of the second one, PIN, send, follow. One of a kind at a time, in all tabs. */
export function usePlacing<Body, Placed, Preview, Seen>(
  options: PlacingOptions<Body, Placed, Preview, Seen>,
): PlacingFlow<Placed, Seen> {
  const { placing, body, seen } = options;
  const [step, setStep] = useState<PlacingStep<Seen>>({ kind: 'form' });
  const [isBusy, setIsBusy] = useState(false);
  const isPlacing = useRef(false);
  const profile = useProfile();
  const [hasSetPin, setHasSetPin] = useState(false);
  const send = useSend(options, setStep);
  const desk = useDesk(placing);
  const key = step.kind === 'sent' ? step.key : null;
  const progress = useProgress(placing, key);

  async function go(request: Body, held: Review<Seen>, isSecond: boolean): Promise<void> {
    if (options.isSecond && !isSecond) setStep({ kind: 'second', ...held });
    else await send(request, held, isSecond);
  }

  async function place(isSecond = false): Promise<void> {
    if (isPlacing.current || body === null || (step.kind !== 'review' && step.kind !== 'second')) return;
    isPlacing.current = true;
    setIsBusy(true);
    try {
      await go(body, { key: step.key, seen: step.seen, hold: null }, isSecond);
    } finally {
      isPlacing.current = false;
      setIsBusy(false);
    }
  }

  function looksAgain(): boolean {
    if (step.kind !== 'review' || !options.hasMoved?.(step.seen, seen)) return false;
    setStep({ ...step, seen, hold: { kind: 'moved', from: step.seen, to: seen } });
    return true;
  }

  const begin = () => setStep({ kind: 'review', key: browserIntents().newKey(), seen, hold: null });

  return {
    step,
    progress,
    askNow: () => void (key !== null && desk.askNow(key)),
    isBusy,
    begin,
    place,
    asksPin: placing.asksPin ?? true,
    hasPin: hasSetPin || profile?.has_pin !== false,
    async setPin() {
      if (await options.onSetPin()) setHasSetPin(true);
    },
    looksAgain,
    back: () => setStep({ kind: 'form' }),
  };
}
