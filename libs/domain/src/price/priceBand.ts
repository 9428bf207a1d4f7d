import Big from 'big.js';
import { snapToTick } from './snapToTick.ts';

/** A fixed percentage of the previous close; `dynamic` for shares with derivatives; `etf` for funds. */
export type BandRule = 2 | 5 | 10 | 20 | 'dynamic' | 'etf';

/** Rupees; a price on either edge is allowed. */
export interface PriceBand {
  lower: Big;
  upper: Big;
}

/**
 * The band of a share with derivatives: it has no fixed limit, the exchange moves the band when
 * trading presses against it.
 * Source: NSE/FAOP/62241 and 64995, by a broker's notice.
 */
export const dynamicBand = {
  initialPercent: 10,
  /** How far the whole band slides each time. */
  flexStepPercent: 5,
  /** Trades at least this far from the previous close (or the last flex) ask for a flex. */
  triggerPercent: '9.90',
  minimumTrades: 50,
  minimumClients: 10,
  minimumMembersEachSide: 3,
  coolingMinutes: 15,
  /** In the last half hour of continuous trading. */
  lateCoolingMinutes: 5,
} as const;

/** Exchange-traded funds: ±10 %, widened to at most ±20 %. Source: SEBI, 15 June 2026. */
export const etfBand = { initialPercent: 10, flexStepPercent: 5, maximumPercent: 20 } as const;

export interface PriceBandInput {
  /** Rupees, positive. */
  previousClose: Big;
  /** Rupees. */
  tickSize: Big;
  rule: BandRule;
  /**
   * How often the exchange has flexed the band this day: for `dynamic` signed, upwards positive;
   * for `etf` the number of widenings. Meaningless for a fixed band, which never moves.
   */
  flexes?: number;
}

/**
 * The prices an order may carry this day, each edge moved inwards onto the tick grid, so that no
 * price outside the percentage is ever accepted.
 *
 * @throws RangeError when the previous close is not positive or a fixed band is flexed: bugs in the caller.
 */
export function priceBand({ previousClose, tickSize, rule, flexes = 0 }: PriceBandInput): PriceBand {
  if (previousClose.lte(0)) throw new RangeError(`the previous close must be positive, got ${previousClose}`);
  const { below, above } = edgesInPercent(rule, flexes);
  const lower = snapToTick(clampToZero(shifted(previousClose, -below)), tickSize, 'up');
  return {
    // A price of zero is none: the lowest possible price is one tick.
    lower: lower.lt(tickSize) ? tickSize : lower,
    upper: snapToTick(shifted(previousClose, above), tickSize, 'down'),
  };
}

export function isInBand(price: Big, band: PriceBand): boolean {
  return price.gte(band.lower) && price.lte(band.upper);
}

function edgesInPercent(rule: BandRule, flexes: number): { below: number; above: number } {
  if (rule === 'dynamic') {
    const slide = flexes * dynamicBand.flexStepPercent;
    return { below: dynamicBand.initialPercent - slide, above: dynamicBand.initialPercent + slide };
  }
  if (rule === 'etf') {
    const widened = etfBand.initialPercent + Math.max(0, flexes) * etfBand.flexStepPercent;
    const percent = Math.min(widened, etfBand.maximumPercent);
    return { below: percent, above: percent };
  }
  if (flexes !== 0) throw new RangeError(`a fixed band of ${rule} % is never flexed`);
  return { below: rule, above: rule };
}

function shifted(price: Big, percent: number): Big {
  return price.times(100 + percent).div(100);
}

function clampToZero(price: Big): Big {
  return price.lt(0) ? Big(0) : price;
}
