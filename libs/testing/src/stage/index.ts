export { AppStage, type AppStageProps } from './AppStage.tsx';
export { createReporting, type Reporting, type ReportingOptions } from './createReporting.ts';
export { clientVisitor, fakeSession, profile, type FakeSession } from './fakeSession.ts';
export { fixedClock, fixedNow, type FixedClock } from './fixedClock.ts';
export { authData, memorySession, memoryStorage, type MemorySessionOptions } from './memorySession.ts';
export { withSearch, type WithSearchProps } from './withSearch.tsx';
export { onStage, staged, type OnStageOptions, type StageParameters } from './onStage.tsx';
