import type { DueSource } from './dueSource.ts';

/** Something that was done: of a source, or of the market's own. */
interface Done {
  source: DueSource | null;
  /** Whether prices that were reached were told. */
  isTrade: boolean;
}

/** How far things are done, epoch milliseconds. */
export function createProgress(begin: number) {
  /** Everything due until then is done. */
  let reached = begin;
  /** Up to which instant trades were looked at, and the market was brought. */
  let current = begin;
  /** What of a source, or of the market's own, is done already of the instant that others are not done with. */
  let own = new Map<DueSource | null, number>();

  function set(to: number): void {
    reached = to;
    current = to;
    own = new Map();
  }

  return {
    reached: () => reached,
    current: () => current,
    of: (source: DueSource | null) => Math.max(reached, own.get(source) ?? reached),
    set,
    /** Nothing is ahead of the clock. */
    limit(now: number): void {
      if (now < current) set(now);
    },
    /** Something was done: at the same instant there may be more of others, and after a trade of the same source too. */
    did({ source, isTrade }: Done, at: number): void {
      reached = Math.max(reached, at - 1);
      current = Math.max(current, at);
      if (!isTrade) own.set(source, Math.max(at, own.get(source) ?? at));
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;
