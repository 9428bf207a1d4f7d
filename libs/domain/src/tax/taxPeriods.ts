import { calendarDay, type CalendarDay } from '../calendar/calendarDay.ts';
import type { TaxYear } from './taxYear.ts';

/** One of the five parts of a tax year in which the return asks for gains and dividends. */
export interface TaxPeriod {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** How many there are. */
export const periodCount = 5;

/**
 * Last days (MM-DD) of the first four: those on which advance tax is due (Income-tax Act 2025, s.408; before it Act of 1961,
 * s.211). The fifth ends with the year.
 */
const lastDays = ['06-15', '09-15', '12-15', '03-15'] as const;
const firstDays = ['04-01', '06-16', '09-16', '12-16', '03-16'] as const;

const inYear = ({ firstDay, lastDay }: TaxYear, monthAndDay: string) =>
  calendarDay(`${(monthAndDay >= '04-01' ? firstDay : lastDay).slice(0, 4)}-${monthAndDay}`);

/** The five periods of a tax year in order of time. */
export function taxPeriods(year: TaxYear): TaxPeriod[] {
  return firstDays.map((first, at) => {
    const last = lastDays[at];
    return {
      firstDay: inYear(year, first),
      lastDay: last === undefined ? year.lastDay : inYear(year, last),
    };
  });
}

/** Which of the five a day lies in, 0 to 4. */
export function taxPeriodOf(day: CalendarDay): number {
  const ofDay = day.slice(5);
  const isNewYear = ofDay < firstDays[0];
  // Until the year turns, days sort as they are written; from January on, they are before all of those.
  return lastDays.filter((last) => {
    const isNext = last < firstDays[0];
    return isNext === isNewYear ? ofDay > last : isNewYear;
  }).length;
}

/**
 * The periods whose gains a loss of one lowers, in their order: its own, then later ones, then the nearest earlier. The
 * return takes no figure below zero.
 */
export function reliefOrder(period: number): number[] {
  const all = Array.from({ length: periodCount }, (_, at) => at);
  return [...all.slice(period), ...all.slice(0, period).toReversed()];
}
