import type { Page } from '@playwright/test';
import { besidePeers, type Beside } from './besidePeers.ts';
import { ageOf } from './feed/feedQuotes.ts';
import { peersPath, startFeed, type RunningFeed } from './feed/startFeed.ts';
import { median, percentile, type Figure } from './figures.ts';
import { droppedPercent, framesPerSecond } from './frameFigures.ts';
import { inPage, signInAt } from './inPage.ts';
import { isLong } from './isLong.ts';
import { pageMeter } from './pageMeter.ts';
import { appPrices, recordFrames } from './recordFrames.ts';

const warmUpMs = 2_000;
const measuredMs = 8_000;
/** Of each page, in turn: what else the machine does meets one of them, and not one page. */
const rounds = isLong ? 1 : 3;
/** Of the first speed, where the heap is watched. */
const longMs = 600_000;

interface Speed {
  name: string;
  ticksPerSecond: number;
  /** Times that the main thread is slower. */
  slowdown: number;
  measuredMs: number;
}

const speeds: readonly Speed[] = [
  { name: '10,000 a second', ticksPerSecond: 10_000, slowdown: 1, measuredMs: isLong ? longMs : measuredMs },
  { name: '1,000, 4× slower', ticksPerSecond: 1_000, slowdown: 4, measuredMs },
  { name: '10,000, 4× slower', ticksPerSecond: 10_000, slowdown: 4, measuredMs },
];

interface Candidate {
  path: string;
  priceSelector: string;
  prepare?: (page: Page) => Promise<void>;
}

const candidates: Readonly<Record<keyof Beside, Candidate>> = {
  wealth: {
    path: '/market?view=watchlist',
    priceSelector: appPrices,
    async prepare(page) {
      const card = page.getByRole('region', { name: 'Watch list' });
      await card.getByRole('rowheader').nth(10).waitFor();
      await card.getByRole('grid').evaluate((element) => element.scrollIntoView());
    },
  },
  grid: { path: `${peersPath}ag-grid/`, priceSelector: '.ag-cell[col-id="last_price"]' },
  plain: { path: `${peersPath}plain/`, priceSelector: '[data-figure="last_price"]' },
};

/** What is measured of one page at one speed. */
interface Measured {
  fps: number;
  dropped: number;
  paintedPerSecond: number;
  p50Ms: number;
  p95Ms: number;
  busyPercent: number;
  longestTaskMs: number;
  heapMb: number;
  grownMb: number;
}

interface Run {
  feed: RunningFeed;
  page: Page;
  speed: Speed;
}

async function measure({ feed, page, speed }: Run, candidate: Candidate): Promise<Measured> {
  const { path, priceSelector, prepare } = candidate;
  feed.setTicksPerSecond(speed.ticksPerSecond);
  await page.goto(`${feed.origin}${path}`);
  await page.locator(priceSelector).nth(10).waitFor();
  await prepare?.(page);
  const meter = await pageMeter(page);
  // What the beginning leaves behind is no growth.
  await page.waitForTimeout(warmUpMs);
  const heapMb = await meter.heapMb();
  await meter.slowDown(speed.slowdown);
  const [busyBefore, began] = [await meter.busySeconds(), performance.now()];
  const recording = await page.evaluate(recordFrames, {
    priceSelector,
    warmUpMs: 500,
    measuredMs: speed.measuredMs,
  });
  const busySeconds = (await meter.busySeconds()) - busyBefore;
  const tookMs = performance.now() - began;
  await meter.slowDown(1);
  const { frameMs, painted, longTasksMs } = recording;
  const lagsMs = painted.map(([price, at]) => ageOf(price, at));
  return {
    fps: framesPerSecond(frameMs),
    dropped: droppedPercent(frameMs),
    paintedPerSecond: (painted.length / speed.measuredMs) * 1_000,
    p50Ms: percentile(lagsMs, 0.5),
    p95Ms: percentile(lagsMs, 0.95),
    busyPercent: (busySeconds / tookMs) * 100_000,
    longestTaskMs: Math.max(0, ...longTasksMs),
    heapMb,
    grownMb: (await meter.heapMb()) - heapMb,
  };
}

