import type { StreamStatus } from '../connection/Connection.ts';
import type { Cancel } from '../environment.ts';

/**
 * Whether figures move with the market.
 *
 * - `unknown`: nobody is signed in, or the first connection is on its way
 * - `live`: the stream speaks · `silent`: it is connected and says nothing
 * - `lost`: no connection · `offline`: the device has no network
 */
export interface FreshnessState {
  kind: 'unknown' | 'live' | 'silent' | 'lost' | 'offline';
  /** The server's time of the last word before that, ISO 8601; null where there was none, and while live. */
  since: string | null;
  /** Milliseconds from this state's beginning to the next attempt; null where none is planned. */
  retryInMs: number | null;
}

const unknown: FreshnessState = { kind: 'unknown', since: null, retryInMs: null };

/** One answer to "is what I see of now?", from the connection's state and the times that the server has told. */
export class Freshness {
  readonly #listeners = new Set<() => void>();
  #state = unknown;
  #lastTime: string | null = null;
  #status: StreamStatus = 'idle';

  read(): FreshnessState {
    return this.#state;
  }

  subscribe(listener: () => void): Cancel {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  onTime(serverTime: string): void {
    this.#lastTime = serverTime;
  }

  onSilence(isSilent: boolean): void {
    if (this.#status !== 'live') return;
    this.#set(isSilent ? 'silent' : 'live', null);
  }

  onRetryPlanned(delayMs: number): void {
    this.#set('lost', delayMs);
  }

  onStatus(status: StreamStatus): void {
    this.#status = status;
    switch (status) {
      case 'live':
        return this.#set('live', null);
      case 'waiting':
        return this.#set('lost', null);
      case 'offline':
        return this.#set('offline', null);
      case 'connecting':
        // An attempt says nothing new: what was lost stays lost until it succeeds.
        if (this.#state.kind === 'lost' || this.#state.kind === 'offline') this.#set('lost', null);
        return;
      case 'idle':
        this.#lastTime = null;
        this.#set('unknown', null);
    }
  }

  #set(kind: FreshnessState['kind'], retryInMs: number | null): void {
    const isOld = kind !== 'live' && kind !== 'unknown';
    const since = isOld ? (this.#state.since ?? this.#lastTime) : null;
    if (kind === this.#state.kind && since === this.#state.since && retryInMs === this.#state.retryInMs)
      return;
    this.#state = { kind, since, retryInMs };
    for (const listener of this.#listeners) listener();
  }
}
