/** Milliseconds. */
const shortest = 1_000;
const longest = 30_000;

/**
 * How long to wait before the next attempt: up to 2, 4, 8, 16, then 30 seconds, never under one. The whole range
 * is random, so that the clients of a restarted server do not all come back at once.
 *
 * @param failureCount - Attempts that have failed in a row, from 0.
 * @param random - From 0 up to 1.
 */
export function backoffMs(failureCount: number, random: number): number {
  const ceiling = Math.min(longest, 2 * shortest * 2 ** failureCount);
  return Math.round(shortest + random * (ceiling - shortest));
}
