import { QueryObserver } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueries } from './createQueries.ts';

const outage = (status = 503) => new ApiError('server', 'GET /x', { status });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page whose reads are in the hands of the test. */
function page() {
  const report = vi.fn(async () => undefined);
  const log = vi.fn();
  const { client, failures } = createQueries({ report, log, serverNow: Date.now, readProfile: () => {} });
  const settleRead = new Map<string, { answer: (value: unknown) => void; fail: (error: unknown) => void }>();

  function read(name: string, meta = {}) {
    const observer = new QueryObserver(client, {
      queryKey: [name],
      queryFn: () =>
        new Promise((resolve, reject) => {
          settleRead.set(name, { answer: resolve, fail: reject });
        }),
      meta,
    });
    return observer.subscribe(() => undefined);
  }
  async function fail(name: string, error: unknown = outage()) {
    settleRead.get(name)?.fail(error);
    await vi.advanceTimersByTimeAsync(0);
  }
  async function answer(name: string) {
    settleRead.get(name)?.answer({});
    await vi.advanceTimersByTimeAsync(0);
  }
  return { report, log, failures, client, read, fail, answer };
}

describe('the failures of a page [I3A-LOOK-13]', () => {
  it('reports a read that fails alone, once the others have answered', async () => {
    const { failures, report, read, fail, answer } = page();
    read('holdings');
    read('news');
    await fail('news');
    expect(report).not.toHaveBeenCalled();
    await answer('holdings');

    expect(report).toHaveBeenCalledTimes(1);
    expect(failures.spread()).toBeNull();
  });

  it('has one notice and no toast where several fail for one cause', async () => {
    const { failures, report, read, fail, answer } = page();
    for (const name of ['holdings', 'news', 'movers']) read(name);
    await fail('holdings');
    await fail('news', new ApiError('timeout', 'GET /y'));
    await answer('movers');
    await vi.advanceTimersByTimeAsync(5_000);

    expect(report).not.toHaveBeenCalled();
    expect(failures.spread()).toMatchObject({ isRetrying: false });
  });

  it.each([
    { second: new ApiError('network', 'GET /y'), isUnreached: true },
    { second: new ApiError('server', 'GET /y', { status: 500 }), isUnreached: false },
  ])('tells a line that is lost from a server that answers: $second.kind [I4B-D25]', async (example) => {
    const { failures, read, fail } = page();
    read('holdings');
    read('news');
    await fail('holdings', new ApiError('timeout', 'GET /x'));
    await fail('news', example.second);

    expect(failures.spread()).toMatchObject({ isUnreached: example.isUnreached });
  });

  it('does not hold one failure back for a read that takes long', async () => {
    const { report, read, fail } = page();
    read('holdings');
    read('news');
    await fail('news');
    await vi.advanceTimersByTimeAsync(2_000);

    expect(report).toHaveBeenCalledTimes(1);
  });

  it('reads everything that failed again with one Retry, and keeps the notice while it does', async () => {
    const { failures, read, fail, answer } = page();
    read('holdings');
    read('news');
    await fail('holdings');
    await fail('news');

    failures.retryAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(failures.spread()).toMatchObject({ isRetrying: true });
    await answer('holdings');
    await answer('news');
    expect(failures.spread()).toBeNull();
  });

  it('leaves what a loader has asked ahead to the page that asks again', async () => {
    const { client, failures, report, log } = page();
    const ahead = (name: string, error: Error) =>
      client.prefetchQuery({ queryKey: [name], queryFn: () => Promise.reject(error) });
    await ahead('list', outage());
    await ahead('indices', new ApiError('server', 'GET /z', { status: 403 }));
    await vi.advanceTimersByTimeAsync(5_000);

    expect(report).not.toHaveBeenCalled();
    expect(failures.spread()).toBeNull();
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('reports what was asked ahead and fails before the eyes of the client', async () => {
    const { client, report, read } = page();
    let refuse = (_error: unknown) => {};
    const ahead = client.prefetchQuery({
      queryKey: ['list'],
      queryFn: () => new Promise((_resolve, reject) => (refuse = reject)),
    });
    read('list');
    refuse(outage());
    await ahead;
    await vi.advanceTimersByTimeAsync(5_000);

    expect(report).toHaveBeenCalledTimes(1);
  });

  it('counts no refusal of the server, and nothing that its widget says itself', async () => {
    const { failures, report, read, fail } = page();
    read('holdings');
    read('bell', { claims: () => true });
    read('limits');
    await fail('holdings');
    await fail('bell');
    await fail('limits', new ApiError('server', 'GET /z', { status: 403 }));

    expect(failures.spread()).toBeNull();
    // The widget's own is claimed by the reporter itself; the two others are one message each.
    expect(report).toHaveBeenCalledTimes(3);
  });

  it('forgets what the client has left', async () => {
    const { failures, read, fail } = page();
    const leaveHoldings = read('holdings');
    read('news');
    await fail('holdings');
    await fail('news');
    expect(failures.spread()).not.toBeNull();

    leaveHoldings();
    await vi.advanceTimersByTimeAsync(0);
    expect(failures.spread()).toBeNull();
  });

  it('tells since when a value stands that could not be read again, without a toast [I3A-LOOK-2]', async () => {
    const { client, failures, report, read, fail, answer } = page();
    read('holdings');
    await answer('holdings');
    const readAt = client.getQueryState(['holdings'])?.dataUpdatedAt;
    expect(failures.oldestRead()).toBeNull();

    void client.refetchQueries({ queryKey: ['holdings'] });
    await vi.advanceTimersByTimeAsync(0);
    await fail('holdings');

    expect(report).not.toHaveBeenCalled();
    expect(failures.oldestRead()).toBe(readAt);
  });
});
