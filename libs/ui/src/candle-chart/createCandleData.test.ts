import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candle } from './candle.ts';
import type { IndicatorSetting } from './chartSetup.ts';
import { createCandleData } from './createCandleData.ts';

const settings: readonly IndicatorSetting[] = [
  { kind: 'sma', period: 3 },
  { kind: 'ema', period: 4 },
  { kind: 'vwap' },
  { kind: 'bollinger', period: 3, deviations: 2 },
  { kind: 'rsi', period: 3 },
];

const opening = 1_795_059_900;

function candleOf(time: number, close: number | null): Candle {
  return { time, open: 10, high: 12, low: 8, close, volume: 5 };
}

const candle = fc
  .record({ at: fc.integer({ min: 0, max: 40 }), close: fc.option(fc.integer({ min: 1, max: 99 })) })
  .map(({ at, close }) => candleOf(opening + at * 60, close));

/** One list after the other, as a page hands them down. */
const change = fc.oneof(
  candle.map((next) => (before: readonly Candle[]) => [...before, next]),
  candle.map((next) => (before: readonly Candle[]) => [...before.slice(0, -1), next]),
  candle.map((next) => (before: readonly Candle[]) => [next, ...before]),
  fc.nat(5).map((count) => (before: readonly Candle[]) => before.slice(0, -count)),
  fc.integer({ min: 1, max: 99 }).map((close) => (before: readonly Candle[]) => {
    const last = before.at(-1);
    return last === undefined ? before : [...before.slice(0, -1), { ...last, close }];
  }),
);

describe('createCandleData', () => {
  it('answers what a first call would, whatever came before [I4-7-RUNNING]', () => {
    fc.assert(
      fc.property(
        fc.array(candle, { maxLength: 20 }),
        fc.array(change, { maxLength: 12 }),
        (first, changes) => {
          const dataOf = createCandleData();
          let candles: readonly Candle[] = first;
          dataOf(candles, settings);
          for (const next of changes) {
            candles = next(candles);
            const data = dataOf(candles, settings);
            const fresh = createCandleData()(candles, settings);
            expect(data.candles).toEqual(fresh.candles);
            expect(data.lines).toEqual(fresh.lines);
          }
        },
      ),
    );
  });

  it('keeps the candles before the one that moved, so that a drawing can be brought up to date in place', () => {
    const dataOf = createCandleData();
    const first = [candleOf(opening, 10), candleOf(opening + 60, 11)];
    const before = dataOf(first, settings);
    const after = dataOf([...first.slice(0, -1), candleOf(opening + 60, 12)], settings);
    expect(after.candles[0]).toBe(before.candles[0]);
    expect(after.candles[1]).not.toBe(before.candles[1]);
    expect(dataOf(first, settings).candles[0]).toBe(before.candles[0]);
  });

  it('puts candles in order, and the later of two at one time in the place of the earlier [I4-BAD-CANDLES]', () => {
    const data = createCandleData()(
      [candleOf(opening + 60, 2), candleOf(opening, 1), candleOf(opening + 60, 3), candleOf(Number.NaN, 4)],
      [],
    );
    expect(data.candles.map(({ close }) => close)).toEqual([1, 3]);
  });
});
