import { ApiError } from '@wealth/api-sdk';
import type { IntentKind, Intents } from '@wealth/session';

/** What is known of a request that was sent. The last three are the end of it. */
export type Progress<Placed> =
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'asking';
      /** When it was sent; epoch milliseconds of the device, like `retryAt`. */
      readonly sentAt: number;
      /** When it is asked for again; null while a question is on its way or the connection is gone. */
      readonly retryAt: number | null;
    }
  | { readonly kind: 'placed'; readonly placed: Placed; readonly isFoundAgain: boolean }
  /** The server has sealed the key: nothing can come of what is still on its way. */
  | { readonly kind: 'notPlaced' }
  /** The server has looked at it and said no. */
  | { readonly kind: 'refused'; readonly error: ApiError };

/** What became of a key: neither where the server does not know yet. */
export interface Found<Placed> {
  placed: Placed | null;
  sealed: boolean;
}

export interface Sent<Body> {
  /** The Idempotency-Key. */
  key: string;
  body: Body;
}

export interface DeskEnvironment<Body, Placed> {
  kind: IntentKind;
  /** Sends a request under its key; rejects with an `ApiError`. */
  place: (sent: Sent<Body>) => Promise<Placed>;
  /** Asks what became of a key, and seals it where nothing did; rejects with an `ApiError`. */
  ask: (key: string) => Promise<Found<Placed>>;
  /** Statuses besides 400, 403, 404 and 409 by which its server refuses. @default none */
  refusals?: readonly number[];
  intents: Intents;
  /** Id of the signed-in client; null for none. */
  client: () => string | null;
  /** Runs a function after some milliseconds; returns the way to cancel that. */
  after: (delayMs: number, run: () => void) => () => void;
  isOnline: () => boolean;
  /** Calls the listener when the connection is back; returns the way to stop that. */
  onOnline: (listener: () => void) => () => void;
}

export interface Desk<Body, Placed> {
  /** What became of a key here; null where nobody has sent or asked. */
  progress: (key: string) => Progress<Placed> | null;
  subscribe: (listener: () => void) => () => void;
  /**
   * Writes the intent down, sends the request under its key, and asks for it when the answer is lost. Once for each key.
   *
   * @param isWanted - What is still being found out while other tabs are kept from this key; with false nothing is sent.
   */
  send: (sent: Sent<Body>, isWanted?: Promise<boolean>) => Promise<Progress<Placed> | null>;
  /** Asks for a request that another page has sent and knows nothing of any more. Null where somebody else has found out. */
  takeUp: (key: string) => Promise<Progress<Placed> | null>;
  /** Does not wait for the next question. */
  askNow: (key: string) => void;
  /** Whether what came of this key is in sight: nobody else has to tell of it. */
  isShown: (key: string) => boolean;
  /** Says that what came of this key is in sight; returns the way to take that back. */
  show: (key: string) => () => void;
}

/** Refusals that were meant: the server has looked at the request. All else may be the answer of a machine in between. */
const meantStatuses: ReadonlySet<number> = new Set([400, 403, 404, 409]);
const sealedStatus = 409;

/** Milliseconds between two questions; the last one from then on. */
export const askDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const longestDelayMs = 30_000;

/** Milliseconds after which no request of another page can still be on its way, where no lock says so. */
const settledMs = 60_000;

function isMeant(error: unknown, others: readonly number[] = []): error is ApiError {
  return (
    error instanceof ApiError &&
    error.kind === 'server' &&
    error.status !== null &&
    (meantStatuses.has(error.status) || others.includes(error.status))
  );
}

function isSealed(error: ApiError): boolean {
  return error.status === sealedStatus && error.fieldErrors.some(({ code }) => code === 'key_sealed');
}

/** The session is over: whoever signs in next asks. */
function endsAsking(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'aborted' || error.kind === 'unauthorized');
}

class SendingDesk<Body, Placed> implements Desk<Body, Placed> {
  readonly #environment: DeskEnvironment<Body, Placed>;
  readonly #known = new Map<string, Progress<Placed>>();
  readonly #running = new Map<string, Promise<Progress<Placed> | null>>();
  readonly #shown = new Map<string, number>();
  readonly #wakers = new Map<string, () => void>();
  readonly #listeners = new Set<() => void>();

  constructor(environment: DeskEnvironment<Body, Placed>) {
    this.#environment = environment;
  }

