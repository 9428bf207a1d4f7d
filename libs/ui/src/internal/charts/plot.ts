import type { ChartColours } from './chartColours.ts';
import type { TickUnit } from './chartTime.ts';

/** What may change about a chart without new points. */
export interface PlotLook {
  /** A figure of the right-hand axis; amounts are hidden here when the client hides them. */
  formatAxis: (value: number) => string;
  formatTick: (wall: number, unit: TickUnit) => string;
}

/** What is drawn by the chart library. Only these modules know it. */
export interface Drawn {
  paint: (colours: ChartColours) => void;
  destroy: () => void;
}

export interface PlotHost {
  element: HTMLElement;
  colours: ChartColours;
  /** The pointer is over a point, or over none. */
  onPointer: (index: number | null) => void;
}

export type CreatePlot<Made extends Drawn> = (host: PlotHost) => Made;
