import { checkedPeriod, meanOf, slidWindow, type Indicator } from './indicator.ts';

/** Rupees per unit. */
export interface BollingerReading {
  lower: number;
  middle: number;
  upper: number;
}

/**
 * Bollinger bands: the simple moving average, and `deviations` standard deviations of the same closes on both sides.
 *
 * σ = √(Σ (C − SMA)² / n), of the whole window and not of a sample of it.
 *
 * @param period - n, in candles; customary are 20.
 * @param deviations - customary are 2.
 */
export function bollingerBands(
  period: number,
  deviations: number,
): Indicator<readonly number[], BollingerReading> {
  const count = checkedPeriod(period);
  return {
    start: [],
    step: (closes, { close }) => slidWindow(closes, close, count),
    read(closes) {
      if (closes.length < count) return null;
      const middle = meanOf(closes);
      const distance = deviations * Math.sqrt(meanOf(closes.map((close) => (close - middle) ** 2)));
      return { lower: middle - distance, middle, upper: middle + distance };
    },
  };
}
