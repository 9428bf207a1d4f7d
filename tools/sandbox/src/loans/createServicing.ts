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
import type { Calls } from './createCalls.ts';
import type { Repaying } from './createRepaying.ts';
import {
  addPayment,
  balanceOf,
  changeLoan,
  dueDays,
  isOverdue,
  loanReference,
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
}

/** Makes payouts and instalments. */
export function createServicing(
  context: LoanContext,
  { calls, repaying }: { calls: Calls; repaying: Repaying },
): Servicing {
  const { clock, ledger, notices, table } = context;

  const overduePrincipal = ({ id }: StoredLoan) =>
    table
      .instalments(id)
      .filter(isOverdue)
      .reduce((sum, row) => sum + row.principal_left, 0);

  function planned(loan: StoredLoan): ScheduleRow[] {
    if (loan.state === 'REPAID' || loan.state === 'CANCELLED') return [];
    const days =
      loan.paid_out_at === null ? dueDaysOf(istDay(clock.now()), loan.tenure_months) : dueDays(loan);
    const rest = days.slice(loan.due_count);
    const [nextDay] = rest;
    const { accrued, principal, ratePercent, since } = balanceOf(context, loan);
    const byDays =
      loan.is_by_days === 1 && nextDay
        ? sumOf([accrued, dayInterest(principal, ratePercent, { from: since, to: nextDay })])
        : null;
    return loanSchedule({
      balance: fromPaise(principal - overduePrincipal(loan)),
      instalment: fromPaise(loan.instalment),
      ratePercent,
      dueDays: rest,
      ...(byDays === null ? {} : { firstInterest: byDays }),
    });
  }

  /** When the next instalment is taken and told of. */
  function timesOf(loan: StoredLoan): Pick<StoredLoan, 'told_at' | 'instalment_at'> {
    const [row] = planned(loan);
    if (!row) return { told_at: null, instalment_at: null };
    const { instalmentAtMinute, paymentToldDays } = rulesOf(loan);
    return {
      told_at: istInstant(addDays(row.dueOn, -paymentToldDays), instalmentAtMinute),
      instalment_at: istInstant(row.dueOn, instalmentAtMinute),
    };
  }

  function payOut(loan: StoredLoan): StoredLoan {
    const { client_id: clientId, id } = loan;
    const at = clock.now();
    const movement = ledger.movement(clientId, id);
    if (movement?.kind !== 'loan') throw new RangeError(`${id} is no loan`);
    moved(ledger.advance({ ...movement, kind: 'loan' }, 'DRAWN', { at }));
    const day = istDay(at);
    const paid: StoredLoan = {
      ...loan,
      paid_out_at: at,
      since: day,
      due_days: JSON.stringify(dueDaysOf(day, loan.tenure_months)),
    };
    const { valuedAtMinute } = rulesOf(loan);
    const today = istInstant(day, valuedAtMinute);
    const values = {
      paid_out_at: at,
      since: paid.since,
      due_days: paid.due_days,
      payout_at: null,
      valued_at: at < today ? today : istInstant(nextTradingDay(day), valuedAtMinute),
      ...timesOf(paid),
    };
    const received = fromPaise(loan.received);
    addPayment(context, loan, { kind: 'payout', amount: received, parts: [['principal', received]] });
    notices.add(clientId, loanNotices.paidOut(loanReference(id), received, namedAccount(loan)));
    return stepTo(context, loan, { state: 'RUNNING', reason: 'as_planned', values });
  }

  function tellPayment(loan: StoredLoan): StoredLoan {
    const [row] = planned(loan);
    if (row) {
      notices.add(loan.client_id, loanNotices.paymentNear(loanReference(loan.id), row.payment, row.dueOn));
    }
    return changeLoan(context, loan, { told_at: null });
  }

  /** Interest of the period that ends: on all that is not repaid, what is overdue included. */
  function interestOf(loan: StoredLoan, row: ScheduleRow): Paise {
    const { accrued, principal, ratePercent, since } = balanceOf(context, loan);
    if (loan.is_by_days === 0) return monthInterest(principal, ratePercent);
    return sumOf([accrued, dayInterest(principal, ratePercent, { from: since, to: row.dueOn })]);
  }

  function takeInstalment(loan: StoredLoan): StoredLoan {
    const [row] = planned(loan);
    if (!row) return changeLoan(context, loan, { instalment_at: null });
    const interest = interestOf(loan, row);
    // Where interest is higher because something is overdue, less of the payment is principal; the last one takes the rest.
    const isLast = row.left === 0;
    const principal = isLast ? row.principal : fromPaise(Math.max(0, minus(row.payment, interest)));
    const payment = sumOf([interest, principal]);
    const { client_id: clientId, id } = loan;
    const at = clock.now();
    const isPaid = loan.is_bank_refusing === 0;
    const legs = { money: { amount: interest }, owed: { amount: interest } };
    const due =
      interest > 0 ? moved(ledger.begin({ clientId, kind: 'interest', legs, at, reference: id })) : null;
    if (isPaid && due) moved(ledger.advance(due, 'PAID', { at }));
    if (isPaid) repaying.payPrincipal(loan, principal);
    table.addInstalment({
      loan_id: id,
      number: loan.due_count + 1,
      due_on: row.dueOn,
      interest,
      principal,
      left: row.left,
      interest_left: isPaid ? 0 : interest,
      principal_left: isPaid ? 0 : principal,
      late_from: row.dueOn,
      paid_on: isPaid ? istDay(at) : null,
      interest_id: due?.id ?? null,
    });
    addPayment(context, loan, {
      kind: 'instalment',
      amount: payment,
      state: isPaid ? 'PAID' : 'FAILED',
      parts: isPaid
        ? [
            ['interest', interest],
            ['principal', principal],
          ]
        : [],
    });
    const reference = loanReference(id);
    notices.add(
      clientId,
      isPaid ? loanNotices.paymentTaken(reference, payment) : loanNotices.paymentFailed(reference, payment),
    );
    return settleInstalment(loan, { row, principal, isPaid });
  }

  /** What is left of the loan after an instalment, and when something happens to it next. */
  function settleInstalment(
    loan: StoredLoan,
    { row, principal, isPaid }: { row: ScheduleRow; principal: Paise; isPaid: boolean },
  ): StoredLoan {
    const after: StoredLoan = {
      ...loan,
      principal: loan.principal - (isPaid ? principal : 0),
      accrued: 0,
      since: row.dueOn,
      is_by_days: 0,
      due_count: loan.due_count + 1,
    };
    const retry = () => {
      const { instalmentAtMinute } = rulesOf(loan);
      return istInstant(workingDayAfter(row.dueOn, 1), instalmentAtMinute);
    };
    const changed = changeLoan(context, loan, {
      principal: after.principal,
      accrued: 0,
      since: after.since,
      is_by_days: 0,
      due_count: after.due_count,
      retry_at: isPaid ? loan.retry_at : (loan.retry_at ?? retry()),
      ...timesOf(after),
    });
    const isRepaid = changed.principal === 0 && table.instalments(loan.id).every((one) => !isOverdue(one));
    return isRepaid ? repaying.close(changed, 'as_planned') : changed;
  }

  const steps: ReadonlyArray<readonly [keyof StoredLoan, (loan: StoredLoan) => StoredLoan]> = [
    ['payout_at', payOut],
    ['told_at', tellPayment],
    ['instalment_at', takeInstalment],
    ['retry_at', repaying.collectOverdue],
    ['call_at', calls.next],
    ['valued_at', calls.value],
  ];

  return {
    planned,
    next(loan) {
      const due = steps.find(([name]) => loan[name] !== null && loan[name] === loan.due_at);
      return due ? due[1](loan) : loan;
    },
  };
}
