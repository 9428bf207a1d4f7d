import { addMonths } from '../calendar/addMonths.ts';
import { addDays, istDay, istInstant, type CalendarDay } from '../calendar/calendarDay.ts';
import { isSettlementDay, nextTradingDay } from '../calendar/tradingDays.ts';
import type { LoanRules } from './loanRules.ts';

const endOfDay = 24 * 60;

/** A working day is one on which banks pay. */
export function workingDayFrom(day: CalendarDay): CalendarDay {
  let working = day;
  while (!isSettlementDay(working)) working = addDays(working, 1);
  return working;
}

/** The working day so many after a day, which is not counted itself. */
export function workingDayAfter(day: CalendarDay, count: number): CalendarDay {
  let working = day;
  for (let counted = 0; counted < count; counted += 1) working = workingDayFrom(addDays(working, 1));
  return working;
}

/** Working days after a day, up to another one. */
export function workingDaysLeft(from: CalendarDay, until: CalendarDay): number {
  let left = 0;
  for (let day = workingDayFrom(addDays(from, 1)); day <= until; day = workingDayFrom(addDays(day, 1))) {
    left += 1;
  }
  return left;
}

/** Until when, epoch milliseconds, a key-facts statement can be signed that was made at an instant. */
export function quoteUntil(madeAt: number, { quoteDays }: LoanRules): number {
  return istInstant(workingDayAfter(istDay(madeAt), quoteDays), endOfDay);
}

/** Until when a loan can be cancelled that was signed at an instant. */
export function coolingOffUntil(signedAt: number, { coolingOffDays }: LoanRules): number {
  return istInstant(addDays(istDay(signedAt), coolingOffDays), endOfDay);
}

/** Until when a margin call has to be met, and when shares are sold otherwise. */
export function callTimes(calledAt: number, { callDays, soldAtMinute }: LoanRules) {
  const lastDay = workingDayAfter(istDay(calledAt), callDays);
  return {
    dueAt: istInstant(lastDay, endOfDay),
    saleAt: istInstant(nextTradingDay(lastDay), soldAtMinute),
  };
}

/** On which days the instalments of a loan fall: the day of its payout in each month, or the next working day. */
export function dueDaysOf(paidOutOn: CalendarDay, months: number): CalendarDay[] {
  return Array.from({ length: months }, (_, index) => workingDayFrom(addMonths(paidOutOn, index + 1)));
}
