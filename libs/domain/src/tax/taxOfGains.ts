import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { minus, negated, percentOf, sumOf } from '../money/arithmetic.ts';
import { fromPaise, noMoney, type Paise } from '../money/paise.ts';
import {
  capitalGainRules,
  exemptionRules,
  type CapitalGainRule,
  type HoldingTerm,
} from './capitalGainRules.ts';
import { taxYearOf } from './taxYear.ts';

/** A gain as it is taxed; a loss is below zero. */
export interface TaxedGain {
  term: HoldingTerm;
  soldOn: CalendarDay;
  gain: Paise;
}

/** What one rate is asked of. */
export interface GainLine {
  term: HoldingTerm;
  /** Percentage points, as text. */
  percent: string;
  section: string;
  /** Gains less losses of this rate; below zero for more losses. */
  gain: Paise;
  /** What is taxed of it, after losses of other rates and the exemption; zero or more. */
  taxable: Paise;
  /** Before surcharge and cess. */
  tax: Paise;
  effectiveFrom: string;
  source: string;
}

/** The tax on the gains of one tax year. */
export interface GainsTax {
  /** One for each term and rate that there are sales of. */
  lines: GainLine[];
  /** Before surcharge and cess. */
  total: Paise;
  /** What the exemption has taken of the long-term gains. */
  exempt: Paise;
  /** What of the exemption further long-term gains of the year can use. */
  exemptionLeft: Paise;
}

interface Bucket {
  term: HoldingTerm;
  rule: CapitalGainRule;
  gain: Paise;
  /** What is left of the gain; below zero for a loss that is left. */
  left: Paise;
}

/** Gains as few as the tax tells apart: one for each tax year, term and rate, on its first day of sale. */
export function mergeGains(gains: readonly TaxedGain[]): TaxedGain[] {
  const merged = new Map<string, TaxedGain>();
  for (const one of gains) {
    const { effectiveFrom } = rowInForce(capitalGainRules, one.soldOn);
    const key = `${taxYearOf(one.soldOn).name} ${one.term} ${effectiveFrom}`;
    const before = merged.get(key);
    merged.set(key, before ? { ...before, gain: sumOf([before.gain, one.gain]) } : one);
  }
  return [...merged.values()];
}

function bucketsOf(gains: readonly TaxedGain[]): Bucket[] {
  const buckets = new Map<string, Bucket>();
  for (const { term, soldOn, gain } of gains) {
    const rule = rowInForce(capitalGainRules, soldOn);
    const key = `${term} ${rule.effectiveFrom}`;
    const total = sumOf([buckets.get(key)?.gain ?? noMoney, gain]);
    buckets.set(key, { term, rule, gain: total, left: total });
  }
  // The dearest first: losses and the exemption go where they save most.
  return [...buckets.values()].toSorted(
    (a, b) => Number(b.rule.percent[b.term]) - Number(a.rule.percent[a.term]),
  );
}

/** Takes an amount out of what is left of gains. @returns What found no gain. */
function deduct(gains: readonly Bucket[], amount: Paise): Paise {
  let open = amount;
  for (const bucket of gains) {
    const part = fromPaise(Math.max(0, Math.min(open, bucket.left)));
    bucket.left = minus(bucket.left, part);
    open = minus(open, part);
  }
  return open;
}

function setOff(from: readonly Bucket[], against: readonly Bucket[]): void {
  for (const loss of from) {
    if (loss.left < 0) loss.left = negated(deduct(against, negated(loss.left)));
  }
}

function lineOf({ term, rule, gain, left }: Bucket): GainLine {
  const taxable = fromPaise(Math.max(0, left));
  const { effectiveFrom, source } = rule;
  const percent = rule.percent[term];
  const tax = percentOf(taxable, percent);
  return { term, percent, section: rule.section[term], gain, taxable, tax, effectiveFrom, source };
}

/**
 * The tax on gains from listed shares of one tax year, before surcharge and cess: short-term losses are set off against
 * short-term gains, then long-term ones; long-term losses against long-term gains only; then the year's exemption is
 * taken off the long-term gains. Losses of earlier years are not known here. Rates and sources: `capitalGainRules`.
 *
 * @param on - A day of the tax year.
 * @throws RangeError when the sales are not all of that tax year, or it lies before the tables: bugs in the caller.
 */
export function taxOfGains(gains: readonly TaxedGain[], on: CalendarDay): GainsTax {
  const { name } = taxYearOf(on);
  if (gains.some(({ soldOn }) => taxYearOf(soldOn).name !== name)) {
    throw new RangeError(`all sales must be of the tax year ${name}`);
  }
  const buckets = bucketsOf(gains);
  const ofTerm = (wanted: HoldingTerm) => buckets.filter(({ term }) => term === wanted);
  const shortTerm = ofTerm('shortTerm');
  const longTerm = ofTerm('longTerm');
  setOff(shortTerm, shortTerm);
  setOff(longTerm, longTerm);
  setOff(shortTerm, longTerm);
  const exemption = rowInForce(exemptionRules, taxYearOf(on).firstDay).amount;
  const exemptionLeft = deduct(longTerm, exemption);
  const lines = buckets.map(lineOf);
  return {
    lines,
    total: sumOf(lines.map(({ tax }) => tax)),
    exempt: minus(exemption, exemptionLeft),
    exemptionLeft,
  };
}
