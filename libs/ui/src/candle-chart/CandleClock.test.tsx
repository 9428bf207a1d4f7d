import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CandleClock, type CandleClosing } from './CandleClock.tsx';

const noon = Date.parse('2026-11-19T12:00:00+05:30');
/** How far the server is ahead of this device. */
const aheadMs = 600_000;

beforeEach(() => void vi.useFakeTimers({ now: noon - aheadMs }));
afterEach(() => void vi.useRealTimers());

const clock = () => Date.now() + aheadMs;

function show(closing: CandleClosing | null) {
  const tags: string[] = [];
  const plot = { setTag: (text: string) => void tags.push(text) };
  const { rerender } = render(<CandleClock plot={plot} closing={closing} />);
  return {
    tags,
    change: (next: CandleClosing | null) => rerender(<CandleClock plot={plot} closing={next} />),
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the countdown of a candle [I4-7-CLOSES]', () => {
  it('is told once a second by the clock of the server, and nothing before that was read nor once it is over', async () => {
    const { tags, change } = show(null);
    change({ at: noon + 2_500, clock });
    for (let second = 0; second < 5; second += 1) await pass(1_000);
    expect(tags.filter((tag, index) => tag !== tags[index - 1])).toEqual(['', '0:03', '0:02', '0:01', '']);
  });

  it('is told no more where the chart shows candles of days', async () => {
    const { tags, change } = show({ at: noon + 60_000, clock });
    await pass(1_000);
    expect(tags.at(-1)).not.toBe('');
    change(null);
    expect(tags.at(-1)).toBe('');
  });
});
