import Big from 'big.js';
import { daysBetween, type CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { fromPaise, noMoney, roundPaise, type Paise } from '../money/paise.ts';
import { lateUnblockRules } from './issueRules.ts';

const daysAYear = 365;

/** What a bank owes for money that it has not released. */
export interface LateUnblock {
  /** Calendar days, the first and the last one counted. */
  days: number;
  owed: Paise;
  /** What the yearly rate alone would be. */
  yearly: Paise;
}

/**
 * What is owed for money that is still blocked, or was until a day: ₹100 a day or 15 % a year, the higher; rounded on the total.
 *
 * @param lateFrom - The first day that counts.
 * @param until - The last one.
 */
export function lateUnblock(amount: Paise, lateFrom: CalendarDay, until: CalendarDay): LateUnblock {
  if (until < lateFrom) return { days: 0, owed: noMoney, yearly: noMoney };
  const { perDay, yearlyPercent } = rowInForce(lateUnblockRules, lateFrom);
  const days = daysBetween(lateFrom, until) + 1;
  const yearly = roundPaise(
    Big(amount)
      .times(yearlyPercent)
      .times(days)
      .div(100 * daysAYear),
  );
  return { days, yearly, owed: fromPaise(Math.max(perDay * days, yearly)) };
}
