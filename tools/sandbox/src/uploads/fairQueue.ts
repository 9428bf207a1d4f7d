/** One piece of work at a time; who has much of it waits for the others in between. */
export interface FairQueue {
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
}

/** Makes a queue that takes the owners in turn, so that none waits for all the work of another. */
export function createFairQueue(): FairQueue {
  const waiting = new Map<string, Array<() => Promise<void>>>();
  let isRunning = false;

  function takeNext(): (() => Promise<void>) | undefined {
    const [entry] = waiting;
    if (!entry) return undefined;
    const [owner, [job, ...rest]] = entry;
    // Back to the end of the line: a Map keeps the order in which its keys came.
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
    return job;
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    for (let job = takeNext(); job; job = takeNext()) await job();
    isRunning = false;
  }

  return {
    run: (owner, work) =>
      new Promise((resolve, reject) => {
        const jobs = waiting.get(owner) ?? [];
        jobs.push(async () => {
          // A failure is its caller's; the next one must not wait for it in vain.
          await work().then(resolve, reject);
        });
        waiting.set(owner, jobs);
        if (!isRunning) void runAll();
      }),
  };
}
