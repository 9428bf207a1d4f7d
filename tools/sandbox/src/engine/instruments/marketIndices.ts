import { freeFloatOf } from './freeFloatOf.ts';
import type { Instrument, MarketIndex } from './instrument.ts';
import { instruments } from './instruments.ts';

/** An index computed from prices: `base level × Σ weight × price ÷ base price`. */
export interface WeightedIndex extends MarketIndex {
  /** Positions in `instruments`, with weights by free float at the base prices that sum to 1. */
  constituents: ReadonlyArray<{ position: number; weight: number }>;
}

interface Ranked {
  instrument: Instrument;
  position: number;
}

/** Shares that were always there, by free float, the largest first; nothing halted or delivery-only. */
function ranked(isMember: (instrument: Instrument) => boolean): readonly Ranked[] {
  return instruments
    .map((instrument, position) => ({ instrument, position }))
    .filter(
      ({ instrument }) =>
        instrument.kind === 'share' &&
        instrument.segment !== 'ipo' &&
        instrument.series === 'EQ' &&
        !instrument.isHalted &&
        isMember(instrument),
    )
    .toSorted((one, other) => freeFloatOf(other.instrument) - freeFloatOf(one.instrument));
}

function weightedIndex(symbol: string, baseLevel: number, members: readonly Ranked[]): WeightedIndex {
  const total = members.reduce((sum, { instrument }) => sum + freeFloatOf(instrument), 0);
  return {
    market: 'INDEX',
    symbol,
    name: symbol,
    baseLevel,
    constituents: members.map(({ instrument, position }) => ({
      position,
      weight: freeFloatOf(instrument) / total,
    })),
  };
}

const isOnNse = ({ market }: Instrument) => market === 'NSE';

/**
 * The indices made of shares; names of the index watch list, levels near those of November 2026, simulated. Members
 * by free float within their class: an assumption, the index providers' methods have more conditions.
 */
export const weightedIndices: readonly WeightedIndex[] = [
  weightedIndex('SENSEX', 85_000, ranked(({ market }) => market === 'BSE').slice(0, 30)),
  weightedIndex('NIFTY50', 26_000, ranked((share) => isOnNse(share) && share.isCasEligible).slice(0, 50)),
  weightedIndex(
    'NIFTYBANK',
    59_800,
    ranked((share) => isOnNse(share) && share.activity.endsWith('bank')).slice(0, 12),
  ),
  weightedIndex(
    'NIFTYSMLCAP100',
    17_900,
    ranked((share) => isOnNse(share) && share.capClass === 'small').slice(0, 100),
  ),
  weightedIndex(
    'NIFTYMIDCAP100',
    60_700,
    ranked((share) => isOnNse(share) && share.capClass === 'mid').slice(0, 100),
  ),
];

/** Expected volatility: no price of anything, it returns to its mean and rises when shares fall. */
export const volatilityIndex: MarketIndex = {
  market: 'INDEX',
  symbol: 'INDIAVIX',
  name: 'INDIAVIX',
  baseLevel: 10.5,
};

/** The six of the index watch list, in its order. */
export const marketIndices: readonly MarketIndex[] = [...weightedIndices, volatilityIndex];
