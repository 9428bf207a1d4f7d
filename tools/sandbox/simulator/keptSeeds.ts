import type { Simulation } from './drawActions.ts';

/** Seeds that have failed once: they are simulated with every test. */
export const keptSeeds: readonly Simulation[] = [{ seed: 46, length: 40, months: 2 }];
