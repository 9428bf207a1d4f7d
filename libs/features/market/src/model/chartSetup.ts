import type { ChartIndicator, ChartSetup } from '@wealth/api-sdk/model';
import type { IndicatorSetting } from '@wealth/ui/candle-chart';
import { firstView, readIndicator, type ChartView } from './chartView.ts';

/** Read as in an address: what this chart does not draw is left out. */
function indicatorOf({ kind, period, deviations }: ChartIndicator): IndicatorSetting | null {
  return readIndicator([kind, period, deviations === undefined ? '' : `x${deviations}`].join(''));
}

/** How the client has set up the chart, as a view; null, never saved, is the first view. */
export function viewOfSetup(setup: ChartSetup | null): ChartView {
  if (setup === null) return firstView;
  const { interval, range, shape, scale, view, volume, indicators, compare, adjusted, trades = true } = setup;
  return {
    interval,
    range: range === 'ALL' ? 'All' : range,
    shape,
    scale,
    view,
    volume,
    trades,
    indicators: indicators.map(indicatorOf).filter((one) => one !== null),
    compare: compare[0] ?? null,
    prices: adjusted ? 'adjusted' : 'traded',
  };
}

/** A view as it is kept for the account. */
export function setupOfView(view: ChartView): ChartSetup {
  const { interval, range, shape, scale, view: form, volume, trades, indicators, compare, prices } = view;
  return {
    interval,
    range: range === 'All' ? 'ALL' : range,
    shape,
    scale,
    view: form,
    adjusted: prices === 'adjusted',
    volume,
    trades,
    indicators: indicators.map((one) => ({ ...one })),
    compare: compare === null ? [] : [{ market: compare.market, symbol: compare.symbol }],
  };
}
