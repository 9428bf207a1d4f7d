import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { TaxLot } from '../lots/taxLot.ts';
import { noMoney } from '../money/paise.ts';
import { bonusDays } from './actionDays.ts';
import { sharesBy, type ShareFraction, type ShareRatio } from './ratio.ts';

/** What a bonus gives a holding. */
export interface BonusOf {
  /** The lot of the new shares: it costs nothing, and its day is that of allotment. Null where it is less than a share. */
  lot: TaxLot | null;
  /** Sold and paid for by the company later. */
  fraction: ShareFraction | null;
  tradableFrom: CalendarDay;
}

/**
 * The new shares of a bonus: whole ones of the holding, not of each lot (SEBI: a demat account and event).
 *
 * @param quantity - Held at the end of the day before the ex-date.
 * @param ratio - Shares after it for shares before: 2 for 1 is one new share for each.
 */
export function bonusOf(quantity: number, ratio: ShareRatio, recordDate: CalendarDay): BonusOf {
  const { whole, fraction } = sharesBy(quantity, {
    after: ratio.after - ratio.before,
    before: ratio.before,
  });
  const { allottedOn, tradableFrom } = bonusDays(recordDate);
  const costs = { cost: noMoney, charges: noMoney, transactionTax: noMoney };
  return {
    lot: whole === 0 ? null : { boughtOn: allottedOn, quantity: whole, ...costs },
    fraction,
    tradableFrom,
  };
}
