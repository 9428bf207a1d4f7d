import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { breakpointOf, createBreakpoint } from './useBreakpoint.ts';

describe('breakpointOf', () => {
  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [767.5, 'mobile'],
    [768, 'tablet'],
    [991, 'tablet'],
    [992, 'desktop'],
    [2560, 'desktop'],
  ] as const)('%d px is %s [S9-BREAKPOINTS]', (width, expected) => {
    expect(breakpointOf(width)).toBe(expected);
  });
});

describe('createBreakpoint', () => {
  const originalWidth = window.innerWidth;

  function resizeTo(width: number) {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
    window.dispatchEvent(new Event('resize'));
  }

  beforeEach(() => {
    vi.useFakeTimers();
    resizeTo(1280);
  });

  afterEach(() => {
    vi.useRealTimers();
    resizeTo(originalWidth);
  });

  it('changes 200 ms after the last resize [S9-RESIZE]', () => {
    const store = createBreakpoint(window);
    const listener = vi.fn();
    store.subscribe(listener);

    resizeTo(800);
    vi.advanceTimersByTime(150);
    resizeTo(390);
    vi.advanceTimersByTime(199);
    expect(store.getSnapshot()).toBe('desktop');
    vi.advanceTimersByTime(1);
    expect(store.getSnapshot()).toBe('mobile');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stops listening with its last subscriber and catches up with the next [I2-5-BREAKPOINT]', () => {
    const store = createBreakpoint(window);
    const unsubscribe = store.subscribe(() => {});
    unsubscribe();
    resizeTo(390);
    vi.advanceTimersByTime(1000);
    expect(store.getSnapshot()).toBe('desktop');

    store.subscribe(() => {});
    expect(store.getSnapshot()).toBe('mobile');
  });
});
