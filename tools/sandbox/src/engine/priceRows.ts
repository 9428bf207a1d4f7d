import { dynamicBand, etfBand } from '@wealth/domain';
import type { Instrument } from './contract.ts';
import { instruments } from './instruments/instruments.ts';
import { volatilityIndex, weightedIndices, type WeightedIndex } from './instruments/marketIndices.ts';
import { hashText } from './noise.ts';

/** Something with a random price of its own: every instrument, and the volatility index as the last row. */
export interface PriceRow {
  /** Null for the volatility index. */
  instrument: Instrument | null;
  /** Identifies the randomness: two listings of one issuer share it. */
  noiseKey: number;
  sectorKey: number;
  /** Paise. */
  base: number;
  /** How strongly the row follows the market's factor of the day. */
  marketBeta: number;
  sectorBeta: number;
  /** Standard deviation of the row's own daily movement, as a ratio. */
  ownDeviation: number;
  /** The farthest a generated day moves, as a ratio: a little inside the band. */
  limit: number;
  /** Units on an ordinary day; 0 for the volatility index. */
  usualVolume: number;
}

/** Share of the market capitalisation that changes hands on an ordinary day, as a ratio. */
const usualTurnover = 0.0012;
/** Volume on BSE beside that of the same share on NSE, as a ratio. */
const bseShare = 0.08;
/** Rupees a day. */
const fundTurnover = 500_000_000;
/** Snapping to the tick must not leave the band. */
const insideTheBand = 0.95;

export function bandPercentOf({ band }: Instrument): number {
  if (band === 'dynamic') return dynamicBand.initialPercent;
  return band === 'etf' ? etfBand.initialPercent : band;
}

function toRow(instrument: Instrument): PriceRow {
  const limit = (bandPercentOf(instrument) / 100) * insideTheBand;
  const isFund = instrument.kind === 'etf';
  const venueShare = instrument.market === 'BSE' ? bseShare : 1;
  const turnover = isFund ? fundTurnover : instrument.marketCap * usualTurnover;
  return {
    instrument,
    noiseKey: hashText(instrument.isin),
    sectorKey: hashText(instrument.sector),
    base: Math.round(instrument.basePrice * 100),
    marketBeta: isFund ? 0.8 : 1,
    sectorBeta: isFund ? 0 : 1,
    // A narrow band belongs to a quiet share, or it would stand at its limit every other day.
    ownDeviation: isFund ? 0.003 : Math.min(0.011, limit / 2.5),
    limit,
    usualVolume: Math.round((turnover * venueShare) / instrument.basePrice),
  };
}

/** The table of everything that has a random price; the state of an engine refers to its order. */
export const priceRows: readonly PriceRow[] = [
  ...instruments.map(toRow),
  {
    instrument: null,
    noiseKey: hashText(volatilityIndex.symbol),
    sectorKey: 0,
    base: Math.round(volatilityIndex.baseLevel * 100),
    marketBeta: -3,
    sectorBeta: 0,
    ownDeviation: 0.03,
    limit: 0.25,
    usualVolume: 0,
  },
];

/** Position of the volatility index. */
export const volatilityRow = instruments.length;
/** Rows with a random price; the weighted indices follow them in every table of prices. */
export const randomCount = priceRows.length;
export const rowCount = randomCount + weightedIndices.length;

/**
 * The level (hundredths of a point) of one weighted index.
 *
 * @param priceAt - Paise of the instrument at a position.
 */
export function indexLevel(
  { baseLevel, constituents }: WeightedIndex,
  priceAt: (position: number) => number,
): number {
  let ratio = 0;
  for (const { position, weight } of constituents) {
    ratio += (weight * priceAt(position)) / (priceRows[position]?.base ?? 1);
  }
  return baseLevel * 100 * ratio;
}

/**
 * The levels of all weighted indices, rounded to hundredths of a point.
 *
 * @param factors - By index: what `setPrice` has moved it by.
 */
export function indexLevels(priceAt: (position: number) => number, factors: readonly number[]): number[] {
  return weightedIndices.map((definition, index) =>
    Math.round(indexLevel(definition, priceAt) * (factors[index] ?? 1)),
  );
}
