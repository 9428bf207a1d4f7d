/** What an indicator reads of one interval of trading. */
export interface IndicatorCandle {
  /** Its beginning, epoch seconds. */
  time: number;
  /** Rupees per unit. */
  high: number;
  low: number;
  close: number;
  /** Units traded; null or no number where nobody tells it (an index). */
  volume: number | null;
}

/**
 * An indicator, one candle after the other. What it remembers is a value that is never changed, so the latest candle
 * can be taken again and again from the memory before it, and gives what a calculation from the beginning would.
 */
export interface Indicator<Memory, Reading> {
  /** Before the first candle. */
  start: Memory;
  step: (before: Memory, candle: IndicatorCandle) => Memory;
  /** @returns null while there are too few candles. */
  read: (memory: Memory) => Reading | null;
}

/** A period is a whole number of candles. @throws RangeError for any other: that is our mistake. */
export function checkedPeriod(period: number): number {
  if (!Number.isInteger(period) || period < 1) {
    throw new RangeError(`a period is one candle or more, got ${period}`);
  }
  return period;
}

/** The latest `period` values with one more. */
export function slidWindow(window: readonly number[], value: number, period: number): readonly number[] {
  return [...(window.length < period ? window : window.slice(1)), value];
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
