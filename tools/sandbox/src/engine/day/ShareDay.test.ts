import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '../calendar/dayNumber.ts';
import { calendarDay } from '@wealth/domain';
import { ShareDay } from './ShareDay.ts';
import { Timeline } from './Timeline.ts';

const day = dayNumberOf(calendarDay('2026-11-20'));
const timeline = new Timeline('wealth', [{ from: day, alwaysOpen: false }]);
const elevenMs = 11 * 3_600_000;

/** A share's day that tells how many milliseconds of it were counted. */
class WatchedDay extends ShareDay {
  countedMs = 0;

  override visitBars(...[afterMs, toMs, visit]: Parameters<ShareDay['visitBars']>): void {
    this.countedMs += toMs - Math.max(0, afterMs);
    super.visitBars(afterMs, toMs, visit);
  }
}

function watchedDay() {
  return new WatchedDay(timeline.inputOf(0, day));
}

function totalsAt(atMs: number) {
  return new ShareDay(timeline.inputOf(0, day)).totalsAt(atMs);
}

describe('the totals of a share', () => {
  it.each([
    { name: 'in order', from: [] },
    { name: 'after later ones', from: [elevenMs + 3_600_000, elevenMs + 3_500_000] },
  ])('of the round and of now are counted once each, $name [I4B-F4]', ({ from }) => {
    const share = watchedDay();
    for (const atMs of from) share.totalsAt(atMs);
    share.totalsAt(elevenMs);
    share.totalsAt(elevenMs + 100);
    share.totalsAt(elevenMs);
    share.countedMs = 0;
    for (let round = 1; round <= 100; round += 1) {
      share.totalsAt(elevenMs + round * 250);
      for (let asked = 0; asked < 18; asked += 1) {
        share.totalsAt(elevenMs + round * 250 + 100 + asked);
        share.totalsAt(elevenMs + round * 250);
      }
    }

    expect(share.countedMs).toBeLessThan(3 * 100 * 250);
  });

  it('are the same in whatever order they are asked for', () => {
    const share = watchedDay();
    const instants = [5, 3, 9, 9, 1, 4, 8, 2, 7, 6, 0].map((part) => elevenMs + part * 137_000);

    for (const atMs of instants)
      expect({ atMs, ...share.totalsAt(atMs) }).toEqual({ atMs, ...totalsAt(atMs) });
  });
});
