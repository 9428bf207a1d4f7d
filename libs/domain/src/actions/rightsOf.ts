import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { TaxLot } from '../lots/taxLot.ts';
import { valueAt } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { sharesBy, type ShareRatio } from './ratio.ts';

/**
 * How many new shares a holder may apply for; what is less than a share lapses.
 *
 * @param ratio - Shares after it for shares before: 9 for 8 is one new share for eight.
 */
export function entitledRights(quantity: number, { after, before }: ShareRatio): number {
  return sharesBy(quantity, { after: after - before, before }).whole;
}

/** The lot of right shares: it costs what was paid, and its term begins with the allotment. */
export function rightsLot(quantity: number, price: Paise, allottedOn: CalendarDay): TaxLot {
  const none = { charges: noMoney, transactionTax: noMoney };
  return { boughtOn: allottedOn, quantity, cost: valueAt(price, quantity), ...none };
}