/** Of each figure by itself. */
function medians(all: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(all.map((measured) => measured[name]));
  return {
    fps: of('fps'),
    dropped: of('dropped'),
    paintedPerSecond: of('paintedPerSecond'),
    p50Ms: of('p50Ms'),
    p95Ms: of('p95Ms'),
    busyPercent: of('busyPercent'),
    longestTaskMs: of('longestTaskMs'),
    heapMb: of('heapMb'),
    grownMb: of('grownMb'),
  };
}

function figuresOf({ name: speedName, slowdown }: Speed, all: Record<keyof Beside, Measured>): Figure[] {
  const of = (pick: (measured: Measured) => number): Beside => ({
    wealth: pick(all.wealth),
    grid: pick(all.grid),
    plain: pick(all.plain),
  });
  const named = (name: string, unit?: string) => ({ name: `${speedName}: ${name}`, unit });
  const p95 = of(({ p95Ms }) => p95Ms);
  const latest =
    slowdown === 1
      ? { value: p95.plain + 6, text: 'plain + 6' }
      : { value: p95.plain * 2, text: 'plain × 2' };
  const fps = of((each) => each.fps);
  const leastFps = { value: fps.plain - 1, text: 'plain − 1' };
  const mostGrown = { value: Math.max(2, all.wealth.heapMb * 0.05), text: '2 MB or 5 %' };
  return [
    besidePeers(named('frames a second'), fps, { isMore: true, limit: leastFps, sameWithin: 0.5 }),
    besidePeers(
      named('frames over 20 ms', ' %'),
      of((each) => each.dropped),
      { sameWithin: 0.5 },
    ),
    besidePeers(
      named('prices painted a second'),
      of((each) => each.paintedPerSecond),
      { isMore: true, sameWithin: all.grid.paintedPerSecond * 0.02 },
    ),
    besidePeers(
      named('tick to paint, median', ' ms'),
      of((each) => each.p50Ms),
      {},
    ),
    besidePeers(named('tick to paint, 95th percentile', ' ms'), p95, { limit: latest }),
    besidePeers(
      named('main thread busy', ' %'),
      of((each) => each.busyPercent),
      {},
    ),
    besidePeers(
      named('main thread a price painted', ' µs'),
      of((each) => (each.busyPercent / each.paintedPerSecond) * 10_000),
      {},
    ),
    besidePeers(
      named('longest task', ' ms'),
      of((each) => each.longestTaskMs),
      { sameWithin: 0 },
    ),
    besidePeers(
      named('heap grown', ' MB'),
      of((each) => each.grownMb),
      { limit: mostGrown, sameWithin: 0.5 },
    ),
  ];
}

/** A watch list of 5,000 rows beside AG Grid Community and a page without a library, on one feed in one run: medians. */
export async function measureWatchlist(): Promise<Figure[]> {
  const feed = await startFeed();
  try {
    return await inPage(async (page) => {
      await signInAt(feed.origin, page);
      const figures: Figure[] = [];
      for (const speed of speeds) {
        const run = { feed, page, speed };
        const measured: Record<keyof Beside, Measured[]> = { plain: [], grid: [], wealth: [] };
        for (let round = 0; round < rounds; round += 1) {
          for (const name of ['plain', 'grid', 'wealth'] as const) {
            measured[name].push(await measure(run, candidates[name]));
          }
        }
        const { wealth, grid, plain } = measured;
        figures.push(
          ...figuresOf(speed, { wealth: medians(wealth), grid: medians(grid), plain: medians(plain) }),
        );
      }
      return figures;
    });
  } finally {
    await feed.stop();
  }
}
