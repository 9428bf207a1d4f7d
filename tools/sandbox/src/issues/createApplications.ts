import { fromPaise, istDay, type Paise } from '@wealth/domain';
import {
  blockedAmount,
  checkApplication,
  checkApplicationChange,
  issueRulesOn,
  type ApplicationFault,
  type ApplicationPayment,
  type ApplicationTerms,
} from '@wealth/domain/issues';
import { issueNotices } from '../clients/issueNotices.ts';
import { cashOf } from '../ledger/accountCodes.ts';
import { moved } from '../ledger/createMovements.ts';
import { createMandates, isBlocked, type Mandates } from './createMandates.ts';
import { isOffer, issueTimesOf, restOfSecond, type Issue } from './issueState.ts';
import { stepTo, tellApplication, type IssueContext } from './issueContext.ts';
import type { StoredApplication } from './issueTable.ts';
import { offerCharges } from './offerCharges.ts';

export interface ApplicationDraft {
  /** One that is made up when absent. */
  id?: string;
  /** Prices in paise as they were typed; null for the cut-off. */
  bids: ReadonlyArray<{ quantity: number; price: number | null }>;
  upiId: string | null;
  bankId: string | null;
}

export interface CheckedApplication {
  faults: ApplicationFault[];
  /** What is blocked, charges included. */
  amount: Paise;
  charges: ReturnType<typeof offerCharges>;
  /** Cash here; null where none is needed. */
  available: Paise | null;
}

/** What became of a request: the application, or why there is none. */
export type Asked =
  | { kind: 'application'; application: StoredApplication }
  | { kind: 'faults'; faults: ApplicationFault[] }
  | { kind: 'tooLate' }
  | { kind: 'notAllowed' };

export interface Applications {
  mandates: Mandates;
  check(clientId: string, issue: Issue, draft: ApplicationDraft): CheckedApplication;
  apply(clientId: string, issue: Issue, draft: ApplicationDraft): Asked;
  change(application: StoredApplication, bids: ApplicationDraft['bids']): Asked;
  withdraw(application: StoredApplication): Asked;
  /** The issue was withdrawn: everything that waits is cancelled. */
  cancelAll(issue: Issue): void;
  /** Whether it can still be changed and withdrawn. */
  isOpen(application: StoredApplication): boolean;
}

/** Twelve digits, as banks number their mandates. */
const mandateReferenceOf = (id: string) =>
  String((Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16) % 900_000_000_000) + 100_000_000_000);

const openStates = ['MANDATE_PENDING', 'MANDATE_APPROVED', 'BLOCKED'];

