import { fromPaise, type Paise } from '../money/paise.ts';

/** What went in on a session, and where the index closed. */
export interface MirroredSession {
  /** Net of what went out, in paise. */
  flow: Paise;
  /** Points. */
  close: number;
}

/**
 * What the same rupees on the same days in an index are worth at the close of each session. They go in and out at the close of
 * their day, in fractions, without charges; where more goes out than is there the worth falls below zero.
 *
 * @param startValue - What counts as put in at the close before the first session.
 */
export function indexMirror(
  startValue: Paise,
  startClose: number | null,
  sessions: readonly MirroredSession[],
): Paise[] {
  let units = startClose === null || startClose === 0 ? 0 : startValue / startClose;
  return sessions.map(({ flow, close }) => {
    if (close > 0) units += flow / close;
    // What is worth nothing is no negative zero.
    return fromPaise(Math.round(units * close) + 0);
  });
}
