import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { minus, percentOf, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { shareOut } from '../money/shareOut.ts';
import { exemptionRules, type HoldingTerm } from './capitalGainRules.ts';
import { createGainBuckets, type GainBucket } from './gainBuckets.ts';
import { setOffLosses, type LossLeft, type Relief } from './setOffLosses.ts';
import { gainRuleOf, type TaxedGain } from './taxedGain.ts';
import { taxYearOf } from './taxYear.ts';

/** What one rate is asked of in one of the five periods; zero or more. */
export interface GainPeriod {
  taxable: Paise;
  /** After the exemption. */
  taxed: Paise;
  /** Its share of the tax of the line. */
  tax: Paise;
}

/** What one rate is asked of. */
export interface GainLine {
  term: HoldingTerm;
  /** Percentage points, as text. */
  percent: string;
  section: string;
  /** What was gained with a gain; zero or more. */
  gains: Paise;
  /** What was lost with a loss; zero or more. */
  losses: Paise;
  /** Gains less losses; below zero for more losses. */
  gain: Paise;
  /** After losses of this year and of earlier ones, before the exemption; zero or more. */
  taxable: Paise;
  /** What the exemption takes. */
  exempt: Paise;
  /** What is taxed; zero or more. */
  taxed: Paise;
  /** Before surcharge and cess. */
  tax: Paise;
  /** The five periods, which add up to the line. */
  periods: GainPeriod[];
  effectiveFrom: string;
  source: string;
}

/** The tax on the gains of one tax year. */
export interface GainsTax {
  /** One for each term and rate that there are sales of, the dearest first. */
  lines: GainLine[];
  /** Before surcharge and cess. */
  total: Paise;
  /** What the exemption has taken of the long-term gains. */
  exempt: Paise;
  /** What of the exemption further long-term gains of the year can use. */
  exemptionLeft: Paise;
  /** Which loss has lowered which line, in the order in which it was done. */
  reliefs: Relief[];
  /** What no gain of the year has used: to be carried forward. */
  lossLeft: Record<HoldingTerm, Paise>;
  /** What is left of the losses brought forward, the oldest first; what is used up is left out. */
  broughtLeft: LossLeft[];
}

/** Gains as few as the tax tells apart: one for each tax year, term and rate, on its first day of sale. */
export function mergeGains(gains: readonly TaxedGain[]): TaxedGain[] {
  const merged = new Map<string, TaxedGain>();
  for (const one of gains) {
    const key = `${taxYearOf(one.soldOn).name} ${gainRuleOf(one).key}`;
    const before = merged.get(key);
    merged.set(key, before ? { ...before, gain: sumOf([before.gain, one.gain]) } : one);
  }
  return [...merged.values()];
}

/** What of a year's long-term gains is free; nothing before there was such a tax. */
export function exemptionOf(on: CalendarDay): Paise {
  const { firstDay } = taxYearOf(on);
  const first = exemptionRules[0];
  return first && firstDay < first.effectiveFrom ? noMoney : rowInForce(exemptionRules, firstDay).amount;
}

function lineOf(bucket: GainBucket, exempt: readonly Paise[]): GainLine {
  const { term, rule } = bucket;
  const percent = rule.percent[term];
  const [gains, losses, taxable] = [sumOf(bucket.gains), sumOf(bucket.losses), sumOf(bucket.left)];
  const taxedBy = bucket.left.map((left, at) => minus(left, exempt[at] ?? noMoney));
  const taxed = sumOf(taxedBy);
  const tax = percentOf(taxed, percent);
  const taxBy = shareOut(tax, taxedBy);
  return {
    term,
    percent,
    section: rule.section[term],
    gains,
    losses,
    gain: minus(gains, losses),
    taxable,
    exempt: minus(taxable, taxed),
    taxed,
    tax,
    periods: bucket.left.map((left, at) => ({
      taxable: left,
      taxed: taxedBy[at] ?? noMoney,
      tax: taxBy[at] ?? noMoney,
    })),
    effectiveFrom: rule.effectiveFrom,
    source: rule.source,
  };
}

/**
 * The tax on gains from listed shares of one tax year, before surcharge and cess. Short-term losses are set off against
 * short-term gains, then long-term ones; long-term losses against long-term gains only; then what is left of earlier years,
 * the oldest first; then the year's exemption is taken off the long-term gains. Each goes to the dearest rate first. Rates
 * and sources: `capitalGainRules`.
 *
 * @param on - A day of the tax year.
 * @param brought - Losses of earlier years that may still be used.
 * @throws RangeError when the sales are not all of that tax year, or lie before the tables: bugs in the caller.
 */
export function taxOfGains(
  gains: readonly TaxedGain[],
  on: CalendarDay,
  brought: readonly LossLeft[] = [],
): GainsTax {
  const { name } = taxYearOf(on);
  if (gains.some(({ soldOn }) => taxYearOf(soldOn).name !== name)) {
    throw new RangeError(`all sales must be of the tax year ${name}`);
  }
  const buckets = createGainBuckets(gains);
  const { reliefs, broughtLeft, lossLeft } = setOffLosses(buckets, brought);
  const exemption = exemptionOf(on);
  let exemptionLeft = exemption;
  const lines = buckets.map((bucket) => {
    if (bucket.term === 'shortTerm') return lineOf(bucket, []);
    const exempt = bucket.left.map((left) => {
      const part = left < exemptionLeft ? left : exemptionLeft;
      exemptionLeft = minus(exemptionLeft, part);
      return part;
    });
    return lineOf(bucket, exempt);
  });
  return {
    lines,
    total: sumOf(lines.map(({ tax }) => tax)),
    exempt: minus(exemption, exemptionLeft),
    exemptionLeft,
    reliefs,
    lossLeft,
    broughtLeft,
  };
}
