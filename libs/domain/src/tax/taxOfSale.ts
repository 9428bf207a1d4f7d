import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { SoldPart } from '../lots/sellLots.ts';
import { minus, sumOf } from '../money/arithmetic.ts';
import type { Paise } from '../money/paise.ts';
import type { HoldingTerm } from './capitalGainRules.ts';
import { termOf } from './holdingTerm.ts';
import { taxableGainOf } from './costTaken.ts';
import type { TaxedGain } from './taxedGain.ts';
import { taxOfGains, type GainsTax } from './taxOfGains.ts';
import { taxYearOf } from './taxYear.ts';

/** What of a sold lot is taxed. */
export type TaxedPart = Pick<
  SoldPart,
  'boughtOn' | 'soldOn' | 'quantity' | 'cost' | 'charges' | 'marketValue' | 'proceeds' | 'saleCharges'
>;

/** What a sale adds to the tax of its year. */
export interface SaleTax {
  shortTermGain: Paise;
  longTermGain: Paise;
  /** Before surcharge and cess; below zero where losses of the sale lower the tax of what was sold before. */
  tax: Paise;
  /** What of the year's exemption this sale uses; below zero where it gives some of it back. */
  exemptionUsed: Paise;
  /** What is left of it after the sale. */
  exemptionLeft: Paise;
}

/** What is taxed of a sold lot, by term. */
export function taxedGainOf(part: TaxedPart): TaxedGain {
  return { term: termOf(part.boughtOn, part.soldOn), soldOn: part.soldOn, gain: taxableGainOf(part) };
}

/** The gains of the tax year that a day lies in. */
export function gainsOfYear(gains: readonly TaxedGain[], day: CalendarDay): TaxedGain[] {
  const { firstDay, lastDay } = taxYearOf(day);
  return gains.filter(({ soldOn }) => soldOn >= firstDay && soldOn <= lastDay);
}

/** The tax of a year without a sale, and with it. @param gains - Of the sale, on that day. */
export function taxWithSale(
  gains: readonly TaxedGain[],
  yearSoFar: readonly TaxedGain[],
  day: CalendarDay,
): { without: GainsTax; whole: GainsTax } {
  const before = gainsOfYear(yearSoFar, day);
  return { without: taxOfGains(before, day), whole: taxOfGains([...before, ...gains], day) };
}

/**
 * What a sale adds to the tax on the gains of its year: the tax with it less the tax without.
 *
 * @param parts - The lots of one sale, as `sellLots` gives them; not empty.
 * @param yearSoFar - Gains realised before; those of other tax years are left out.
 * @throws RangeError when there are no parts, or they were sold in more than one tax year: bugs in the caller.
 */
export function taxOfSale(parts: readonly TaxedPart[], yearSoFar: readonly TaxedGain[]): SaleTax {
  const day = parts[0]?.soldOn;
  if (day === undefined) throw new RangeError('a sale without lots has no tax');
  const gains = parts.map(taxedGainOf);
  const { without, whole } = taxWithSale(gains, yearSoFar, day);
  const gainOf = (wanted: HoldingTerm) =>
    sumOf(gains.filter(({ term }) => term === wanted).map(({ gain }) => gain));
  return {
    shortTermGain: gainOf('shortTerm'),
    longTermGain: gainOf('longTerm'),
    tax: minus(whole.total, without.total),
    exemptionUsed: minus(whole.exempt, without.exempt),
    exemptionLeft: whole.exemptionLeft,
  };
}
