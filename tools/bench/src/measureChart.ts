import type { Page } from '@playwright/test';
import { appChart, bareChart, installChartLook } from './chartLook.ts';
import { driveChart, type Drive } from './driveChart.ts';
import { peersPath, startFeed, type RunningFeed } from './feed/startFeed.ts';
import { atMost, median, valueText, type Figure, type Measure } from './figures.ts';
import { framesPerSecond } from './frameFigures.ts';
import { inPage, signInAt } from './inPage.ts';
import { pageMeter } from './pageMeter.ts';

const shares = [
  'DHVANICOM',
  'ARAVBANK',
  'KONKBANK',
  'BHUGARBHA',
  'KOYLAKHND',
  'AGNIPETRO',
  'CHAKRATYR',
  'DHATUTUBE',
  'DHURIAXLE',
] as const;
const eachMs = 3_000;
const updates = 1_000;
const mounts = 50;
/** What the first ones leave in caches is no growth. */
const warmUpMounts = 10;

/** Of a trade in the running candle, beside what the library needs to draw it (docs/decisions/charts.md). */
const ownMs = 2;
const scriptOfTrade = { name: 'script for a trade in the running candle, CPU', unit: ' ms' };

interface Bench {
  feed: RunningFeed;
  page: Page;
}

function beside(
  measure: Measure,
  values: { wealth: number; bare: number },
  rule: { limit: string; isMet: boolean },
): Figure {
  return {
    name: measure.name,
    value: valueText(measure, values.wealth),
    peers: { 'bare library': valueText(measure, values.bare) },
    ...rule,
  };
}

const addressOf = (share: string, range: string) => `/market/NSE/${share}?range=${range}&interval=5m`;

