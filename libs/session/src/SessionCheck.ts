import type { SessionEnvironment } from './browserEnvironment.ts';

/** How often the profile is read again. */
export const checkEveryMs = 15 * 60_000;

/** Runs the session check every 15 minutes, and at once on a tab that has slept through one. */
export class SessionCheck {
  readonly #environment: SessionEnvironment;
  readonly #run: () => Promise<void>;
  #stops: (() => void)[] = [];
  #lastAt = 0;
  #isRunning = false;

  constructor(environment: SessionEnvironment, run: () => Promise<void>) {
    this.#environment = environment;
    this.#run = run;
  }

  /** Whether a check is what needs a token just now. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  start(): void {
    this.stop();
    this.#lastAt = this.#environment.now();
    const stopListening = this.#environment.onWake(() => {
      if (this.#environment.now() - this.#lastAt >= checkEveryMs) void this.#check();
    });
    this.#stops = [stopListening];
    this.#scheduleNext();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  #scheduleNext(): void {
    const [stopListening] = this.#stops;
    if (!stopListening) return;
    this.#stops[1]?.();
    this.#stops = [stopListening, this.#environment.schedule(() => void this.#check(), checkEveryMs)];
  }

  async #check(): Promise<void> {
    this.#isRunning = true;
    this.#lastAt = this.#environment.now();
    await this.#run();
    this.#isRunning = false;
    this.#scheduleNext();
  }
}