  readonly progress = (key: string): Progress<Placed> | null => this.#known.get(key) ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (request: Sent<Body>, isWanted?: Promise<boolean>): Promise<Progress<Placed> | null> => {
    const { key } = request;
    const { intents, client, kind } = this.#environment;
    const owner = client();
    if (owner === null) return Promise.resolve(null);
    const sent = this.#known.get(key);
    // What was refused may go once more under its key, as after a PIN that had become too old.
    if (sent && sent.kind !== 'refused') return this.#running.get(key) ?? Promise.resolve(sent);
    // Written down once the lock is held: another tab hears of it at once, and would ask for it, and seal it, before it is sent.
    return this.#once(key, async () => {
      if (isWanted && !(await isWanted)) return null;
      const { time } = intents.add({ key, kind, client: owner });
      return this.#sendNow(request, time);
    });
  };

  readonly takeUp = (key: string): Promise<Progress<Placed> | null> =>
    this.#once(key, async () => {
      const { intents, client } = this.#environment;
      const intent = intents.list(client() ?? '').find((one) => one.key === key);
      const settlesAt = intent && !intents.canBeAlone ? intent.time + settledMs : 0;
      if (intent && settlesAt > intents.now()) {
        this.#tell(key, { kind: 'asking', sentAt: intent.time, retryAt: settlesAt });
        await this.#pause(key, settlesAt - intents.now());
      }
      return intent && intents.has(key) ? this.#askUntilKnown(key, intent.time) : null;
    });

  readonly askNow = (key: string): void => this.#wakers.get(key)?.();

  readonly isShown = (key: string): boolean => (this.#shown.get(key) ?? 0) > 0;

  readonly show = (key: string): (() => void) => {
    this.#shown.set(key, (this.#shown.get(key) ?? 0) + 1);
    return () => void this.#shown.set(key, (this.#shown.get(key) ?? 1) - 1);
  };

  #tell(key: string, progress: Progress<Placed>): Progress<Placed> {
    this.#known.set(key, progress);
    for (const listener of this.#listeners) listener();
    return progress;
  }

  #finish(key: string, progress: Progress<Placed>): Progress<Placed> {
    this.#environment.intents.remove(key);
    return this.#tell(key, progress);
  }

  /** Nobody is signed in any more: the next page asks. */
  #leave(key: string): null {
    this.#known.delete(key);
    return null;
  }

  /** What is done with a key, by one tab and once here. */
  #once(key: string, work: () => Promise<Progress<Placed> | null>): Promise<Progress<Placed> | null> {
    const present = this.#running.get(key);
    if (present) return present;
    const done = this.#environment.intents
      .alone(`intent.${key}`, work)
      .finally(() => this.#running.delete(key));
    this.#running.set(key, done);
    return done;
  }

  /** Until the time has passed, the connection is back, or somebody does not want to wait. */
  #pause(key: string, delayMs: number): Promise<void> {
    const { after, onOnline } = this.#environment;
    return new Promise((resolve) => {
      const wake = () => {
        cancel();
        stop();
        this.#wakers.delete(key);
        resolve();
      };
      const cancel = after(delayMs, wake);
      const stop = onOnline(wake);
      this.#wakers.set(key, wake);
    });
  }

  async #sendNow(request: Sent<Body>, sentAt: number): Promise<Progress<Placed> | null> {
    const { key } = request;
    this.#tell(key, { kind: 'sending' });
    try {
      const placed = await this.#environment.place(request);
      return this.#finish(key, { kind: 'placed', placed, isFoundAgain: false });
    } catch (error) {
      if (isMeant(error, this.#environment.refusals)) {
        return this.#finish(key, isSealed(error) ? { kind: 'notPlaced' } : { kind: 'refused', error });
      }
      if (!(error instanceof ApiError)) throw error;
      return endsAsking(error) ? this.#leave(key) : this.#askUntilKnown(key, sentAt);
    }
  }

  async #askUntilKnown(key: string, sentAt: number): Promise<Progress<Placed> | null> {
    const { ask, intents, isOnline } = this.#environment;
    for (let attempt = 0; ; attempt += 1) {
      this.#tell(key, { kind: 'asking', sentAt, retryAt: null });
      try {
        const { placed, sealed } = await ask(key);
        if (placed !== null) return this.#finish(key, { kind: 'placed', placed, isFoundAgain: true });
        if (sealed) return this.#finish(key, { kind: 'notPlaced' });
      } catch (error) {
        if (endsAsking(error)) return this.#leave(key);
      }
      const delayMs = askDelaysMs[attempt] ?? longestDelayMs;
      const retryAt = isOnline() ? intents.now() + delayMs : null;
      this.#tell(key, { kind: 'asking', sentAt, retryAt });
      await this.#pause(key, delayMs);
      while (!isOnline()) await this.#pause(key, longestDelayMs);
    }
  }
}

/**
 * Sends requests so that none takes effect twice or is lost: the intent is written down first, an answer that does not come
 * is asked for until it is known, and only of a sealed key is it said that nothing came. One tab at a time has to do with a
 * key.
 */
export function createDesk<Body, Placed>(environment: DeskEnvironment<Body, Placed>): Desk<Body, Placed> {
  return new SendingDesk(environment);
}
