export { createSandbox } from './create-sandbox.ts';
export { systemRandom, type RandomSource } from './random.ts';
export { type Sandbox, type SandboxOptions } from './sandbox-options.ts';
export { standardScenario } from './scenarios/standard.ts';
export type { Scenario } from './scenarios/scenario.ts';
export { systemTimers, type Timers } from './timers.ts';
