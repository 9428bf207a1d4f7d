import type { Indicator, IndicatorCandle } from './indicator.ts';

/** An indicator over a list of candles; a value, of which the next one is made. */
export interface IndicatorRun<Memory, Reading> {
  /** One for each candle; null where there are too few before it, and where the candle has no numbers. */
  readings: ReadonlyArray<Reading | null>;
  /** Before the latest candle. */
  before: Memory;
  /** After it. */
  after: Memory;
}

function isReadable({ time, high, low, close }: IndicatorCandle): boolean {
  return [time, high, low, close].every((value) => Number.isFinite(value));
}

function taken<Memory, Reading>(
  indicator: Indicator<Memory, Reading>,
  before: Memory,
  candle: IndicatorCandle,
): { after: Memory; reading: Reading | null } {
  // A gap is not a price of nought: nothing is remembered of it.
  if (!isReadable(candle)) return { after: before, reading: null };
  const after = indicator.step(before, candle);
  return { after, reading: indicator.read(after) };
}

/** @param candles - In the order of time. */
export function runIndicator<Memory, Reading>(
  indicator: Indicator<Memory, Reading>,
  candles: Iterable<IndicatorCandle>,
): IndicatorRun<Memory, Reading> {
  const readings: Array<Reading | null> = [];
  let before = indicator.start;
  let after = indicator.start;
  for (const candle of candles) {
    before = after;
    const step = taken(indicator, before, candle);
    after = step.after;
    readings.push(step.reading);
  }
  return { readings, before, after };
}

/** The run with another latest candle: the one that is still being traded has moved. */
export function withLatest<Memory, Reading>(
  indicator: Indicator<Memory, Reading>,
  run: IndicatorRun<Memory, Reading>,
  candle: IndicatorCandle,
): IndicatorRun<Memory, Reading> {
  if (run.readings.length === 0) return withNext(indicator, run, candle);
  const { after, reading } = taken(indicator, run.before, candle);
  return { readings: run.readings.with(run.readings.length - 1, reading), before: run.before, after };
}

/** The run with one more candle at its end. */
export function withNext<Memory, Reading>(
  indicator: Indicator<Memory, Reading>,
  run: IndicatorRun<Memory, Reading>,
  candle: IndicatorCandle,
): IndicatorRun<Memory, Reading> {
  const { after, reading } = taken(indicator, run.after, candle);
  return { readings: [...run.readings, reading], before: run.after, after };
}
