import Big from 'big.js';
import { daysBetween, type CalendarDay } from '../calendar/calendarDay.ts';
import { minus, sumOf } from '../money/arithmetic.ts';
import { fromPaise, noMoney, roundPaise, type Paise } from '../money/paise.ts';

const monthsAYear = 12;
const daysAYear = 365;
const percent = 100;

/** One payment of a schedule. */
export interface ScheduleRow {
  dueOn: CalendarDay;
  interest: Paise;
  principal: Paise;
  payment: Paise;
  /** Principal afterwards. */
  left: Paise;
}

export interface PlannedLoan {
  balance: Paise;
  instalment: Paise;
  ratePercent: string;
  /** Of the payments that are to come; the last one takes the rest. */
  dueDays: readonly CalendarDay[];
  /** Interest of the first period where it is counted by days, because part of the loan was repaid in it. */
  firstInterest?: Paise;
}

/** Interest of a whole month. */
export function monthInterest(balance: Paise, ratePercent: string): Paise {
  return roundPaise(
    Big(balance)
      .times(ratePercent)
      .div(percent * monthsAYear),
  );
}

/** Interest of the days from one day to another. */
export function dayInterest(
  balance: Paise,
  ratePercent: string,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Paise {
  if (to <= from) return noMoney;
  return roundPaise(
    Big(balance)
      .times(ratePercent)
      .times(daysBetween(from, to))
      .div(percent * daysAYear),
  );
}

/** The equal payment that repays an amount in so many months, rounded to the paisa. */
export function instalmentOf(amount: Paise, ratePercent: string, months: number): Paise {
  const rate = Big(ratePercent).div(percent * monthsAYear);
  if (rate.eq(0)) return roundPaise(Big(amount).div(months), 'up');
  const growth = rate.plus(1).pow(months);
  return roundPaise(Big(amount).times(rate).times(growth).div(growth.minus(1)));
}

/** The payments that are to come: they add up to the balance and its interest, to the paisa. */
export function loanSchedule({
  balance,
  instalment,
  ratePercent,
  dueDays,
  firstInterest,
}: PlannedLoan): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  let left = balance;
  for (const [index, dueOn] of dueDays.entries()) {
    const isFirst = index === 0 && firstInterest !== undefined;
    if (left === 0 && !(isFirst && firstInterest > 0)) break;
    const interest = isFirst ? firstInterest : monthInterest(left, ratePercent);
    const all = sumOf([left, interest]);
    const isLast = index === dueDays.length - 1 || all <= instalment;
    const payment = isLast ? all : fromPaise(Math.max(instalment, interest));
    const principal = minus(payment, interest);
    left = minus(left, principal);
    rows.push({ dueOn, interest, principal, payment, left });
  }
  return rows;
}
