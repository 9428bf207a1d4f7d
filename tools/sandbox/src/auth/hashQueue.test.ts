import { describe, expect, it } from 'vitest';
import { createHashQueue, TooBusyError } from './hashQueue.ts';

const options = { atOnce: 2, perLane: 3, inAll: 5 };

/** A queue whose work ends when the test says so, and the names of what has begun. */
function createWatchedQueue() {
  const queue = createHashQueue(options);
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  return {
    begun,
    add: (lane: string, name: string) =>
      queue.run(lane, () => {
        begun.push(name);
        return new Promise<string>((resolve) => {
          ends.push(() => resolve(name));
        });
      }),
    /** Ends the oldest work that runs, and lets the next one begin. */
    async endOne() {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('the queue of slow work [I3A-H2]', () => {
  it('runs two at once', () => {
    const { add, begun } = createWatchedQueue();
    for (const name of ['a1', 'a2', 'a3']) void add('a', name);

    expect(begun).toEqual(['a1', 'a2']);
  });

  it('lets callers take turns, however much one of them has sent', async () => {
    const { add, begun, endOne } = createWatchedQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void add('a', name);
    for (const name of ['b1', 'b2']) void add('b', name);
    for (let count = 0; count < 5; count += 1) await endOne();

    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2', 'a5']);
  });

  it('refuses what one caller has too much of', async () => {
    const { add } = createWatchedQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void add('a', name);

    await expect(add('a', 'a6')).rejects.toThrow(TooBusyError);
  });

  it('sends away the last of the longest line when all are full, so that a newcomer gets a turn', async () => {
    const { add, begun, endOne } = createWatchedQueue();
    const sent = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add('a', name));
    for (const name of ['b1', 'b2']) void add('b', name);
    void add('c', 'c1');

    await expect(sent[4]).rejects.toThrow(TooBusyError);
    for (let count = 0; count < 3; count += 1) await endOne();
    expect(begun).toContain('c1');
  });

  it('goes on after work that failed', async () => {
    const queue = createHashQueue({ ...options, atOnce: 1 });
    const failing = queue.run('a', () => Promise.reject(new RangeError('out of luck')));
    const next = queue.run('a', () => Promise.resolve('done'));

    await expect(failing).rejects.toThrow('out of luck');
    await expect(next).resolves.toBe('done');
  });
});
