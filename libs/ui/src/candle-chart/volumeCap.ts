/** Fewer candles than these say nothing of what is usual. */
const fewest = 20;
/** Of a hundred candles: two auctions a day are among the rest. */
const usualShare = 0.95;
/** How many times what is usual is still drawn to scale. */
const most = 2.5;

/**
 * What a candle's volume is drawn as at most: the volume of one auction would make all others a line on the ground.
 *
 * @param volumes - Of the candles, in units; what was not traded does not count.
 * @returns Infinity where all of them are drawn to scale.
 */
export function volumeCap(volumes: ReadonlyArray<number | null | undefined>): number {
  const traded = volumes
    .filter((volume) => typeof volume === 'number' && volume > 0 && Number.isFinite(volume))
    .toSorted((left, right) => (left ?? 0) - (right ?? 0));
  const usual = traded[Math.floor((traded.length - 1) * usualShare)];
  return traded.length < fewest || !usual ? Infinity : usual * most;
}
