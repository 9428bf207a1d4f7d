import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Timers } from '../internal/timers.ts';
import { Clock } from './Clock.tsx';

/** Thu, 19 Nov 2026, 14:32:07.400 IST. */
const start = Date.UTC(2026, 10, 19, 9, 2, 7, 400);

function testTimers() {
  let time = start;
  let waiting: { at: number; run: () => void } | null = null;
  const timers: Timers = {
    now: () => time,
    after(delayMs, run) {
      const entry = { at: time + delayMs, run };
      waiting = entry;
      return () => {
        if (waiting === entry) waiting = null;
      };
    },
  };
  return {
    timers,
    clock: () => time,
    nextDelayMs: () => waiting && waiting.at - time,
    advance(ms: number) {
      time += ms;
      const due = waiting;
      if (!due || due.at > time) return;
      waiting = null;
      act(() => due.run());
    },
  };
}

describe('Clock', () => {
  it('shows IST and moves on as each second begins [S9-CLOCK]', () => {
    const { timers, clock, advance, nextDelayMs } = testTimers();
    render(<Clock clock={clock} timers={timers} />);
    expect(screen.getByText('14:32:07 IST')).toBeTruthy();
    expect(nextDelayMs()).toBe(600);
    advance(600);
    expect(screen.getByText('14:32:08 IST')).toBeTruthy();
    expect(nextDelayMs()).toBe(1000);
    advance(1000);
    expect(screen.getByText('14:32:09 IST')).toBeTruthy();
  });

  it('catches up after the page was asleep, and stops when it leaves [I2-5-STRUCTURE]', () => {
    const { timers, clock, advance, nextDelayMs } = testTimers();
    const { unmount } = render(<Clock clock={clock} timers={timers} />);
    advance(3_600_000);
    expect(screen.getByText('15:32:07 IST')).toBeTruthy();
    unmount();
    expect(nextDelayMs()).toBeNull();
  });
});
