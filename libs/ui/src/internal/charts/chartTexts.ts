import type { TickTexts } from './chartTime.ts';

/** What the line chart and the candle chart say. */
export interface ChartTexts extends TickTexts {
  time: string;
  value: string;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  /** Read at the crosshair: "Thu, 8 Jan 2026: Portfolio +17.42%, NIFTY50 +11.18%". */
  readout: (time: string, figures: readonly string[]) => string;
  figure: (name: string, value: string) => string;
  /** Caption of the table behind the chart. `step` > 1: only every step-th point is a row. */
  tableCaption: (label: string, step: number) => string;
  emptyTitle: string;
  emptyText: string;
}

export const englishChartTexts: ChartTexts = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  dayTick: (day, month) => `${day} ${month}`,
  time: 'Time',
  value: 'Value',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  readout: (time, figures) => `${time}: ${figures.join(', ')}`,
  figure: (name, value) => `${name} ${value}`,
  tableCaption: (label, step) => (step === 1 ? label : `${label}, one of every ${step} points`),
  emptyTitle: 'Nothing to draw yet',
  emptyText: 'The chart appears as soon as there are two points in this range.',
};
