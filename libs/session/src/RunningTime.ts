import type { SessionEnvironment } from './browserEnvironment.ts';

/** A device whose time of day is further ahead than the page has run has slept, or its clock was set. Milliseconds. */
const jumpMs = 1000;

/**
 * How long this page has run, the sleep of the device included. No clock that somebody sets moves it: not that of the
 * server, and that of the device only until the server has told its time again.
 */
export class RunningTime {
  readonly #environment: SessionEnvironment;
  #totalMs = 0;
  #uptime: number;
  #deviceTime: number;
  /** What was taken for sleep since the server told its time the last time. */
  #sleptMs = 0;

  constructor(environment: SessionEnvironment) {
    this.#environment = environment;
    this.#uptime = environment.uptime();
    this.#deviceTime = environment.now();
  }

  /** Milliseconds since some moment that is the same as long as the page lives. */
  readonly now = (): number => {
    const uptime = this.#environment.uptime();
    const deviceTime = this.#environment.now();
    const ranMs = uptime - this.#uptime;
    const aheadMs = deviceTime - this.#deviceTime - ranMs;
    const sleptMs = aheadMs > jumpMs ? aheadMs : 0;
    this.#uptime = uptime;
    this.#deviceTime = deviceTime;
    this.#sleptMs += sleptMs;
    this.#totalMs += ranMs + sleptMs;
    return this.#totalMs;
  };

  /**
   * Takes back what was no sleep: had the device slept, the time of the server would have gone on as well.
   * @param movedMs - By how much the server's time has moved against that of the device.
   */
  correct(movedMs: number): void {
    this.now();
    this.#totalMs -= Math.min(this.#sleptMs, Math.max(0, -movedMs));
    this.#sleptMs = 0;
  }
}
