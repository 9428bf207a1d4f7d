export { CandleChart, type CandleChartProps } from './CandleChart.tsx';
export type { Candle } from './candle.ts';
export type { ChartState } from '../internal/charts/ChartFrame.tsx';
