export { CandleChart, type CandleChartFiles, type CandleChartProps } from './CandleChart.tsx';
export { fetchChartLibrary } from './fetchChartLibrary.ts';
export type { Candle } from './candle.ts';
export type { ChartLimits, ChartLineMoves, ChartMark, ChartPriceLine } from './candleDrawing.ts';
export {
  indicatorId,
  indicatorName,
  plainSetup,
  type CandleChartSetup,
  type IndicatorSetting,
} from './chartSetup.ts';
export type { ChartState } from '../internal/charts/chartState.ts';