/** Makes the applications for issues. */
export function createApplications(context: IssueContext): Applications {
  const { banks, clock, database, desk, ledger, limits, notices, table } = context;
  const mandates = createMandates(context);

  function paymentOf(clientId: string, issue: Issue, draft: ApplicationDraft, own = 0): ApplicationPayment {
    if (isOffer(issue)) {
      const chargesOf = (value: Paise) => offerCharges(issue.share.market, value, issue.closesOn).total;
      const available = fromPaise(ledger.available(clientId) + own);
      return { by: 'cash', available, chargesOf };
    }
    const account = draft.bankId === null ? null : banks.find(clientId, draft.bankId);
    return {
      by: 'mandate',
      upiId: draft.upiId,
      account: account && { isVerified: account.status === 'verified', upiId: account.upi_id },
    };
  }

  function amountsOf(issue: Issue, terms: ApplicationTerms, bids: ApplicationDraft['bids']) {
    const value = blockedAmount(terms, bids);
    const charges = isOffer(issue)
      ? offerCharges(issue.share.market, value, issue.closesOn)
      : { lines: [], total: fromPaise(0) };
    return { charges, amount: fromPaise(value + charges.total) };
  }

  function check(clientId: string, issue: Issue, draft: ApplicationDraft): CheckedApplication {
    const { terms } = issue;
    if (!terms) {
      const { opensAt } = issue.times;
      const fault = { code: 'notOpen', field: 'issue', index: null, nearest: null, until: opensAt } as const;
      const charges = { lines: [], total: fromPaise(0) };
      return { faults: [{ ...fault, figures: { opensAt } }], amount: fromPaise(0), charges, available: null };
    }
    const { coolingOffUntil, segmentsOff } = limits.read(clientId);
    const payment = paymentOf(clientId, issue, draft);
    const faults = checkApplication(
      terms,
      { bids: draft.bids, payment },
      {
        at: clock.now(),
        hasApplied: table.hasApplied(clientId, issue.id),
        hasIdentity: true,
        coolingOffUntil,
        isSegmentOff: segmentsOff.includes('ipo'),
      },
    );
    const available = payment.by === 'cash' ? payment.available : null;
    return { faults, available, ...amountsOf(issue, terms, draft.bids) };
  }

  function rowOf(clientId: string, issue: Issue, draft: ApplicationDraft, amount: Paise) {
    const { share, kind } = issue;
    const { id = context.random.uuid(), bids, upiId, bankId } = draft;
    const account = bankId === null || isOffer(issue) ? null : banks.find(clientId, bankId);
    return {
      id,
      client_id: clientId,
      kind,
      issue_id: issue.id,
      market: share.market,
      symbol: share.symbol,
      isin: share.isin,
      side: 'BUY' as const,
      bids: JSON.stringify(bids),
      amount,
      upi_id: account ? upiId : null,
      bank_id: account?.id ?? null,
      holder: account?.holder ?? null,
      ifsc: account?.ifsc ?? null,
      number_end: account?.number_end ?? null,
      mandate_reference: account ? mandateReferenceOf(id) : null,
      mandate_sent_at: account ? clock.now() : null,
      decided_at: null,
      asked_at: clock.now(),
      number: null,
      allotted: null,
      price: null,
      is_late: 0,
      released_at: null,
    };
  }

  /** Writes an application in its first state. */
  function begin(row: ReturnType<typeof rowOf>, state: string, dueAt: number): StoredApplication {
    const added = table.add({ ...row, state, due_at: dueAt });
    table.addStep({ application_id: added.id, state, at: clock.now(), reason: null });
    tellApplication(context, added);
    return added;
  }

  function holdCash({
    client_id: clientId,
    id,
    amount,
  }: Pick<StoredApplication, 'client_id' | 'id' | 'amount'>) {
    return ledger.hold({ clientId, reference: id, legs: [{ account: cashOf(clientId), amount }] });
  }

  function apply(clientId: string, issue: Issue, draft: ApplicationDraft): Asked {
    return database.transaction((): Asked => {
      const { faults, amount } = check(clientId, issue, draft);
      if (faults.length > 0) return { kind: 'faults', faults };
      const row = rowOf(clientId, issue, draft, amount);
      if (isOffer(issue)) {
        if (holdCash(row)) throw new RangeError('the check has found the money, the hold has not');
        return { kind: 'application', application: begin(row, 'BLOCKED', issue.times.allottedAt) };
      }
      const at = clock.now();
      moved(ledger.begin({ id: row.id, clientId, kind: 'application', legs: {}, at, reference: issue.id }));
      const dueAt = issueTimesOf(issue).mandatesUntil + restOfSecond + 1;
      const submitted = begin(row, 'SUBMITTED', dueAt);
      notices.add(clientId, issueNotices.submitted(issue.share.name, amount));
      const application = stepTo(context, submitted, { state: 'MANDATE_PENDING', values: { due_at: dueAt } });
      return { kind: 'application', application };
    });
  }

  function isOpen({ state, issue_id: issueId }: StoredApplication): boolean {
    const { terms } = desk.known(issueId);
    return openStates.includes(state) && terms !== null && clock.now() <= terms.changesUntil;
  }

  function change(application: StoredApplication, bids: ApplicationDraft['bids']): Asked {
    return database.transaction((): Asked => {
      const issue = desk.known(application.issue_id);
      const { terms, share } = issue;
      if (!isOpen(application) || !terms) return { kind: 'tooLate' };
      const draft = { bids, upiId: application.upi_id, bankId: application.bank_id };
      const isHeldHere = isOffer(issue);
      const payment = paymentOf(application.client_id, issue, draft, isHeldHere ? application.amount : 0);
      const former = {
        amount: fromPaise(application.amount),
        isBlocked: !isHeldHere && isBlocked(context, application),
      };
      const faults = checkApplicationChange(terms, { bids, payment }, { at: clock.now(), former });
      if (faults.length > 0) return { kind: 'faults', faults };
      const { amount } = amountsOf(issue, terms, bids);
      // A bank goes on blocking what it has blocked; the rest is released with everything else.
      const values = { bids: JSON.stringify(bids), amount: former.isBlocked ? application.amount : amount };
      const changed = { ...application, ...values };
      if (isHeldHere && holdCash(changed))
        throw new RangeError('the check has found the money, the hold has not');
      table.update(application.id, values);
      notices.add(application.client_id, issueNotices.changed(share.name, amount));
      tellApplication(context, changed);
      return { kind: 'application', application: changed };
    });
  }

  /** Ends an application before its allotment; what the bank has blocked is released an hour later. */
  function end(
    application: StoredApplication,
    state: 'WITHDRAWN' | 'CANCELLED',
    reason: string,
  ): StoredApplication {
    if (application.kind === 'ofs') {
      ledger.release(application.client_id, application.id);
      return stepTo(context, application, { state, reason, values: { released_at: clock.now() } });
    }
    if (!isBlocked(context, application)) {
      mandates.drop(application, state === 'WITHDRAWN' ? 'WITHDRAWN' : 'LAPSED');
      return stepTo(context, application, { state, reason });
    }
    const { withdrawnUnblockMs } = issueRulesOn(istDay(clock.now()));
    return stepTo(context, application, {
      state,
      reason,
      values: { due_at: clock.now() + withdrawnUnblockMs },
    });
  }

  return {
    mandates,
    check,
    apply,
    change,
    isOpen,
    withdraw: (application) =>
      database.transaction((): Asked => {
        const issue = desk.known(application.issue_id);
        if (!isOpen(application)) return { kind: 'tooLate' };
        if (issue.board === 'sme') return { kind: 'notAllowed' };
        const withdrawn = end(application, 'WITHDRAWN', 'by_client');
        notices.add(application.client_id, issueNotices.withdrawn(issue.share.name));
        return { kind: 'application', application: withdrawn };
      }),
    cancelAll(issue) {
      for (const application of table.ofIssue(issue.id)) {
        if (!openStates.includes(application.state)) continue;
        end(application, 'CANCELLED', 'issue_withdrawn');
        notices.add(application.client_id, issueNotices.issueWithdrawn(issue.share.name));
      }
    },
  };
}
