import type { ChartTime } from '../internal/charts/chartTime.ts';

export interface LinePoint {
  time: ChartTime;
  /** Rupees, or percentage points; null or no number leaves a gap. */
  value: number | null;
  /** In the unit of the value. */
  benchmark?: number | null;
}
