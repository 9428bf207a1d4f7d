import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { minus, percentOf, sumOf } from '../money/arithmetic.ts';
import { fromPaise, noMoney, type Paise } from '../money/paise.ts';

/** What a company keeps back of a dividend for the tax office. */
export interface DividendTaxRule {
  /** First day (YYYY-MM-DD) of dividends that it is for. */
  effectiveFrom: string;
  /** Percentage points, as text. */
  percent: string;
  /** Nothing is kept back while the dividends of a company in a tax year are not above this. */
  threshold: Paise;
  source: string;
}

export const dividendTaxRules: readonly DividendTaxRule[] = [
  {
    effectiveFrom: '2020-04-01',
    percent: '10',
    threshold: fromPaise(500_000),
    source: 'Assumption: Income-tax Act 1961, s.194, ₹5,000, general knowledge',
  },
  {
    effectiveFrom: '2025-04-01',
    percent: '10',
    threshold: fromPaise(1_000_000),
    source: 'Assumption: ₹10,000 since the Finance Act 2025, general knowledge',
  },
];

/** What a company has paid a client in a tax year. */
export interface DividendsPaid {
  gross: Paise;
  deducted: Paise;
}

/**
 * The tax that a company deducts from a dividend. Once the year's dividends are above the threshold it is due on all of
 * them, so that the dividend which passes it bears the tax of those before (assumption: general knowledge).
 *
 * @param gross - Zero or more.
 * @param soFar - What the same company has paid in the same tax year before.
 * @returns Zero or more, never more than the dividend.
 */
export function dividendTax(gross: Paise, paidOn: CalendarDay, soFar: DividendsPaid): Paise {
  const { percent, threshold } = rowInForce(dividendTaxRules, paidOn);
  const ofYear = sumOf([soFar.gross, gross]);
  if (ofYear <= threshold) return noMoney;
  const due = minus(percentOf(ofYear, percent), soFar.deducted);
  return fromPaise(Math.min(gross, Math.max(0, due)));
}
