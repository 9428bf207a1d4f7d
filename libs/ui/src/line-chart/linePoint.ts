import type { ChartTime } from '../internal/charts/chartTime.ts';

export interface LinePoint {
  time: ChartTime;
  /** Rupees, or percentage points; null or no number leaves a gap. */
  value: number | null;
  /** In the unit of the value. */
  benchmark?: number | null;
  /** What was put in until then, in the unit of the value. */
  step?: number | null;
}

/** Something that happened at a time: money that came in or went out. */
export interface LineMark {
  time: ChartTime;
  kind: 'in' | 'out';
}
