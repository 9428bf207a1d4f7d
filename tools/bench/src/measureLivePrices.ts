import type { Page } from '@playwright/test';
import { holdingCount } from './feed/feedAnswers.ts';
import { ageOf } from './feed/feedQuotes.ts';
import { peersPath, startFeed } from './feed/startFeed.ts';
import { atLeast, atMost, besidePlain, percentile, type Figure } from './figures.ts';
import { droppedPercent, framesPerSecond } from './frameFigures.ts';
import { inPage, signInAt } from './inPage.ts';
import { appPrices, recordFrames, type Recording } from './recordFrames.ts';

const warmUpMs = 3_000;
const measuredMs = 15_000;
/** Of 10,000, with room for the last frame. */
const leastSentPerSecond = 9_900;
/** Waits until a table has so many rows, its head aside: those that are on the page or, of a long one, as it says. */
async function waitForRows(page: Page, count: number) {
  await page.waitForFunction((least) => {
    const table = document.querySelector('main :is(table, [role="grid"])');
    const rows = Number(table?.getAttribute('aria-rowcount') ?? table?.querySelectorAll('tr').length ?? 0);
    return rows > least;
  }, count);
}

interface MeasuredPage {
  path: string;
  /** Brings all rows of the measurement onto the page. */
  prepare: (page: Page) => Promise<void>;
}

const pages: readonly MeasuredPage[] = [
  {
    path: '/market',
    async prepare(page) {
      const card = page.getByRole('region', { name: 'Instruments' });
      await card.getByRole('rowheader').first().waitFor();
      // Only the rows in view are drawn.
      await card.evaluate((element) => element.scrollIntoView());
      await card.getByRole('rowheader').nth(10).waitFor();
    },
  },
  {
    path: '/portfolio/holding',
    async prepare(page) {
      const card = page.getByRole('region', { name: 'Holdings', exact: true });
      await waitForRows(page, holdingCount);
      await card.evaluate((element) => element.scrollIntoView());
    },
  },
];

function figuresOf(path: string, recording: Recording, sentPerSecond: number): Figure[] {
  const { frameMs, painted, longTasksMs } = recording;
  const paintLagsMs = painted.map(([price, at]) => ageOf(price, at));
  const seconds = frameMs.reduce((sum, ms) => sum + ms, 0) / 1_000;
  const named = (name: string, unit?: string) => ({ name: `${path}: ${name}`, unit });
  return [
    atLeast(named('ticks sent a second'), sentPerSecond, leastSentPerSecond),
    atLeast(named('prices painted a second'), paintLagsMs.length / seconds, 500),
    atLeast(named('frames a second'), framesPerSecond(frameMs), 59),
    atMost(named('frames over 20 ms', ' %'), droppedPercent(frameMs), 1),
    atMost(named('tick to paint, median', ' ms'), percentile(paintLagsMs, 0.5), 20),
    atMost(named('tick to paint, 95th percentile', ' ms'), percentile(paintLagsMs, 0.95), 34),
    atMost(named('longest task', ' ms'), Math.max(0, ...longTasksMs), 50),
  ];
}

/** Frames a second of the page without a library, on the same feed. */
async function plainFrames(page: Page, origin: string): Promise<number> {
  const priceSelector = '[data-figure="last_price"]';
  await page.goto(`${origin}${peersPath}plain/`);
  await page.locator(priceSelector).nth(10).waitFor();
  const { frameMs } = await page.evaluate(recordFrames, { priceSelector, warmUpMs, measuredMs });
  return framesPerSecond(frameMs);
}

/** Pages of the built app under 10,000 ticks a second over 5,000 instruments, a fifth of them on the rows in view. */
export async function measureLivePrices(): Promise<Figure[]> {
  const feed = await startFeed();
  try {
    return await inPage(async (page) => {
      await signInAt(feed.origin, page);
      const figures: Figure[] = [];
      const plain = await plainFrames(page, feed.origin);
      for (const { path, prepare } of pages) {
        await page.goto(`${feed.origin}${path}`);
        await prepare(page);
        const sentBefore = feed.sent();
        const recording = await page.evaluate(recordFrames, {
          priceSelector: appPrices,
          warmUpMs,
          measuredMs,
        });
        const sentPerSecond = (feed.sent() - sentBefore) / ((warmUpMs + measuredMs) / 1_000);
        figures.push(
          ...figuresOf(path, recording, sentPerSecond),
          besidePlain(
            { name: `${path}: frames beside a plain page` },
            framesPerSecond(recording.frameMs),
            plain,
          ),
        );
      }
      return figures;
    });
  } finally {
    await feed.stop();
  }
}
