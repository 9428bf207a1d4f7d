export interface Recording {
  /** Milliseconds from one frame to the next. */
  frameMs: number[];
  /** Prices in rupees and the time at the end of the frame that shows them, in epoch milliseconds. */
  painted: Array<[price: number, at: number]>;
  /** Tasks over 50 ms, as the browser reports them. */
  longTasksMs: number[];
}

export interface RecordingOptions {
  warmUpMs: number;
  measuredMs: number;
}

/**
 * Runs in a page of the app that shows prices of the feed: watches frames, long tasks and the texts of the prices. A
 * price counts as painted in the first task after the frame that wrote it.
 */
export async function recordFrames(options: RecordingOptions): Promise<Recording> {
  const recording: Recording = { frameMs: [], painted: [], longTasksMs: [] };
  let isMeasuring = false;
  let written: number[] = [];

  const afterPaint = new MessageChannel();
  afterPaint.port1.addEventListener('message', () => {
    const now = Date.now();
    for (const price of written) if (isMeasuring) recording.painted.push([price, now]);
    written = [];
  });
  afterPaint.port1.start();

  const observer = new MutationObserver((mutations) => {
    for (const { target } of mutations) {
      if (!target.parentElement?.matches('tr [data-live-price], [role="row"] [data-live-price]')) continue;
      written.push(Number((target.nodeValue ?? '').replaceAll(',', '')));
    }
    if (written.length > 0) afterPaint.port2.postMessage(null);
  });
  observer.observe(document.body, { subtree: true, characterData: true });

  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (isMeasuring) recording.longTasksMs.push(duration);
  });
  tasks.observe({ entryTypes: ['longtask'] });

  let lastFrame = performance.now();
  function frame(now: number) {
    if (isMeasuring) recording.frameMs.push(now - lastFrame);
    lastFrame = now;
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  await new Promise((resolve) => setTimeout(resolve, options.warmUpMs));
  isMeasuring = true;
  await new Promise((resolve) => setTimeout(resolve, options.measuredMs));
  isMeasuring = false;
  observer.disconnect();
  tasks.disconnect();
  return recording;
}
