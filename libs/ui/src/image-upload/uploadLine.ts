/** Uploads that share a line: each has it for itself, in the order in which they came. */
export interface UploadLine {
  /**
   * Waits for its turn.
   *
   * @param start - Called when it has come, at once on a free line.
   * @returns a function that gives the turn up, before or after it has come; a second call does nothing.
   */
  enter: (start: () => void) => () => void;
}

/** Makes a line. */
export function createUploadLine(): UploadLine {
  const waiting: (() => void)[] = [];

  function leave(start: () => void) {
    const place = waiting.indexOf(start);
    if (place === -1) return;
    waiting.splice(place, 1);
    if (place === 0) waiting[0]?.();
  }

  return {
    enter(start) {
      // A function of its own for each turn: the same one may enter twice.
      const turn = () => start();
      waiting.push(turn);
      if (waiting.length === 1) turn();
      return () => leave(turn);
    },
  };
}

/** The one of this page: two photos side by side would each take twice the time, and both could be given up. */
export const sharedLine = createUploadLine();
