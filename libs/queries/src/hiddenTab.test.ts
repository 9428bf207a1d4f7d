// @vitest-environment happy-dom
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueries } from './createQueries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function app() {
  const { client } = createQueries({
    report: async () => undefined,
    log: () => undefined,
    serverNow: Date.now,
    readProfile: () => undefined,
  });
  client.mount();
  const read = vi.fn(async () => 'value');
  const stop = new QueryObserver(client, { queryKey: ['getHoldings'], queryFn: read }).subscribe(() => {});
  return { read, stop };
}

describe('a tab that is hidden [I4-4-POLL]', () => {
  it('asks for nothing, and on return once for what is stale', async () => {
    const { read, stop } = app();
    await vi.advanceTimersByTimeAsync(30_001);
    expect(read).toHaveBeenCalledTimes(2);

    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(read).toHaveBeenCalledTimes(2);

    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(28_000);
    expect(read).toHaveBeenCalledTimes(3);
    stop();
  });

  it('asks for nothing on return that is fresh', async () => {
    const { read, stop } = app();
    await vi.advanceTimersByTimeAsync(5_000);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(5_000);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(1);
    stop();
  });
});
