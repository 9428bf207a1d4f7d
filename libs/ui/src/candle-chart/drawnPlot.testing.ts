import { readChartColours } from '../internal/charts/chartColours.ts';
import type { Candle } from './candle.ts';
import type { CandleDrawing } from './candleDrawing.ts';
import type { IndicatorSetting } from './chartSetup.ts';
import { createCandleData } from './createCandleData.ts';
import { createCandlePlot } from './createCandlePlot.ts';

/** The latest candle with another close, in rupees above the one before. */
export function traded(candles: readonly Candle[], by = 0.5): readonly Candle[] {
  const last = candles.at(-1);
  if (!last || last.close === null) return candles;
  return [...candles.slice(0, -1), { ...last, close: last.close + by }];
}

const settings: readonly IndicatorSetting[] = [
  { kind: 'sma', period: 20 },
  { kind: 'rsi', period: 14 },
];

/** The drawing alone, whose range can be read. */
export function drawn(element: HTMLElement) {
  const dataOf = createCandleData();
  const plot = createCandlePlot({ element, colours: readChartColours(element), onPointer: () => {} });
  function draw(candles: readonly Candle[], more: Partial<CandleDrawing> = {}) {
    plot.draw({
      ...dataOf(candles, settings),
      id: 'year',
      fromWall: null,
      shape: 'candles',
      scale: 'linear',
      volume: true,
      compared: null,
      breaks: [],
      marks: new Map(),
      priceLines: [],
      limits: null,
      look: { formatAxis: String, formatTick: String, formatPercent: String },
      ...more,
    });
  }
  return { plot, draw };
}

/** The library moves its range in the next frame. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
