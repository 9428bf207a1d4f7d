import { addDays, calendarDay, istInstant, type CalendarDay } from '@wealth/domain';
import { newestTradingDay, tradingDaysBefore } from '../ledger/tradeDays.ts';
import { pastActions, pastApplications } from './pastApplications.ts';
import { pastBlockBids } from './pastBlockBids.ts';
import type { PastStep, Seeding } from './pastStep.ts';
import type { SeedApplications } from './scenario.ts';

/** Trading days before the newest one at which the applications of a client begin, and the first day of them: charges are known since. */
const applyingDays = 400;
const firstApplying = calendarDay('2024-10-08');

/** The day before the first application of a client. */
export function applyingFrom(newest: CalendarDay): CalendarDay {
  const day = tradingDaysBefore(newest, applyingDays);
  return day < firstApplying ? firstApplying : day;
}

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
  const since = istInstant(addDays(applyingFrom(newestTradingDay(clock.now())), 1));
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
