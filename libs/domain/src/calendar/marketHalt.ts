import type { CalendarDay } from './calendarDay.ts';
import { rowInForce } from './rowInForce.ts';

/** How long a fall of the index halts the market, by the time at which it happens. */
interface HaltRow {
  /** Percentage points below the previous close. */
  fallPercent: number;
  /** Minutes since midnight IST: falls before it, in order; null for the rest of the day. */
  durations: ReadonlyArray<{ beforeMinute: number | null; haltMinutes: number | 'rest-of-day' | null }>;
}

interface HaltRules {
  effectiveFrom: string;
  /** Minutes of the call auction that reopens the market. */
  auctionMinutes: number;
  rows: readonly HaltRow[];
  source: string;
}

const one = 13 * 60;
const two = 14 * 60;
const halfPastTwo = 14 * 60 + 30;

/** The market-wide circuit breaker on NIFTY 50 or SENSEX, whichever comes first. */
export const haltRules: readonly HaltRules[] = [
  {
    effectiveFrom: '2013-10-01',
    auctionMinutes: 15,
    rows: [
      { fallPercent: 20, durations: [{ beforeMinute: null, haltMinutes: 'rest-of-day' }] },
      {
        fallPercent: 15,
        durations: [
          { beforeMinute: one, haltMinutes: 105 },
          { beforeMinute: two, haltMinutes: 45 },
          { beforeMinute: null, haltMinutes: 'rest-of-day' },
        ],
      },
      {
        fallPercent: 10,
        durations: [
          { beforeMinute: one, haltMinutes: 45 },
          { beforeMinute: halfPastTwo, haltMinutes: 15 },
          { beforeMinute: null, haltMinutes: null },
        ],
      },
    ],
    source: 'SEBI CIR/MRD/DP/25/2013; nseindia.com, circuit breakers',
  },
];

export interface MarketHalt {
  /** The step of the table that was reached: 10, 15 or 20. */
  fallPercent: number;
  /** Minutes until trading goes on, with the auction that reopens it; null for the rest of the day. */
  minutes: number | null;
}

/**
 * What a fall of the index does to the whole market.
 *
 * @param fallPercent - Percentage points below the previous close, positive.
 * @param minute - Minutes since midnight IST.
 * @returns null where it halts nothing: too small, or too late in the day.
 */
export function marketHalt(fallPercent: number, minute: number, on: CalendarDay): MarketHalt | null {
  const { rows, auctionMinutes } = rowInForce(haltRules, on);
  const row = rows.find((candidate) => fallPercent >= candidate.fallPercent);
  const duration = row?.durations.find(({ beforeMinute }) => beforeMinute === null || minute < beforeMinute);
  if (!row || !duration || duration.haltMinutes === null) return null;
  if (duration.haltMinutes === 'rest-of-day') return { fallPercent: row.fallPercent, minutes: null };
  return { fallPercent: row.fallPercent, minutes: duration.haltMinutes + auctionMinutes };
}
