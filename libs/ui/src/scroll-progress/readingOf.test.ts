import { describe, expect, it } from 'vitest';
import { readingOf } from './readingOf.ts';

describe('readingOf', () => {
  it.each([
    [0, 0, false],
    [500, 50, false],
    [969, 96, false],
    [970, 100, true],
    [999.6, 100, true],
    [1000, 100, true],
    [1012, 100, true],
    [-40, 0, false],
  ])('at %d of 1000 px: %d%% read, end reached %s [S9-SCROLL]', (scrollTop, percent, isEnd) => {
    const reading = readingOf({ scrollTop, scrollHeight: 1320, clientHeight: 320 });
    expect(reading.percent).toBe(percent);
    expect(reading.hasReachedEnd).toBe(isEnd);
  });

  it('takes a text without anything to scroll as read', () => {
    expect(readingOf({ scrollTop: 0, scrollHeight: 200, clientHeight: 320 })).toEqual({
      percent: 100,
      hasReachedEnd: true,
      thumbTopRatio: 0,
      thumbHeightRatio: 1,
    });
  });

  it('keeps the thumb inside of its track and large enough to be grasped', () => {
    const { thumbTopRatio, thumbHeightRatio } = readingOf({
      scrollTop: 99_680,
      scrollHeight: 100_000,
      clientHeight: 320,
    });
    expect(thumbHeightRatio).toBe(0.08);
    expect(thumbTopRatio + thumbHeightRatio).toBeCloseTo(1, 10);
  });
});
