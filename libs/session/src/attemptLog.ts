/** No more refreshes than this within the window. */
const maxRefreshes = 3;
const windowMs = 60_000;

/** Counts the refreshes of this page, in memory only: a reload starts from zero. */
export interface AttemptLog {
  /**
   * Notes one refresh, unless it would be the fourth within 60,000 ms.
   * @param nowMs - Epoch milliseconds.
   * @returns Whether it may run.
   */
  take: (nowMs: number) => boolean;
  /** Takes the last one back: it was not tried at all. */
  forgive: () => void;
  clear: () => void;
}

export function createAttemptLog(): AttemptLog {
  let times: number[] = [];
  return {
    take: (nowMs) => {
      times = times.filter((time) => nowMs - time < windowMs);
      if (times.length >= maxRefreshes) return false;
      times.push(nowMs);
      return true;
    },
    forgive: () => {
      times.pop();
    },
    clear: () => {
      times = [];
    },
  };
}
