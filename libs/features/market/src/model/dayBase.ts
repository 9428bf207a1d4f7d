import type { Quote } from '@wealth/api-sdk/model';
import { istDay, type CalendarDay } from '@wealth/domain';

/** What the change of a day is told against. */
export interface DayBase {
  day: CalendarDay;
  /** The close before that day, rupees per unit. */
  price: number;
}

/**
 * The close before the day of a quote.
 *
 * @returns null before the first trade of a day: the close that the quote names then is the one after its own day.
 */
export function dayBaseOf({
  basis,
  last_price: last,
  previous_close: before,
  time,
}: Pick<Quote, 'basis' | 'last_price' | 'previous_close' | 'time'>): DayBase | null {
  if (basis === 'close' && last === before) return null;
  return { day: istDay(Date.parse(time)), price: before };
}
