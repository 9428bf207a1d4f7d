import { wallSeconds } from '../internal/charts/chartTime.ts';
import type { ChartMark, DrawnMark } from './candleDrawing.ts';
import type { CandleData } from './createCandleData.ts';

const daySeconds = 86_400;

type Candles = CandleData['candles'];

/** Seconds from one candle to the next: the shortest there are, since days without trading lie between others. */
function stepOf(candles: Candles): number {
  return candles.reduce((step, { wall }, index) => {
    const before = candles[index - 1];
    return before ? Math.min(step, wall - before.wall) : step;
  }, Infinity);
}

/** The candle of a day: the first one on it, else the week or month that it lies in, else the next that was traded. */
function candleOfDay(candles: Candles, day: number, step: number): number {
  const next = candles.findIndex(({ wall }) => wall >= day);
  const found = candles[next];
  if (found && found.wall < day + daySeconds) return next;
  const index = next < 0 ? candles.length - 1 : next - 1;
  const before = candles[index];
  return before && day < before.wall + step && step > daySeconds ? index : next;
}

/** The last candle that began at a moment or before it: a chart may hold ten thousand, and a client have as many trades. */
function candleAt(candles: Candles, moment: number): number {
  let from = 0;
  let to = candles.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((candles[middle]?.wall ?? Infinity) <= moment) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The marks by candle. One before the oldest candle, or after the latest, has no place. */
export function placeMarks(
  { candles }: Pick<CandleData, 'candles'>,
  marks: readonly ChartMark[],
): ReadonlyMap<number, DrawnMark[]> {
  const placed = new Map<number, DrawnMark[]>();
  const step = stepOf(candles);
  const first = candles[0]?.wall ?? Infinity;
  for (const { time, letter, label, side } of marks) {
    const wall = wallSeconds(time);
    const isDay = typeof time === 'string';
    if (wall === null || wall < (isDay ? first - (first % daySeconds) : first)) continue;
    const index = isDay ? candleOfDay(candles, wall, step) : candleAt(candles, wall);
    if (index < 0) continue;
    const there = placed.get(index);
    if (there) there.push({ letter, label, side });
    else placed.set(index, [{ letter, label, side }]);
  }
  return placed;
}

/** Places marks again only when they, or the times of the candles, have changed: a tick changes neither. */
export function createMarkPlaces() {
  let last: { marks: readonly ChartMark[]; times: string; placed: ReturnType<typeof placeMarks> } | null =
    null;
  return function placesOf(data: Pick<CandleData, 'candles'>, marks: readonly ChartMark[]) {
    const { candles } = data;
    const times = [candles.length, candles[0]?.wall, candles.at(-1)?.wall].join(' ');
    if (last?.marks !== marks || last.times !== times)
      last = { marks, times, placed: placeMarks(data, marks) };
    return last.placed;
  };
}
