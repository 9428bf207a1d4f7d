export { expectConsole } from './consoleGuard.ts';
export { fill } from './fill.ts';
export { mockServer } from './mockServer.ts';
export { stubView } from './stubView.ts';
export { renderPage, type RenderPageOptions } from './renderPage.tsx';
export {
  AppStage,
  clientVisitor,
  fakeSession,
  fixedClock,
  fixedNow,
  type FakeSession,
  withSearch,
} from './stage/index.ts';
export { failedAnswersOf, type FailedAnswer } from './failedAnswersOf.ts';
export { shownToasts } from './shownToasts.ts';
