import { fakeSession } from '@wealth/testing';
import { createAppMenu } from '../../core/createAppMenu.ts';
import { createAppRouter } from '../createAppRouter.ts';

const nothing = () => undefined;
const report = () => Promise.resolve();

/** For tests: the router of the app with its routes, which goes nowhere. */
export function restingRouter() {
  return createAppRouter({
    session: fakeSession(),
    menu: createAppMenu(() => 'en', report, nothing),
    systemInfo: { read: nothing, subscribe: () => nothing },
    loadTexts: () => Promise.resolve(),
    report,
    log: nothing,
  });
}
