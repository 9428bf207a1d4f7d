import { addDays, type CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { isTradingDay, nextTradingDay, previousTradingDay } from '../calendar/tradingDays.ts';
import { bonusRules, dividendDayRules, fractionRules, rightsRules } from './actionRules.ts';

function tradingDaysAfter(day: CalendarDay, count: number): CalendarDay {
  let result = day;
  for (let step = 0; step < count; step += 1) result = nextTradingDay(result);
  return result;
}

/**
 * From which day on a buyer no longer gets it: with settlement on the day after the trade it is the record date itself, or the
 * trading day before a record date on a holiday (T+1 for all shares since 27 January 2023).
 */
export function exDateOf(recordDate: CalendarDay): CalendarDay {
  return isTradingDay(recordDate) ? recordDate : previousTradingDay(recordDate);
}

export interface BonusDays {
  /** Day of the lot: the holding period begins. */
  allottedOn: CalendarDay;
  /** First day on which they can be sold; in transit until then. */
  tradableFrom: CalendarDay;
}

/** The two days of the shares of a bonus. */
export function bonusDays(recordDate: CalendarDay): BonusDays {
  const { allottedAfter, tradableAfter } = rowInForce(bonusRules, recordDate);
  return {
    allottedOn: tradingDaysAfter(recordDate, allottedAfter),
    tradableFrom: tradingDaysAfter(recordDate, tradableAfter),
  };
}

export interface DividendDays {
  expectedOn: CalendarDay;
  /** The first day on which a dividend that has not come is missing. */
  missingOn: CalendarDay;
}

/** When a dividend should come, and from when it is missing. */
export function dividendDays(days: { exDate: CalendarDay; recordDate: CalendarDay }): DividendDays {
  const { paidAfter, missingAfter } = rowInForce(dividendDayRules, days.recordDate);
  return {
    expectedOn: tradingDaysAfter(days.recordDate, paidAfter),
    missingOn: addDays(days.exDate, missingAfter),
  };
}

/** When the company pays for the fraction of an event. */
export function fractionPaidOn(recordDate: CalendarDay): CalendarDay {
  return tradingDaysAfter(recordDate, rowInForce(fractionRules, recordDate).paidAfter);
}

export interface RightsDays {
  opensOn: CalendarDay;
  /** The last day on which rights can be applied for; they lapse then. */
  closesOn: CalendarDay;
}

/** The window in which rights can be applied for. */
export function rightsDays(recordDate: CalendarDay): RightsDays {
  const { opensAfter, closesAfter } = rowInForce(rightsRules, recordDate);
  return {
    opensOn: tradingDaysAfter(recordDate, opensAfter),
    closesOn: tradingDaysAfter(recordDate, closesAfter),
  };
}
