import type { Cancel, StreamEnvironment } from '../environment.ts';

interface Followed<State> {
  state: State;
  /** Of the server, of the last frame that was taken. */
  seq: number;
  listeners: Set<() => void>;
}

export interface KeyedFeedOptions<Subject, State> {
  /** Names a subject. */
  keyOf: (subject: Subject) => string;
  /** Of a subject before the server has told of it. */
  unknown: State;
  requestFrame: StreamEnvironment['requestFrame'];
}

/** What follows from a frame; null where it changes nothing. */
type Change<State> = (state: State) => State | null;

/**
 * What the server tells beside quotes, by subject, as long as somebody listens. A frame of another subject, out of order
 * or told twice changes nothing. Listeners are called in an animation frame, once at most.
 */
export class KeyedFeed<Subject, State> {
  readonly #options: KeyedFeedOptions<Subject, State>;
  readonly #followed = new Map<string, Followed<State>>();
  readonly #changed = new Set<Followed<State>>();

  constructor(options: KeyedFeedOptions<Subject, State>) {
    this.#options = options;
  }

  /** The same object until it changes. */
  read(subject: Subject): State {
    const { keyOf, unknown } = this.#options;
    return this.#followed.get(keyOf(subject))?.state ?? unknown;
  }

  subscribe(subject: Subject, listener: () => void): Cancel {
    const key = this.#options.keyOf(subject);
    const { unknown } = this.#options;
    const followed = this.#followed.get(key) ?? { state: unknown, seq: -1, listeners: new Set() };
    followed.listeners.add(listener);
    this.#followed.set(key, followed);
    return () => {
      followed.listeners.delete(listener);
      // Called twice, it must not end what somebody follows again.
      if (followed.listeners.size === 0 && this.#followed.get(key) === followed) this.#followed.delete(key);
    };
  }

  /** @param seq - Of the server; of another run it counts only after `forgetSequence`. */
  take(subject: Subject, seq: number, change: Change<State>): void {
    const followed = this.#followed.get(this.#options.keyOf(subject));
    if (!followed || seq <= followed.seq) return;
    followed.seq = seq;
    this.#change(followed, change);
  }

  changeAll(change: Change<State>): void {
    for (const followed of this.#followed.values()) this.#change(followed, change);
  }

  /** The connection is lost: the next server may count from its own beginning. */
  forgetSequence(): void {
    for (const followed of this.#followed.values()) followed.seq = -1;
  }

  #change(followed: Followed<State>, change: Change<State>): void {
    const state = change(followed.state);
    if (state === null) return;
    followed.state = state;
    const isPlanned = this.#changed.size > 0;
    this.#changed.add(followed);
    if (!isPlanned) this.#options.requestFrame(() => this.#flush());
  }

  #flush(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const { listeners } of changed) for (const listener of listeners) listener();
  }
}
