import type { IChartApi, ISeriesApi, LineData, UTCTimestamp, WhitespaceData } from 'lightweight-charts';
import type { ChartColours } from '../internal/charts/chartColours.ts';
import { drawable } from '../internal/charts/chartPoints.ts';
import { toTimestamp, type ChartBase } from '../internal/charts/createChartBase.ts';
import type { CandleDrawing } from './candleDrawing.ts';

/** What all layers of one drawing share. */
export interface DrawnCandles extends CandleDrawing {
  /** What prices were divided by, so that absurd ones can be drawn. */
  unit: number;
}

/** The prices, in one of two shapes. */
export type MainSeries = ISeriesApi<'Candlestick'> | ISeriesApi<'Line'>;

/** The first index that has changed; null = everything. */
export type TailFrom = number | null;

/** One kind of thing on the chart, which draws itself. */
export interface Layer {
  draw: (drawing: DrawnCandles, from: TailFrom) => void;
  paint: (colours: ChartColours) => void;
}

export interface LayerHost {
  base: ChartBase;
  chart: IChartApi;
  colours: ChartColours;
}

export type DrawnLine = LineData<UTCTimestamp> | WhitespaceData<UTCTimestamp>;

/** A point of a line, or the gap in its place. */
export function linePoint(wall: number, value: number | null | undefined, unit: number): DrawnLine {
  const figure = drawable(value);
  const time = toTimestamp(wall);
  return figure === null ? { time } : { time, value: figure / unit };
}

/** Brings a series up to date: its tail in place, or all of it. */
export function putData<Kind extends 'Line' | 'Candlestick' | 'Histogram'>(
  series: ISeriesApi<Kind>,
  count: number,
  at: { from: TailFrom; point: (index: number) => Parameters<ISeriesApi<Kind>['update']>[0] },
): void {
  if (at.from === null) series.setData(Array.from({ length: count }, (_, index) => at.point(index)));
  else for (let index = at.from; index < count; index += 1) series.update(at.point(index));
}
