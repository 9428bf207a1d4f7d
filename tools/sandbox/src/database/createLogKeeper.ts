import { Worker } from 'node:worker_threads';

/** Rows between two times: about eight megabytes of the log. */
const rowsOfLog = 4_000;

/** How long a close waits for what is under way; the database is whole without. */
const longestGoodbyeMs = 2_000;

/**
 * Keeps the log of a database short. To carry it into the database waits for the disk twice, for up to a tenth of a second,
 * and whoever commits would wait with it: so a thread of its own does it, once there is enough of it. Where that thread cannot,
 * SQLite does it at its own bound.
 */
export interface LogKeeper {
  /** A row was written. */
  wrote(): void;
  /** What was written is committed. */
  committed(): void;
  /** Call it before the database is closed: the last who closes it puts its log away. */
  close(): void;
}

/** Keeps a log that is none: of a database in memory. */
const noLog: LogKeeper = { wrote() {}, committed() {}, close() {} };

/** Makes the keeper of the log of a file. The thread begins when there is something to do for the first time. */
export function createLogKeeper(path: string): LogKeeper {
  if (path === ':memory:') return noLog;
  const busy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let rows = 0;
  let worker: Worker | null = null;
  let hasEnded = false;

  function start(): Worker {
    const made = new Worker(new URL('./logWorker.ts', import.meta.url), { workerData: { path, busy } });
    // It must not keep a process that has nothing else to do.
    made.unref();
    made.on('error', () => {
      hasEnded = true;
    });
    return made;
  }

  return {
    wrote() {
      rows += 1;
    },
    committed() {
      if (rows < rowsOfLog || hasEnded || Atomics.load(busy, 0) === 1) return;
      rows = 0;
      Atomics.store(busy, 0, 1);
      worker ??= start();
      worker.postMessage('carry');
    },
    close() {
      if (worker && !hasEnded) Atomics.wait(busy, 0, 1, longestGoodbyeMs);
      hasEnded = true;
      void worker?.terminate();
    },
  };
}
