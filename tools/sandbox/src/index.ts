export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox';
export { systemRandom, type RandomSource } from './random';
export { standardScenario } from './scenarios/standard';
export type { Scenario } from './scenarios/scenario';
export { systemTimers, type Timers } from './timers';
