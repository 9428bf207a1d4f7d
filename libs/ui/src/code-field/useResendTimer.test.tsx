import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Timers } from '../internal/timers.ts';
import { minutesAndSeconds, useResendTimer } from './useResendTimer.ts';

/** A clock that stands until it is told to go on. */
function createClock() {
  let now = 5_000;
  const calls = new Set<{ at: number; run: () => void }>();
  const timers: Timers = {
    now: () => now,
    after(delayMs, run) {
      const call = { at: now + delayMs, run };
      calls.add(call);
      return () => calls.delete(call);
    },
  };
  function advance(ms: number) {
    now += ms;
    for (const call of calls) {
      if (call.at > now) continue;
      calls.delete(call);
      call.run();
    }
  }
  return { timers, advance, pending: () => calls.size };
}

describe('useResendTimer', () => {
  it('counts down by the clock and ends at nothing [I2-3-CODE]', () => {
    const clock = createClock();
    const { result } = renderHook(() => useResendTimer(clock.timers));
    expect(result.current.secondsLeft).toBe(0);
    act(() => result.current.start(42));
    expect(result.current.secondsLeft).toBe(42);
    act(() => clock.advance(1000));
    expect(result.current.secondsLeft).toBe(41);
    // A tab that slept gets one late call, and is right at once.
    act(() => clock.advance(30_400));
    expect(result.current.secondsLeft).toBe(11);
    act(() => clock.advance(60_000));

    expect(result.current.secondsLeft).toBe(0);
    expect(clock.pending()).toBe(0);
  });

  it('never waits longer than at first when the clock is set back', () => {
    const clock = createClock();
    const { result } = renderHook(() => useResendTimer(clock.timers));
    act(() => result.current.start(30));
    act(() => clock.advance(-3_600_000));
    act(() => clock.advance(3_600_000 - 1_800_000));

    expect(result.current.secondsLeft).toBeLessThanOrEqual(30);
  });

  it('begins anew when the code is asked for again, and stops with its owner', () => {
    const clock = createClock();
    const { result, unmount } = renderHook(() => useResendTimer(clock.timers));
    act(() => result.current.start(10));
    act(() => clock.advance(4000));
    act(() => result.current.start(60));
    expect(result.current.secondsLeft).toBe(60);
    expect(clock.pending()).toBe(1);
    unmount();

    expect(clock.pending()).toBe(0);
  });
});

describe('minutesAndSeconds', () => {
  it.each([
    [0, '0:00'],
    [42, '0:42'],
    [60, '1:00'],
    [605, '10:05'],
  ])('writes %j s as %j', (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });
});
