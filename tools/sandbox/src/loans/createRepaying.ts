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
import { payInterest, payOverdueInterest, payOverduePrincipal, payPrincipal } from './bankPayments.ts';
import type { Calls } from './createCalls.ts';
import type { Pledges } from './createPledges.ts';
import {
  addPayment,
  balanceOf,
  changeLoan,
  dueDays,
  loanReference,
  noTimes,
  owedNow,
  noticeLoan,
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

/** What the client's bank pays to the lender. */
export interface Repaying {
  check(loan: StoredLoan, amount: number): { faults: LoanFault[]; owed: Owed };
  repay(loan: StoredLoan, amount: number): AskedRepayment;
  /** Gives back what was received, in the days of cooling-off. */
  cancel(loan: StoredLoan): AskedRepayment;
  /** What that would be; null once it cannot be any more. */
  cancellation(loan: StoredLoan): Cancellation | null;
  /** Takes what is overdue, or says when it is tried again. */
  collectOverdue(loan: StoredLoan): StoredLoan;
  /** Nothing is owed any more. */
  close(loan: StoredLoan, reason: string): StoredLoan;
}

interface Cancellation {
  until: number;
  amount: Paise;
}

interface RepayingDesk extends LoanContext {
  pledges: Pledges;
  calls: Calls;
}

const todayOf = ({ clock }: LoanContext) => istDay(clock.now());

function close(desk: RepayingDesk, loan: StoredLoan, reason: string): StoredLoan {
  desk.calls.endMet(loan);
  desk.pledges.releaseAll(loan);
  const values = { ...noTimes, principal: 0, accrued: 0 };
  const closed = stepTo(desk, loan, { state: 'REPAID', reason, values });
  noticeLoan(desk, loan, loanNotices.repaid(loanReference(loan.id)));
  return closed;
}

interface Applied extends Repayment {
  kind: 'instalment' | 'repayment';
}

/** Uses what was paid, and counts interest by days from now on where principal went down. */
function apply(desk: RepayingDesk, loan: StoredLoan, repayment: Applied): StoredLoan {
  const { kind, lateCharge, interest, accrued, principal, isAll } = repayment;
  payInterest(desk, loan, lateCharge);
  payOverdueInterest(desk, loan);
  payInterest(desk, loan, accrued);
  payPrincipal(desk, loan, { owed: principal, money: principal });
  payOverduePrincipal(desk, loan, { principal, isChargePaid: true });
  addPayment(desk, loan, {
    kind,
    amount: sumOf([lateCharge, interest, accrued, principal]),
    parts: [
      ['late_charge', lateCharge],
      ['interest', sumOf([interest, accrued])],
      ['principal', principal],
    ],
  });
  if (isAll) return close(desk, loan, kind === 'instalment' ? 'as_planned' : 'by_client');
  if (principal === 0) return desk.calls.endIfMet(changeLoan(desk, loan, {}));
  const today = todayOf(desk);
  const { since } = balanceOf(desk, loan);
  const days = dayInterest(fromPaise(loan.principal), loan.rate_percent, { from: since, to: today });
  const values = { accrued: loan.accrued + days, since: today, is_by_days: 1 as const };
  return desk.calls.endIfMet(changeLoan(desk, loan, { principal: loan.principal - principal, ...values }));
}

function check(desk: RepayingDesk, loan: StoredLoan, amount: number) {
  const owed = owedNow(desk, loan);
  return { owed, faults: checkRepayment(amount, owed, rulesOf(loan)) };
}

function repay(desk: RepayingDesk, loan: StoredLoan, amount: number): AskedRepayment {
  if (loan.state !== 'RUNNING') return { kind: 'tooLate' };
  const { faults, owed } = check(desk, loan, amount);
  if (faults.length > 0) return { kind: 'faults', faults };
  const paise = fromPaise(amount);
  const reference = loanReference(loan.id);
  if (loan.is_bank_refusing === 1) {
    addPayment(desk, loan, { kind: 'repayment', amount: paise, state: 'FAILED', parts: [] });
    noticeLoan(desk, loan, loanNotices.paymentFailed(reference, paise));
    return { kind: 'bankRefused' };
  }
  const paid = apply(desk, loan, { kind: 'repayment', ...repaymentOf(paise, owed) });
  if (paid.state === 'RUNNING') {
    noticeLoan(desk, loan, loanNotices.repaidPart(reference, paise));
  }
  return { kind: 'loan', loan: paid };
}

function cancellation(desk: RepayingDesk, loan: StoredLoan): Cancellation | null {
  const until = coolingOffUntil(loan.signed_at, rulesOf(loan));
  const isOpen = loan.state === 'SIGNED' || loan.state === 'RUNNING';
  if (!isOpen || desk.clock.now() >= until || loan.principal < loan.amount) return null;
  if (loan.paid_out_at === null) return { until, amount: noMoney };
  const asked = {
    amount: fromPaise(loan.amount),
    received: fromPaise(loan.received),
    ratePercent: loan.rate_percent,
  };
  const span = { from: istDay(loan.paid_out_at), to: todayOf(desk) };
  return { until, amount: coolingOffAmount(asked, span) };
}

/** The client gives back what was received; the lender gives up its fees. */
function giveBack(desk: RepayingDesk, loan: StoredLoan, amount: Paise): void {
  const received = fromPaise(loan.received);
  const interest = fromPaise(amount - received);
  payPrincipal(desk, loan, { owed: fromPaise(loan.amount), money: received });
  payInterest(desk, loan, interest);
  addPayment(desk, loan, {
    kind: 'cancellation',
    amount,
    parts: [
      ['interest', interest],
      ['principal', received],
    ],
  });
}

/** Nothing was paid out: nothing ever is. */
function lapse({ clock, ledger }: RepayingDesk, loan: StoredLoan): void {
  const movement = ledger.movement(loan.client_id, loan.id);
  if (movement?.kind !== 'loan') throw new RangeError(`${loan.id} is no loan`);
  moved(ledger.advance({ ...movement, kind: 'loan' }, 'LAPSED', { at: clock.now() }));
}

function cancel(desk: RepayingDesk, loan: StoredLoan): AskedRepayment {
  const given = cancellation(desk, loan);
  if (!given) return { kind: 'tooLate' };
  const isPaidOut = loan.state === 'RUNNING';
  if (isPaidOut && loan.is_bank_refusing === 1) return { kind: 'bankRefused' };
  if (isPaidOut) giveBack(desk, loan, given.amount);
  else lapse(desk, loan);
  desk.calls.endMet(loan);
  desk.pledges.releaseAll(loan);
  const values = { ...noTimes, principal: 0, accrued: 0 };
  const cancelled = stepTo(desk, loan, { state: 'CANCELLED', reason: 'by_client', values });
  noticeLoan(desk, loan, loanNotices.cancelled(loanReference(loan.id)));
  return { kind: 'loan', loan: cancelled };
}

/** After the day of the last instalment all that is owed is overdue, the interest since then included. */
const isPastEnd = (loan: StoredLoan) => loan.paid_out_at !== null && loan.due_count === dueDays(loan).length;

function collectOverdue(desk: RepayingDesk, loan: StoredLoan): StoredLoan {
  const owed = owedNow(desk, loan);
  const { lateCharge, overdueInterest, overduePrincipal: principal } = owed;
  const accrued = isPastEnd(loan) ? owed.accrued : noMoney;
  const amount = sumOf([lateCharge, overdueInterest, principal, accrued]);
  if (amount === 0) return changeLoan(desk, loan, { retry_at: null });
  if (loan.is_bank_refusing === 1) {
    const { instalmentAtMinute } = rulesOf(loan);
    return changeLoan(desk, loan, {
      retry_at: istInstant(workingDayAfter(todayOf(desk), 1), instalmentAtMinute),
    });
  }
  const isAll = amount === owed.total;
  const used = { lateCharge, interest: overdueInterest, accrued, principal, isAll };
  const paid = apply(desk, loan, { kind: 'instalment', ...used });
  noticeLoan(desk, loan, loanNotices.paymentTaken(loanReference(loan.id), amount));
  return paid.state === 'RUNNING' ? changeLoan(desk, paid, { retry_at: null }) : paid;
}

/** Makes what is repaid. */
export function createRepaying(desk: RepayingDesk): Repaying {
  const { database } = desk;
  return {
    check: (loan, amount) => check(desk, loan, amount),
    repay: (loan, amount) => database.transaction(() => repay(desk, loan, amount)),
    cancel: (loan) => database.transaction(() => cancel(desk, loan)),
    cancellation: (loan) => cancellation(desk, loan),
    collectOverdue: (loan) => collectOverdue(desk, loan),
    close: (loan, reason) => close(desk, loan, reason),
  };
}
