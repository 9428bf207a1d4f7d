import { isTradingDay, nextTradingDay, type CalendarDay } from '@wealth/domain';
import { issueNotices } from '../clients/issueNotices.ts';
import type { Applications } from './createApplications.ts';
import { notify, type IssueContext } from './issueContext.ts';
import { isOffer, issueTimesOf, restOfSecond, type Issue } from './issueState.ts';
import type { StoredApplication } from './issueTable.ts';

/** What a company or its bankers decide about an issue that is open. */
export interface IssueChanges {
  /** False where it is not open. */
  withdraw(issue: Issue): boolean;
  /** Moves the last day by some trading days. Null where it is not open, or is an offer for sale. */
  extend(issue: Issue, days: number): Issue | null;
}

function daysAfter(day: CalendarDay, count: number): CalendarDay {
  let later = day;
  for (let step = 0; step < count; step += 1) later = nextTradingDay(later);
  return isTradingDay(later) ? later : nextTradingDay(later);
}

const isUndecided = ({ state }: StoredApplication) =>
  state === 'MANDATE_PENDING' || state === 'MANDATE_APPROVED';

/** Makes what changes an issue. */
export function createIssueChanges(context: IssueContext, applications: Applications): IssueChanges {
  const { clock, database, desk, table } = context;

  function moveDue(issue: Issue): void {
    const { mandatesUntil, allottedAt } = issueTimesOf(issue);
    for (const application of table.ofIssue(issue.id).filter(isUndecided)) {
      const dueAt = application.state === 'MANDATE_PENDING' ? mandatesUntil + restOfSecond + 1 : allottedAt;
      const { id, state } = application;
      table.update(id, { due_at: dueAt });
      table.addStep({ application_id: id, state, at: clock.now(), reason: 'issue_extended' });
      notify(context, application, issueNotices.issueExtended(issue.share.name, issue.closesOn));
    }
  }

  return {
    withdraw: (issue) =>
      database.transaction(() => {
        if (issue.isWithdrawn || issue.status === 'allotted' || issue.status === 'listed') return false;
        const closesOn = issue.closesOn === issue.plannedClose ? null : issue.closesOn;
        table.putChange({ issue_id: issue.id, withdrawn_at: clock.now(), closes_on: closesOn });
        applications.cancelAll(desk.known(issue.id));
        return true;
      }),
    extend: (issue, days) =>
      database.transaction(() => {
        if (issue.status !== 'open' || isOffer(issue)) return null;
        table.putChange({
          issue_id: issue.id,
          withdrawn_at: null,
          closes_on: daysAfter(issue.closesOn, days),
        });
        const extended = desk.known(issue.id);
        moveDue(extended);
        return extended;
      }),
  };
}
