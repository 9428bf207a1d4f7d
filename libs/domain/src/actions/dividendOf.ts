import type { CalendarDay } from '../calendar/calendarDay.ts';
import { minus, valueAt } from '../money/arithmetic.ts';
import type { Paise } from '../money/paise.ts';
import { dividendTax, type DividendsPaid } from '../tax/dividendTax.ts';

export interface DividendAmounts {
  gross: Paise;
  /** Tax that the company deducts (TDS). */
  deducted: Paise;
  net: Paise;
}

/**
 * What a dividend comes to for a holder.
 *
 * @param quantity - Held at the end of the day before the ex-date, purchases that were not settled among them.
 * @param paidBefore - What the company has paid in the tax year of the payment before.
 */
export function dividendOf(
  { quantity, perShare, paidOn }: { quantity: number; perShare: Paise; paidOn: CalendarDay },
  paidBefore: DividendsPaid,
): DividendAmounts {
  const gross = valueAt(perShare, quantity);
  const deducted = dividendTax(gross, paidOn, paidBefore);
  return { gross, deducted, net: minus(gross, deducted) };
}

/** What has become of a dividend. */
export type DividendState = 'expected' | 'received' | 'missing';

/** The state of a dividend on a day; it may come after it was missing. */
export function dividendStateOn(
  day: CalendarDay,
  { paidOn, missingOn }: { paidOn: CalendarDay | null; missingOn: CalendarDay },
): DividendState {
  if (paidOn !== null && paidOn <= day) return 'received';
  return day >= missingOn ? 'missing' : 'expected';
}
