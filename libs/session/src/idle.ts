import type { SessionEnvironment } from './environment.ts';
import { Listeners } from './listeners.ts';
import type { ServerClock } from './serverClock.ts';
import type { Tabs } from './tabs.ts';

/** Without activity for so long, the countdown starts … */
export const COUNTDOWN_AFTER_MS = 28 * 60_000;
/** … and for so long, the session ends. */
export const END_AFTER_MS = 30 * 60_000;
/** Activity is noted and told to the other tabs at most so often. */
const NOTE_EVERY_MS = 5000;

export type IdleState =
  | { readonly kind: 'active' }
  /** `endsAt`: epoch milliseconds of the server. */
  | { readonly kind: 'countdown'; readonly endsAt: number };

/** Whether the client is still there. */
export interface Idle {
  state: () => IdleState;
  subscribe: (listener: () => void) => () => void;
  /** "Stay signed in": the only thing that ends the countdown. */
  stay: () => void;
}

interface IdleOptions {
  environment: SessionEnvironment;
  clock: ServerClock;
  tabs: Tabs;
  onEnd: () => void;
}

const active: IdleState = { kind: 'active' };

/** Counts by the time of day and not by timers, which stand still while a laptop sleeps. */
export class IdleTimer implements Idle {
  readonly #options: IdleOptions;
  readonly #listeners = new Listeners();
  #state: IdleState = active;
  #lastActivityAt = 0;
  #stops: (() => void)[] = [];
  #cancelCheck = () => {};

  readonly subscribe = this.#listeners.subscribe;
  readonly state = () => this.#state;

  constructor(options: IdleOptions) {
    this.#options = options;
  }

  start(): void {
    this.stop();
    const { environment, clock } = this.#options;
    this.#lastActivityAt = clock.now();
    this.#stops = [
      environment.onActivity(() => this.#noteActivity()),
      environment.onWake(() => void this.#check()),
    ];
    this.#checkIn(COUNTDOWN_AFTER_MS);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#cancelCheck();
    this.#become(active);
  }

  readonly stay = (): void => {
    this.#takeOver(this.#options.clock.now());
    this.share();
  };

  /** Moves the time of the last activity along when the clock was put right. */
  shift(movedMs: number): void {
    this.#lastActivityAt += movedMs;
  }

  /**
   * The client was seen in another tab, at this time of the server. In a countdown a tab tells no activity, so that
   * this also means that somebody stayed signed in there.
   */
  noteElsewhere(at: number): void {
    // A tab with a wrong clock cannot keep a session alive for ever.
    const seenAt = Math.min(at, this.#options.clock.now());
    if (this.#isRunning && seenAt > this.#lastActivityAt) this.#takeOver(seenAt);
  }

  /** Tells a tab that asks when the client was last seen in this one. */
  share(): void {
    if (this.#isRunning && this.#state.kind === 'active') {
      this.#options.tabs.post({ kind: 'activity', at: this.#lastActivityAt });
    }
  }

  get #isRunning(): boolean {
    return this.#stops.length > 0;
  }

  #takeOver(at: number): void {
    this.#lastActivityAt = at;
    if (this.#state.kind === 'active') return;
    this.#become(active);
    this.#checkIn(COUNTDOWN_AFTER_MS);
  }

  #noteActivity(): void {
    const now = this.#options.clock.now();
    const idleMs = now - this.#lastActivityAt;
    // A clock that was put back must not stop the count.
    if (idleMs >= 0 && idleMs < NOTE_EVERY_MS) return;
    // The first sign of life after a long sleep may come before any timer.
    if (idleMs >= COUNTDOWN_AFTER_MS) void this.#check();
    else if (this.#state.kind === 'active') {
      this.#lastActivityAt = now;
      this.#options.tabs.post({ kind: 'activity', at: now });
    }
  }

  #checkIn(delayMs: number): void {
    this.#cancelCheck();
    this.#cancelCheck = this.#options.environment.schedule(() => void this.#check(), delayMs);
  }

  #idleMs(): number {
    return this.#options.clock.now() - this.#lastActivityAt;
  }

  async #check(): Promise<void> {
    // A tab that slept has missed what the others told.
    if (this.#isRunning && this.#nextStep() !== 'wait')
      await this.#options.tabs.ask(() => this.#nextStep() === 'wait');
    if (!this.#isRunning) return;
    const idleMs = this.#idleMs();
    switch (this.#nextStep()) {
      case 'end':
        this.#options.onEnd();
        break;
      case 'countdown':
        this.#become({ kind: 'countdown', endsAt: this.#lastActivityAt + END_AFTER_MS });
        this.#checkIn(END_AFTER_MS - idleMs);
        break;
      case 'wait':
        this.#checkIn(this.#state.kind === 'active' ? COUNTDOWN_AFTER_MS - idleMs : END_AFTER_MS - idleMs);
        break;
    }
  }

  #nextStep(): 'wait' | 'countdown' | 'end' {
    const idleMs = this.#idleMs();
    if (idleMs >= END_AFTER_MS) return 'end';
    return this.#state.kind === 'active' && idleMs >= COUNTDOWN_AFTER_MS ? 'countdown' : 'wait';
  }

  #become(state: IdleState): void {
    if (state.kind === this.#state.kind) return;
    this.#state = state;
    this.#listeners.notify();
  }
}
