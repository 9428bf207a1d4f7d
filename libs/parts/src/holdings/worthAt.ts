import type { Asset, Portfolio } from '@wealth/api-sdk/model';
import { fromRupees, fromWire, minus, sumOf, toRupees } from '@wealth/domain';
import type { HoldingTotals } from '../live/holdingTotals.ts';

/**
 * The asset with its holdings at the prices that the rows of the holdings show, so that the figure of the page and the
 * totals beneath it never disagree. Cash stays as the server told it.
 *
 * @param asset - Rupees.
 * @param totals - Rupees, exact; null where the holdings are not known: the server's figures count.
 */
export function assetAt(asset: Asset, totals: HoldingTotals | null): Asset {
  if (totals === null) return asset;
  const cash = minus(fromWire(asset.total), fromWire(asset.holdings_value));
  return {
    ...asset,
    holdings_value: totals.currentValue.toNumber(),
    total: toRupees(sumOf([cash, fromRupees(totals.currentValue)])).toNumber(),
  };
}

/** The gains of the portfolio at the same prices. */
export function portfolioAt(portfolio: Portfolio, totals: HoldingTotals | null): Portfolio {
  if (totals === null) return portfolio;
  return {
    ...portfolio,
    value: totals.currentValue.toNumber(),
    invested: totals.investedValue.toNumber(),
    day_change: totals.dayChange.toNumber(),
    day_change_percent: totals.dayChangePercent ?? portfolio.day_change_percent,
    unrealised: totals.unrealisedGain.toNumber(),
  };
}
