import type { Simulation } from './drawActions.ts';

/** Seeds that are short enough for every test. */
export function shortSeeds(from: number, count: number): Simulation[] {
  return Array.from({ length: count }, (_, index) => ({ seed: from + index, length: 20, months: 2 }));
}
