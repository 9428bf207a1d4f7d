import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

/** Thu, 19 Nov 2026, 14:32:57.400 IST. */
const start = Date.UTC(2026, 10, 19, 9, 2, 57, 400);
const minuteMs = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

describe('useNow', () => {
  it('renders nothing within a span, and is there as the next one begins', () => {
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useNow({ clock: Date.now, spanMs: minuteMs });
    });
    const first = renders;
    expect(result.current).toBe(Date.UTC(2026, 10, 19, 9, 2));
    act(() => void vi.advanceTimersByTime(2_599));
    expect(renders).toBe(first);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(Date.UTC(2026, 10, 19, 9, 3));
  });

  it('is the time itself without a span', () => {
    const { result } = renderHook(() => useNow({ clock: Date.now }));
    expect(result.current).toBe(start);
    act(() => void vi.advanceTimersByTime(600));
    expect(result.current).toBe(start + 600);
  });
});
