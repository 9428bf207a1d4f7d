export type Direction = 'up' | 'down' | 'flat';

/** Where a change points; a missing or unusable figure points nowhere. */
export function directionOf(change: number | null | undefined): Direction {
  if (change === null || change === undefined || !Number.isFinite(change) || change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}
