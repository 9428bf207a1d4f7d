/** Asks for one call before the next paint; `requestAnimationFrame` in a browser. */
export type RequestFrame = (run: () => void) => void;

export interface FrameFlush {
  /** Runs `write` in the next frame, once, however often it was planned. */
  plan: (write: () => void) => void;
  drop: (write: () => void) => void;
}

/** Gathers the writes of all cells into one animation frame, so that a thousand ticks cost one pass over the page. */
export function createFrameFlush(requestFrame: RequestFrame): FrameFlush {
  let planned = new Set<() => void>();
  let isRequested = false;

  function flush() {
    isRequested = false;
    const due = planned;
    planned = new Set();
    for (const write of due) write();
  }

  return {
    plan(write) {
      planned.add(write);
      if (isRequested) return;
      isRequested = true;
      requestFrame(flush);
    },
    drop: (write) => void planned.delete(write),
  };
}

/** The page has one: cells of different lists share the frame. */
export const pageFlush = createFrameFlush((run) => requestAnimationFrame(run));
