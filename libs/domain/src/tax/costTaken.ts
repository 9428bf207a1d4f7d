import { calendarDay, type CalendarDay } from '../calendar/calendarDay.ts';
import type { SoldPart } from '../lots/sellLots.ts';
import { taxCostOf } from '../lots/taxLot.ts';
import { minus, sumOf } from '../money/arithmetic.ts';
import { fromPaise, noMoney, type Paise } from '../money/paise.ts';

/** Of what was bought before, the gains until then stay free (Income-tax Act 2025, s.90; Act of 1961, s.55(2)(ac)). */
export const grandfatheredBefore: CalendarDay = calendarDay('2018-02-01');

/** Which cost of a lot is taken: what was paid, or what it was worth on 31 January 2018 where that is known. */
export type CostBasis = 'paid' | 'marketValue' | 'marketValueUnknown';

/** The cost of units that were sold. */
export interface CostTaken {
  basis: CostBasis;
  amount: Paise;
}

/** What of a sold lot its cost depends on. */
export type CostedPart = Pick<
  SoldPart,
  'boughtOn' | 'proceeds' | 'cost' | 'charges' | 'marketValue' | 'addedCost'
>;

/**
 * The cost that is taken off the proceeds: what was paid with the charges of the purchase but transaction tax; of what was
 * bought before February 2018 the market value of 31 January 2018 where it was higher, but no more than the proceeds, so
 * that it makes no loss.
 *
 * @param paid - What was paid, where more belongs to it than the lot says.
 */
export function costTakenOf(
  part: CostedPart,
  paid: Paise = sumOf([taxCostOf(part), part.addedCost ?? noMoney]),
): CostTaken {
  if (part.boughtOn >= grandfatheredBefore) return { basis: 'paid', amount: paid };
  const { marketValue, proceeds } = part;
  if (marketValue === undefined || marketValue === null) return { basis: 'marketValueUnknown', amount: paid };
  const deemed = Math.min(marketValue, proceeds);
  return deemed > paid
    ? { basis: 'marketValue', amount: fromPaise(deemed) }
    : { basis: 'paid', amount: paid };
}

/** What is taxed: proceeds less the charges of the sale and the cost; transaction tax is never deducted. */
export function taxableGainOf(part: CostedPart & Pick<SoldPart, 'saleCharges'>): Paise {
  return minus(minus(part.proceeds, part.saleCharges), costTakenOf(part).amount);
}
