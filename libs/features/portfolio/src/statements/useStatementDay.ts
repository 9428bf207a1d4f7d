import { addDays, isCalendarDay, previousTradingDay, taxYearOf, type CalendarDay } from '@wealth/domain';
import { useToday } from '@wealth/parts';

/** The day before a month of a day begins. */
const lastOfMonthBefore = (day: CalendarDay) => addDays(day, -Number(day.slice(8)));

/** The day of a statement of holdings, and days that are near at hand. */
export function useStatementDay(said: string | undefined) {
  const today = useToday();
  const yesterday = previousTradingDay(today);
  const isKnown = said !== undefined && isCalendarDay(said) && said <= today;
  const near = [yesterday, lastOfMonthBefore(today), addDays(taxYearOf(today).firstDay, -1)].toSorted(
    (one, other) => (one < other ? 1 : -1),
  );
  return {
    today,
    /** A day that is still to come cannot be held: the last one that is over stands in its place. */
    day: isKnown ? said : yesterday,
    /** The newest first. */
    near: [...new Set(near)],
  };
}
