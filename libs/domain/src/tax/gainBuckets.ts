import { negated, minus, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import type { CapitalGainRule, HoldingTerm } from './capitalGainRules.ts';
import { gainRuleOf, type TaxedGain } from './taxedGain.ts';
import { periodCount, reliefOrder, taxPeriodOf } from './taxPeriods.ts';

/** The sales of a year that one rate is asked of, by the five periods. All amounts are zero or more. */
export interface GainBucket {
  term: HoldingTerm;
  rule: CapitalGainRule;
  gains: Paise[];
  losses: Paise[];
  /** What is left of the gains. */
  left: Paise[];
  /** What is left of the losses. */
  open: Paise[];
}

const ofPeriods = () => Array.from({ length: periodCount }, () => noMoney);

/** Takes an amount out of what is left of gains, period by period. @returns What found no gain. */
export function takeFrom(left: Paise[], amount: Paise, periods: readonly number[]): Paise {
  let open = amount;
  for (const period of periods) {
    const there = left[period] ?? noMoney;
    const part = there < open ? there : open;
    left[period] = minus(there, part);
    open = minus(open, part);
  }
  return open;
}

/** Takes the losses of one bucket, each in its period, out of the gains of another or of itself. @returns How much. */
export function lower(from: GainBucket, to: GainBucket): Paise {
  const before = sumOf(from.open);
  for (const [period, loss] of from.open.entries()) {
    if (loss > noMoney) from.open[period] = takeFrom(to.left, loss, reliefOrder(period));
  }
  return minus(before, sumOf(from.open));
}

/** Sales by term and rate, the dearest rate first; losses have lowered the gains of their own rate. */
export function createGainBuckets(gains: readonly TaxedGain[]): GainBucket[] {
  const buckets = new Map<string, GainBucket>();
  for (const one of gains) {
    const { key, rule } = gainRuleOf(one);
    const known = buckets.get(key);
    const bucket = known ?? {
      term: one.term,
      rule,
      gains: ofPeriods(),
      losses: ofPeriods(),
      left: [],
      open: [],
    };
    if (!known) buckets.set(key, bucket);
    const period = taxPeriodOf(one.soldOn);
    const of = one.gain < noMoney ? bucket.losses : bucket.gains;
    const amount = one.gain < noMoney ? negated(one.gain) : one.gain;
    of[period] = sumOf([of[period] ?? noMoney, amount]);
  }
  for (const bucket of buckets.values()) {
    bucket.left = [...bucket.gains];
    bucket.open = [...bucket.losses];
    lower(bucket, bucket);
  }
  const percentIn = ({ rule, term }: GainBucket) => Number(rule.percent[term]);
  return [...buckets.values()].toSorted((a, b) => percentIn(b) - percentIn(a));
}
