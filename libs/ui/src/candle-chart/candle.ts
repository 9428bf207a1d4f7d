import type { ChartTime } from '../internal/charts/chartTime.ts';

/** One interval of trading. */
export interface Candle {
  /** Its beginning. */
  time: ChartTime;
  /** Rupees per unit; null or no number = the interval is left out of the drawing. */
  open: number | null;
  high: number | null;
  low: number | null;
  close: number | null;
  /** Units traded. */
  volume?: number | null;
}

/** A candle whose four prices are numbers. */
export type WholeCandle = Candle & Record<'open' | 'high' | 'low' | 'close', number>;

/** Whether all four prices can be drawn. */
export function isWhole<Given extends Candle>(candle: Given): candle is Given & WholeCandle {
  return [candle.open, candle.high, candle.low, candle.close].every((price) => Number.isFinite(price));
}
