import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('progress', () => {
  it('is away, begins at 0.3 and creeps on every 200 ms [S9-PROGRESS]', () => {
    const store = createProgress();
    expect(store.getSnapshot()).toBeNull();

    store.start();
    expect(store.getSnapshot()).toBe(0.3);
    vi.advanceTimersByTime(199);
    expect(store.getSnapshot()).toBe(0.3);
    vi.advanceTimersByTime(1);
    expect(store.getSnapshot()).toBeGreaterThan(0.3);
  });

  it('never reaches the end by itself', () => {
    const store = createProgress();
    store.start();
    vi.advanceTimersByTime(20_000);

    expect(store.getSnapshot()).toBeGreaterThan(0.9);
    expect(store.getSnapshot()).toBeLessThan(1);
  });

  it('fills when done and leaves 500 ms later [S9-PROGRESS]', () => {
    const store = createProgress();
    store.start();
    store.done();

    expect(store.getSnapshot()).toBe(1);
    vi.advanceTimersByTime(499);
    expect(store.getSnapshot()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(store.getSnapshot()).toBeNull();
  });

  it('does not begin anew while it runs, and does when it is leaving', () => {
    const store = createProgress();
    store.start();
    vi.advanceTimersByTime(1000);
    const value = store.getSnapshot();
    store.start();
    expect(store.getSnapshot()).toBe(value);

    store.done();
    store.start();
    vi.advanceTimersByTime(500);
    expect(store.getSnapshot()).toBeGreaterThan(0.3);
    expect(store.getSnapshot()).toBeLessThan(1);
  });

  it('shows nothing when done without a start', () => {
    const store = createProgress();
    store.done();

    expect(store.getSnapshot()).toBeNull();
  });
});
