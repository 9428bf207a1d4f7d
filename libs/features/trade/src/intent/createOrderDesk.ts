import { ApiError } from '@wealth/api-sdk';
import type { OrderAnswer, OrderBody, OrderDetail } from '@wealth/api-sdk/model';
import type { Intents } from '@wealth/session';

/** What is known of an order that was sent. The last three are the end of it. */
export type OrderProgress =
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'asking';
      /** When it was sent; epoch milliseconds of the device, like `retryAt`. */
      readonly sentAt: number;
      /** When it is asked for again; null while a question is on its way or the connection is gone. */
      readonly retryAt: number | null;
    }
  | { readonly kind: 'placed'; readonly order: OrderDetail; readonly isFoundAgain: boolean }
  /** The exchange has sealed the key: nothing that is still on its way can become an order. */
  | { readonly kind: 'notPlaced' }
  /** The server has looked at it and said no. */
  | { readonly kind: 'refused'; readonly error: ApiError };

export interface OrderDeskEnvironment {
  /** Sends an order; rejects with an `ApiError`. */
  place: (body: OrderBody) => Promise<OrderDetail>;
  /** Asks what became of a key, and seals it where nothing did; rejects with an `ApiError`. */
  ask: (key: string) => Promise<OrderAnswer>;
  intents: Intents;
  /** Id of the signed-in client; null for none. */
  client: () => string | null;
  /** Epoch milliseconds of the device. */
  now: () => number;
  /** Runs a function after some milliseconds; returns the way to cancel that. */
  after: (delayMs: number, run: () => void) => () => void;
  isOnline: () => boolean;
  /** Calls the listener when the connection is back; returns the way to stop that. */
  onOnline: (listener: () => void) => () => void;
}

export interface OrderDesk {
  /** What became of a key here; null where nobody has sent or asked. */
  progress: (key: string) => OrderProgress | null;
  subscribe: (listener: () => void) => () => void;
  /** Writes the intent down, sends the order under its key, and asks for it when the answer is lost. Once for each key. */
  send: (body: OrderBody) => Promise<OrderProgress | null>;
  /** Asks for an order that another page has sent and knows nothing of any more. Null where somebody else has found out. */
  takeUp: (key: string) => Promise<OrderProgress | null>;
  /** Does not wait for the next question. */
  askNow: (key: string) => void;
  /** Whether the order of this key is in sight: nobody else has to tell of it. */
  isShown: (key: string) => boolean;
  /** Says that the order of this key is in sight; returns the way to take that back. */
  show: (key: string) => () => void;
}

/** Refusals that were meant: the server has looked at the order. All else may be the answer of a machine in between. */
const meantStatuses: ReadonlySet<number> = new Set([400, 403, 404, 409]);
const sealedStatus = 409;

/** Milliseconds between two questions; the last one from then on. */
export const askDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const longestDelayMs = 30_000;

/** Milliseconds after which no request of another page can still be on its way, where no lock says so. */
const settledMs = 60_000;

function isMeant(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.kind === 'server' &&
    error.status !== null &&
    meantStatuses.has(error.status)
  );
}

function isSealed(error: ApiError): boolean {
  return error.status === sealedStatus && error.fieldErrors.some(({ code }) => code === 'key_sealed');
}

/** The session is over: whoever signs in next asks. */
function endsAsking(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'aborted' || error.kind === 'unauthorized');
}

/**
 * Sends orders so that none is ever placed twice or lost: the intent is written down first, an answer that does not come
 * is asked for until it is known, and only a sealed key is said not to be an order. One tab at a time has to do with a key.
 */
export function createOrderDesk(environment: OrderDeskEnvironment): OrderDesk {
  const { place, ask, intents, client, now, after, isOnline, onOnline } = environment;
  const known = new Map<string, OrderProgress>();
  const running = new Map<string, Promise<OrderProgress | null>>();
  const shown = new Map<string, number>();
  const wakers = new Map<string, () => void>();
  const listeners = new Set<() => void>();

  function tell(key: string, progress: OrderProgress): OrderProgress {
    known.set(key, progress);
    for (const listener of listeners) listener();
    return progress;
  }

  function finish(key: string, progress: OrderProgress): OrderProgress {
    intents.remove(key);
    return tell(key, progress);
  }

  /** Until the time has passed, the connection is back, or somebody does not want to wait. */
  function pause(key: string, delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      function wake() {
        cancel();
        stop();
        wakers.delete(key);
        resolve();
      }
      const cancel = after(delayMs, wake);
      const stop = onOnline(wake);
      wakers.set(key, wake);
    });
  }

  async function askUntilKnown(key: string, sentAt: number): Promise<OrderProgress | null> {
    for (let attempt = 0; ; attempt += 1) {
      tell(key, { kind: 'asking', sentAt, retryAt: null });
      try {
        const { order, sealed } = await ask(key);
        if (order) return finish(key, { kind: 'placed', order, isFoundAgain: true });
        if (sealed) return finish(key, { kind: 'notPlaced' });
      } catch (error) {
        if (endsAsking(error)) {
          known.delete(key);
          return null;
        }
      }
      const delayMs = askDelaysMs[attempt] ?? longestDelayMs;
      tell(key, { kind: 'asking', sentAt, retryAt: isOnline() ? now() + delayMs : null });
      await pause(key, delayMs);
      while (!isOnline()) await pause(key, longestDelayMs);
    }
  }

  async function sendNow(body: OrderBody, sentAt: number): Promise<OrderProgress | null> {
    const { client_order_id: key } = body;
    tell(key, { kind: 'sending' });
    try {
      return finish(key, { kind: 'placed', order: await place(body), isFoundAgain: false });
    } catch (error) {
      if (isMeant(error)) {
        return finish(key, isSealed(error) ? { kind: 'notPlaced' } : { kind: 'refused', error });
      }
      if (!(error instanceof ApiError)) throw error;
      if (endsAsking(error)) {
        known.delete(key);
        return null;
      }
      return askUntilKnown(key, sentAt);
    }
  }

  /** @param work - What is done with a key, by one tab and once here. */
  function once(key: string, work: () => Promise<OrderProgress | null>): Promise<OrderProgress | null> {
    const present = running.get(key);
    if (present) return present;
    const done = intents.alone(`intent.${key}`, work).finally(() => running.delete(key));
    running.set(key, done);
    return done;
  }

  return {
    progress: (key) => known.get(key) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(body) {
      const { client_order_id: key } = body;
      const owner = client();
      if (owner === null) return Promise.resolve(null);
      const sent = known.get(key);
      // What was refused may go once more under its key, as after a PIN that had become too old.
      if (sent && sent.kind !== 'refused') return running.get(key) ?? Promise.resolve(sent);
      const { time } = intents.add({ key, kind: 'order', client: owner });
      return once(key, () => sendNow(body, time));
    },
    takeUp: (key) =>
      once(key, async () => {
        const intent = intents.list(client() ?? '').find((one) => one.key === key);
        const waitMs = intent && !intents.canBeAlone ? intent.time + settledMs - now() : 0;
        if (intent && waitMs > 0) {
          tell(key, { kind: 'asking', sentAt: intent.time, retryAt: intent.time + settledMs });
          await pause(key, waitMs);
        }
        return intent && intents.has(key) ? askUntilKnown(key, intent.time) : null;
      }),
    askNow: (key) => wakers.get(key)?.(),
    isShown: (key) => (shown.get(key) ?? 0) > 0,
    show(key) {
      shown.set(key, (shown.get(key) ?? 0) + 1);
      return () => void shown.set(key, (shown.get(key) ?? 1) - 1);
    },
  };
}
