import { addDays, calendarDay, isCalendarDay, type CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { holdingRules, type HoldingTerm } from './capitalGainRules.ts';

/** The same day some months later, earlier when negative; the last of its month where there is no such day. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  const same = `${month}-${day.slice(8)}`;
  if (isCalendarDay(same)) return same;
  const firstOfNext = addMonths(calendarDay(`${month}-01`), 1);
  return addDays(firstOfNext, -1);
}

/** Days of purchases that were asked for: a report asks for one for each of thousands of lots. */
const longTerms = new Map<CalendarDay, CalendarDay>();
const mostKept = 10_000;

/** The first day on which a sale of what was bought on a day is long term: the one after twelve full months. */
export function longTermFrom(boughtOn: CalendarDay): CalendarDay {
  const known = longTerms.get(boughtOn);
  if (known !== undefined) return known;
  const from = addDays(addMonths(boughtOn, rowInForce(holdingRules, boughtOn).months), 1);
  if (longTerms.size >= mostKept) longTerms.clear();
  longTerms.set(boughtOn, from);
  return from;
}

/** Whether a sale on a day is of shares held up to twelve months, or longer. */
export function termOf(boughtOn: CalendarDay, soldOn: CalendarDay): HoldingTerm {
  return soldOn >= longTermFrom(boughtOn) ? 'longTerm' : 'shortTerm';
}
