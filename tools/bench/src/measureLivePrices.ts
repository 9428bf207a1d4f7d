import { chromium, type Page } from '@playwright/test';
import { browserPath } from './browserPath.ts';
import { atLeast, atMost, percentile, type Figure } from './figures.ts';
import { startStorybook } from './startStorybook.ts';

// Storybook's own check of accessibility would be the longest task.
const story = '/iframe.html?id=finance-livelist--driven-by-events&viewMode=story&globals=a11y.manual:!true';
const rowCount = 5_000;
const seenRows = 14;
const updatesPerSecond = 2_000;
const warmUpMs = 2_000;
const measuredMs = 15_000;
/** A frame over 20 ms has missed its turn at 60 Hz. */
const droppedFrameMs = 20;

interface Run {
  rows: number;
  /** The first rows, which a window of 900 px shows without scrolling. */
  seenRows: number;
  updatesPerSecond: number;
  warmUpMs: number;
  measuredMs: number;
}

interface Recording {
  /** Milliseconds between the sending of a price and the end of the frame that shows it, for rows on the page. */
  paintLagsMs: number[];
  frameMs: number[];
  /** Tasks over 50 ms, as the browser reports them. */
  longTasksMs: number[];
  sent: number;
  mountedRows: number;
}

/**
 * Runs in the page: sends prices at an even pace and watches the text of the list. A price counts as painted in the
 * first task after the frame that changed its text.
 */
async function record(run: Run): Promise<Recording> {
  const recording: Recording = { paintLagsMs: [], frameMs: [], longTasksMs: [], sent: 0, mountedRows: 0 };
  const sentAt = new Map<number, number>();
  let changed: number[] = [];
  let isMeasuring = false;

  const afterPaint = new MessageChannel();
  afterPaint.port1.addEventListener('message', () => {
    const now = performance.now();
    for (const time of changed) if (isMeasuring) recording.paintLagsMs.push(now - time);
    changed = [];
  });
  afterPaint.port1.start();

  const observer = new MutationObserver((mutations) => {
    for (const { target } of mutations) {
      const index =
        Number(target.parentElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 2;
      const time = sentAt.get(index);
      if (time === undefined) continue;
      sentAt.delete(index);
      changed.push(time);
    }
    if (changed.length > 0) afterPaint.port2.postMessage(null);
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

  const start = performance.now();
  let sent = 0;
  const pace = setInterval(() => {
    const due = Math.floor(((performance.now() - start) / 1000) * run.updatesPerSecond) - sent;
    const prices = Array.from({ length: due }, (_, step) => {
      const turn = sent + step;
      // Visits every row in turn, and with each fourth price one of those that are seen.
      const index = turn % 4 === 0 ? (turn / 4) % run.seenRows : (turn * 7) % run.rows;
      if (!sentAt.has(index)) sentAt.set(index, performance.now());
      return [index, 100 + (turn % 997) / 4];
    });
    sent += due;
    if (isMeasuring) recording.sent += due;
    dispatchEvent(new CustomEvent('sample-prices', { detail: prices }));
  }, 4);

  await new Promise((resolve) => setTimeout(resolve, run.warmUpMs));
  isMeasuring = true;
  await new Promise((resolve) => setTimeout(resolve, run.measuredMs));
  isMeasuring = false;
  clearInterval(pace);
  observer.disconnect();
  tasks.disconnect();
  recording.mountedRows = document.querySelectorAll('[aria-rowindex]').length;
  return recording;
}

async function openList(page: Page, origin: string) {
  await page.goto(`${origin}${story}`);
  await page.getByRole('table', { name: 'All instruments' }).getByRole('row').nth(5).waitFor();
}

/** 5,000 rows with real roles, 2,000 prices a second: how soon they are painted, and whether a frame is late. */
export async function measureLivePrices(): Promise<Figure[]> {
  const site = await startStorybook();
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // tsx keeps the names of functions through a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (target) => target;');
    await openList(page, site.origin);
    const result = await page.evaluate(record, {
      rows: rowCount,
      seenRows,
      updatesPerSecond,
      warmUpMs,
      measuredMs,
    });
    const dropped = result.frameMs.filter((ms) => ms > droppedFrameMs).length;
    const seconds = measuredMs / 1000;
    return [
      atLeast({ name: 'prices sent a second' }, result.sent / seconds, updatesPerSecond * 0.99),
      atLeast(
        { name: 'prices painted a second, of rows on the page' },
        result.paintLagsMs.length / seconds,
        100,
      ),
      atLeast({ name: 'frames a second' }, result.frameMs.length / seconds, 59),
      atMost({ name: 'frames over 20 ms', unit: ' %' }, (dropped / result.frameMs.length) * 100, 1),
      atMost({ name: 'update to paint, median', unit: ' ms' }, percentile(result.paintLagsMs, 0.5), 20),
      atMost(
        { name: 'update to paint, 95th percentile', unit: ' ms' },
        percentile(result.paintLagsMs, 0.95),
        34,
      ),
      atMost({ name: 'longest task', unit: ' ms' }, Math.max(0, ...result.longTasksMs), 50),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}
