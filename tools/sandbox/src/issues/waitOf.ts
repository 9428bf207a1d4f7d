import { toIstIso } from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import { issueTimesOf, type Issue } from './issueState.ts';
import type { StoredApplication } from './issueTable.ts';

type Wait = NonNullable<DataOf<'getApplications'>['items'][number]['waiting_for']>;

const wait = (
  by: Wait['by'],
  event: Wait['event'],
  at: number,
  otherwise: Wait['otherwise'] = null,
): Wait => ({
  by,
  event,
  until: toIstIso(at),
  otherwise,
});

function waitForIssue({ state, due_at: dueAt }: StoredApplication, issue: Issue): Wait | null {
  const times = issueTimesOf(issue);
  switch (state) {
    case 'MANDATE_PENDING':
      return wait('client', 'mandate', times.mandatesUntil, 'expires');
    case 'MANDATE_APPROVED':
      return wait('registrar', 'allotment', times.allottedAt);
    case 'ALLOTTED':
      return wait('bank', 'debit', times.debitAt);
    case 'NOT_ALLOTTED':
      return wait('bank', 'unblock', times.unblockAt, 'compensated');
    case 'DEBITED':
      return wait('exchange', 'listing', times.listsAt);
    case 'WITHDRAWN':
    case 'CANCELLED':
      return dueAt === null ? null : wait('bank', 'unblock', dueAt, 'compensated');
    default:
      return null;
  }
}

function waitForOffer({ state, due_at: dueAt }: StoredApplication, issue: Issue): Wait | null {
  if (state === 'BLOCKED') return wait('exchange', 'allotment', issue.times.allottedAt, 'released');
  return state === 'ALLOTTED' && dueAt !== null ? wait('depository', 'credit', dueAt) : null;
}

function waitForBlock({ state, due_at: dueAt }: StoredApplication): Wait | null {
  if (dueAt === null) return null;
  return state === 'WAITING'
    ? wait('exchange', 'window', dueAt, 'released')
    : wait('depository', 'settlement', dueAt);
}

/** Who acts next for an application, until when, and what happens if nobody does; null once nothing follows. */
export function waitOf(application: StoredApplication, issue: Issue | null): Wait | null {
  if (!issue) return waitForBlock(application);
  return application.kind === 'ofs' ? waitForOffer(application, issue) : waitForIssue(application, issue);
}
