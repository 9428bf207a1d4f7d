import { getSystemInfo } from '@wealth/api-sdk/calls/client';
import { useRouteContext } from '@tanstack/react-router';
import type { SystemInfo } from '@wealth/api-sdk/model';
import type { ServerClock } from '@wealth/session';
import { sandboxMark } from '@wealth/ui/sandbox-mark';
import { useSyncExternalStore } from 'react';
import type { ErrorReporter } from '@wealth/queries';
import { nextTask } from './nextTask.ts';
import { whenIdle } from './whenIdle.ts';

/** Public system information, read once a document. */
export interface SystemInfoStore {
  /** Undefined until the server has told it. */
  read: () => SystemInfo | undefined;
  subscribe: (listener: () => void) => () => void;
}

export interface SystemInfoOptions {
  serverClock: Pick<ServerClock, 'sync'>;
  report: ErrorReporter;
  /** Settles when the app stands on the screen. */
  shown: Promise<void>;
  /** Settles when the page is idle. */
  idle?: () => Promise<void>;
  readInfo?: () => Promise<SystemInfo>;
}

/**
 * Reads the system information once the page can be used, also on the public pages, which carry no query cache: no page waits for it, since until it says `live` the app
 * takes itself for a sandbox.
 */
export function createSystemInfo({
  serverClock,
  report,
  shown,
  idle = whenIdle,
  readInfo = getSystemInfo,
}: SystemInfoOptions): SystemInfoStore {
  let info: SystemInfo | undefined;
  const listeners = new Set<() => void>();

  async function load() {
    await shown;
    await idle();
    let answer: SystemInfo;
    try {
      answer = await readInfo();
    } catch (error) {
      await report(error);
      return;
    }
    // What checks the answer has just been read in, in this task; what the answer changes is drawn in the next one.
    await nextTask();
    info = answer;
    serverClock.sync(info.server_time);
    sandboxMark.set(info.environment !== 'live');
    for (const listener of listeners) listener();
  }

  void load();
  return {
    read: () => info,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useSystemInfo(): SystemInfo | undefined {
  const { systemInfo } = useRouteContext({ from: '__root__' });
  return useSyncExternalStore(systemInfo.subscribe, systemInfo.read);
}
