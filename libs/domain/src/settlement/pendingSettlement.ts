import { previousTradingDay } from '../calendar/tradingDays.ts';
import { settlementOf, type Settlement } from './settlementOf.ts';
import { tradeDayOf } from './tradeDayOf.ts';

/**
 * The settlement for which money and shares wait that are not settled: until it is complete that of the trading day before,
 * afterwards that of the day to which a trade of now counts.
 *
 * @param now - Epoch milliseconds.
 */
export function pendingSettlement(now: number): Settlement {
  const day = tradeDayOf(now);
  const before = settlementOf(previousTradingDay(day));
  return now < before.completeAt ? before : settlementOf(day);
}
