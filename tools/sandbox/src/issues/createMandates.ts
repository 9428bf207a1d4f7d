import { fromPaise } from '@wealth/domain';
import { issueNotices } from '../clients/issueNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import type { Movement } from '../ledger/createMovementTable.ts';
import { issueTimesOf, restOfSecond, type Issue } from './issueState.ts';
import { notify, stepTo, type IssueContext } from './issueContext.ts';
import type { StoredApplication } from './issueTable.ts';

/** The mandates of IPOs and FPOs: money in the client's own bank. */
export interface Mandates {
  /** The bank has blocked the amount; null once it is decided, or too late. */
  approve(application: StoredApplication): StoredApplication | null;
  decline(
    application: StoredApplication,
    reason?: 'declined' | 'insufficient_funds',
  ): StoredApplication | null;
  /** Null where there is nothing to be sent again. */
  resend(application: StoredApplication): StoredApplication | null;
  /** Nobody has approved it in time. */
  expire(application: StoredApplication): StoredApplication;
  /** The bank has released what is blocked. */
  release(application: StoredApplication): StoredApplication;
  /** Ends the block of an application without releasing anything, because nothing was blocked. */
  drop(application: StoredApplication, state: 'WITHDRAWN' | 'LAPSED'): void;
}

/** The movement that blocks the money of an application. @throws RangeError where there is none. */
export function blockOf(
  { ledger }: Pick<IssueContext, 'ledger'>,
  { client_id: clientId, id }: StoredApplication,
): Movement<'application'> {
  const movement = ledger.movement(clientId, id);
  if (movement?.kind !== 'application') throw new RangeError(`the application ${id} blocks nothing`);
  return { ...movement, kind: 'application' };
}

export const isBlocked = (context: Pick<IssueContext, 'ledger'>, application: StoredApplication): boolean =>
  blockOf(context, application).state === 'BLOCKED';

/** Whether a mandate can still be decided: to the end of the second. */
function isOpen({ state }: StoredApplication, issue: Issue, now: number): boolean {
  return state === 'MANDATE_PENDING' && now <= issueTimesOf(issue).mandatesUntil + restOfSecond;
}

/** Makes the mandates. */
export function createMandates(context: IssueContext): Mandates {
  const { clock, database, desk, ledger } = context;
  const nameOf = ({ issue_id: id }: StoredApplication) => desk.known(id).share.name;

  function decided(application: StoredApplication): boolean {
    return !isOpen(application, desk.known(application.issue_id), clock.now());
  }

  function drop(application: StoredApplication, state: 'WITHDRAWN' | 'LAPSED' | 'REFUSED'): void {
    moved(ledger.advance(blockOf(context, application), state, { at: clock.now() }));
  }

  return {
    approve: (application) =>
      database.transaction(() => {
        if (decided(application)) return null;
        const at = clock.now();
        const legs = { money: { amount: application.amount } };
        moved(ledger.advance(blockOf(context, application), 'BLOCKED', { at, legs }));
        const values = { decided_at: at, due_at: desk.known(application.issue_id).times.allottedAt };
        notify(
          context,
          application,
          issueNotices.mandateApproved(nameOf(application), fromPaise(application.amount)),
        );
        return stepTo(context, application, { state: 'MANDATE_APPROVED', values });
      }),
    decline: (application, reason = 'declined') =>
      database.transaction(() => {
        if (decided(application)) return null;
        drop(application, 'REFUSED');
        notify(context, application, issueNotices.mandateDeclined(nameOf(application), reason));
        const values = { decided_at: clock.now() };
        return stepTo(context, application, { state: 'MANDATE_REJECTED', reason, values });
      }),
    resend: (application) =>
      database.transaction(() => {
        if (decided(application)) return null;
        const values = { mandate_sent_at: clock.now() };
        context.table.update(application.id, values);
        return { ...application, ...values };
      }),
    expire: (application) =>
      database.transaction(() => {
        drop(application, 'LAPSED');
        notify(context, application, issueNotices.mandateExpired(nameOf(application)));
        return stepTo(context, application, { state: 'EXPIRED', reason: 'not_approved' });
      }),
    release: (application) =>
      database.transaction(() => {
        const at = clock.now();
        moved(ledger.advance(blockOf(context, application), 'UNBLOCKED', { at }));
        notify(
          context,
          application,
          issueNotices.moneyUnblocked(nameOf(application), fromPaise(application.amount)),
        );
        const reason = application.is_late > 0 ? { reason: 'late_bank' } : {};
        return stepTo(context, application, { state: 'UNBLOCKED', ...reason, values: { released_at: at } });
      }),
    drop,
  };
}
