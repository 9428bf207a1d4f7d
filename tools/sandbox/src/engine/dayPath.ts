import type { DayBar } from './contract.ts';
import { createNoise, mix, normal } from './noise.ts';

/** One day of one row minute by minute; all prices paise, all arrays as long as the session. */
export interface DayPath {
  open: number;
  closes: Int32Array;
  highs: Int32Array;
  lows: Int32Array;
  /** Units traded from the open to the end of each minute. */
  volumes: Float64Array;
}

const pathKey = 0x70617468;

/**
 * Draws how a day's bar came about: from its open to its close within its high and low, both of
 * which are touched, with more volume at the ends of the session. The same for the same key and bar.
 *
 * @param minutes - Length of the session, at least 1.
 * @param tick - Paise; the bar lies on this grid.
 */
export function drawPath(
  key: number,
  bar: DayBar,
  { minutes, tick }: { minutes: number; tick: number },
): DayPath {
  const [open, high, low, close, volume] = bar;
  const noise = createNoise(mix(key, pathKey));
  const walk = new Float64Array(minutes);
  let sum = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    sum += normal(noise);
    walk[minute] = sum;
  }
  // Half the day's range for a walk of typical width; what goes beyond is cut at high and low.
  const scale = ((high - low) * 0.5) / Math.sqrt(minutes);
  const path: DayPath = {
    open,
    closes: new Int32Array(minutes),
    highs: new Int32Array(minutes),
    lows: new Int32Array(minutes),
    volumes: new Float64Array(minutes),
  };
  let last = open;
  for (let minute = 0; minute < minutes; minute += 1) {
    const done = (minute + 1) / minutes;
    const bridged = (walk[minute] ?? 0) - done * sum;
    const price = Math.round((open + (close - open) * done + bridged * scale) / tick) * tick;
    const next = Math.min(high, Math.max(low, price));
    const wick = () => Math.round((noise() * scale) / tick + 0.5) * tick;
    path.closes[minute] = next;
    path.highs[minute] = Math.min(high, Math.max(last, next) + wick());
    path.lows[minute] = Math.max(low, Math.min(last, next) - wick());
    last = next;
  }
  touch(path, bar);
  fillVolumes(path.volumes, volume, noise);
  return path;
}

function touch({ highs, lows }: DayPath, [, high, low]: DayBar): void {
  let highest = 0;
  let lowest = 0;
  for (let minute = 1; minute < highs.length; minute += 1) {
    if ((highs[minute] ?? 0) > (highs[highest] ?? 0)) highest = minute;
    if ((lows[minute] ?? 0) < (lows[lowest] ?? 0)) lowest = minute;
  }
  highs[highest] = high;
  lows[lowest] = low;
}

function fillVolumes(volumes: Float64Array, total: number, noise: () => number): void {
  let sum = 0;
  for (let minute = 0; minute < volumes.length; minute += 1) {
    const fromMiddle = (2 * (minute + 0.5)) / volumes.length - 1;
    sum += (1 + 2 * fromMiddle * fromMiddle) * (0.5 + noise());
    volumes[minute] = sum;
  }
  for (let minute = 0; minute < volumes.length; minute += 1) {
    volumes[minute] = Math.round(((volumes[minute] ?? 0) / sum) * total);
  }
}
