import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRangeControl } from './createRangeControl.ts';

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
