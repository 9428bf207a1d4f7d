export { createSandbox } from './createSandbox.ts';
export { systemRandom, type RandomSource } from './machine/systemRandom.ts';
export { type Sandbox, type SandboxOptions } from './sandboxOptions.ts';
export { standardScenario } from './scenarios/standardScenario.ts';
export type { Scenario, SeedClient } from './scenarios/scenario.ts';
export { systemTimers, type Timers } from './machine/timers.ts';
