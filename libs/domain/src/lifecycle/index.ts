export { isNext, type Lifecycle } from './lifecycle.ts';
export { lifecycles, type LifecycleKind, type StateOf } from './lifecycles.ts';
export { stepsOf, type LifecycleStep, type StateReached, type StepMark } from './stepsOf.ts';
export { kycHistoryOf, type KycEvent, type KycRecord } from './kycHistoryOf.ts';
