import { fromPaise, type Paise } from '../money/paise.ts';
import { lastPlaceOf, type BidGroup, type PublishedAllotment, type Unplaced } from './allotRetail.ts';

/** All that is bid for at a price. */
export interface OfferLevel {
  price: Paise;
  quantity: number;
}

/**
 * The price of an offer for sale: the highest at which all shares are asked for, or the lowest that is allowed where they are not.
 * Bids at cut-off take part at whatever price is found.
 */
export function offerCutOff(
  shares: number,
  lowest: Paise,
  { levels, atCutOff }: { levels: readonly OfferLevel[]; atCutOff: number },
): Paise {
  let asked = atCutOff;
  if (asked >= shares) return fromPaise(Math.max(lowest, ...levels.map(({ price }) => price)));
  for (const { price, quantity } of levels.toSorted((one, other) => other.price - one.price)) {
    if (price < lowest) break;
    asked += quantity;
    if (asked >= shares) return price;
  }
  return lowest;
}

/** The bids that share what is left at the cut-off, and what those above it have taken. */
export interface OfferAtCutOff {
  seed: string;
  issue: string;
  shares: number;
  /** Shares of bids above the cut-off, which are filled in full. */
  above: number;
  /** Bids at the cut-off, by quantity. */
  groups: readonly BidGroup[];
  /** The quantity of a bid at the cut-off by its number, from 0. */
  quantityOf: (number: number) => number;
}

/** Shares out at the cut-off in proportion: whole shares, and those that are left go to bids that are drawn. */
export function allotOffer(offer: OfferAtCutOff): PublishedAllotment {
  const { seed, issue, groups, above, quantityOf } = offer;
  const shares = Math.max(0, offer.shares - above);
  const applicants = groups.reduce((sum, group) => sum + group.applicants, 0);
  const demand = groups.reduce((sum, group) => sum + group.applicants * group.quantity, 0);
  const common = {
    seed,
    issue,
    applicants,
    shares,
    demand,
    lotSize: 1,
    basis: 'cut_off',
    lots: null,
  } as const;
  if (shares >= demand) {
    const all = groups.map((group) => ({ ...group, allotted: group.quantity }));
    return { ...common, adjusted: 0, lastPlace: null, groups: all };
  }
  const parts = groups.map((group) => ({
    ...group,
    allotted: Number((BigInt(group.quantity) * BigInt(shares)) / BigInt(demand)),
  }));
  const allotted = parts.reduce((sum, group) => sum + group.applicants * group.allotted, 0);
  const unplaced: Unplaced = { ...common, adjusted: shares - allotted, groups: parts };
  return { ...unplaced, lastPlace: lastPlaceOf(unplaced, quantityOf) };
}
