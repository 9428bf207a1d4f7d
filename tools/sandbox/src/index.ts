export { createSandbox } from './create-sandbox';
export { systemRandom, type RandomSource } from './random';
export { type Sandbox, type SandboxOptions } from './sandbox-options';
export { standardScenario } from './scenarios/standard';
export type { Scenario } from './scenarios/scenario';
export { systemTimers, type Timers } from './timers';
