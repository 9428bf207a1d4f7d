import {
  bollingerBands,
  exponentialAverage,
  relativeStrength,
  runIndicator,
  sessionVwap,
  simpleAverage,
  withLatest,
  withNext,
  type BollingerReading,
  type Indicator,
  type IndicatorRun,
} from '@wealth/domain/indicators';
import { drawable, placePoints, type Placed } from '../internal/charts/chartPoints.ts';
import type { Candle } from './candle.ts';
import { indicatorId, type IndicatorSetting } from './chartSetup.ts';
import { tailFrom } from './tailFrom.ts';

export type PlacedCandle = Placed<Candle>;

/** What an indicator says of each candle. */
export interface IndicatorLine {
  id: string;
  setting: IndicatorSetting;
  /** For each candle the figures of its lines, null before there are any: one, or lower, middle and upper. */
  readings: ReadonlyArray<readonly number[] | null>;
}

export interface CandleData {
  /** In the order of time, no two at the same. */
  candles: readonly PlacedCandle[];
  lines: readonly IndicatorLine[];
}

const istOffsetSeconds = 19_800;

function toIndicatorCandle({ wall, high, low, close, volume }: PlacedCandle) {
  return {
    time: wall - istOffsetSeconds,
    high: drawable(high) ?? Number.NaN,
    low: drawable(low) ?? Number.NaN,
    close: drawable(close) ?? Number.NaN,
    volume: drawable(volume),
  };
}

/** Keeps the candles in order from one list to the next; what comes at the end costs no new order. */
function createPlacer() {
  let given: readonly Candle[] = [];
  let placed: readonly PlacedCandle[] = [];
  let isInOrder = false;

  /** The candles from there on, where they only come after the others. */
  function tailOf(candles: readonly Candle[], from: number | null): PlacedCandle[] | null {
    if (from === null || !isInOrder) return null;
    const tail = placePoints(candles.slice(from));
    const wall = placed[from - 1]?.wall ?? -Infinity;
    const isAfter = tail.every((candle) => candle.wall > wall);
    return isAfter && tail.length === candles.length - from ? tail : null;
  }

  return function place(candles: readonly Candle[]): readonly PlacedCandle[] {
    if (candles === given) return placed;
    const from = tailFrom(given, candles);
    const tail = tailOf(candles, from);
    placed = tail === null ? placePoints(candles) : [...placed.slice(0, from ?? 0), ...tail];
    isInOrder =
      tail === null
        ? placed.length === candles.length && placed.every(({ time }, index) => time === candles[index]?.time)
        : tail.every(({ time }, index) => time === candles[(from ?? 0) + index]?.time);
    given = candles;
    return placed;
  };
}

/** Reads one indicator from one list of candles to the next. */
function createReader<Memory, Reading>(
  indicator: Indicator<Memory, Reading>,
  figuresOf: (reading: Reading) => readonly number[],
) {
  let seen: readonly PlacedCandle[] = [];
  let run: IndicatorRun<Memory, readonly number[]> | null = null;
  const read: Indicator<Memory, readonly number[]> = {
    start: indicator.start,
    step: indicator.step,
    read(memory) {
      const reading = indicator.read(memory);
      return reading === null ? null : figuresOf(reading);
    },
  };

  return function readings(candles: readonly PlacedCandle[]) {
    const from = run === null ? null : tailFrom(seen, candles);
    if (run === null || from === null) {
      run = runIndicator(read, candles.map(toIndicatorCandle));
    } else {
      for (const [index, candle] of candles.slice(from).entries()) {
        const isLatest = from + index < seen.length;
        run = (isLatest ? withLatest : withNext)(read, run, toIndicatorCandle(candle));
      }
    }
    seen = candles;
    return run.readings;
  };
}

const one = (figure: number) => [figure];

function readerOf(setting: IndicatorSetting) {
  switch (setting.kind) {
    case 'sma':
      return createReader(simpleAverage(setting.period), one);
    case 'ema':
      return createReader(exponentialAverage(setting.period), one);
    case 'rsi':
      return createReader(relativeStrength(setting.period), one);
    case 'vwap':
      return createReader(sessionVwap(), one);
    case 'bollinger':
      return createReader(
        bollingerBands(setting.period, setting.deviations),
        ({ lower, middle, upper }: BollingerReading) => [lower, middle, upper],
      );
  }
}

/**
 * Candles in order, and what the indicators say of them. Called again with a longer list, or with another latest
 * candle, it calculates that one only; whatever it was called with before, the answer is that of a first call.
 */
export function createCandleData() {
  const place = createPlacer();
  let readers = new Map<string, ReturnType<typeof readerOf>>();
  let latest: (CandleData & { settings: readonly IndicatorSetting[] }) | null = null;

  return function dataOf(given: readonly Candle[], settings: readonly IndicatorSetting[]): CandleData {
    const candles = place(given);
    if (latest?.candles === candles && latest.settings === settings) return latest;
    const kept = new Map<string, ReturnType<typeof readerOf>>();
    const lines = settings.map((setting) => {
      const id = indicatorId(setting);
      const read = readers.get(id) ?? readerOf(setting);
      kept.set(id, read);
      return { id, setting, readings: read(candles) };
    });
    readers = kept;
    latest = { candles, lines, settings };
    return latest;
  };
}
