import { useInfiniteQuery } from '@tanstack/react-query';
import type { Candle } from '@wealth/api-sdk/model';
import { getChartData, getGetChartDataQueryKey } from '@wealth/api-sdk/stock';
import type { InstrumentRef } from '@wealth/domain';
import { pagesBy } from '@wealth/queries';
import type { ChartInterval, ChartView } from '../../model/chartView.ts';

/** Candles of one page. */
export const candlePageLimit = 500;

export interface CandlesOf extends InstrumentRef {
  interval: ChartInterval;
  /** @default 'adjusted' */
  prices?: ChartView['prices'];
}

/** Of each page once: the query asks for its next page whenever it is looked at, with every trade. */
const oldestOf = new WeakMap<readonly Candle[], number>();

function oldestTime(page: readonly Candle[]): number {
  const known = oldestOf.get(page);
  if (known !== undefined) return known;
  const oldest = page.reduce((least, { time }) => Math.min(least, time), Infinity);
  oldestOf.set(page, oldest);
  return oldest;
}

/**
 * The time before which older candles are asked for.
 *
 * @param before - What the page itself was asked for; a page that brings nothing older is the last one.
 */
export function olderThan(page: readonly Candle[], before: number | undefined): number | undefined {
  if (page.length < candlePageLimit) return undefined;
  const oldest = oldestTime(page);
  if (before !== undefined && oldest >= before) return undefined;
  return oldest;
}

/** How the candles of a chart are read: the latest page first, older ones before it. */
function candlePages({ market, symbol, interval, prices = 'adjusted' }: CandlesOf) {
  const of = { market, symbol, interval, ...(prices === 'traded' && { adjusted: 'false' as const }) };
  return pagesBy<Candle[], number>({
    key: getGetChartDataQueryKey(of),
    read: (before, signal) => getChartData({ ...of, limit: candlePageLimit, before }, undefined, signal),
    next: olderThan,
  });
}

/** The candles of a chart, as far back as they were asked for. */
export function useCandlePages(of: CandlesOf) {
  return useInfiniteQuery(candlePages(of));
}
