import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

// A program of its own, run by `createLogKeeper`: it checkpoints the log into the database, and waits for the disk without
// blocking the server. Each message asks for one checkpoint.

/** While it works more is written; mostly the second time finds little and the third nothing. */
const mostRounds = 6;

/** The one number of `busy` is 1 from the question until it is done. */
const logWorkSchema = z.object({ path: z.string(), busy: z.instanceof(Int32Array) });

const { path, busy } = z.parse(logWorkSchema, workerData);

function carry(): void {
  const connection = new DatabaseSync(path);
  try {
    connection.exec('PRAGMA synchronous = NORMAL');
    const checkpoint = connection.prepare('PRAGMA wal_checkpoint(PASSIVE)');
    let before: unknown = null;
    for (let round = 0; round < mostRounds; round += 1) {
      // `log` is the length of the log when the round begins: where it is unchanged, the next write starts a new log.
      const frames = checkpoint.get()?.log;
      if (frames === before) return;
      before = frames;
    }
  } finally {
    connection.close();
    Atomics.store(busy, 0, 0);
    Atomics.notify(busy, 0);
  }
}

parentPort?.on('message', carry);
