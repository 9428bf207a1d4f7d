/** Most tries of one subject that wait for their turn; a page sends a few at once, a flood is cut off here. */
const maxWaiting = 24;

export interface Turns {
  /**
   * Runs `work` once everything of the same subject that came before it is done. Right tries that come at
   * once all succeed, and wrong ones cannot pass a limit together.
   *
   * @returns null when too much of the subject waits already; `work` is not run then.
   */
  take: <Result>(subject: string, work: () => Promise<Result>) => Promise<Result | null>;
}

/** Makes the turns. */
export function createTurns(): Turns {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    async take(subject, work) {
      const line = lines.get(subject) ?? { last: Promise.resolve(), length: 0 };
      // One of them is not waiting but running.
      if (line.length > maxWaiting) return null;
      const mine = line.last.then(work);
      line.last = mine.catch(() => undefined);
      line.length += 1;
      lines.set(subject, line);
      try {
        return await mine;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(subject);
      }
    },
  };
}
