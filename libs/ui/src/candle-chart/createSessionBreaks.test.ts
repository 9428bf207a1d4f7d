import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePoints } from '../internal/charts/chartPoints.ts';
import type { Candle } from './candle.ts';
import { createSessionBreaks } from './createSessionBreaks.ts';

function candlesAt(...times: ReadonlyArray<number | string>) {
  return placePoints(
    times.map((time): Candle => ({
      time: typeof time === 'string' && time.includes('T') ? Date.parse(time) / 1000 : time,
      open: 1,
      high: 1,
      low: 1,
      close: 1,
    })),
  );
}

const breaksAt = (...times: ReadonlyArray<number | string>) =>
  createSessionBreaks()(candlesAt(...times)).map(({ wall, holidays }) => ({
    at: new Date(wall * 1000).toISOString().slice(0, 16),
    holidays: holidays.map(({ name }) => name),
  }));

describe('the breaks between sessions', () => {
  it('stand where a day begins in IST, also between midnight there and midnight in UTC [I4-7-SESSIONS] [DEM-34]', () => {
    expect(
      breaksAt(
        '2026-11-18T23:55:00+05:30',
        '2026-11-19T00:05:00+05:30',
        '2026-11-19T05:35:00+05:30',
        '2026-11-20T09:15:00+05:30',
      ),
    ).toEqual([
      { at: '2026-11-19T00:05', holidays: [] },
      { at: '2026-11-20T09:15', holidays: [] },
    ]);
  });

  it('name the holidays before them, and no weekend [I4-7-SESSIONS]', () => {
    expect(breaksAt('2026-11-23T15:25:00+05:30', '2026-11-25T09:15:00+05:30')).toEqual([
      { at: '2026-11-25T09:15', holidays: ['Guru Nanak Jayanti'] },
    ]);
    expect(breaksAt('2026-11-20T15:25:00+05:30', '2026-11-23T09:15:00+05:30')).toEqual([
      { at: '2026-11-23T09:15', holidays: [] },
    ]);
  });

  it('are none among days and weeks, nor before the first candle', () => {
    expect(breaksAt('2026-11-18', '2026-11-19')).toEqual([]);
    expect(breaksAt('2026-11-18T09:15:00+05:30')).toEqual([]);
    expect(breaksAt()).toEqual([]);
  });

  it('are those of a first call, whatever was looked at before', () => {
    const time = fc.integer({ min: 0, max: 60 }).map((half) => half * 43_200 - 19_800);
    const list = fc
      .uniqueArray(time, { maxLength: 12 })
      .map((times) => times.toSorted((one, two) => one - two));
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), list, (lists, later) => {
        const breaksOf = createSessionBreaks();
        for (const times of [...lists, [...(lists.at(-1) ?? []), ...later.map((at) => at + 3_000_000)]]) {
          const all = candlesAt(...times);
          for (let count = 0; count <= all.length; count += 1) {
            const some = all.slice(0, count);
            expect(breaksOf(some)).toEqual(createSessionBreaks()(some));
            const moved = some.map((candle, index) =>
              index === count - 1 ? { ...candle, wall: candle.wall + 3600 } : candle,
            );
            expect(breaksOf(moved)).toEqual(createSessionBreaks()(moved));
          }
        }
      }),
    );
  });

  it('are the same list while the latest candle is traded on', () => {
    const breaksOf = createSessionBreaks();
    const candles = candlesAt('2026-11-18T15:25:00+05:30', '2026-11-19T09:15:00+05:30');
    const before = breaksOf(candles);
    const traded = candles.map((candle, index) => (index === 1 ? { ...candle, close: 2 } : candle));

    expect(before).toHaveLength(1);
    expect(breaksOf(traded)).toBe(before);
    expect(breaksOf([...traded, ...candlesAt('2026-11-19T09:20:00+05:30')])).toBe(before);
  });

  it('survive times that no calendar has', () => {
    expect(breaksAt(-8e12, 8e12).map(({ holidays }) => holidays)).toEqual([[]]);
  });
});
