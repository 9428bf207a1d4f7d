/** Slow work that was not begun because too much of it waits. The caller may try again soon. */
export class TooBusyError extends Error {
  /** Long enough for the whole queue to be worked off. */
  readonly retryAfterSeconds = 2;

  constructor() {
    super('too much slow work is waiting');
    this.name = 'TooBusyError';
  }
}

export interface HashQueueOptions {
  /** How many run at the same time. They share the four threads of libuv with every read of a file. */
  atOnce: number;
  /** How many of one caller may wait. */
  perLane: number;
  /** How many may wait in all. */
  inAll: number;
}

/** Two leave half of the threads to files, and half of a small machine to everybody else. */
export const hashQueueDefaults: HashQueueOptions = { atOnce: 2, perLane: 32, inAll: 128 };

export interface HashQueue {
  /**
   * Runs slow work in turn. Callers take turns, so that the wait of one does not depend on how much another
   * one has sent.
   *
   * @param lane - Whom the work is for: a client, or the address of somebody who is not signed in.
   * @throws TooBusyError when too much waits.
   */
  run: <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>;
}

interface Job {
  start: () => void;
  refuse: () => void;
}

/** Makes the queue of slow work. */
export function createHashQueue({ atOnce, perLane, inAll }: HashQueueOptions): HashQueue {
  /** In the order in which the lanes have their turns. */
  const lanes = new Map<string, Job[]>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    const [lane, jobs = []] = lanes.entries().next().value ?? [];
    const job = jobs.shift();
    if (lane === undefined || !job) return;
    waiting -= 1;
    lanes.delete(lane);
    if (jobs.length > 0) lanes.set(lane, jobs);
    job.start();
  }

  /** Makes room by sending away the last of whoever has most waiting; false when that is the newcomer. */
  function makeRoom(ownLength: number): boolean {
    const longest = [...lanes.values()].reduce((most, jobs) => (jobs.length > most.length ? jobs : most), []);
    if (longest.length <= ownLength + 1) return false;
    longest.pop()?.refuse();
    waiting -= 1;
    return true;
  }

  function enqueue(lane: string, job: Job): void {
    const jobs = lanes.get(lane) ?? [];
    const hasRoom = jobs.length < perLane && (waiting < inAll || makeRoom(jobs.length));
    if (!hasRoom) {
      job.refuse();
      return;
    }
    jobs.push(job);
    lanes.set(lane, jobs);
    waiting += 1;
  }

  async function runNow<Result>(work: () => Promise<Result>): Promise<Result> {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  }

  return {
    run(lane, work) {
      if (running < atOnce) return runNow(work);
      return new Promise((resolve, reject) => {
        enqueue(lane, {
          start: () => {
            runNow(work).then(resolve, reject);
          },
          refuse: () => reject(new TooBusyError()),
        });
      });
    },
  };
}
