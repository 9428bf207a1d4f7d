import { ApiError } from '@wealth/api-sdk';
import type { SystemInfo } from '@wealth/api-sdk/model';
import { sandboxMark } from '@wealth/ui/sandbox-mark';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSystemInfo } from './systemInfo.ts';

const info: SystemInfo = {
  app_name: 'Wealth',
  environment: 'live',
  minimums: { trade: 19_000, withdrawal: 100, deposit: 20_000 },
  server_time: '2026-11-19T14:32:00+05:30',
  features: {},
};

function setUp(readInfo: () => Promise<SystemInfo>) {
  const sync = vi.fn<(time: string) => void>();
  const report = vi.fn(async () => undefined);
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const idle = vi.fn(async () => undefined);
  const store = createSystemInfo({
    serverClock: { sync },
    report,
    shown,
    idle,
    readInfo,
  });
  return { store, sync, report, show, idle };
}

afterEach(() => sandboxMark.set(true));

describe('createSystemInfo', () => {
  it('asks once the page can be used, tells the listeners, sets the clock of the server and takes the mark away [I3B-6-MARK]', async () => {
    const readInfo = vi.fn(async () => info);
    const { store, sync, show, idle } = setUp(readInfo);
    const told = new Promise<void>((resolve) => store.subscribe(resolve));
    expect(store.read()).toBeUndefined();
    expect(idle).not.toHaveBeenCalled();

    show();
    await told;
    expect(idle).toHaveBeenCalledTimes(1);

    expect(store.read()).toEqual(info);
    expect(sync.mock.calls).toEqual([['2026-11-19T14:32:00+05:30']]);
    expect(sandboxMark.getSnapshot()).toBe(false);
    expect(readInfo).toHaveBeenCalledTimes(1);
  });

  it('stays unknown after a failure, which the app reports, and keeps the mark', async () => {
    const failure = new ApiError('network', 'GET /client/app/v1/system_info');
    const { store, sync, report, show } = setUp(() => Promise.reject(failure));
    show();

    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(failure));
    expect(store.read()).toBeUndefined();
    expect(sync).not.toHaveBeenCalled();
    expect(sandboxMark.getSnapshot()).toBe(true);
  });
});
