import { expect, it } from 'vitest';
import { dayNumberAt } from '../calendar/dayNumber.ts';
import { DayBars } from '../day/DayBars.ts';
import { candlesOf } from './candlesOf.ts';
import { fridayMorning } from '../testing.ts';
import { Timeline } from '../day/Timeline.ts';

it.each(['1m', '1h', '1d', '1w'] as const)(
  'a chart of %s candles keeps none of its days, and leaves today [I4B-F6]',
  (interval) => {
    const day = dayNumberAt(fridayMorning);
    const timeline = new Timeline('wealth', [{ from: day, alwaysOpen: false }]);
    const today = timeline.share(0, day);
    const yesterday = timeline.dayBefore(day);
    candlesOf(timeline, new DayBars(timeline), { row: 0, interval, day, atMs: 11 * 3_600_000, limit: 60 });

    expect(timeline.share(0, day)).toBe(today);
    expect(timeline.makeShare(0, yesterday)).not.toBe(timeline.share(0, yesterday));
  },
);
