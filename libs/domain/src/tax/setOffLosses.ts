import { minus, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import type { HoldingTerm } from './capitalGainRules.ts';
import { lower, takeFrom, type GainBucket } from './gainBuckets.ts';
import { reliefOrder } from './taxPeriods.ts';

/** What is left of the losses of an earlier tax year. */
export interface LossLeft {
  /** 2025-26. */
  year: string;
  term: HoldingTerm;
  /** Above zero. */
  amount: Paise;
}

/** One rate of a year. */
export interface RateName {
  term: HoldingTerm;
  /** Percentage points, as text. */
  percent: string;
  section: string;
}

/** A loss that has lowered the gains of another rate, or one of an earlier year. */
export interface Relief {
  from: RateName | Pick<LossLeft, 'year' | 'term'>;
  to: RateName;
  /** Above zero. */
  amount: Paise;
}

/** What losses have lowered, and what is left of them. */
export interface SetOff {
  reliefs: Relief[];
  lossLeft: Record<HoldingTerm, Paise>;
  broughtLeft: LossLeft[];
}

const rateOf = ({ term, rule }: GainBucket): RateName => ({
  term,
  percent: rule.percent[term],
  section: rule.section[term],
});

/** A loss of an earlier year lowers the gains of this one from its first day on. */
const wholeYear = reliefOrder(0);

/**
 * Sets losses off: those of the year before those of earlier ones, short-term losses against any gain but short-term ones
 * first, long-term losses against long-term gains only, the dearest rate first (Income-tax Act 2025, s.108 and s.111).
 *
 * @param buckets - The dearest first; what is left of their gains and losses is written into them.
 */
export function setOffLosses(buckets: readonly GainBucket[], brought: readonly LossLeft[]): SetOff {
  const ofTerm = (wanted: HoldingTerm) => buckets.filter(({ term }) => term === wanted);
  const [shortTerm, longTerm] = [ofTerm('shortTerm'), ofTerm('longTerm')];
  const reliefs: Relief[] = [];

  function setOff(losses: readonly GainBucket[], gains: readonly GainBucket[]): void {
    for (const from of losses) {
      for (const to of gains) {
        const amount = lower(from, to);
        if (amount > noMoney) reliefs.push({ from: rateOf(from), to: rateOf(to), amount });
      }
    }
  }

  function carryInto(loss: LossLeft, gains: readonly GainBucket[]): LossLeft {
    let open = loss.amount;
    for (const to of gains) {
      const left = takeFrom(to.left, open, wholeYear);
      const amount = minus(open, left);
      if (amount > noMoney) {
        reliefs.push({ from: { year: loss.year, term: loss.term }, to: rateOf(to), amount });
      }
      open = left;
    }
    return { ...loss, amount: open };
  }

  setOff(shortTerm, shortTerm);
  setOff(longTerm, longTerm);
  setOff(shortTerm, longTerm);
  const broughtLeft: LossLeft[] = [];
  const years = [...new Set(brought.map(({ year }) => year))].toSorted();
  for (const year of years) {
    const left = (term: HoldingTerm): LossLeft => ({
      year,
      term,
      amount: sumOf(
        brought.filter((loss) => loss.year === year && loss.term === term).map(({ amount }) => amount),
      ),
    });
    const short = carryInto(left('shortTerm'), shortTerm);
    const long = carryInto(left('longTerm'), longTerm);
    broughtLeft.push(carryInto(short, longTerm), long);
  }
  const openOf = (of: readonly GainBucket[]) => sumOf(of.flatMap(({ open }) => open));
  return {
    reliefs,
    lossLeft: { shortTerm: openOf(shortTerm), longTerm: openOf(longTerm) },
    broughtLeft: broughtLeft.filter(({ amount }) => amount > noMoney),
  };
}
