import { toIstIso } from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import { issueTimesOf, type Issue } from './issueState.ts';
import type { StoredApplication } from './issueTable.ts';

type Wait = NonNullable<DataOf<'getApplications'>['items'][number]['waiting_for']>;

type Awaited = Pick<Wait, 'by' | 'event'> & { otherwise?: Wait['otherwise'] };

const wait = (at: number, { by, event, otherwise = null }: Awaited): Wait => ({
  by,
  event,
  until: toIstIso(at),
  otherwise,
});

function waitForIssue({ state, due_at: dueAt }: StoredApplication, issue: Issue): Wait | null {
  const times = issueTimesOf(issue);
  switch (state) {
    case 'MANDATE_PENDING':
      return wait(times.mandatesUntil, { by: 'client', event: 'mandate', otherwise: 'expires' });
    case 'MANDATE_APPROVED':
      return wait(times.allottedAt, { by: 'registrar', event: 'allotment' });
    case 'ALLOTTED':
      return wait(times.debitAt, { by: 'bank', event: 'debit' });
    case 'NOT_ALLOTTED':
      return wait(times.unblockAt, { by: 'bank', event: 'unblock', otherwise: 'compensated' });
    case 'DEBITED':
      return wait(times.listsAt, { by: 'exchange', event: 'listing' });
    case 'WITHDRAWN':
    case 'CANCELLED':
      return dueAt === null ? null : wait(dueAt, { by: 'bank', event: 'unblock', otherwise: 'compensated' });
    default:
      return null;
  }
}

function waitForOffer({ state, due_at: dueAt }: StoredApplication, issue: Issue): Wait | null {
  if (state === 'BLOCKED')
    return wait(issue.times.allottedAt, { by: 'exchange', event: 'allotment', otherwise: 'released' });
  return state === 'ALLOTTED' && dueAt !== null ? wait(dueAt, { by: 'depository', event: 'credit' }) : null;
}

function waitForBlock({ state, due_at: dueAt }: StoredApplication): Wait | null {
  if (dueAt === null) return null;
  return state === 'WAITING'
    ? wait(dueAt, { by: 'exchange', event: 'window', otherwise: 'released' })
    : wait(dueAt, { by: 'depository', event: 'settlement' });
}

/** Who acts next for an application, until when, and what happens if nobody does; null once nothing follows. */
export function waitOf(application: StoredApplication, issue: Issue | null): Wait | null {
  if (!issue) return waitForBlock(application);
  return application.kind === 'ofs' ? waitForOffer(application, issue) : waitForIssue(application, issue);
}
