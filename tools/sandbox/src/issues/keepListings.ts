import type { CalendarDay } from '@wealth/domain';
import { issueTimes } from '@wealth/domain/issues';
import type { Database } from '../database/database.ts';
import type { Market } from '../market/market.ts';
import type { IssueChange, IssueTable } from './issueTable.ts';
import { monthOfIssue, plannedIssuesOf } from './plannedIssue.ts';

interface KeepListingsOptions {
  database: Database;
  market: Market;
  table: Pick<IssueTable, 'changes'>;
}

/** The share of a changed issue and its first day of trading, null for never; nothing of a share that traded before. */
function movedBy(seedKey: number, change: IssueChange): Array<[string, CalendarDay | null]> {
  const month = monthOfIssue(change.issue_id);
  const issue =
    month === null ? null : plannedIssuesOf(seedKey, month).find(({ id }) => id === change.issue_id);
  if (issue?.kind !== 'ipo') return [];
  const { opensOn, share } = issue;
  const closesOn = change.closes_on ?? issue.closesOn;
  return [[share.isin, change.withdrawn_at === null ? issueTimes({ opensOn, closesOn }).lateFrom : null]];
}

/** Lets the market list what is new as its issues were changed: not at all, or later. Whatever writes the changes. */
export function keepListings({ database, market, table }: KeepListingsOptions): void {
  function keep(): void {
    const moved = table.changes().flatMap((change) => movedBy(market.seedKey, change));
    market.engine().listings.move(new Map(moved));
  }
  database.onWrite('issue_change', keep);
  database.onUndone(keep);
  keep();
}
