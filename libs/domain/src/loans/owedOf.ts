import Big from 'big.js';
import { daysBetween, type CalendarDay } from '../calendar/calendarDay.ts';
import { minus, sumOf } from '../money/arithmetic.ts';
import { fromPaise, isPaise, noMoney, roundPaise, type Paise } from '../money/paise.ts';
import { loanFault, type LoanFault } from './loanFault.ts';
import type { LoanRules } from './loanRules.ts';
import { dayInterest } from './loanSchedule.ts';

const daysAYear = 365;
const percent = 100;

/** What was not paid of an instalment. */
export interface OverduePart {
  interest: Paise;
  principal: Paise;
  /** From when on the charge for being late counts. */
  lateFrom: CalendarDay;
}

/** A loan as it is at the beginning of a day. */
export interface LoanBalance {
  /** Principal that is not repaid, what is overdue of it included. */
  principal: Paise;
  ratePercent: string;
  /** Interest of the running period up to `since`, where part of the loan was repaid in it. */
  accrued: Paise;
  since: CalendarDay;
  overdue: readonly OverduePart[];
}

/** What is owed on a day, part by part. */
export interface Owed {
  principal: Paise;
  /** Of instalments that were not paid. */
  overdueInterest: Paise;
  overduePrincipal: Paise;
  lateCharge: Paise;
  /** Interest of the running period up to the day. */
  accrued: Paise;
  /** All of it. */
  total: Paise;
  /** What has to be covered: principal and overdue interest. */
  outstanding: Paise;
}

function lateChargeOf(overdue: readonly OverduePart[], day: CalendarDay, { latePercent }: LoanRules): Paise {
  const parts = overdue.map(({ interest, principal, lateFrom }) =>
    Big(interest + principal).times(Math.max(0, daysBetween(lateFrom, day))),
  );
  const sum = parts.reduce((total, part) => total.plus(part), Big(0));
  return roundPaise(sum.times(latePercent).div(percent * daysAYear));
}

/** What is owed on a day. */
export function owedOf(loan: LoanBalance, day: CalendarDay, rules: LoanRules): Owed {
  const { principal, ratePercent, since, overdue } = loan;
  const overdueInterest = sumOf(overdue.map(({ interest }) => interest));
  const overduePrincipal = sumOf(overdue.map((part) => part.principal));
  const lateCharge = lateChargeOf(overdue, day, rules);
  const accrued = sumOf([loan.accrued, dayInterest(principal, ratePercent, { from: since, to: day })]);
  return {
    principal,
    overdueInterest,
    overduePrincipal,
    lateCharge,
    accrued,
    total: sumOf([principal, overdueInterest, lateCharge, accrued]),
    outstanding: sumOf([principal, overdueInterest]),
  };
}

/** How a repayment is used. */
export interface Repayment {
  lateCharge: Paise;
  /** Overdue interest, all of it, and with all that is owed the interest of the running period. */
  interest: Paise;
  accrued: Paise;
  principal: Paise;
  /** Whether nothing is left. */
  isAll: boolean;
}

/** How an amount that `checkRepayment` has found nothing wrong with is used: late charges first, then interest, then principal. */
export function repaymentOf(amount: Paise, owed: Owed): Repayment {
  const isAll = amount === owed.total;
  const { lateCharge, overdueInterest: interest } = owed;
  const accrued = isAll ? owed.accrued : noMoney;
  const principal = minus(amount, sumOf([lateCharge, interest, accrued]));
  return { lateCharge, interest, accrued, principal, isAll };
}

/** What is wrong with a repayment; empty where nothing is. */
export function checkRepayment(
  amount: number,
  owed: Owed,
  { smallestRepayment: smallest }: LoanRules,
): LoanFault[] {
  const all = owed.total;
  const first = sumOf([owed.lateCharge, owed.overdueInterest]);
  if (Number.isNaN(amount)) return [loanFault('notAnAmount', 'amount', { figures: null })];
  if (amount > all) return [loanFault('moreThanOwed', 'amount', { nearest: all, figures: { owed: all } })];
  if (amount === all) return [];
  if (amount < smallest) {
    const nearest = Math.min(all, Math.max(smallest, first));
    return [loanFault('belowMinimum', 'amount', { nearest, figures: { minimum: fromPaise(nearest) } })];
  }
  if (!isPaise(amount)) {
    return [loanFault('notAnAmount', 'amount', { nearest: Math.floor(amount), figures: null })];
  }
  if (amount < first) {
    return [loanFault('overdueFirst', 'amount', { nearest: first, figures: { overdue: first } })];
  }
  if (amount > first + owed.principal - smallest) {
    return [loanFault('leavesLittle', 'amount', { nearest: all, figures: { owed: all } })];
  }
  return [];
}

/** What ends a loan in its days of cooling-off: what was received, with interest for the days since. */
export function coolingOffAmount(
  { amount, received, ratePercent }: { amount: Paise; received: Paise; ratePercent: string },
  span: { from: CalendarDay; to: CalendarDay },
): Paise {
  return sumOf([received, dayInterest(amount, ratePercent, span)]);
}
