import fc from 'fast-check';
import * as signals from 'trading-signals';
import { describe, expect, it } from 'vitest';
import { istDay } from '../calendar/calendarDay.ts';
import { bollingerBands } from './bollingerBands.ts';
import type { Indicator, IndicatorCandle } from './indicator.ts';
import { runIndicator, withLatest, withNext } from './indicatorRun.ts';
import { exponentialAverage, simpleAverage } from './movingAverages.ts';
import { relativeStrength } from './relativeStrength.ts';
import { sessionVwap } from './sessionVwap.ts';

/** Thu, 19 Nov 2026, 09:15 IST. */
const opening = 1_795_059_900;
const daySeconds = 86_400;

/** Paise, so that two ways of adding the same prices differ by rounding only. */
const price = fc.integer({ min: 1, max: 1_000_000 }).map((paise) => paise / 100);

/** Three candles of five minutes a day. */
const candleAt = (index: number, values: Omit<IndicatorCandle, 'time'>): IndicatorCandle => ({
  time: opening + Math.floor(index / 3) * daySeconds + (index % 3) * 300,
  ...values,
});

const candles = fc
  .array(fc.tuple(price, price, price, fc.integer({ min: 0, max: 1_000_000 })), { maxLength: 60 })
  .map((rows) =>
    rows.map(([first, second, third, volume], index) =>
      candleAt(index, {
        high: Math.max(first, second, third),
        low: Math.min(first, second, third),
        close: third,
        volume,
      }),
    ),
  );
const period = fc.integer({ min: 1, max: 15 });

const flat = Array.from({ length: 30 }, (_, index) =>
  candleAt(index, { high: 100, low: 100, close: 100, volume: 10 }),
);
const only = flat.slice(0, 1);

const closesOf = (given: readonly IndicatorCandle[]) => given.map(({ close }) => close);

/** What the other library reads, candle by candle. */
function theirs<Input, Reading>(
  other: { update: (input: Input, replace: boolean) => Reading | null; isStable: boolean },
  inputs: readonly Input[],
) {
  return inputs.map((input) => {
    const reading = other.update(input, false);
    return other.isStable ? reading : null;
  });
}

/** Its EMA begins with the first price it is given; ours with the mean of the first closes, which its SMA makes. */
function theirExponential(closes: readonly number[], count: number): Array<number | null> {
  const seed = theirs(new signals.SMA(count), closes.slice(0, count));
  const first = seed.at(-1) ?? null;
  if (first === null || closes.length < count) return seed;
  const seeded = new signals.EMA(count);
  const rest = [first, ...closes.slice(count)].map((close) => seeded.update(close, false));
  return [...seed.slice(0, -1), ...rest];
}

function expectClose(ours: ReadonlyArray<number | null>, others: ReadonlyArray<number | null>): void {
  expect(ours).toHaveLength(others.length);
  for (const [index, expected] of others.entries()) {
    const actual = ours[index] ?? null;
    if (expected === null || actual === null) expect(actual).toBe(expected);
    else expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(expected)));
  }
}

const readingsOf = <Memory, Reading>(
  indicator: Indicator<Memory, Reading>,
  given: readonly IndicatorCandle[],
) => runIndicator(indicator, given).readings;

describe('an indicator reads what trading-signals reads [I4-7-INDICATORS]', () => {
  const edges = [[flat, 5] as const, [only, 3] as const, [[], 3] as const, [only, 1] as const];
  function compare(run: (given: readonly IndicatorCandle[], count: number) => void) {
    fc.assert(
      fc.property(candles, period, (given, count) => run(given, count)),
      { examples: edges.map(([given, count]): [IndicatorCandle[], number] => [[...given], count]) },
    );
  }

  it('SMA', () =>
    compare((given, count) =>
      expectClose(readingsOf(simpleAverage(count), given), theirs(new signals.SMA(count), closesOf(given))),
    ));

  it('EMA', () =>
    compare((given, count) =>
      expectClose(readingsOf(exponentialAverage(count), given), theirExponential(closesOf(given), count)),
    ));

  it('VWAP, anew on each day', () =>
    compare((given) => {
      let day: string | null = null;
      let other = new signals.VWAP();
      let latest: number | null = null;
      const expected = given.map(({ time, high, low, close, volume }) => {
        if (istDay(time * 1000) !== day) {
          day = istDay(time * 1000);
          other = new signals.VWAP();
          latest = null;
        }
        latest = other.update({ high, low, close, volume: volume ?? 0 }, false) ?? latest;
        return latest;
      });
      expectClose(readingsOf(sessionVwap(), given), expected);
    }));

  it('Bollinger bands', () =>
    compare((given, count) => {
      const ours = readingsOf(bollingerBands(count, 2), given);
      const others = theirs(new signals.BollingerBands(count, 2), closesOf(given));
      for (const line of ['lower', 'middle', 'upper'] as const) {
        expectClose(
          ours.map((reading) => reading?.[line] ?? null),
          others.map((reading) => reading?.[line] ?? null),
        );
      }
    }));

  it('RSI, where the price has moved', () =>
    compare((given, count) => {
      // It keeps as many prices as the period and needs two.
      if (count < 2) return;
      const others = theirs(new signals.RSI(count), closesOf(given));
      const ours = readingsOf(relativeStrength(count), given);
      const closes = closesOf(given);
      const moved = others.map((reading, index) =>
        new Set(closes.slice(0, index + 1)).size > 1 ? reading : (ours[index] ?? null),
      );
      expectClose(ours, moved);
    }));
});

