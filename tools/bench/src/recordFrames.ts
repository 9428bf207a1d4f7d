/** The prices in rows of the app. */
export const appPrices = 'tr [data-live-price], [role="row"] [data-live-price]';

export interface Recording {
  /** Milliseconds from one frame to the next. */
  frameMs: number[];
  /** Prices in rupees and the time at the end of the frame that shows them, in epoch milliseconds. */
  painted: Array<[price: number, at: number]>;
  /** Tasks over 50 ms, as the browser reports them. */
  longTasksMs: number[];
}

export interface RecordingOptions {
  /** The elements whose whole text is a price. */
  priceSelector: string;
  warmUpMs: number;
  measuredMs: number;
}

/**
 * Runs in a page that shows prices of the feed: watches frames, long tasks and the texts of the prices. A price counts as
 * painted in the first task after the frame that shows it, whether it was written in that frame or before it.
 */
export async function recordFrames(options: RecordingOptions): Promise<Recording> {
  const recording: Recording = { frameMs: [], painted: [], longTasksMs: [] };
  let isMeasuring = false;
  let isOver = false;
  /** Written since the last frame was painted. */
  const written = new Set<Element>();

  const observer = new MutationObserver((mutations) => {
    for (const { target } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.matches(options.priceSelector)) written.add(element);
    }
  });
  observer.observe(document.body, { subtree: true, characterData: true, childList: true });

  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (isMeasuring) recording.longTasksMs.push(duration);
  });
  tasks.observe({ entryTypes: ['longtask'] });

  function notePainted() {
    const now = Date.now();
    for (const element of written) {
      if (!isMeasuring) break;
      recording.painted.push([Number((element.textContent ?? '').replaceAll(',', '')), now]);
    }
    written.clear();
  }

  let lastFrame = performance.now();
  function frame(now: number) {
    if (isMeasuring) recording.frameMs.push(now - lastFrame);
    lastFrame = now;
    // Before every other task that waits: none of them may write what this frame would not show.
    void scheduler.postTask(notePainted, { priority: 'user-blocking' });
    if (!isOver) requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  await new Promise((resolve) => setTimeout(resolve, options.warmUpMs));
  isMeasuring = true;
  await new Promise((resolve) => setTimeout(resolve, options.measuredMs));
  isMeasuring = false;
  isOver = true;
  observer.disconnect();
  tasks.disconnect();
  return recording;
}
