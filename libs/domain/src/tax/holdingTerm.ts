import { addMonths } from '../calendar/addMonths.ts';
import { addDays, type CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { holdingRules, type HoldingTerm } from './capitalGainRules.ts';

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
