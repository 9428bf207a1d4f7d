/** No more refreshes than this within the window. */
const maxRefreshes = 3;
const windowMs = 60_000;

/** Counts the refreshes of this page, in memory only: a reload starts anew. */
export class AttemptLog {
  #times: number[] = [];

  /**
   * Notes one refresh, unless it would be the fourth within 60,000 ms.
   * @param nowMs - Epoch milliseconds.
   * @returns Whether it may run.
   */
  take(nowMs: number): boolean {
    this.#times = this.#times.filter((time) => nowMs - time < windowMs);
    if (this.#times.length >= maxRefreshes) return false;
    this.#times.push(nowMs);
    return true;
  }

  clear(): void {
    this.#times = [];
  }
}
