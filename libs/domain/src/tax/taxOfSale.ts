import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { SoldPart } from '../lots/sellLots.ts';
import { minus, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { createBonusBook, type BonusLot } from './createBonusBook.ts';
import type { HoldingTerm } from './capitalGainRules.ts';
import { termOf } from './holdingTerm.ts';
import { taxableGainOf } from './costTaken.ts';
import type { TaxedGain } from './taxedGain.ts';
import { taxOfGains, type GainsTax } from './taxOfGains.ts';
import { gainsOfYear, type YearSoFar } from './yearSoFar.ts';

/** What of a sold lot is taxed. */
export type TaxedPart = Pick<
  SoldPart,
  | 'boughtOn'
  | 'soldOn'
  | 'quantity'
  | 'cost'
  | 'charges'
  | 'marketValue'
  | 'addedCost'
  | 'proceeds'
  | 'saleCharges'
>;

/** What a sale adds to the tax of its year. */
export interface SaleTax {
  /** As it counts, without a loss that does not. */
  shortTermGain: Paise;
  longTermGain: Paise;
  /** Losses that do not count because bonus shares are kept; zero or more. */
  ignoredLoss: Paise;
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

/**
 * What counts of the lots of one sale: a loss that does not count, because bonus shares are kept, is left out.
 *
 * @param kept - Bonus shares of the holding that are left after the sale.
 */
export function countedGains(
  parts: readonly TaxedPart[],
  kept: readonly BonusLot[],
): { gains: TaxedGain[]; ignored: Paise } {
  const book = createBonusBook(kept);
  const losses: Paise[] = [];
  const gains = parts.map((part) => {
    const taxed = taxedGainOf(part);
    const { boughtOn, soldOn } = part;
    const loss = book.ignore({ boughtOn, soldOn, gain: taxed.gain })?.loss ?? noMoney;
    losses.push(loss);
    return { ...taxed, gain: sumOf([taxed.gain, loss]) };
  });
  return { gains, ignored: sumOf(losses) };
}

/** What gains of a day add to the tax of the year, before surcharge and cess. */
export function addedTax(
  gains: readonly TaxedGain[],
  { gains: before, brought }: YearSoFar,
  day: CalendarDay,
): { without: GainsTax; whole: GainsTax; tax: Paise } {
  const without = taxOfGains(before, day, brought);
  const whole = taxOfGains([...before, ...gains], day, brought);
  return { without, whole, tax: minus(whole.total, without.total) };
}

/**
 * What a sale adds to the tax on the gains of its year: the tax with it less the tax without.
 *
 * @param parts - The lots of one sale, as `sellLots` gives them; not empty.
 * @param soFar - The year before the sale; gains of other tax years are left out.
 * @param kept - Bonus shares of the holding that are left after the sale.
 * @throws RangeError when there are no parts, or they were sold in more than one tax year: bugs in the caller.
 */
export function taxOfSale(
  parts: readonly TaxedPart[],
  soFar: YearSoFar,
  kept: readonly BonusLot[] = [],
): SaleTax {
  const day = parts[0]?.soldOn;
  if (day === undefined) throw new RangeError('a sale without lots has no tax');
  const { gains, ignored } = countedGains(parts, kept);
  const ofYear = { ...soFar, gains: gainsOfYear(soFar.gains, day) };
  const { without, whole, tax } = addedTax(gains, ofYear, day);
  const gainOf = (wanted: HoldingTerm) =>
    sumOf(gains.filter(({ term }) => term === wanted).map(({ gain }) => gain));
  return {
    shortTermGain: gainOf('shortTerm'),
    longTermGain: gainOf('longTerm'),
    ignoredLoss: ignored,
    tax,
    exemptionUsed: minus(whole.exempt, without.exempt),
    exemptionLeft: whole.exemptionLeft,
  };
}
