import { drawOrder, type Draw } from './drawOrder.ts';

/** Applicants who have asked for the same quantity at or above the issue price. */
export interface BidGroup {
  /** Shares that each of them asks for. */
  quantity: number;
  applicants: number;
}

export type AllotmentBasis = 'full' | 'proportional' | 'lots' | 'cut_off';

/** What is published of an allotment: one applicant finds the own shares by it. */
export interface PublishedAllotment extends Draw {
  basis: AllotmentBasis;
  shares: number;
  lotSize: number;
  demand: number;
  /** How many lots are drawn; null where none are. */
  lots: number | null;
  /** Shares by which rounding missed the offer: above zero so many get one more, below zero so many one less. */
  adjusted: number;
  /** The last place of the draw that rounding touched; null where it touched none. */
  lastPlace: number | null;
  /** What each group gets before single shares are drawn, by quantity. */
  groups: ReadonlyArray<BidGroup & { allotted: number }>;
}

/** What an issue offers to retail, and who asks for it. */
export interface RetailOffer {
  seed: string;
  issue: string;
  shares: number;
  lotSize: number;
  groups: readonly BidGroup[];
  /** The quantity of an application by its number, from 0. */
  quantityOf: (number: number) => number;
}

/** A part of a whole, rounded half up, in whole numbers of any size. */
function rounded(part: bigint, whole: bigint): number {
  return Number((2n * part + whole) / (2n * whole));
}

export interface ProportionalOffer {
  shares: number;
  lotSize: number;
  applicants: number;
  demand: number;
}

/** A lot, and of the rest in proportion to what is asked for beyond a lot; the nearest whole share, half up. */
export function proportionalShare(
  { shares, lotSize, applicants, demand }: ProportionalOffer,
  quantity: number,
): number {
  const rest = BigInt(shares) - BigInt(applicants) * BigInt(lotSize);
  const wanted = BigInt(demand) - BigInt(applicants) * BigInt(lotSize);
  if (wanted === 0n) return lotSize;
  return lotSize + rounded(rest * BigInt(quantity - lotSize), wanted);
}

/** Whether rounding can touch an application: nobody falls below a lot, and nobody gets more than was asked for. */
function isAdjustable(
  { adjusted, lotSize, basis }: Pick<PublishedAllotment, 'adjusted' | 'lotSize' | 'basis'>,
  { quantity, allotted }: { quantity: number; allotted: number },
): boolean {
  if (adjusted > 0) return allotted < quantity;
  return basis === 'proportional' && allotted > lotSize;
}

type Unplaced = Omit<PublishedAllotment, 'lastPlace'>;

/** The place at which all shares that rounding has missed are drawn. */
function lastPlaceOf(allotment: Unplaced, quantityOf: (number: number) => number): number | null {
  if (allotment.adjusted === 0) return null;
  const order = drawOrder(allotment);
  const bases = new Map(allotment.groups.map((group) => [group.quantity, group]));
  let left = Math.abs(allotment.adjusted);
  for (let place = 0; place < allotment.applicants; place += 1) {
    const group = bases.get(quantityOf(order.numberAt(place)));
    if (group && isAdjustable(allotment, group)) left -= 1;
    if (left === 0) return place;
  }
  throw new RangeError('more shares are left than applicants can take');
}

/**
 * How the shares of retail are allotted (SEBI ICDR, Schedule XIV): in full where there are enough; else a lot each and the rest in
 * proportion where there is a lot for each; else one lot each to those who are drawn.
 *
 * @param offer - With at least one applicant.
 */
export function allotRetail(offer: RetailOffer): PublishedAllotment {
  const { seed, issue, shares, lotSize, groups, quantityOf } = offer;
  const applicants = groups.reduce((sum, group) => sum + group.applicants, 0);
  const demand = groups.reduce((sum, group) => sum + group.applicants * group.quantity, 0);
  const common = { seed, issue, applicants, shares, lotSize, demand };
  const fitting = Math.floor(shares / lotSize);
  if (shares >= demand) {
    const all = groups.map((group) => ({ ...group, allotted: group.quantity }));
    return { ...common, basis: 'full', lots: null, adjusted: 0, lastPlace: null, groups: all };
  }
  if (fitting < applicants) {
    const none = groups.map((group) => ({ ...group, allotted: 0 }));
    return { ...common, basis: 'lots', lots: fitting, adjusted: 0, lastPlace: null, groups: none };
  }
  const parts = groups.map((group) => ({ ...group, allotted: proportionalShare(common, group.quantity) }));
  const allotted = parts.reduce((sum, group) => sum + group.applicants * group.allotted, 0);
  const unplaced: Unplaced = {
    ...common,
    basis: 'proportional',
    lots: null,
    adjusted: shares - allotted,
    groups: parts,
  };
  return { ...unplaced, lastPlace: lastPlaceOf(unplaced, quantityOf) };
}

/** One application of an allotment. */
export interface DrawnApplication {
  /** From 0. */
  number: number;
  quantity: number;
}

/** What one application gets by what was published, and its place in the draw: as anybody can compute it again. */
export function ownAllotment(
  allotment: PublishedAllotment,
  { number, quantity }: DrawnApplication,
  { placeOf } = drawOrder(allotment),
): { place: number; allotted: number } {
  const { basis, lots, lotSize, lastPlace, adjusted, groups } = allotment;
  const place = placeOf(number);
  if (basis === 'lots') return { place, allotted: place < (lots ?? 0) ? lotSize : 0 };
  const group = groups.find((one) => one.quantity === quantity);
  if (!group) throw new RangeError(`nobody has asked for ${quantity}`);
  const isTouched = lastPlace !== null && place <= lastPlace && isAdjustable(allotment, group);
  return { place, allotted: group.allotted + (isTouched ? Math.sign(adjusted) : 0) };
}

export { lastPlaceOf, type Unplaced };
