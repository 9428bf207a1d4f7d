import type { Asset } from '@wealth/api-sdk/model';
import { fromWire, minus, noMoney, sharePercent, sumOf, toRupees, type Paise } from '@wealth/domain';
import type Big from 'big.js';

export type AllocationKind = 'holdings' | 'cash' | 'blocked';

export interface AllocationPart {
  kind: AllocationKind;
  /** Rupees, exact. */
  amount: Big;
  /** Percentage points of the whole with one decimal, 0 to 100. */
  sharePercent: Big;
}

function atLeastNothing(amount: Paise): Paise {
  return amount < noMoney ? noMoney : amount;
}

/**
 * What the net worth is made of, in the order of the legend: holdings, cash that is not blocked, blocked cash.
 *
 * The parts are `total` taken apart, so the legend adds up to the figure above it: cash is settled money and proceeds on
 * their way, less what is blocked of them. A part below zero counts as nothing in the bar; so do parts of nothing.
 *
 * @param asset - Rupees.
 */
export function allocationOf(asset: Pick<Asset, 'total' | 'blocked' | 'holdings_value'>): AllocationPart[] {
  const holdings = fromWire(asset.holdings_value);
  const cash = minus(fromWire(asset.total), holdings);
  const blocked = fromWire(asset.blocked);
  const amounts: Record<AllocationKind, Paise> = {
    holdings: atLeastNothing(holdings),
    cash: atLeastNothing(minus(cash, blocked)),
    blocked: atLeastNothing(blocked),
  };
  const whole = sumOf(Object.values(amounts));
  const kinds: readonly AllocationKind[] = ['holdings', 'cash', 'blocked'];
  return kinds
    .filter((kind) => amounts[kind] > noMoney)
    .flatMap((kind) => {
      const share = sharePercent(amounts[kind], whole);
      return share ? [{ kind, amount: toRupees(amounts[kind]), sharePercent: share }] : [];
    });
}
