import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRangeControl, type CandleRange } from './createRangeControl.ts';

beforeEach(() => vi.stubGlobal('requestAnimationFrame', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

interface Fitted {
  plotPx: number;
  count: number;
  /** The first candle that is to be seen. */
  from: number;
}

/** Pixels that a plot leaves before the first candle that is to be seen, and after the last one. */
function roomOf({ plotPx, count, from }: Fitted) {
  const setVisibleLogicalRange = vi.fn<(range: { from: number; to: number }) => void>();
  const timeScale = { width: () => plotPx, getVisibleLogicalRange: () => null, setVisibleLogicalRange };
  const candles = Array.from({ length: count }, (_, wall) => ({ wall }));
  createRangeControl({ timeScale: () => timeScale }).fit({ candles, fromWall: from });
  const [range] = setVisibleLogicalRange.mock.calls[0] ?? [];
  if (!range) throw new RangeError('nothing was shown');
  const candlePx = plotPx / (range.to - range.from);
  return { before: (from - range.from) * candlePx, after: (range.to - (count - 0.5)) * candlePx, range };
}

describe('the range that a chart begins with [I4-7-SESSIONS]', () => {
  it.each([
    { plotPx: 660, count: 140, from: 64 },
    { plotPx: 220, count: 400, from: 75 },
  ])('has room for the first and the last text of the axis: $plotPx px of $count candles', (fitted) => {
    const { before, after } = roomOf(fitted);
    expect(before).toBeGreaterThan(20);
    expect(after).toBeGreaterThan(20);
  });

  it('shows no time before the first candle that there is, but its half', () => {
    expect(roomOf({ plotPx: 660, count: 76, from: 0 }).range.from).toBe(-0.5);
    expect(roomOf({ plotPx: 660, count: 76, from: 1 }).range.from).toBe(0);
  });

  it('keeps to candles where the plot has no size yet', () => {
    expect(roomOf({ plotPx: 0, count: 100, from: 50 }).range).toEqual({ from: 49.5, to: 102.5 });
  });
});

/** The candles that are read of a hundred, of which the last twenty are the range. */
function inSight(range: CandleRange, plotPx = 500) {
  const timeScale = { width: () => plotPx, getVisibleLogicalRange: () => range, setVisibleLogicalRange() {} };
  const candles = Array.from({ length: 100 }, (_, wall) => ({ wall }));
  return createRangeControl({ timeScale: () => timeScale }).inSight({ candles, fromWall: 80 });
}

describe('the candles in sight [I4B-D9]', () => {
  it.each([
    {
      why: 'a new chart, with a candle before its range for the room of a text',
      from: 78.9,
      to: 102.5,
      first: 80,
    },
    { why: 'a new chart from the edge on', from: 79.5, to: 102.5, first: 80 },
    { why: 'moved into the time before', from: 60.2, to: 84, first: 61 },
    { why: 'zoomed to a part of the range', from: 85.4, to: 95.6, first: 86, last: 95 },
    { why: 'zoomed out over all of it', from: -3, to: 104, first: 0 },
  ])('$why', ({ from, to, first, last = Math.min(99, Math.floor(to)) }) => {
    expect(inSight({ from, to })).toEqual({ first, last });
  });
});
