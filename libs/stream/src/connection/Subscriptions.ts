import type { InstrumentRef } from '@wealth/domain';
import type { Cancel, StreamEnvironment } from '../environment.ts';
import { createPacer, type Pacer } from '../quotes/createPacer.ts';
import { toWireInstrument, type ClientFrame, type Wish } from '../wire/clientFrame.ts';

/** A tenth of what the server takes of a client is enough for books and for charts each. */
const mostChanges = 5;
const changesWithinMs = 2_000;

interface Subject {
  instrument: InstrumentRef;
  wish: Wish;
}

export interface SubscriptionsOptions {
  environment: Pick<StreamEnvironment, 'now' | 'setTimer'>;
  /** @returns false while there is no live connection. */
  send: (frame: ClientFrame) => boolean;
  /** How many the server lets a connection follow; what is wanted beyond waits for one to leave. */
  most: number;
}

/**
 * Keeps what the server is asked to tell beside quotes equal to what the screens follow. A connection that begins is
 * asked again: books and charts are not resumed.
 */
export class Subscriptions {
  readonly #options: SubscriptionsOptions;
  readonly #pacer: Pacer;
  readonly #wanted = new Map<string, Subject & { count: number }>();
  readonly #told = new Map<string, Subject>();
  #isConnected = false;
  #isPlanned = false;
  #isResting = false;

  constructor(options: SubscriptionsOptions) {
    this.#options = options;
    const { environment } = options;
    this.#pacer = createPacer({
      environment,
      most: mostChanges,
      windowMs: changesWithinMs,
      run: () => this.#sync(),
    });
  }

  /** Follows a subject as long as somebody does. */
  follow(key: string, subject: Subject): Cancel {
    const wanted = this.#wanted.get(key) ?? { ...subject, count: 0 };
    wanted.count += 1;
    this.#wanted.set(key, wanted);
    this.#plan();
    let isFollowing = true;
    return () => {
      if (!isFollowing) return;
      isFollowing = false;
      wanted.count -= 1;
      if (wanted.count > 0) return;
      this.#wanted.delete(key);
      this.#plan();
    };
  }

  onReady(): void {
    // A renewed token is answered by another `ready`; nothing was missed.
    if (this.#isConnected) return;
    this.#isConnected = true;
    this.#sync();
  }

  onLost(): void {
    this.#isConnected = false;
    this.#told.clear();
  }

  /** Nobody looks: gives up all of it and keeps who follows what, until `wake`. */
  rest(): void {
    this.#isResting = true;
    this.#plan();
  }

  /** Somebody looks again. */
  wake(): void {
    this.#isResting = false;
    this.#plan();
  }

  /** One look for all that a change of screen brings: what leaves and comes back in it is never said. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => this.#pacer.ask());
  }

  #sync(): void {
    this.#isPlanned = false;
    if (!this.#isConnected) return;
    const due = new Map(this.#isResting ? [] : [...this.#wanted].slice(0, this.#options.most));
    for (const [key, subject] of this.#told) {
      if (due.has(key)) continue;
      this.#told.delete(key);
      this.#say('unsubscribe', subject);
    }
    for (const [key, subject] of due) {
      if (this.#told.has(key)) continue;
      this.#told.set(key, subject);
      this.#say('subscribe', subject);
    }
  }

  #say(type: 'subscribe' | 'unsubscribe', { instrument, wish }: Subject): void {
    this.#options.send({ type, instruments: [toWireInstrument(instrument)], ...wish });
  }
}
