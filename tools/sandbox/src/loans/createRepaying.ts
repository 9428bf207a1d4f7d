import { fromPaise, istDay, istInstant, noMoney, sumOf, type Paise } from '@wealth/domain';
import {
  checkRepayment,
  coolingOffAmount,
  coolingOffUntil,
  dayInterest,
  repaymentOf,
  workingDayAfter,
  type LoanFault,
  type Owed,
  type Repayment,
} from '@wealth/domain/loans';
import { loanNotices } from '../clients/loanNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import type { Calls } from './createCalls.ts';
import type { Pledges } from './createPledges.ts';
import {
  addPayment,
  balanceOf,
  changeLoan,
  isOverdue,
  loanReference,
  noTimes,
  owedNow,
  rulesOf,
  stepTo,
  type LoanContext,
} from './loanContext.ts';
import type { StoredLoan } from './loanTable.ts';

export type AskedRepayment =
  | { kind: 'loan'; loan: StoredLoan }
  | { kind: 'faults'; faults: LoanFault[] }
  | { kind: 'bankRefused' }
  | { kind: 'tooLate' };

type PaymentKind = 'instalment' | 'repayment';

/** What the client's bank pays to the lender. */
export interface Repaying {
  check(loan: StoredLoan, amount: number): { faults: LoanFault[]; owed: Owed };
  repay(loan: StoredLoan, amount: number): AskedRepayment;
  /** Gives back what was received, in the days of cooling-off. */
  cancel(loan: StoredLoan): AskedRepayment;
  /** What that would be; null once it cannot be any more. */
  cancellation(loan: StoredLoan): { until: number; amount: Paise } | null;
  /** Takes what is overdue, or says when it is tried again. */
  collectOverdue(loan: StoredLoan): StoredLoan;
  /** Interest, or a charge: from the client's bank to the lender. */
  payInterest(loan: StoredLoan, amount: Paise): void;
  payPrincipal(loan: StoredLoan, amount: Paise, money?: Paise): void;
  /** Nothing is owed any more. */
  close(loan: StoredLoan, reason: string): StoredLoan;
}

