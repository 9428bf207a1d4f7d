import type { Database } from './database.ts';

/** Runs work in a transaction that it may share with other work of the same turn. */
export type SharedCommit = <Result>(work: () => Result) => Promise<Result>;

/** Most pieces of work in one transaction: each waits for all the others of it. */
const mostTogether = 20;

interface Waiting {
  /** Does the work. @returns a function that answers the caller, to be called once the work is written. */
  run(): () => void;
  fail(error: unknown): void;
}

/**
 * Lets what comes in one turn of the process share a transaction: its beginning and end cost nearly as much for one as for
 * ten. Nobody is answered before all is written. Where one of them fails all are taken back and each is done alone: to mark
 * where each begins would cost all of them more than that costs now and then.
 *
 * @returns What runs work. It may be run twice, so all that it does has to be taken back with the transaction.
 */
export function createSharedCommit({ transaction }: Pick<Database, 'transaction'>): SharedCommit {
  const waiting: Waiting[] = [];

  function alone({ run, fail }: Waiting): void {
    try {
      transaction(run)();
    } catch (error) {
      fail(error);
    }
  }

  function flush(): void {
    const together = waiting.splice(0, mostTogether);
    if (waiting.length > 0) setImmediate(flush);
    try {
      const answers = transaction(() => together.map(({ run }) => run()));
      for (const answer of answers) answer();
    } catch (error) {
      if (together.length > 1) together.forEach(alone);
      else for (const { fail } of together) fail(error);
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        run() {
          const result = work();
          return () => resolve(result);
        },
        fail: reject,
      });
      if (waiting.length === 1) setImmediate(flush);
    });
}
