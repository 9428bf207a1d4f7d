import { istDay } from '../calendar/calendarDay.ts';
import type { Indicator } from './indicator.ts';

export interface VwapMemory {
  /** Calendar day in IST. */
  day: string | null;
  /** Rupees × units, since the session began. */
  value: number;
  /** Units. */
  volume: number;
}

/**
 * Volume-weighted average price, anchored at the session: it begins again on each day in IST.
 *
 * VWAP = Σ (H + L + C) / 3 × V ÷ Σ V, in rupees. Null until a unit has been traded, and so for an index.
 */
export function sessionVwap(): Indicator<VwapMemory, number> {
  return {
    start: { day: null, value: 0, volume: 0 },
    step(before, { time, high, low, close, volume }) {
      const day = istDay(time * 1000);
      const { value, volume: sum } = day === before.day ? before : { value: 0, volume: 0 };
      const units = volume !== null && Number.isFinite(volume) && volume > 0 ? volume : 0;
      return { day, value: value + ((high + low + close) / 3) * units, volume: sum + units };
    },
    read: ({ value, volume }) => (volume > 0 ? value / volume : null),
  };
}
