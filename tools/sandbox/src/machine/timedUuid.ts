import type { RandomSource } from './systemRandom.ts';

/**
 * A UUID that begins with the time (version 7): an index by it grows at its end, where rows of one turn share their pages.
 *
 * @param at - Epoch milliseconds.
 */
export function timedUuid(at: number, random: RandomSource): string {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.uuid().slice(15)}`;
}
