import { istDay, type CalendarDay } from '../calendar/calendarDay.ts';
import { tradingDayFrom } from '../calendar/tradingDays.ts';
import type { SoldPart } from '../lots/sellLots.ts';
import { fromPaise, type Paise } from '../money/paise.ts';

type Figures = Pick<
  SoldPart,
  'proceeds' | 'cost' | 'charges' | 'transactionTax' | 'saleCharges' | 'saleTransactionTax'
>;

/**
 * What sales have lost after the charges of both sides, transaction tax among them; what others have gained is taken off.
 *
 * @param parts - What sales took out of lots, first in first out: those of one trading day for its loss.
 * @returns Zero or more; zero also for a gain.
 */
export function lossOf(parts: Iterable<Figures>): Paise {
  let loss = 0;
  for (const part of parts) {
    loss += part.cost + part.charges + part.transactionTax;
    loss -= part.proceeds - part.saleCharges - part.saleTransactionTax;
  }
  return fromPaise(Math.max(0, loss));
}

/**
 * The trading day whose loss stops purchases at an instant: of a holiday the next one, to which trades of the always-open
 * sandbox count. An evening belongs to its own day: whoever has stopped themselves today places nothing for tomorrow either
 * (assumption of ours).
 *
 * @param instant - Epoch milliseconds.
 */
export function lossDay(instant: number): CalendarDay {
  return tradingDayFrom(istDay(instant));
}
