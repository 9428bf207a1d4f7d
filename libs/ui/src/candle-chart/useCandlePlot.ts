import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { usePlot } from '../internal/charts/usePlot.ts';
import type { CandleDrawing } from './candleDrawing.ts';
import type { CandlePlot } from './createCandlePlot.ts';
import { loadCandlePlot } from './fetchChartLibrary.ts';

interface CandlePlotOptions {
  drawing: Omit<CandleDrawing, 'look' | 'priceLines'>;
  priceLines: CandleDrawing['priceLines'];
  look: CandleDrawing['look'];
  isLoading: boolean;
  onPointer: (index: number | null) => void;
  onRange: Parameters<CandlePlot['onRange']>[0];
  /** What was drawn is taken away, and another chart is on its way. */
  onLeave: () => void;
}

/**
 * The drawing of a chart, kept in step with what is to be drawn. It is made while the candles are still on their way, so
 * that they are drawn as soon as they come; what they take the place of is not seen meanwhile.
 */
export function useCandlePlot(options: CandlePlotOptions) {
  const { drawing, priceLines, look, isLoading, onPointer, onRange, onLeave } = options;
  const drawn = usePlot({ load: loadCandlePlot, onPointer });
  const { plot } = drawn;

  // Before the frame, in which the library then draws.
  useLayoutEffect(() => {
    if (!isLoading) plot?.draw({ ...drawing, priceLines, look });
  }, [plot, isLoading, drawing, priceLines, look]);

  const leave = useEffectEvent(() => {
    plot?.clear();
    plot?.setWheel(false);
    onLeave();
  });
  useEffect(() => {
    if (isLoading) leave();
  }, [isLoading]);

  const tellRange = useEffectEvent(onRange);
  useEffect(() => {
    plot?.onRange((range) => tellRange(range));
  }, [plot]);

  return drawn;
}
