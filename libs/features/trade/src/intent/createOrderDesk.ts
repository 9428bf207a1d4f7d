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
  /**
   * Writes the intent down, sends the order under its key, and asks for it when the answer is lost. Once for each key.
   *
   * @param isWanted - What is still being found out while other tabs are kept from this key; with false nothing is sent.
   */
  send: (body: OrderBody, isWanted?: Promise<boolean>) => Promise<OrderProgress | null>;
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

class Desk implements OrderDesk {
  readonly #environment: OrderDeskEnvironment;
  readonly #known = new Map<string, OrderProgress>();
  readonly #running = new Map<string, Promise<OrderProgress | null>>();
  readonly #shown = new Map<string, number>();
  readonly #wakers = new Map<string, () => void>();
  readonly #listeners = new Set<() => void>();

  constructor(environment: OrderDeskEnvironment) {
    this.#environment = environment;
  }

  readonly progress = (key: string): OrderProgress | null => this.#known.get(key) ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (body: OrderBody, isWanted?: Promise<boolean>): Promise<OrderProgress | null> => {
    const { client_order_id: key } = body;
    const { intents, client } = this.#environment;
    const owner = client();
    if (owner === null) return Promise.resolve(null);
    const sent = this.#known.get(key);
    // What was refused may go once more under its key, as after a PIN that had become too old.
    if (sent && sent.kind !== 'refused') return this.#running.get(key) ?? Promise.resolve(sent);
    // Written down once the lock is held: another tab hears of it at once, and would ask for it, and seal it, before it is sent.
    return this.#once(key, async () => {
      if (isWanted && !(await isWanted)) return null;
      const { time } = intents.add({ key, kind: 'order', client: owner });
      return this.#sendNow(body, time);
    });
  };

  readonly takeUp = (key: string): Promise<OrderProgress | null> =>
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

  #tell(key: string, progress: OrderProgress): OrderProgress {
    this.#known.set(key, progress);
    for (const listener of this.#listeners) listener();
    return progress;
  }

  #finish(key: string, progress: OrderProgress): OrderProgress {
    this.#environment.intents.remove(key);
    return this.#tell(key, progress);
  }

  /** Nobody is signed in any more: the next page asks. */
  #leave(key: string): null {
    this.#known.delete(key);
    return null;
  }

  /** What is done with a key, by one tab and once here. */
  #once(key: string, work: () => Promise<OrderProgress | null>): Promise<OrderProgress | null> {
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

  async #sendNow(body: OrderBody, sentAt: number): Promise<OrderProgress | null> {
    const { client_order_id: key } = body;
    this.#tell(key, { kind: 'sending' });
    try {
      const order = await this.#environment.place(body);
      return this.#finish(key, { kind: 'placed', order, isFoundAgain: false });
    } catch (error) {
      if (isMeant(error)) {
        return this.#finish(key, isSealed(error) ? { kind: 'notPlaced' } : { kind: 'refused', error });
      }
      if (!(error instanceof ApiError)) throw error;
      return endsAsking(error) ? this.#leave(key) : this.#askUntilKnown(key, sentAt);
    }
  }

  async #askUntilKnown(key: string, sentAt: number): Promise<OrderProgress | null> {
    const { ask, intents, isOnline } = this.#environment;
    for (let attempt = 0; ; attempt += 1) {
      this.#tell(key, { kind: 'asking', sentAt, retryAt: null });
      try {
        const { order, sealed } = await ask(key);
        if (order) return this.#finish(key, { kind: 'placed', order, isFoundAgain: true });
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
 * Sends orders so that none is ever placed twice or lost: the intent is written down first, an answer that does not come
 * is asked for until it is known, and only a sealed key is said not to be an order. One tab at a time has to do with a key.
 */
export function createOrderDesk(environment: OrderDeskEnvironment): OrderDesk {
  return new Desk(environment);
}
