import type { Returns } from '@wealth/api-sdk/model';
import { fromRupees, fromWire, minus, sumOf, toWire } from '@wealth/domain';
import type { HoldingTotals } from '@wealth/parts';

/**
 * The returns of a range that ends now, with the holdings at the prices that the rows of the holdings show: the value
 * and the gains of one screen never disagree. What is compared with the index stays as the server told it, which knows
 * both at one moment.
 *
 * @param totals - Rupees, exact; null where the holdings are not known: the server's figures count.
 */
export function liveReturns(returns: Returns, totals: HoldingTotals | null): Returns {
  if (totals === null) return returns;
  const { start_value: start, net_invested: invested, gain, assets, if_sold: ifSold } = returns;
  const value = fromRupees(totals.currentValue);
  const total = minus(minus(value, fromWire(start)), fromWire(invested));
  const others = sumOf([gain.price_sold, gain.dividends, gain.charges, gain.tax].map(fromWire));
  return {
    ...returns,
    end_value: toWire(value),
    gain: { ...gain, total: toWire(total), price_held: toWire(minus(total, others)) },
    assets: {
      ...assets,
      holdings: toWire(value),
      total: toWire(sumOf([fromWire(assets.cash), fromWire(assets.unsettled), value])),
    },
    if_sold: { ...ifSold, value: toWire(sumOf([value, fromWire(ifSold.deducted)])) },
  };
}
