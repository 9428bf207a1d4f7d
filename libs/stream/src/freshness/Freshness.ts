import type { StreamStatus } from '../connection/Connection.ts';
import type { Cancel, StreamEnvironment } from '../environment.ts';

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

/**
 * A connection that is lost or silent is told of only when it has been so for this long. Shorter, and the renewal of an
 * access token would raise the alarm, or the way of a heartbeat, which comes as seldom as silence takes to be silence;
 * longer, and old figures would pass for live ones.
 */
const tellAfterMs = { lost: 2_000, silent: 500 } as const;

const unknown: FreshnessState = { kind: 'unknown', since: null, retryInMs: null };

type FreshnessEnvironment = Pick<StreamEnvironment, 'setTimer' | 'now'>;

/** One answer to "is what I see of now?", from the connection's state and the times that the server has told. */
export class Freshness {
  readonly #listeners = new Set<() => void>();
  readonly #environment: FreshnessEnvironment;
  /** What the listeners know. */
  #told = unknown;
  /** What they do not know yet, and when the next attempt is. */
  #untold: { state: FreshnessState; retryAt: number | null } | null = null;
  #cancelTelling: Cancel | null = null;
  #lastTime: string | null = null;
  #status: StreamStatus = 'idle';

  constructor(environment: FreshnessEnvironment) {
    this.#environment = environment;
  }

  read(): FreshnessState {
    return this.#told;
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
        if (this.#present.kind === 'lost' || this.#present.kind === 'offline') this.#set('lost', null);
        return;
      case 'idle':
        this.#lastTime = null;
        this.#set('unknown', null);
    }
  }

  get #present(): FreshnessState {
    return this.#untold?.state ?? this.#told;
  }

  #set(kind: FreshnessState['kind'], retryInMs: number | null): void {
    const isOld = kind !== 'live' && kind !== 'unknown';
    const since = isOld ? (this.#present.since ?? this.#lastTime) : null;
    const state = { kind, since, retryInMs };
    const wasGood = this.#told.kind === 'live' || this.#told.kind === 'unknown';
    if (wasGood && (kind === 'lost' || kind === 'silent')) this.#tellLater(state, tellAfterMs[kind]);
    else this.#tell(state);
  }

  #tellLater(state: FreshnessState, afterMs: number): void {
    const { now, setTimer } = this.#environment;
    this.#untold = { state, retryAt: state.retryInMs === null ? null : now() + state.retryInMs };
    // From the first moment on: attempts that fail meanwhile do not begin it again.
    this.#cancelTelling ??= setTimer(() => this.#tellUntold(), afterMs);
  }

  #tellUntold(): void {
    if (!this.#untold) return;
    const { state, retryAt } = this.#untold;
    const retryInMs = retryAt === null ? null : Math.max(0, retryAt - this.#environment.now());
    this.#tell({ ...state, retryInMs });
  }

  #tell(state: FreshnessState): void {
    this.#cancelTelling?.();
    this.#cancelTelling = null;
    this.#untold = null;
    const { kind, since, retryInMs } = this.#told;
    if (state.kind === kind && state.since === since && state.retryInMs === retryInMs) return;
    this.#told = state;
    for (const listener of this.#listeners) listener();
  }
}
