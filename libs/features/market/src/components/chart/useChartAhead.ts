import type { InstrumentRef } from '@wealth/domain';
import { fetchChartLibrary } from '@wealth/ui/candle-chart';
import { useEffect } from 'react';
import type { ChartView } from '../../model/chartView.ts';
import { useCandlesAhead } from './candlePages.ts';

/**
 * Has candles and the code that draws them come at the same time as the instrument itself: one after the other, the chart
 * would be there three answers later.
 */
export function useChartAhead({ market, symbol }: InstrumentRef, { interval, prices }: ChartView): void {
  useCandlesAhead({ market, symbol, interval, prices });
  useEffect(fetchChartLibrary, []);
}
