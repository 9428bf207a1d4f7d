import { minus, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { shareOut } from '../money/shareOut.ts';
import type { TaxLot } from '../lots/taxLot.ts';
import { checkRatio, fractionOf, type ShareFraction, type ShareRatio } from './ratio.ts';

/** What is left over of a whole share, with its part of what was paid. */
export interface LotFraction<Lot extends TaxLot = TaxLot> extends ShareFraction {
  /** The oldest lot that it comes of: as a sale takes the oldest first. */
  lot: Lot;
  cost: Paise;
  charges: Paise;
  transactionTax: Paise;
}

export interface Exchanged<Lot extends TaxLot = TaxLot> {
  /** The oldest first; lots too small for a share of their own are part of an older one. */
  lots: Lot[];
  fraction: LotFraction<Lot> | null;
}

interface Costs {
  cost: Paise;
  charges: Paise;
  transactionTax: Paise;
}

const nothing: Costs = { cost: noMoney, charges: noMoney, transactionTax: noMoney };
const names = ['cost', 'charges', 'transactionTax'] as const;

/** Divides what a lot has cost in proportion to weights; the parts add up to it, to the paisa. */
export function shareCosts(costs: Costs, weights: readonly number[]): Costs[] {
  const parts = names.map((name) => shareOut(costs[name], weights));
  return weights.map((_, at) => {
    const [cost = noMoney, charges = noMoney, transactionTax = noMoney] = parts.map((one) => one[at]);
    return { cost, charges, transactionTax };
  });
}

const plus = (one: Costs, other: Costs): Costs => ({
  cost: sumOf([one.cost, other.cost]),
  charges: sumOf([one.charges, other.charges]),
  transactionTax: sumOf([one.transactionTax, other.transactionTax]),
});

const without = (whole: Costs, part: Costs): Costs => ({
  cost: minus(whole.cost, part.cost),
  charges: minus(whole.charges, part.charges),
  transactionTax: minus(whole.transactionTax, part.transactionTax),
});

/**
 * Makes shares of others by a ratio, as a split or a merger does: what was paid and the day of purchase go on. A holding gives
 * whole shares and one fraction; a share that is made of two lots belongs to the older one. Quantities and costs add up.
 *
 * @param lots - Of one share, the oldest first.
 */
export function exchangeLots<Lot extends TaxLot>(lots: readonly Lot[], ratio: ShareRatio): Exchanged<Lot> {
  checkRatio(ratio);
  const { after, before } = ratio;
  const made: Lot[] = [];
  /** Parts of a share (`before` make one) that younger lots have left, and what was paid for them. */
  let carried = { parts: 0, costs: nothing };
  for (const lot of lots.toReversed()) {
    const own = lot.quantity * after;
    const quantity = Math.floor((carried.parts + own) / before);
    const left = carried.parts + own - quantity * before;
    if (quantity === 0) {
      carried = { parts: left, costs: plus(carried.costs, lot) };
      continue;
    }
    const [, passed = nothing] = shareCosts(lot, [own - left, left]);
    made.push({ ...lot, quantity, ...plus(carried.costs, without(lot, passed)) });
    carried = { parts: left, costs: passed };
  }
  const fraction = fractionOf(carried.parts, before);
  const [oldest] = lots;
  return {
    lots: made.reverse(),
    fraction: fraction && oldest ? { ...fraction, lot: oldest, ...carried.costs } : null,
  };
}