/** Candles of which some have no price. */
const gappy = fc
  .tuple(candles, fc.array(fc.nat(59), { maxLength: 10 }))
  .map(([given, gaps]) =>
    given.map((candle, index) => (gaps.includes(index) ? { ...candle, close: Number.NaN } : candle)),
  );

function holds<Memory, Reading>(indicator: Indicator<Memory, Reading>): void {
  it('is the same for a last candle that grew, and for one that came, as from the beginning [I4-7-INDICATORS]', () => {
    fc.assert(
      fc.property(gappy, gappy, (given, later) => {
        let run = runIndicator(indicator, given);
        for (const [index, candle] of later.entries()) {
          const time = opening + (60 + index) * daySeconds;
          run = withNext(indicator, run, { ...candle, time, close: candle.close + 1 });
          run = withLatest(indicator, run, { ...candle, time });
        }
        const whole = runIndicator(indicator, [
          ...given,
          ...later.map((candle, index) => ({ ...candle, time: opening + (60 + index) * daySeconds })),
        ]);
        expect(run).toEqual(whole);
      }),
    );
  });

  it('reads a number or nothing, and leaves a gap out of its memory [I4-BAD-CANDLES]', () => {
    fc.assert(
      fc.property(gappy, (given) => {
        const { readings } = runIndicator(indicator, given);
        expect(JSON.stringify(readings)).not.toMatch(/NaN|Infinity/);
        const whole = given.filter(({ close }) => Number.isFinite(close));
        expect(readings.filter((_reading, index) => Number.isFinite(given[index]?.close))).toEqual(
          runIndicator(indicator, whole).readings,
        );
      }),
    );
  });

  it('has nothing to read of no candles', () => {
    expect(runIndicator(indicator, []).readings).toEqual([]);
  });
}

describe('SMA', () => {
  holds(simpleAverage(5));
});
describe('EMA', () => {
  holds(exponentialAverage(5));
});
describe('VWAP', () => {
  holds(sessionVwap());
});
describe('Bollinger bands', () => {
  holds(bollingerBands(5, 2));
});
describe('RSI', () => {
  holds(relativeStrength(5));
});

describe('by hand', () => {
  const series = (...closes: number[]) =>
    closes.map((close, index) => candleAt(index, { high: close, low: close, close, volume: 100 }));

  it('SMA 3 of 1, 2, 6 is 3', () => {
    expect(readingsOf(simpleAverage(3), series(1, 2, 6))).toEqual([null, null, 3]);
  });

  it('EMA 3 goes on from the mean of the first three with half of each step', () => {
    expect(readingsOf(exponentialAverage(3), series(1, 2, 6, 5))).toEqual([null, null, 3, 4]);
  });

  it('VWAP of an index, which has no volume, is nothing', () => {
    const index = flat.map((candle) => ({ ...candle, volume: null }));
    expect(new Set(readingsOf(sessionVwap(), index))).toEqual(new Set([null]));
  });

  it('RSI is 100 after gains only, 0 after losses only, and 50 where nothing has moved', () => {
    expect(readingsOf(relativeStrength(2), series(1, 2, 3)).at(-1)).toBe(100);
    expect(readingsOf(relativeStrength(2), series(3, 2, 1)).at(-1)).toBe(0);
    expect(readingsOf(relativeStrength(2), flat).at(-1)).toBe(50);
  });

  it.each([0, -1, 1.5, Number.NaN])('takes no period of %d', (count) => {
    expect(() => simpleAverage(count)).toThrow(RangeError);
  });
});
