import { sharesBy } from '../actions/ratio.ts';
import { minus, sumOf, valueAt } from '../money/arithmetic.ts';
import { fromPaise, type Paise } from '../money/paise.ts';
import { coverOf, powerOf, type CoverShare } from './coverOf.ts';
import type { LoanRules } from './loanRules.ts';

/** Shares that a lender sells. */
export interface SoldCover {
  isin: string;
  quantity: number;
  price: Paise;
  value: Paise;
}

/** A share that can be sold. */
export interface SaleableCover extends CoverShare {
  /** What a bonus has given for all of its units and that cannot be sold yet: it counts as cover with the units that are left. */
  arriving?: number;
}

interface Debt {
  owed: Paise;
  shares: readonly SaleableCover[];
  rules: LoanRules;
}

const soldOf = ({ isin, price }: CoverShare, quantity: number): SoldCover => ({
  isin,
  quantity,
  price,
  value: valueAt(price, quantity),
});

/** Whether what is left covers what is left of the debt. */
function isCovered({ owed, shares, rules }: Debt, sold: readonly SoldCover[]): boolean {
  const left = shares.map((share) => {
    const { arriving = 0, quantity: before } = share;
    const kept = before - sumOfQuantity(sold, share.isin);
    const given = arriving === 0 ? 0 : sharesBy(kept, { after: arriving, before }).whole;
    return { ...share, quantity: kept + given };
  });
  const rest = minus(owed, sumOf(sold.map(({ value }) => value)));
  return rest <= powerOf(coverOf(left).afterHaircut, rules);
}

const sumOfQuantity = (sold: readonly SoldCover[], isin: string) =>
  sold.reduce((sum, one) => sum + (one.isin === isin ? one.quantity : 0), 0);

/** The fewest units of a share, beside what is sold before it, that are enough; null where all of them are not. */
function fewest(debt: Debt, before: readonly SoldCover[], share: SaleableCover): number | null {
  const isEnough = (quantity: number) => isCovered(debt, [...before, soldOf(share, quantity)]);
  if (!isEnough(share.quantity)) return null;
  let [low, high] = [0, share.quantity];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * What has to be sold so that a debt is covered again, and no more: share by share in an order, of the last one as few
 * units as are enough. Nothing where it is covered; everything where that is not enough.
 *
 * @param order - ISINs; shares that it does not name come last.
 */
export function leastSale(debt: Debt, order: readonly string[]): SoldCover[] {
  const place = (isin: string) => (order.includes(isin) ? order.indexOf(isin) : order.length);
  const sold: SoldCover[] = [];
  if (isCovered(debt, sold)) return sold;
  for (const share of debt.shares.toSorted((one, other) => place(one.isin) - place(other.isin))) {
    if (share.quantity === 0) continue;
    const quantity = fewest(debt, sold, share);
    sold.push(soldOf(share, quantity ?? share.quantity));
    if (quantity !== null) return sold;
  }
  return sold;
}

/** The order of sale where the client chooses none: the highest haircut first, of which the fewest rupees have to be sold. */
export function usualSaleOrder(shares: readonly CoverShare[]): string[] {
  return shares
    .toSorted(
      (one, other) =>
        Number(other.haircutPercent) - Number(one.haircutPercent) || (one.isin < other.isin ? -1 : 1),
    )
    .map(({ isin }) => isin);
}

/** The most units of each share that could go alone, so that what is left is worth a level after haircut. */
export function releasableOf(
  shares: readonly CoverShare[],
  level: Paise,
): Array<{ isin: string; quantity: number }> {
  return shares.flatMap((share) => {
    const others = coverOf(shares.filter(({ isin }) => isin !== share.isin)).afterHaircut;
    const isEnough = (gone: number) =>
      fromPaise(others + coverOf([{ ...share, quantity: share.quantity - gone }]).afterHaircut) >= level;
    let [low, high] = [0, share.quantity];
    if (!isEnough(0)) return [];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (isEnough(middle)) low = middle;
      else high = middle - 1;
    }
    return low > 0 ? [{ isin: share.isin, quantity: low }] : [];
  });
}
