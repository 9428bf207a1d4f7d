import type { Holding } from '@wealth/api-sdk/model';
import { fromWire, sharePercent, sumOf } from '@wealth/domain';
import type Big from 'big.js';

export interface HoldingRow {
  holding: Holding;
  /** Percentage points of all holdings with one decimal; null where they are worth nothing. */
  weightPercent: Big | null;
}

/** All holdings, the largest first, at the server's prices: rows that jump about with every tick cannot be read. */
export function holdingRowsOf(holdings: readonly Holding[]): HoldingRow[] {
  const whole = sumOf(holdings.map((holding) => fromWire(holding.value)));
  return holdings
    .toSorted((left, right) => right.value - left.value)
    .map((holding) => ({
      holding,
      weightPercent: sharePercent(fromWire(holding.value), whole),
    }));
}

/** The common scales of the bars beneath the figures of a column. */
export interface HoldingRanges {
  /** Rupees; zero is within. */
  gain: { least: number; most: number };
  /** Rupees. */
  mostValue: number;
  /** Percentage points. */
  mostWeight: number;
}

export function rangesOf(rows: readonly HoldingRow[]): HoldingRanges {
  const gains = rows.map(({ holding }) => holding.pnl);
  return {
    gain: { least: Math.min(0, ...gains), most: Math.max(0, ...gains) },
    mostValue: Math.max(0, ...rows.map(({ holding }) => holding.value)),
    mostWeight: Math.max(0, ...rows.map(({ weightPercent }) => weightPercent?.toNumber() ?? 0)),
  };
}
