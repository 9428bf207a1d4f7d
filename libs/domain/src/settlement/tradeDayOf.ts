import { istDay, type CalendarDay } from '../calendar/calendarDay.ts';
import { tradingDayFrom } from '../calendar/tradingDays.ts';

/**
 * The trading day that a trade counts to, for charges, settlement, contract note and tax: its own, or the next one where a
 * sandbox that trades at any hour has traded on a holiday.
 *
 * @param at - Epoch milliseconds.
 */
export function tradeDayOf(at: number): CalendarDay {
  return tradingDayFrom(istDay(at));
}
