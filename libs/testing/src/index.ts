export { expectConsole } from './consoleGuard.ts';
export { clientVisitor, fakeSession, type FakeSession } from './fakeSession.ts';
export { fixedClock, fixedNow, type FixedClock } from './fixedClock.ts';
export { mockServer } from './mockServer.ts';
export { renderPage } from './renderPage.tsx';
export { createTestQueryClient, TestProviders, type TestProvidersProps } from './TestProviders.tsx';
