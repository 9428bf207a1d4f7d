export interface PriceRange {
  minValue: number;
  maxValue: number;
}

/** How many times as high the scale may become: the candles keep half of it. */
const most = 2;

/**
 * The range of prices to draw, with the levels of the client's holding in it, as long as the candles keep half of the
 * height. A level that lies further away is left out, the nearest one first: a day of a share that was bought long ago
 * would be a flat line.
 */
export function widenedRange(range: PriceRange, levels: readonly number[]): PriceRange {
  const { minValue, maxValue } = range;
  const distance = (level: number) => Math.max(minValue - level, level - maxValue, 0);
  const highest = (maxValue - minValue) * most;
  let wide = range;
  for (const level of levels.toSorted((left, right) => distance(left) - distance(right))) {
    const next = { minValue: Math.min(wide.minValue, level), maxValue: Math.max(wide.maxValue, level) };
    if (next.maxValue - next.minValue <= highest) wide = next;
  }
  return wide;
}