/** Runs in the page: goes to a share as a link does, and waits for the frame that shows its candles. */
function paintedAfterDataMs({ address, place }: { address: string; place: string }): Promise<number> {
  performance.clearResourceTimings();
  history.pushState(null, '', address);
  return new Promise((resolve) => {
    const look = () => {
      // In the task after the frame: in the frame itself it would come before the library, which has asked later for it.
      setTimeout(() => {
        const now = performance.now();
        if (!chartLook.isDrawn(place)) {
          requestAnimationFrame(look);
          return;
        }
        const answers = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('chart_data'));
        const first = answers.find((entry) => entry instanceof PerformanceResourceTiming);
        resolve(now - (first ? first.startTime + first.duration : Number.NaN));
      });
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds from the arrival of 10,000 candles to the frame that shows them, in a tab that has the code. */
async function paintedMs({ feed, page }: Bench): Promise<number[]> {
  await page.goto(`${feed.origin}${addressOf('SATPBANK', 'All')}`);
  await page.waitForFunction((place) => chartLook.isDrawn(place), appChart);
  const times: number[] = [];
  for (const share of shares) {
    const place = `[role="slider"][aria-label^="${share},"]`;
    times.push(await page.evaluate(paintedAfterDataMs, { address: addressOf(share, 'All'), place }));
    await page.waitForTimeout(300);
  }
  return times;
}

/** What a chart needs to be drawn, also where the machine is busy; to look at it would change what is measured. */
const drawnAfterMs = 2_000;

/** Opens the chart of the app, or the bare one in the same size. @returns Where it lies. */
async function openChart({ feed, page }: Bench, of: 'app' | 'bare', range: string): Promise<string> {
  const place = of === 'app' ? appChart : bareChart;
  if (of === 'app') {
    await page.goto(`${feed.origin}${addressOf('ARAVBANK', range)}`);
  } else {
    const size = await page.locator(appChart).boundingBox();
    const asked = new URLSearchParams({ range, width: String(size?.width), height: String(size?.height) });
    await page.goto(`${feed.origin}${peersPath}chart/?${asked.toString()}`);
  }
  await page.locator(place).locator('canvas').first().waitFor();
  await page.locator(place).scrollIntoViewIfNeeded();
  await page.waitForTimeout(drawnAfterMs);
  return place;
}

/** At an axis, until it stands still. */
const mostLooks = 20;

/** The time axis as a picture, once it stands still: the same as long as nobody has moved or zoomed. */
async function axisPicture({ page }: Bench, place: string): Promise<string> {
  const axis = page.locator(place).locator('tr:last-child canvas').first();
  let before = '';
  for (let look = 0; look < mostLooks; look += 1) {
    await page.waitForTimeout(500);
    const now = (await axis.screenshot()).toString('base64');
    if (now === before) return now;
    before = now;
  }
  throw new Error('The time axis does not come to rest.');
}

/** Milliseconds from one frame to the next while a chart is dragged, and while it is zoomed. */
async function drive(bench: Bench, of: 'app' | 'bare'): Promise<{ dragMs: number[]; zoomMs: number[] }> {
  const place = await openChart(bench, of, 'All');
  let picture = await axisPicture(bench, place);
  async function go(way: Drive['way'], forMs: number): Promise<number[]> {
    const frameMs = await bench.page.evaluate(driveChart, { place, way, forMs });
    const next = await axisPicture(bench, place);
    if (next === picture) throw new Error(`The chart of ${of} did not move: ${way}.`);
    picture = next;
    return frameMs;
  }
  // Nearer first: what is seen as a whole cannot be dragged.
  await go('near', 500);
  return { dragMs: await go('drag', eachMs), zoomMs: await go('zoom', eachMs) };
}

interface Updated {
  /** Milliseconds of the processor that scripts took for one. */
  scriptMs: number;
  /** All of the main thread. */
  threadMs: number;
  isZoomKept: boolean;
}

/** A thousand trades in the running candle, one a frame. */
async function update(bench: Bench, of: 'app' | 'bare'): Promise<Updated> {
  const { feed, page } = bench;
  const place = await openChart(bench, of, '1D');
  const host = page.locator(place);
  await host.focus();
  await host.hover();
  for (let step = 0; step < 3; step += 1) await page.mouse.wheel(0, -120);
  await page.mouse.move(0, 0);
  const meter = await pageMeter(page);
  const axis = await axisPicture(bench, place);
  const [script, busy, trades] = [await meter.scriptSeconds(), await meter.busySeconds(), feed.trades()];
  feed.setTrading(true);
  while (feed.trades() - trades < updates) await page.waitForTimeout(100);
  feed.setTrading(false);
  const count = feed.trades() - trades;
  const scriptMs = (((await meter.scriptSeconds()) - script) / count) * 1_000;
  const threadMs = (((await meter.busySeconds()) - busy) / count) * 1_000;
  return { scriptMs, threadMs, isZoomKept: (await axisPicture(bench, place)) === axis };
}

/** Runs in the page: opens the drawer of a share above a page, waits for its chart, and goes back. */
async function mountOnce(place: string): Promise<void> {
  const { pathname: path, href: start } = location;
  const until = (isTrue: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => (isTrue() ? resolve() : requestAnimationFrame(look));
      look();
    });
  history.pushState(null, '', `${path}?stock=NSE:ARAVBANK`);
  await until(() => chartLook.isDrawn(place));
  // As the client closes it; a new step each time would be kept by the browser and the router.
  history.back();
  // The address last: whoever goes on before it is at rest is taken back with it.
  await until(() => document.querySelector('[role="dialog"]') === null && location.href === start);
}

async function heapOfMounts({ feed, page }: Bench): Promise<{ beforeMb: number; grownMb: number }> {
  await page.goto(`${feed.origin}/portfolio/history`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const mount = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await page.evaluate(mountOnce, `[role="dialog"] ${appChart}`);
    await page.waitForTimeout(1_000);
  };
  await mount(warmUpMounts);
  const meter = await pageMeter(page);
  const beforeMb = await meter.heapMb();
  await mount(mounts);
  return { beforeMb, grownMb: (await meter.heapMb()) - beforeMb };
}

function frameRates(name: string, ours: readonly number[], bare: readonly number[]): Figure {
  const [wealth, floor] = [framesPerSecond(ours), framesPerSecond(bare)];
  const least = floor * 0.95;
  const limit = `≥ ${valueText({ name }, least)} (bare × 0.95)`;
  return beside({ name }, { wealth, bare: floor }, { limit, isMet: wealth >= least });
}

/** The chart of a share with 10,000 candles on the feed, beside the library that draws it, alone on a page. */
export async function measureChart(): Promise<Figure[]> {
  const feed = await startFeed();
  try {
    return await inPage(async (page) => {
      await page.addInitScript(installChartLook);
      const bench = { feed, page };
      feed.setTicksPerSecond(0);
      await signInAt(feed.origin, page);
      const painted = await paintedMs(bench);
      const [driven, bareDriven] = [await drive(bench, 'app'), await drive(bench, 'bare')];
      const updated = await update(bench, 'app');
      const bareUpdated = await update(bench, 'bare');
      const { beforeMb, grownMb } = await heapOfMounts(bench);
      return [
        atMost(
          { name: `10,000 candles painted after their data, median of ${shares.length}`, unit: ' ms' },
          median(painted),
          150,
        ),
        frameRates('frames a second, dragged', driven.dragMs, bareDriven.dragMs),
        frameRates('frames a second, zoomed', driven.zoomMs, bareDriven.zoomMs),
        beside(
          scriptOfTrade,
          { wealth: updated.scriptMs, bare: bareUpdated.scriptMs },
          {
            limit: `≤ ${valueText(scriptOfTrade, bareUpdated.scriptMs + ownMs)} (bare + ${ownMs} ms)`,
            isMet: updated.scriptMs <= bareUpdated.scriptMs + ownMs,
          },
        ),
        beside(
          { name: 'main thread for a trade in the running candle, CPU', unit: ' ms' },
          { wealth: updated.threadMs, bare: bareUpdated.threadMs },
          { limit: 'none set', isMet: true },
        ),
        atMost({ name: 'zooms lost over 1,000 trades' }, updated.isZoomKept ? 0 : 1, 0),
        atMost({ name: 'heap grown by 50 mounts', unit: ' MB' }, grownMb, Math.max(2, beforeMb * 0.05)),
      ];
    });
  } finally {
    await feed.stop();
  }
}
