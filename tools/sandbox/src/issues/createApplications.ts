import { fromPaise, istDay, type Paise } from '@wealth/domain';
import {
  checkApplication,
  checkApplicationChange,
  issueRulesOn,
  type ApplicationFault,
} from '@wealth/domain/issues';
import { issueNotices } from '../clients/issueNotices.ts';
import { cashOf } from '../ledger/accountCodes.ts';
import { moved } from '../ledger/createMovements.ts';
import {
  amountsOf,
  begin,
  paymentOf,
  rowOf,
  type ApplicationDraft,
  type Applying,
  type Asked,
} from './applicationDraft.ts';
import { createMandates, isBlocked, type Mandates } from './createMandates.ts';
import { notify, stepTo, tellApplication, type IssueContext } from './issueContext.ts';
import { isOffer, issueTimesOf, restOfSecond, type Issue } from './issueState.ts';
import type { StoredApplication } from './issueTable.ts';
import type { offerCharges } from './offerCharges.ts';

export interface CheckedApplication {
  faults: ApplicationFault[];
  /** What is blocked, charges included. */
  amount: Paise;
  charges: ReturnType<typeof offerCharges>;
  /** Cash here; null where none is needed. */
  available: Paise | null;
}

export interface Applications {
  mandates: Mandates;
  check(applying: Applying): CheckedApplication;
  apply(applying: Applying): Asked;
  change(application: StoredApplication, bids: ApplicationDraft['bids']): Asked;
  withdraw(application: StoredApplication): Asked;
  /** The issue was withdrawn: everything that waits is cancelled. */
  cancelAll(issue: Issue): void;
  /** Whether it can still be changed and withdrawn. */
  isOpen(application: StoredApplication): boolean;
}

const openStates = ['MANDATE_PENDING', 'MANDATE_APPROVED', 'BLOCKED'];

/** Before its price is set an issue is not open. */
function notPriced({ times: { opensAt } }: Issue): CheckedApplication {
  const fault = { code: 'notOpen', field: 'issue', index: null, nearest: null, until: opensAt } as const;
  const charges = { lines: [], total: fromPaise(0) };
  return { faults: [{ ...fault, figures: { opensAt } }], amount: fromPaise(0), charges, available: null };
}

function check(context: IssueContext, applying: Applying): CheckedApplication {
  const { clientId, issue, draft } = applying;
  if (!issue.terms) return notPriced(issue);
  const { coolingOffUntil, segmentsOff } = context.limits.read(clientId);
  const payment = paymentOf(context, applying);
  const facts = {
    at: context.clock.now(),
    hasApplied: context.table.hasApplied(clientId, issue.id),
    // Only a client whose identity is approved comes here.
    hasIdentity: true,
    coolingOffUntil,
    isSegmentOff: segmentsOff.includes('ipo'),
  };
  const faults = checkApplication(issue.terms, { bids: draft.bids, payment }, facts);
  const available = payment.by === 'cash' ? payment.available : null;
  return { faults, available, ...amountsOf(issue, issue.terms, draft.bids) };
}

function holdCash(
  { ledger }: IssueContext,
  { client_id: clientId, id, amount }: Pick<StoredApplication, 'client_id' | 'id' | 'amount'>,
): void {
  const legs = [{ account: cashOf(clientId), amount }];
  const missing = ledger.hold({ clientId, reference: id, legs });
  if (missing) throw new RangeError('the check has found the money, the hold has not');
}

function apply(context: IssueContext, applying: Applying): Asked {
  const { clientId, issue } = applying;
  const { faults, amount } = check(context, applying);
  if (faults.length > 0) return { kind: 'faults', faults };
  const row = rowOf(context, applying, amount);
  if (isOffer(issue)) {
    holdCash(context, row);
    const application = begin(context, row, { state: 'BLOCKED', dueAt: issue.times.allottedAt });
    return { kind: 'application', application };
  }
  const at = context.clock.now();
  const { id } = row;
  moved(context.ledger.begin({ id, clientId, kind: 'application', legs: {}, at, reference: issue.id }));
  const dueAt = issueTimesOf(issue).mandatesUntil + restOfSecond + 1;
  const submitted = begin(context, row, { state: 'SUBMITTED', dueAt });
  notify(context, row, issueNotices.submitted(issue.share.name, amount));
  const application = stepTo(context, submitted, { state: 'MANDATE_PENDING', values: { due_at: dueAt } });
  return { kind: 'application', application };
}

