import { addDays, istInstant } from '@wealth/domain';
import { newestTradingDay, tradingDaysBefore } from '../ledger/tradeDays.ts';
import { pastActions, pastApplications } from './pastApplications.ts';
import { pastBlockBids } from './pastBlockBids.ts';
import type { PastStep, Seeding } from './pastStep.ts';
import type { SeedApplications } from './scenario.ts';

/** Trading days before the newest one at which the applications of a client begin: its money is there by then. */
const applyingDays = 400;

/** Lets steps happen at their instants, with all that falls due in between. */
function happen({ services, clientId }: Seeding, steps: readonly PastStep[]): void {
  const { actions, clock, issues } = services;
  function dueUntil(until: number): void {
    for (let due = issues.table.nextDue(until); due !== null; due = issues.table.nextDue(until)) {
      const application = due;
      clock.during(due.due_at ?? until, () => issues.next(application));
    }
    actions.past.catchUp(clientId, until);
  }
  for (const { at, act } of steps.toSorted((one, other) => one.at - other.at)) {
    dueUntil(at);
    clock.during(at, act);
  }
  dueUntil(clock.now());
}

/**
 * Gives a client a past of applications and bids, in every state that one can be in now. Whoever leaves mandates pending does
 * nothing else.
 */
export function seedApplications(seeding: Seeding, which: SeedApplications): void {
  const { clock, database, market } = seeding.services;
  const since = istInstant(addDays(tradingDaysBefore(newestTradingDay(clock.now()), applyingDays), 1));
  const engine = market.engine();
  const state = engine.state();
  // A look at a past day makes the market one of that day; the exchange had its hours then.
  engine.restore({ ...state, eras: [{ from: '2000-01-01', alwaysOpen: false }, ...state.eras] });
  try {
    database.transaction(() => {
      const applications = pastApplications(seeding, { since, isPending: which === 'pending' });
      const others = which === 'pending' ? [] : [...pastActions(seeding, since), ...pastBlockBids(seeding)];
      happen(seeding, [...applications, ...others]);
    });
  } finally {
    engine.restore(state);
  }
}
