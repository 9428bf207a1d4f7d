import { createQueries, type ErrorReporter, type Queries } from '@wealth/queries';
import type { RouterContext } from './routerContext.ts';

const made = new WeakMap<ErrorReporter, Queries>();

/** The one cache of a document, made for the first loader or page that asks. */
export function queriesOf({
  report,
  log,
  session,
}: Pick<RouterContext, 'report' | 'log' | 'session'>): Queries {
  const queries =
    made.get(report) ??
    createQueries({
      report,
      log,
      serverNow: session.serverClock.now,
      readProfile: session.refreshProfile,
    });
  made.set(report, queries);
  return queries;
}
