import type { Instrument, MarketIndex } from '../contract.ts';
import { instruments } from './instruments.ts';

/** An index computed from prices: `base level × Σ weight × price ÷ base price`. */
export interface WeightedIndex extends MarketIndex {
  /** Positions in `instruments`, with weights that sum to 1. */
  constituents: ReadonlyArray<{ position: number; weight: number }>;
}

interface Ranked {
  instrument: Instrument;
  position: number;
}

const byMarketCap: readonly Ranked[] = instruments
  .map((instrument, position) => ({ instrument, position }))
  .filter(({ instrument }) => instrument.market === 'NSE' && instrument.kind === 'share')
  .toSorted((one, other) => other.instrument.marketCap - one.instrument.marketCap);

function weightedIndex(symbol: string, baseLevel: number, members: readonly Ranked[]): WeightedIndex {
  const total = members.reduce((sum, { instrument }) => sum + instrument.marketCap, 0);
  return {
    market: 'INDEX',
    symbol,
    name: symbol,
    baseLevel,
    constituents: members.map(({ instrument, position }) => ({
      position,
      weight: instrument.marketCap / total,
    })),
  };
}

const largeCount = 50;
const middleCount = 30;

/** The indices made of shares; names by product.md §3, levels near those of November 2026, simulated. */
export const weightedIndices: readonly WeightedIndex[] = [
  weightedIndex('SENSEX', 85_000, byMarketCap.slice(0, 30)),
  weightedIndex('NIFTY50', 26_000, byMarketCap.slice(0, largeCount)),
  weightedIndex(
    'NIFTYBANK',
    59_800,
    byMarketCap.filter(({ instrument }) => instrument.symbol.endsWith('BANK')),
  ),
  weightedIndex('NIFTYSMLCAP100', 17_900, byMarketCap.slice(largeCount + middleCount)),
  weightedIndex('NIFTYMIDCAP100', 60_700, byMarketCap.slice(largeCount, largeCount + middleCount)),
];

/** Expected volatility: no price of anything, it returns to its mean and rises when shares fall. */
export const volatilityIndex: MarketIndex = {
  market: 'INDEX',
  symbol: 'INDIAVIX',
  name: 'INDIAVIX',
  baseLevel: 10.5,
};
