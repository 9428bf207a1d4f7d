import type { Simulation } from './drawActions.ts';

/** Seeds that have failed: they are simulated with every test from then on. Whoever changes what is drawn finds them anew. */
export const keptSeeds: readonly Simulation[] = [];
