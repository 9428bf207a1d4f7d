import { addDays, calendarDay, istInstant, type CalendarDay } from '@wealth/domain';
import { newestTradingDay, tradingDaysBefore } from '../ledger/tradeDays.ts';
import { pastActions, pastApplications } from './pastApplications.ts';
import { pastBlockBids } from './pastBlockBids.ts';
import { pastClaims } from './pastClaims.ts';
import { pastLoans } from './pastLoans.ts';
import type { PastStep, Seeding } from './pastStep.ts';
import type { SeedClient } from './scenario.ts';

/** Trading days before the newest one at which the applications of a client begin, and the first day of them: charges are known since. */
const applyingDays = 400;
const firstApplying = calendarDay('2024-10-08');

/** The day before the first application of a client. */
export function applyingFrom(newest: CalendarDay): CalendarDay {
  const day = tradingDaysBefore(newest, applyingDays);
  return day < firstApplying ? firstApplying : day;
}

/** What falls due first of what the steps have brought about, up to an instant. */
function firstDue({ services }: Seeding, until: number): PastStep | null {
  const { claims, issues, loans } = services;
  const application = issues.table.nextDue(until);
  const due = [
    application && { at: application.due_at ?? until, act: () => issues.next(application) },
    loans.due.next({ from: until, to: until }),
    claims.due.next({ from: until, to: until }),
  ].filter((one) => one !== null);
  return due.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** Lets steps happen at their instants, with all that falls due in between. */
function happen(seeding: Seeding, steps: readonly PastStep[]): void {
  const { actions, clock } = seeding.services;
  function dueUntil(until: number): void {
    for (let due = firstDue(seeding, until); due !== null; due = firstDue(seeding, until)) {
      clock.during(due.at, due.act);
    }
    actions.past.catchUp(seeding.clientId, until);
  }
  for (const { at, act } of steps.toSorted((one, other) => one.at - other.at)) {
    dueUntil(at);
    clock.during(at, act);
  }
  dueUntil(clock.now());
}

function applicationSteps(seeding: Seeding, which: SeedClient['applications']): PastStep[] {
  if (which === null) return [];
  const since = istInstant(addDays(applyingFrom(newestTradingDay(seeding.services.clock.now())), 1));
  // Whoever leaves mandates pending bids for nothing else.
  const isPending = which === 'pending';
  const applications = pastApplications(seeding, { since, isPending });
  return isPending
    ? applications
    : [...applications, ...pastActions(seeding, since), ...pastBlockBids(seeding)];
}

/** Gives a client a past of applications and bids, of loans and of claims. */
export function seedPast(seeding: Seeding, { applications, loans, hasClaims }: SeedClient): void {
  const { database, market } = seeding.services;
  const engine = market.engine();
  const state = engine.state();
  // A look at a past day makes the market one of that day; the exchange had its hours then.
  engine.restore({ ...state, eras: [{ from: '2000-01-01', alwaysOpen: false }, ...state.eras] });
  try {
    database.transaction(() => {
      const loanSteps = loans === null ? [] : pastLoans(seeding, loans);
      const claimSteps = hasClaims ? pastClaims(seeding) : [];
      happen(seeding, [...applicationSteps(seeding, applications), ...loanSteps, ...claimSteps]);
    });
  } finally {
    engine.restore(state);
  }
}
