import type { InstrumentRef } from '@wealth/domain';
import { useShare } from '@wealth/parts';
import { fetchChartLibrary } from '@wealth/ui/candle-chart';
import { useEffect } from 'react';

/** One instrument with its quote; the code that draws its chart comes meanwhile. */
export function useStock(instrument: InstrumentRef) {
  useEffect(fetchChartLibrary, []);
  return useShare(instrument);
}
