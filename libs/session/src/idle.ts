import type { SessionEnvironment } from './browserEnvironment.ts';
import { createListeners } from './listeners.ts';
import type { RunningTime } from './runningTime.ts';
import type { Tabs } from './tabs.ts';

/** Without activity for so long, the countdown starts … */
export const countdownAfterMs = 28 * 60_000;
/** … and for so long, the session ends. */
export const endAfterMs = 30 * 60_000;
/** Activity is noted and told to the other tabs at most so often. */
const noteEveryMs = 5000;

export type IdleState =
  | { readonly kind: 'active' }
  /** `endsAt`: on the clock of `Idle.now`. */
  | { readonly kind: 'countdown'; readonly endsAt: number };

/** Whether the client is still there. */
export interface Idle {
  state: () => IdleState;
  subscribe: (listener: () => void) => () => void;
  /** Milliseconds that the page has run. The time of day can be set; how long nobody was there can not. */
  now: () => number;
  /** "Stay signed in": the only thing that ends the countdown. */
  stay: () => void;
}

interface IdleOptions {
  environment: SessionEnvironment;
  running: RunningTime;
  tabs: Tabs;
  onEnd: () => void;
}

const active: IdleState = { kind: 'active' };

/** Counts by the time that the page has run and not by timers, which stand still while a laptop sleeps. */
export class IdleTimer implements Idle {
  readonly #options: IdleOptions;
  readonly #listeners = createListeners();
  #state: IdleState = active;
  #lastActivityAt = 0;
  #stops: (() => void)[] = [];
  #cancelCheck = () => {};

  readonly subscribe = this.#listeners.subscribe;
  readonly state = () => this.#state;
  readonly now = () => this.#options.running.now();

  constructor(options: IdleOptions) {
    this.#options = options;
  }

  start(): void {
    this.stop();
    const { environment } = this.#options;
    this.#lastActivityAt = this.now();
    this.#stops = [
      environment.onActivity(() => this.#noteActivity()),
      environment.onWake(() => void this.#check()),
    ];
    this.#checkIn(countdownAfterMs);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#cancelCheck();
    this.#become(active);
  }

  readonly stay = (): void => {
    this.#takeOver(this.now());
    this.share();
  };

  /** Whether the session is over, though no timer has said so yet: the device has just woken. */
  get isOverdue(): boolean {
    return this.#isRunning && this.#nextStep() === 'end';
  }

  /**
   * The client was seen in another tab, at this time of the device. In a countdown a tab tells no activity, so that
   * this also means that somebody stayed signed in there.
   */
  noteElsewhere(at: number): void {
    // A tab with a wrong clock cannot keep a session alive for ever.
    const agoMs = Math.max(0, this.#options.environment.now() - at);
    const seenAt = this.now() - agoMs;
    if (this.#isRunning && seenAt > this.#lastActivityAt) this.#takeOver(seenAt);
  }

  /** Tells a tab that asks when the client was last seen in this one. */
  share(): void {
    if (this.#isRunning && this.#state.kind === 'active') {
      const at = this.#options.environment.now() - this.#idleMs();
      this.#options.tabs.post({ kind: 'activity', at });
    }
  }

  get #isRunning(): boolean {
    return this.#stops.length > 0;
  }

  #takeOver(at: number): void {
    this.#lastActivityAt = at;
    if (this.#state.kind === 'active') return;
    this.#become(active);
    this.#checkIn(countdownAfterMs);
  }

  #noteActivity(): void {
    const idleMs = this.#idleMs();
    if (idleMs < noteEveryMs) return;
    // The first sign of life after a long sleep may come before any timer.
    if (idleMs >= countdownAfterMs) void this.#check();
    else if (this.#state.kind === 'active') {
      this.#lastActivityAt = this.now();
      this.share();
    }
  }

  #checkIn(delayMs: number): void {
    this.#cancelCheck();
    this.#cancelCheck = this.#options.environment.schedule(() => void this.#check(), delayMs);
  }

  #idleMs(): number {
    const now = this.now();
    // What was taken for sleep may have been none.
    this.#lastActivityAt = Math.min(this.#lastActivityAt, now);
    return now - this.#lastActivityAt;
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
        this.#become({ kind: 'countdown', endsAt: this.#lastActivityAt + endAfterMs });
        this.#checkIn(endAfterMs - idleMs);
        break;
      case 'wait':
        this.#checkIn(this.#state.kind === 'active' ? countdownAfterMs - idleMs : endAfterMs - idleMs);
        break;
    }
  }

  #nextStep(): 'wait' | 'countdown' | 'end' {
    const idleMs = this.#idleMs();
    if (idleMs >= endAfterMs) return 'end';
    return this.#state.kind === 'active' && idleMs >= countdownAfterMs ? 'countdown' : 'wait';
  }

  #become(state: IdleState): void {
    if (state.kind === this.#state.kind) return;
    this.#state = state;
    this.#listeners.notify();
  }
}
