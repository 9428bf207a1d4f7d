import type { Quote } from '@wealth/api-sdk/model';
import { istDay, isTradingDay, type CalendarDay } from '@wealth/domain';

/**
 * The day that the change of a quote is of, where that is another one than today; null where it is today.
 *
 * Before its first trade of a day a price is still the close of the day before, and has not changed: that is of today, as
 * long as today is a day of trading.
 *
 * @param now - Epoch milliseconds of the server's clock.
 */
export function pastDayOf(
  { time, change_percent: change }: Pick<Quote, 'time' | 'change_percent'>,
  now: number,
): CalendarDay | null {
  const today = istDay(now);
  const day = istDay(Date.parse(time));
  if (day >= today) return null;
  return change === 0 && isTradingDay(today) ? null : day;
}