function isOpen({ clock, desk }: IssueContext, { state, issue_id: issueId }: StoredApplication): boolean {
  const { terms } = desk.known(issueId);
  return openStates.includes(state) && terms !== null && clock.now() <= terms.changesUntil;
}

function change(
  context: IssueContext,
  application: StoredApplication,
  bids: ApplicationDraft['bids'],
): Asked {
  const { clock, desk, table } = context;
  const { client_id: clientId, upi_id: upiId, bank_id: bankId } = application;
  const issue = desk.known(application.issue_id);
  if (!isOpen(context, application) || !issue.terms) return { kind: 'tooLate' };
  const isHeldHere = isOffer(issue);
  const applying = { clientId, issue, draft: { bids, upiId, bankId } };
  const payment = paymentOf(context, applying, isHeldHere ? application.amount : 0);
  const former = {
    amount: fromPaise(application.amount),
    isBlocked: !isHeldHere && isBlocked(context, application),
  };
  const faults = checkApplicationChange(issue.terms, { bids, payment }, { at: clock.now(), former });
  if (faults.length > 0) return { kind: 'faults', faults };
  const { amount } = amountsOf(issue, issue.terms, bids);
  // A bank goes on blocking what it has blocked; the rest is released with everything else.
  const values = { bids: JSON.stringify(bids), amount: former.isBlocked ? application.amount : amount };
  const changed = { ...application, ...values };
  if (isHeldHere) holdCash(context, changed);
  table.update(application.id, values);
  const step = {
    application_id: application.id,
    state: application.state,
    at: clock.now(),
    reason: 'changed',
  };
  table.addStep(step);
  notify(context, application, issueNotices.changed(issue.share.name, amount));
  tellApplication(context, changed);
  return { kind: 'application', application: changed };
}

/** Why an application ends before its allotment. */
interface EarlyEnd {
  state: 'WITHDRAWN' | 'CANCELLED';
  reason: string;
}

/** Ends an application before its allotment; what the bank has blocked is released an hour later. */
function endEarly(
  context: IssueContext & { mandates: Mandates },
  application: StoredApplication,
  { state, reason }: EarlyEnd,
): StoredApplication {
  const now = context.clock.now();
  if (application.kind === 'ofs') {
    context.ledger.release(application.client_id, application.id);
    return stepTo(context, application, { state, reason, values: { released_at: now } });
  }
  if (!isBlocked(context, application)) {
    context.mandates.drop(application, state === 'WITHDRAWN' ? 'WITHDRAWN' : 'LAPSED');
    return stepTo(context, application, { state, reason });
  }
  const { withdrawnUnblockMs } = issueRulesOn(istDay(now));
  return stepTo(context, application, { state, reason, values: { due_at: now + withdrawnUnblockMs } });
}

/** Makes the applications for issues. */
export function createApplications(context: IssueContext): Applications {
  const { database, desk, table } = context;
  const mandates = createMandates(context);

  function withdraw(application: StoredApplication): Asked {
    const issue = desk.known(application.issue_id);
    if (!isOpen(context, application)) return { kind: 'tooLate' };
    if (issue.board === 'sme') return { kind: 'notAllowed' };
    const end: EarlyEnd = { state: 'WITHDRAWN', reason: 'by_client' };
    const withdrawn = endEarly({ ...context, mandates }, application, end);
    notify(context, application, issueNotices.withdrawn(issue.share.name));
    return { kind: 'application', application: withdrawn };
  }

  return {
    mandates,
    check: (applying) => check(context, applying),
    apply: (applying) => database.transaction(() => apply(context, applying)),
    change: (application, bids) => database.transaction(() => change(context, application, bids)),
    isOpen: (application) => isOpen(context, application),
    withdraw: (application) => database.transaction(() => withdraw(application)),
    cancelAll(issue) {
      for (const application of table.ofIssue(issue.id)) {
        if (!openStates.includes(application.state)) continue;
        endEarly({ ...context, mandates }, application, { state: 'CANCELLED', reason: 'issue_withdrawn' });
        notify(context, application, issueNotices.issueWithdrawn(issue.share.name));
      }
    },
  };
}
