import {
  addDays,
  fromPaise,
  istDay,
  istInstant,
  minus,
  nextTradingDay,
  sumOf,
  type Paise,
} from '@wealth/domain';
import {
  dayInterest,
  dueDaysOf,
  loanSchedule,
  monthInterest,
  workingDayAfter,
  type ScheduleRow,
} from '@wealth/domain/loans';
import { namedAccount } from '../bank/bankAccounts.ts';
import { loanNotices } from '../clients/loanNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import { payPrincipal } from './bankPayments.ts';
import type { Calls } from './createCalls.ts';
import type { Repaying } from './createRepaying.ts';
import {
  addPayment,
  balanceOf,
  changeLoan,
  dueDays,
  isOverdue,
  loanReference,
  noticeLoan,
  owedNow,
  rulesOf,
  stepTo,
  type LoanContext,
} from './loanContext.ts';
import type { StoredLoan } from './loanTable.ts';

/** What happens to a loan by itself. */
export interface Servicing {
  /** Payments that are to come, as things are. */
  planned(loan: StoredLoan): ScheduleRow[];
  /** Does what falls due of a loan first. */
  next(loan: StoredLoan): StoredLoan;
  /** What comes next of the open margin call of a loan. */
  nextOfCall(loan: StoredLoan): StoredLoan;
}

interface ServicingDesk extends LoanContext {
  calls: Calls;
  repaying: Repaying;
}

const overduePrincipal = ({ table }: LoanContext, { id }: StoredLoan) =>
  table
    .instalments(id)
    .filter(isOverdue)
    .reduce((sum, row) => sum + row.principal_left, 0);

function planned(desk: LoanContext, loan: StoredLoan): ScheduleRow[] {
  if (loan.state === 'REPAID' || loan.state === 'CANCELLED') return [];
  const days =
    loan.paid_out_at === null ? dueDaysOf(istDay(desk.clock.now()), loan.tenure_months) : dueDays(loan);
  const rest = days.slice(loan.due_count);
  const [nextDay] = rest;
  const { accrued, principal, ratePercent, since } = balanceOf(desk, loan);
  const byDays =
    loan.is_by_days === 1 && nextDay
      ? sumOf([accrued, dayInterest(principal, ratePercent, { from: since, to: nextDay })])
      : null;
  return loanSchedule({
    balance: fromPaise(principal - overduePrincipal(desk, loan)),
    instalment: fromPaise(loan.instalment),
    ratePercent,
    dueDays: rest,
    ...(byDays === null ? {} : { firstInterest: byDays }),
  });
}

/** When the next instalment is taken and told of. */
function timesOf(desk: LoanContext, loan: StoredLoan): Pick<StoredLoan, 'told_at' | 'instalment_at'> {
  const [row] = planned(desk, loan);
  if (!row) return { told_at: null, instalment_at: null };
  const { instalmentAtMinute, paymentToldDays } = rulesOf(loan);
  return {
    told_at: istInstant(addDays(row.dueOn, -paymentToldDays), instalmentAtMinute),
    instalment_at: istInstant(row.dueOn, instalmentAtMinute),
  };
}

function payOut(desk: LoanContext, loan: StoredLoan): StoredLoan {
  const { clock, ledger } = desk;
  const { client_id: clientId, id } = loan;
  const at = clock.now();
  const movement = ledger.movement(clientId, id);
  if (movement?.kind !== 'loan') throw new RangeError(`${id} is no loan`);
  moved(ledger.advance({ ...movement, kind: 'loan' }, 'DRAWN', { at }));
  const day = istDay(at);
  const paid = {
    paid_out_at: at,
    since: day,
    due_days: JSON.stringify(dueDaysOf(day, loan.tenure_months)),
  };
  const { valuedAtMinute } = rulesOf(loan);
  const today = istInstant(day, valuedAtMinute);
  const values = {
    ...paid,
    payout_at: null,
    valued_at: at < today ? today : istInstant(nextTradingDay(day), valuedAtMinute),
    ...timesOf(desk, { ...loan, ...paid }),
  };
  const received = fromPaise(loan.received);
  addPayment(desk, loan, { kind: 'payout', amount: received, parts: [['principal', received]] });
  noticeLoan(desk, loan, loanNotices.paidOut(loanReference(id), received, namedAccount(loan)));
  return stepTo(desk, loan, { state: 'RUNNING', reason: 'as_planned', values });
}

function tellPayment(desk: LoanContext, loan: StoredLoan): StoredLoan {
  const [row] = planned(desk, loan);
  if (row) {
    noticeLoan(desk, loan, loanNotices.paymentNear(loanReference(loan.id), row.payment, row.dueOn));
  }
  return changeLoan(desk, loan, { told_at: null });
}

/** An instalment that falls due. */
interface Instalment {
  row: ScheduleRow;
  interest: Paise;
  principal: Paise;
  isPaid: boolean;
}

/**
 * Interest of the period that ends is on all that is not repaid, what is overdue included. Where it is higher by that, less of
 * the payment is principal; the last one takes the rest.
 */
