/** No more refreshes than this within the window. */
const MAX_REFRESHES = 3;
const WINDOW_MS = 60_000;

/** Counts the refreshes of this page, in memory only: a reload starts anew. */
export class AttemptLog {
  #times: number[] = [];

  /**
   * Notes one refresh, unless it would be the fourth within 60,000 ms.
   * @param nowMs - Epoch milliseconds.
   * @returns Whether it may run.
   */
  take(nowMs: number): boolean {
    this.#times = this.#times.filter((time) => nowMs - time < WINDOW_MS);
    if (this.#times.length >= MAX_REFRESHES) return false;
    this.#times.push(nowMs);
    return true;
  }

  clear(): void {
    this.#times = [];
  }
}
