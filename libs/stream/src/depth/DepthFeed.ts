import { instrumentIdOf, type InstrumentId, type InstrumentRef } from '@wealth/domain';
import type { Cancel, StreamEnvironment } from '../environment.ts';
import type { Depth, DepthFrame } from '../wire/depthFrame.ts';

/** What is known of an instrument's order book. */
export interface DepthState {
  /** Null until the server has told it. */
  depth: Depth | null;
  /** The connection was lost since it was told. */
  isStale: boolean;
}

const unknown: DepthState = { depth: null, isStale: false };

interface Followed {
  state: DepthState;
  /** Of the server, of the last frame that was taken. */
  seq: number;
  listeners: Set<() => void>;
}

/** The order books that screens follow. A frame of another book, out of order or told twice changes nothing. */
export class DepthFeed {
  readonly #followed = new Map<InstrumentId, Followed>();
  readonly #requestFrame: StreamEnvironment['requestFrame'];
  readonly #changed = new Set<Followed>();

  constructor(requestFrame: StreamEnvironment['requestFrame']) {
    this.#requestFrame = requestFrame;
  }

  /** The same object until it changes. */
  read(instrument: InstrumentRef): DepthState {
    return this.#followed.get(instrumentIdOf(instrument))?.state ?? unknown;
  }

  subscribe(instrument: InstrumentRef, listener: () => void): Cancel {
    const id = instrumentIdOf(instrument);
    const followed = this.#followed.get(id) ?? { state: unknown, seq: -1, listeners: new Set() };
    followed.listeners.add(listener);
    this.#followed.set(id, followed);
    return () => {
      followed.listeners.delete(listener);
      if (followed.listeners.size === 0 && this.#followed.get(id) === followed) this.#followed.delete(id);
    };
  }

  onDepth(frame: DepthFrame): void {
    const followed = this.#followed.get(instrumentIdOf(frame));
    if (!followed || frame.seq <= followed.seq) return;
    followed.seq = frame.seq;
    this.#put(followed, { depth: { bids: frame.bids, asks: frame.asks }, isStale: false });
  }

  /** The connection is lost: what was told grows old, and the next server may count from its own beginning. */
  onLost(): void {
    for (const followed of this.#followed.values()) {
      followed.seq = -1;
      const { depth } = followed.state;
      if (depth !== null) this.#put(followed, { depth, isStale: true });
    }
  }

  /** The client has signed out. */
  clear(): void {
    for (const followed of this.#followed.values()) this.#put(followed, unknown);
  }

  #put(followed: Followed, state: DepthState): void {
    followed.state = state;
    const isPlanned = this.#changed.size > 0;
    this.#changed.add(followed);
    if (!isPlanned) this.#requestFrame(() => this.#flush());
  }

  #flush(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const { listeners } of changed) for (const listener of listeners) listener();
  }
}
