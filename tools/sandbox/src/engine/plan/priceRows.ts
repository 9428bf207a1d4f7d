import { calendarDay, dynamicBand, etfBand, fromWire } from '@wealth/domain';
import type { Instrument } from '../contract/contract.ts';
import { instruments } from '../instruments/instruments.ts';
import { volatilityIndex, weightedIndices, type WeightedIndex } from '../instruments/marketIndices.ts';
import { dayNumberOf } from '../calendar/dayNumber.ts';
import { hashText } from '../noise/noise.ts';
import { usualStep, widestStep } from '../noise/wander.ts';

/** Something with a random price of its own: every instrument, and the volatility index as the last row. */
export interface PriceRow {
  /** Null for the volatility index. */
  instrument: Instrument | null;
  /** Identifies the randomness: two listings of one issuer share it. */
  noiseKey: number;
  sectorKey: number;
  /** Paise. */
  base: number;
  /** Amplitudes of the lines that the row wanders along, as ratios: the market's, the sector's and its own. */
  marketAmplitude: number;
  sectorAmplitude: number;
  ownAmplitude: number;
  /** Standard deviation of the row's daily movement, nearly, as a ratio. */
  deviation: number;
  /** Percentage points of the band; null where there is none. */
  bandPercent: number | null;
  /** Units on an ordinary day; 0 for the volatility index. */
  usualVolume: number;
  /** Trades in an ordinary minute. */
  pace: number;
  /** Units that trade together. */
  lotSize: number;
  /** The first day with trading; no earlier one has a price. */
  listedFrom: number;
  /** From this day on nothing is traded; Infinity where trading was never suspended. */
  suspendedFrom: number;
}

/** Share of the market capitalisation that changes hands on an ordinary day, as a ratio. */
const usualTurnover = 0.0012;
/** Volume on BSE beside that of the same share on NSE, as a ratio. */
const bseShare = 0.08;
/** Rupees a day. */
const fundTurnover = 500_000_000;
/** Rupees of an ordinary trade. */
const usualTrade = 50_000;
const minutesADay = 375;
/** Trades a minute at most: eight a second. */
export const fastestPace = 480;
/** A share this slow may have days without a trade; then it needs room for two days' movement. */
const slowPace = 12 / minutesADay;
/** The part of the band that a planned day may use; the remainder is room for rounding to the tick. */
const insideTheBand = 0.95;
const volatilityLimit = 25;
/** Trades a minute of a share that trades seldom. */
const illiquidPace = 10 / minutesADay;
/** When the exchange suspended the shares that the table calls halted. */
const suspensionDay = dayNumberOf(calendarDay('2026-10-05'));

export function bandPercentOf({ band }: Instrument): number {
  if (band === 'dynamic') return dynamicBand.initialPercent;
  return band === 'etf' ? etfBand.initialPercent : band;
}

interface Deviations {
  market: number;
  sector: number;
  own: number;
}

/** Amplitudes for daily deviations, made smaller where the worst day would leave the band. */
function amplitudes({ market, sector, own }: Deviations, limitPercent: number, room: number) {
  const sum = Math.abs(market) + sector + own;
  const allowed = Math.log1p((limitPercent / 100) * insideTheBand - room);
  const scale = Math.min(1, (allowed * usualStep) / (sum * widestStep)) / usualStep;
  return {
    marketAmplitude: market * scale,
    sectorAmplitude: sector * scale,
    ownAmplitude: own * scale,
    deviation: Math.hypot(market, sector, own) * scale * usualStep,
  };
}

function toRow(instrument: Instrument): PriceRow {
  const isFund = instrument.kind === 'etf';
  const venueShare = instrument.market === 'BSE' ? bseShare : 1;
  const turnover = (isFund ? fundTurnover : instrument.marketCap * usualTurnover) * venueShare;
  const usual = Math.min(fastestPace, turnover / usualTrade / minutesADay);
  const pace = instrument.isIlliquid ? Math.min(illiquidPace, usual) : usual;
  const base = fromWire(instrument.basePrice);
  const bandPercent = bandPercentOf(instrument);
  const deviations: Deviations = isFund
    ? { market: 0.004, sector: 0, own: 0.003 }
    : { market: 0.005, sector: 0.004, own: 0.009 };
  // Twice half a tick: the closes of two days are rounded to it.
  const room = 1.5 / base;
  const limit = pace < slowPace ? bandPercent / 3 : bandPercent;
  return {
    instrument,
    noiseKey: hashText(instrument.isin),
    sectorKey: hashText(instrument.sector),
    base,
    ...amplitudes(deviations, limit, Math.min(room, limit / 300)),
    bandPercent,
    usualVolume: Math.max(1, Math.round(turnover / instrument.basePrice)),
    pace,
    lotSize: instrument.lotSize,
    listedFrom: dayNumberOf(instrument.listedOn),
    suspendedFrom: instrument.isHalted ? suspensionDay : Infinity,
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
    ...amplitudes({ market: -0.015, sector: 0, own: 0.03 }, volatilityLimit, 0),
    bandPercent: null,
    usualVolume: 0,
    pace: 60,
    lotSize: 1,
    listedFrom: -Infinity,
    suspendedFrom: Infinity,
  },
];

/** The same table where every share trades as often as any may: for measurements. */
export function busiestRows(): readonly PriceRow[] {
  return priceRows.map((row) => ({
    ...row,
    pace: fastestPace,
    usualVolume: row.usualVolume === 0 ? 0 : Math.max(row.usualVolume, fastestPace * 1440 * 10),
  }));
}

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
