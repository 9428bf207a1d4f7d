import type { ChartSetup } from '@wealth/api-sdk/model';

/** Milliseconds without another change before a set-up is sent: a walk through the intervals is one save. */
const settleMs = 800;
/** Milliseconds before the first try again, and the most between two. */
const firstRetryMs = 5_000;
const longestRetryMs = 60_000;

export interface SetupSaverOptions {
  /** Rejects when the server does not have it. */
  send: (setup: ChartSetup) => Promise<unknown>;
  /** Whether the server may take after all what it has not taken. */
  mayWork: (error: unknown) => boolean;
  /** @returns The way to give it up. */
  setTimer: (callback: () => void, delayMs: number) => () => void;
}

export interface SetupSaver {
  /** Sends it once the client has settled; only the latest counts. */
  save: (setup: ChartSetup) => void;
  /** Sends now what waits. */
  flush: () => void;
}

/**
 * Keeps the set-up of a chart for the account without anybody waiting for it: one request at a time, the latest set-up
 * only, and tried again until the server has it.
 */
export function createSetupSaver({ send, mayWork, setTimer }: SetupSaverOptions): SetupSaver {
  let waiting: ChartSetup | null = null;
  let isSending = false;
  let failures = 0;
  let cancel = () => {};

  function plan(delayMs: number) {
    cancel();
    cancel = setTimer(flush, delayMs);
  }

  async function sendOne(setup: ChartSetup) {
    try {
      await send(setup);
      failures = 0;
    } catch (error) {
      failures += 1;
      // What was changed meanwhile counts in its place.
      if (mayWork(error)) waiting ??= setup;
    } finally {
      isSending = false;
      if (waiting !== null) plan(failures === 0 ? settleMs : retryMs(failures));
    }
  }

  function flush() {
    cancel();
    if (waiting === null || isSending) return;
    const setup = waiting;
    waiting = null;
    isSending = true;
    void sendOne(setup);
  }

  return {
    save(setup) {
      waiting = setup;
      if (!isSending) plan(settleMs);
    },
    flush,
  };
}

function retryMs(failures: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
}
