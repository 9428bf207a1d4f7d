import { drawActions, type Action, type Simulation } from './drawActions.ts';
import { differences, hashState } from './readState.ts';
import { runActions } from './runActions.ts';

export interface Simulated {
  /** What did not hold; empty for a good seed. */
  faults: string[];
  /** How many actions it took to see that. */
  length: number;
  orders: number;
  trades: number;
  crashes: number;
  /** One word for what everybody has in the end. */
  hash: string;
}

/**
 * Runs actions with their crashes, looks at everything after each, and runs them once more without: both have to end in the
 * same state.
 */
export async function simulateActions(actions: readonly Action[], seed: number): Promise<Simulated> {
  const run = await runActions(actions, { seed });
  const { orders, trades, state } = run;
  const told = { orders, trades, crashes: run.survivals.size, hash: hashState(state) };
  if (run.failedAt !== null) return { ...told, faults: run.faults, length: run.failedAt + 1 };
  const reference = await runActions(actions, { seed, reference: run.survivals });
  const faults = [
    ...reference.faults.map((fault) => `without crashes: ${fault}`),
    ...differences(state, reference.state).map((line) => `with and without crashes differ, ${line}`),
  ];
  return { ...told, faults, length: actions.length };
}

/** Simulates a seed. */
export function simulate(simulation: Simulation): Promise<Simulated> {
  return simulateActions(drawActions(simulation), simulation.seed);
}
