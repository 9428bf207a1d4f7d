import { checkedPeriod, meanOf, slidWindow, type Indicator } from './indicator.ts';

/**
 * Simple moving average: the mean of the latest closes.
 *
 * SMA = (C₁ + … + Cₙ) / n, in rupees. The window is summed again each time: a running sum would drift.
 *
 * @param period - n, in candles.
 */
export function simpleAverage(period: number): Indicator<readonly number[], number> {
  const count = checkedPeriod(period);
  return {
    start: [],
    step: (closes, { close }) => slidWindow(closes, close, count),
    read: (closes) => (closes.length === count ? meanOf(closes) : null),
  };
}

/** `closes` until the first mean is there. */
export interface ExponentialMemory {
  closes: readonly number[];
  average: number | null;
}

/**
 * Exponential moving average: later closes weigh more.
 *
 * α = 2 / (n + 1); the first value is the mean of the first n closes, then EMA = EMA₋₁ + α (C − EMA₋₁), in rupees.
 *
 * @param period - n, in candles.
 */
export function exponentialAverage(period: number): Indicator<ExponentialMemory, number> {
  const count = checkedPeriod(period);
  const weight = 2 / (count + 1);
  return {
    start: { closes: [], average: null },
    step({ closes, average }, { close }) {
      if (average !== null) return { closes: [], average: average + weight * (close - average) };
      const window = slidWindow(closes, close, count);
      return window.length < count
        ? { closes: window, average: null }
        : { closes: [], average: meanOf(window) };
    },
    read: ({ average }) => average,
  };
}
