export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { LineMark, LinePoint } from './linePoint.ts';
export { LineSwatch, type LineSwatchProps } from './LineSwatch.tsx';
export type { ChartTime } from '../internal/charts/chartTime.ts';
export type { ChartState } from '../internal/charts/chartState.ts';
