import type { Page } from '@playwright/test';
import { orderCount } from './feed/feedOrders.ts';
import { peersPath, startFeed } from './feed/startFeed.ts';
import { atMost, besidePlain, median, told, valueText, type Figure } from './figures.ts';
import { droppedPercent, framesPerSecond } from './frameFigures.ts';
import { inPage, signInAt } from './inPage.ts';
import { isShort } from './isShort.ts';
import { scrollThrough, type ScrollRecording, type Way } from './scrollThrough.ts';

/** They take turns, so that what the machine does meanwhile hits both. */
const turns = isShort ? 1 : 3;
const way = {
  // As with a hard flick: about four rows.
  pixelsPerFrame: 200,
  warmUpFrames: 60,
  mostFrames: 600,
};
/** Of the app: the least that all rows are high together. */
const leastHeightPx = orderCount * 40;

/** Scrolls down until every page of the history has been read, and back to the first row. */
async function readAll(page: Page, place: string): Promise<void> {
  await page.waitForFunction(
    ({ selector, least }) => {
      const grid = document.querySelector(selector);
      if (!grid) return false;
      if (grid.scrollHeight >= least) {
        window.scrollTo({ top: 0 });
        return true;
      }
      window.scrollTo({ top: document.documentElement.scrollHeight });
      return false;
    },
    { selector: place, least: leastHeightPx },
    { timeout: 120_000 },
  );
  await page.waitForTimeout(500);
}

interface Scrolled extends Pick<Way, 'isOfPage' | 'place'> {
  path: string;
  row: string;
  prepare: (page: Page) => Promise<void>;
}

const appGrid = 'main [role="grid"]';
const pages = {
  wealth: {
    path: '/portfolio/history',
    place: appGrid,
    isOfPage: true,
    row: '[role="row"]',
    async prepare(page) {
      await page.locator(appGrid).getByRole('row').nth(5).waitFor();
      await readAll(page, appGrid);
    },
  },
  plain: {
    path: `${peersPath}history/`,
    place: '#view',
    row: 'tr',
    prepare: (page) => page.locator('#view tr').nth(5).waitFor(),
  },
} as const satisfies Record<string, Scrolled>;

async function scroll(page: Page, origin: string, of: Scrolled): Promise<ScrollRecording> {
  await page.goto(`${origin}${of.path}`);
  await of.prepare(page);
  const { place, isOfPage, row } = of;
  return page.evaluate(scrollThrough, { ...way, place, isOfPage, row } satisfies Way);
}

/** Exports all rows that the filters leave, from the press to the file. */
async function exportMs(page: Page): Promise<number> {
  const button = page.getByRole('main').getByRole('button', { name: 'Export as CSV' });
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const file = page.waitForEvent('download');
    const start = performance.now();
    await button.click();
    await file;
    times.push(performance.now() - start);
  }
  return median(times);
}

/** 10,000 orders that have ended, scrolled past in the app and on a page without a library, in turns, and exported. */
export async function measureHistory(): Promise<Figure[]> {
  const feed = await startFeed();
  try {
    return await inPage(async (page) => {
      await signInAt(feed.origin, page);
      const wealth: ScrollRecording[] = [];
      const plain: ScrollRecording[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        plain.push(await scroll(page, feed.origin, pages.plain));
        wealth.push(await scroll(page, feed.origin, pages.wealth));
      }
      const fps = (all: ScrollRecording[]) => median(all.map(({ frameMs }) => framesPerSecond(frameMs)));
      const dropped = (all: ScrollRecording[]) => median(all.map(({ frameMs }) => droppedPercent(frameMs)));
      const blank = Math.max(...wealth.map(({ blankFrames }) => blankFrames));
      return [
        besidePlain({ name: 'frames a second' }, fps(wealth), fps(plain)),
        {
          ...told({ name: 'frames over 20 ms', unit: ' %' }, dropped(wealth)),
          peers: { 'plain DOM': valueText({ name: '', unit: ' %' }, dropped(plain)) },
        },
        atMost({ name: 'frames without a row in the middle' }, blank, 0),
        atMost({ name: 'export of 10,000 rows', unit: ' ms' }, await exportMs(page), 1_000),
      ];
    });
  } finally {
    await feed.stop();
  }
}
