export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { LinePoint } from './linePoint.ts';
export { LineSwatch, type LineSwatchProps } from './LineSwatch.tsx';
export type { ChartState } from '../internal/charts/ChartFrame.tsx';
export type { ChartTime } from '../internal/charts/chartTime.ts';