function instalmentOf(desk: LoanContext, loan: StoredLoan, row: ScheduleRow): Instalment {
  const { accrued, principal: balance, ratePercent, since } = balanceOf(desk, loan);
  const interest =
    loan.is_by_days === 0
      ? monthInterest(balance, ratePercent)
      : sumOf([accrued, dayInterest(balance, ratePercent, { from: since, to: row.dueOn })]);
  const isLast = row.left === 0;
  const principal = isLast ? row.principal : fromPaise(Math.max(0, minus(row.payment, interest)));
  return { row, interest, principal, isPaid: loan.is_bank_refusing === 0 };
}

/** Interest is owed from its day on; the bank pays it, or does not. @returns The movement of the interest. */
function bookInstalment(desk: LoanContext, loan: StoredLoan, { interest, principal, isPaid }: Instalment) {
  const { clock, ledger } = desk;
  const { client_id: clientId, id: reference } = loan;
  const at = clock.now();
  const legs = { money: { amount: interest }, owed: { amount: interest } };
  const due = interest > 0 ? moved(ledger.begin({ clientId, kind: 'interest', legs, at, reference })) : null;
  if (isPaid && due) moved(ledger.advance(due, 'PAID', { at }));
  if (isPaid) payPrincipal(desk, loan, { owed: principal, money: principal });
  return due?.id ?? null;
}

function writeInstalment(
  desk: LoanContext,
  loan: StoredLoan,
  { row, interest, principal, isPaid, interestId }: Instalment & { interestId: string | null },
): void {
  desk.table.addInstalment({
    loan_id: loan.id,
    number: loan.due_count + 1,
    due_on: row.dueOn,
    interest,
    principal,
    // By as much more as the higher interest has taken from the principal.
    left: fromPaise(row.left + row.principal - principal),
    interest_left: isPaid ? 0 : interest,
    principal_left: isPaid ? 0 : principal,
    late_from: row.dueOn,
    paid_on: isPaid ? istDay(desk.clock.now()) : null,
    interest_id: interestId,
  });
  const parts = [
    ['interest', interest],
    ['principal', principal],
  ] as const;
  const amount = sumOf([interest, principal]);
  const state = isPaid ? 'PAID' : 'FAILED';
  addPayment(desk, loan, { kind: 'instalment', amount, state, parts: isPaid ? parts : [] });
  const reference = loanReference(loan.id);
  const told = isPaid ? loanNotices.paymentTaken : loanNotices.paymentFailed;
  noticeLoan(desk, loan, told(reference, amount));
}

function takeInstalment(desk: ServicingDesk, loan: StoredLoan): StoredLoan {
  const [row] = planned(desk, loan);
  if (!row) return changeLoan(desk, loan, { instalment_at: null });
  const instalment = instalmentOf(desk, loan, row);
  const interestId = bookInstalment(desk, loan, instalment);
  writeInstalment(desk, loan, { ...instalment, interestId });
  return settleInstalment(desk, loan, instalment);
}

/** What is left of the loan after an instalment, and when something happens to it next. */
function settleInstalment(
  desk: ServicingDesk,
  loan: StoredLoan,
  { row, principal, isPaid }: Instalment,
): StoredLoan {
  const after = {
    principal: loan.principal - (isPaid ? principal : 0),
    accrued: 0,
    since: row.dueOn,
    is_by_days: 0 as const,
    due_count: loan.due_count + 1,
  };
  const retryAt = istInstant(workingDayAfter(row.dueOn, 1), rulesOf(loan).instalmentAtMinute);
  const changed = changeLoan(desk, loan, {
    ...after,
    retry_at: isPaid ? loan.retry_at : (loan.retry_at ?? retryAt),
    ...timesOf(desk, { ...loan, ...after }),
  });
  const isRepaid = changed.principal === 0 && desk.table.instalments(loan.id).every((one) => !isOverdue(one));
  return isRepaid ? desk.repaying.close(changed, 'as_planned') : changed;
}

/** What comes next of a margin call: after a sale that has paid for all of it, the end of the loan. */
function nextOfCall(desk: ServicingDesk, loan: StoredLoan): StoredLoan {
  const after = desk.calls.next(loan);
  const isPaid = after.principal === 0 && owedNow(desk, after).total === 0;
  return isPaid ? desk.repaying.close(after, 'shares_sold') : after;
}

type Step = (desk: ServicingDesk, loan: StoredLoan) => StoredLoan;

/** What happens at which of a loan's times; of several at one instant the first comes first. */
const steps: ReadonlyArray<readonly [keyof StoredLoan, Step]> = [
  ['payout_at', payOut],
  ['told_at', tellPayment],
  ['instalment_at', takeInstalment],
  ['retry_at', ({ repaying }, loan) => repaying.collectOverdue(loan)],
  ['call_at', nextOfCall],
  ['valued_at', ({ calls }, loan) => calls.value(loan)],
];

/** Makes payouts and instalments. */
export function createServicing(desk: ServicingDesk): Servicing {
  return {
    planned: (loan) => planned(desk, loan),
    nextOfCall: (loan) => nextOfCall(desk, loan),
    next(loan) {
      const due = steps.find(([name]) => loan[name] !== null && loan[name] === loan.due_at);
      return due ? due[1](desk, loan) : loan;
    },
  };
}