/** Makes what is repaid. */
export function createRepaying(
  context: LoanContext,
  { pledges, calls }: { pledges: Pledges; calls: Calls },
): Repaying {
  const { clock, database, ledger, notices, table } = context;
  const today = () => istDay(clock.now());

  function payInterest({ client_id: clientId, id: reference }: StoredLoan, amount: Paise): void {
    if (amount === 0) return;
    const at = clock.now();
    const legs = { money: { amount }, owed: { amount } };
    const due = moved(ledger.begin({ clientId, kind: 'interest', legs, at, reference }));
    moved(ledger.advance(due, 'PAID', { at }));
  }

  function payPrincipal(
    { client_id: clientId, id: reference }: StoredLoan,
    amount: Paise,
    money: Paise = amount,
  ): void {
    if (amount === 0) return;
    const at = clock.now();
    const legs = { money: { amount: money }, owed: { amount } };
    const asked = moved(ledger.begin({ clientId, kind: 'repayment', legs, at, reference }));
    moved(ledger.advance(asked, 'PAID', { at }));
  }

  /** Interest of instalments that were not paid is owed since their day. */
  function payOverdueInterest({ client_id: clientId, id }: StoredLoan): void {
    for (const row of table.instalments(id).filter(isOverdue)) {
      if (row.interest_id === null || row.interest_left === 0) continue;
      const movement = ledger.movement(clientId, row.interest_id);
      if (movement?.kind !== 'interest') throw new RangeError(`${row.interest_id} is no interest`);
      moved(ledger.advance({ ...movement, kind: 'interest' }, 'PAID', { at: clock.now() }));
      table.updateInstalment(row, { interest_left: 0 });
    }
  }

  /** The oldest instalments first; what is still overdue is late from today on, because the charge until now is paid. */
  function payOverduePrincipal(loanId: string, amount: Paise): void {
    let rest: number = amount;
    for (const row of table.instalments(loanId).filter(isOverdue)) {
      const part = Math.min(rest, row.principal_left);
      rest -= part;
      const left = row.principal_left - part;
      table.updateInstalment(row, {
        principal_left: left,
        late_from: today(),
        ...(left === 0 && row.interest_left === 0 ? { paid_on: today() } : {}),
      });
    }
  }

  function close(loan: StoredLoan, reason: string): StoredLoan {
    calls.endMet(loan);
    pledges.releaseAll(loan);
    const values = { ...noTimes, principal: 0, accrued: 0 };
    const closed = stepTo(context, loan, { state: 'REPAID', reason, values });
    notices.add(loan.client_id, loanNotices.repaid(loanReference(loan.id)));
    return closed;
  }

  function use(loan: StoredLoan, kind: PaymentKind, repayment: Repayment): StoredLoan {
    const { lateCharge, interest, accrued, principal, isAll } = repayment;
    const amount = sumOf([lateCharge, interest, accrued, principal]);
    payInterest(loan, lateCharge);
    payOverdueInterest(loan);
    payInterest(loan, accrued);
    payPrincipal(loan, principal);
    payOverduePrincipal(loan.id, principal);
    addPayment(context, loan, {
      kind,
      amount,
      parts: [
        ['late_charge', lateCharge],
        ['interest', sumOf([interest, accrued])],
        ['principal', principal],
      ],
    });
    if (isAll) return close(loan, 'by_client');
    const { since } = balanceOf(context, loan);
    const span = { from: since, to: today() };
    const days = dayInterest(fromPaise(loan.principal), loan.rate_percent, span);
    const isLower = principal > 0;
    const changed = changeLoan(context, loan, {
      principal: loan.principal - principal,
      ...(isLower ? { accrued: loan.accrued + days, since: today(), is_by_days: 1 as const } : {}),
    });
    return calls.endIfMet(changed);
  }

  function refusePayment(loan: StoredLoan, kind: PaymentKind, amount: Paise): void {
    addPayment(context, loan, { kind, amount, state: 'FAILED', parts: [] });
    notices.add(loan.client_id, loanNotices.paymentFailed(loanReference(loan.id), amount));
  }

  function check(loan: StoredLoan, amount: number) {
    const owed = owedNow(context, loan);
    return { owed, faults: checkRepayment(amount, owed, rulesOf(loan)) };
  }

  function repay(loan: StoredLoan, amount: number): AskedRepayment {
    if (loan.state !== 'RUNNING') return { kind: 'tooLate' };
    const { faults, owed } = check(loan, amount);
    if (faults.length > 0) return { kind: 'faults', faults };
    if (loan.is_bank_refusing === 1) return { kind: 'bankRefused' };
    const paid = use(loan, 'repayment', repaymentOf(fromPaise(amount), owed));
    if (paid.state === 'RUNNING') {
      notices.add(loan.client_id, loanNotices.repaidPart(loanReference(loan.id), fromPaise(amount)));
    }
    return { kind: 'loan', loan: paid };
  }

  function cancellation(loan: StoredLoan): { until: number; amount: Paise } | null {
    const until = coolingOffUntil(loan.signed_at, rulesOf(loan));
    const isOpen = loan.state === 'SIGNED' || loan.state === 'RUNNING';
    if (!isOpen || clock.now() >= until || loan.principal < loan.amount) return null;
    if (loan.paid_out_at === null) return { until, amount: noMoney };
    const asked = {
      amount: fromPaise(loan.amount),
      received: fromPaise(loan.received),
      ratePercent: loan.rate_percent,
    };
    return { until, amount: coolingOffAmount(asked, { from: istDay(loan.paid_out_at), to: today() }) };
  }

  function cancel(loan: StoredLoan): AskedRepayment {
    const given = cancellation(loan);
    if (!given) return { kind: 'tooLate' };
    if (loan.state === 'RUNNING') {
      if (loan.is_bank_refusing === 1) return { kind: 'bankRefused' };
      payPrincipal(loan, fromPaise(loan.amount), fromPaise(loan.received));
      const interest = fromPaise(given.amount - loan.received);
      payInterest(loan, interest);
      const parts = [
        ['interest', interest],
        ['principal', fromPaise(loan.received)],
      ] as const;
      addPayment(context, loan, { kind: 'cancellation', amount: given.amount, parts });
    } else {
      const movement = ledger.movement(loan.client_id, loan.id);
      if (movement?.kind !== 'loan') throw new RangeError(`${loan.id} is no loan`);
      moved(ledger.advance({ ...movement, kind: 'loan' }, 'LAPSED', { at: clock.now() }));
    }
    calls.endMet(loan);
    pledges.releaseAll(loan);
    const values = { ...noTimes, principal: 0, accrued: 0 };
    const cancelled = stepTo(context, loan, { state: 'CANCELLED', reason: 'by_client', values });
    notices.add(loan.client_id, loanNotices.cancelled(loanReference(loan.id)));
    return { kind: 'loan', loan: cancelled };
  }

  function collectOverdue(loan: StoredLoan): StoredLoan {
    const owed = owedNow(context, loan);
    const amount = sumOf([owed.lateCharge, owed.overdueInterest, owed.overduePrincipal]);
    if (amount === 0) return changeLoan(context, loan, { retry_at: null });
    if (loan.is_bank_refusing === 1) {
      const { instalmentAtMinute } = rulesOf(loan);
      return changeLoan(context, loan, {
        retry_at: istInstant(workingDayAfter(today(), 1), instalmentAtMinute),
      });
    }
    const isAll = amount === owed.total;
    const { lateCharge, overdueInterest: interest, overduePrincipal: principal } = owed;
    const paid = use(loan, 'instalment', { lateCharge, interest, accrued: noMoney, principal, isAll });
    notices.add(loan.client_id, loanNotices.paymentTaken(loanReference(loan.id), amount));
    return paid.state === 'RUNNING' ? changeLoan(context, paid, { retry_at: null }) : paid;
  }

  return {
    check,
    repay: (loan, amount) =>
      database.transaction(() => {
        const asked = repay(loan, amount);
        if (asked.kind === 'bankRefused') refusePayment(loan, 'repayment', fromPaise(amount));
        return asked;
      }),
    cancel: (loan) => database.transaction(() => cancel(loan)),
    cancellation,
    collectOverdue,
    payInterest,
    payPrincipal,
    close,
  };
}
