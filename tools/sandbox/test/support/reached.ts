import type { SimulatedSandbox } from '../../simulator/openSimulatedSandbox.ts';

/** A simulated sandbox as the calls of a client want one. */
export const reached = (simulated: SimulatedSandbox) => ({
  get sandbox() {
    return simulated.sandbox();
  },
  advance: (ms: number) => simulated.pass(ms),
  pass: (ms = 250) => simulated.pass(ms),
  now: () => simulated.now(),
});
