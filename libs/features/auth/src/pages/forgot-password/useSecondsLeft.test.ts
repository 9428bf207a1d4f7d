import { act, renderHook } from '@testing-library/react';
import { fixedClock } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSecondsLeft, type Wait } from './useSecondsLeft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startWaiting(seconds: number) {
  const clock = fixedClock();
  const { now } = clock;
  const nothing: { wait: Wait | null } = { wait: null };
  const { result, rerender } = renderHook(({ wait }) => useSecondsLeft(wait, now), { initialProps: nothing });
  const begin = () => rerender({ wait: { startedAt: clock.now(), seconds } });
  const pass = (ms: number) =>
    act(() => {
      clock.advance(ms);
      vi.advanceTimersByTime(ms);
    });
  return { clock, result, begin, pass };
}

describe('useSecondsLeft', () => {
  it('counts down to zero and stops its timer there', () => {
    const { result, begin, pass } = startWaiting(3);
    expect(result.current).toBe(0);

    begin();
    expect(result.current).toBe(3);
    pass(1000);
    expect(result.current).toBe(2);
    pass(2000);
    expect(result.current).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('follows the clock, not the ticks: a phone that slept has waited', () => {
    const { clock, result, begin } = startWaiting(30);
    begin();

    act(() => {
      clock.advance(60_000);
      vi.advanceTimersByTime(1000);
    });

    expect(result.current).toBe(0);
  });

  it('never waits longer than at first when the clock is set back', () => {
    const { clock, result, begin } = startWaiting(30);
    begin();

    act(() => {
      clock.advance(-3_600_000);
      vi.advanceTimersByTime(1000);
    });

    expect(result.current).toBe(30);
  });

  it('begins anew with the next wait', () => {
    const { result, begin, pass } = startWaiting(2);
    begin();
    pass(5000);

    begin();

    expect(result.current).toBe(2);
  });
});
