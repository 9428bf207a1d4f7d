import type { SessionBreak } from './createSessionBreaks.ts';

/** Pixels of a day at least, for a line to stand where each of them begins. */
const leastDayPx = 16;

/**
 * The breaks that have room for their lines. Where days are narrow only those with a holiday stay: a line every few pixels
 * says nothing, hides the candles and takes longer to draw than they do.
 *
 * @param xOf - Pixels along the axis; null = not on it.
 */
export function breaksWithRoom(
  breaks: readonly SessionBreak[],
  xOf: (wall: number) => number | null,
): readonly SessionBreak[] {
  const [first, last] = [breaks[0], breaks.at(-1)];
  if (first === undefined || last === undefined || breaks.length < 2) return breaks;
  const [from, to] = [xOf(first.wall), xOf(last.wall)];
  if (from === null || to === null || (to - from) / (breaks.length - 1) >= leastDayPx) return breaks;
  return breaks.filter(({ holidays }) => holidays.length > 0);
}
