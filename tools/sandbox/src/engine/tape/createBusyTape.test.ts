import { calendarDay } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { dayNumberOf, isTradingDayNumber } from '../calendar/dayNumber.ts';
import { isBusy } from '../plan/dayOutline.ts';
import { priceRows } from '../plan/priceRows.ts';
import { Timeline } from '../day/Timeline.ts';

const firstDay = dayNumberOf(calendarDay('2026-11-02'));
const days = Array.from({ length: 26 }, (_, index) => firstDay + index).filter(isTradingDayNumber);
const busy = priceRows.flatMap((row, position) => (isBusy(row) && row.instrument !== null ? [position] : []));
/** Every seventh of them. */
const some = busy.filter((_, index) => index % 7 === 0);

/** The longest way that a minute goes beyond where it and its neighbours begin and end, as a part of the day's range. */
function longestSpike(timeline: Timeline, position: number, day: number): number {
  const share = timeline.share(position, day);
  const { high, low, tick } = share.outline;
  if (high - low < 40 * tick) return 0;
  const bars = share.barsUpTo(86_400_000);
  let longest = 0;
  for (const [index, bar] of bars.entries()) {
    const ends = bars.slice(Math.max(0, index - 2), index + 3).flatMap(({ open, close }) => [open, close]);
    longest = Math.max(longest, bar.high - Math.max(...ends), Math.min(...ends) - bar.low);
  }
  return longest / (high - low);
}

describe.each([true, false])('a busy share, its market always open: %s', (alwaysOpen) => {
  it('comes to the high and the low of its day on its way, and not there and back in a minute', () => {
    const timeline = new Timeline('wealth', [{ from: dayNumberOf(calendarDay('2020-01-01')), alwaysOpen }]);
    const spikes = some.flatMap((position) => days.map((day) => longestSpike(timeline, position, day)));
    expect(Math.max(...spikes)).toBeLessThan(0.1);
  });
});
