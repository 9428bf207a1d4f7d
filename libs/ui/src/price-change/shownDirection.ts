import type { Direction } from '../internal/direction.ts';

/** Percentage points under which two decimals say 0.00. */
const smallestShown = 0.005;

/** Where a percentage points once it is written with two decimals: "0.00%" has neither sign nor triangle. */
export function shownDirection(percent: number | null | undefined): Direction {
  if (percent === null || percent === undefined || !Number.isFinite(percent)) return 'flat';
  if (Math.abs(percent) < smallestShown) return 'flat';
  return percent > 0 ? 'up' : 'down';
}
