import { chromium, type CDPSession } from '@playwright/test';
import { fullBrowserHere } from '@wealth/browser';
import { atMost, median, percentile, type Figure } from './figures.ts';
import { startStorybook } from './startStorybook.ts';

const story = '/iframe.html?id=finance-treemap--five-hundred&viewMode=story';
const tileCount = 500;
const warmUpRounds = 10;
const rounds = 60;

/** Anything that the tracer tells. */
type TraceEvent = Readonly<Record<string, unknown>>;

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Milliseconds of the processor that the handlers of an event took; none where it is no event of ours. */
function scriptMsOf(event: TraceEvent): number[] {
  const isOurs =
    event['name'] === 'EventDispatch' && partOf(partOf(event['args'], 'data'), 'type') === 'turn';
  // By the clock where the processor's time is not told: never less.
  const microseconds = Number(event['tdur'] ?? event['dur']);
  return isOurs && Number.isFinite(microseconds) ? [microseconds / 1_000] : [];
}

/** What the tracer saw while the work was done. */
async function trace(client: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  const done = new Promise<void>((resolve) => client.once('Tracing.tracingComplete', () => resolve()));
  await client.send('Tracing.end');
  await done;
  return events;
}

/** 500 tiles of which each changes its shade, its text and its name in every round. */
export async function measureHeatMap(): Promise<Figure[]> {
  const site = await startStorybook();
  const browser = await chromium.launch({ executablePath: fullBrowserHere(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1300 } });
    await page.addInitScript('globalThis.__name = (target) => target;');
    await page.goto(`${site.origin}${story}`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-heat]').length === count,
      tileCount,
    );
    const turn = () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => {
              document.dispatchEvent(new Event('turn'));
              setTimeout(resolve);
            });
          }),
      );
    for (let round = 0; round < warmUpRounds; round += 1) await turn();
    const before = await page.locator('[data-heat]').first().getAttribute('aria-label');

    const client = await page.context().newCDPSession(page);
    const events = await trace(client, async () => {
      for (let round = 0; round < rounds; round += 1) await turn();
    });
    const after = await page.locator('[data-heat]').first().getAttribute('aria-label');
    if (before === after) throw new Error('No tile has changed.');
    // The handler of the event is what the frame of the stream would call.
    const scriptMs = events.flatMap(scriptMsOf);
    if (scriptMs.length < rounds) throw new Error(`The tracer saw ${scriptMs.length} of ${rounds} rounds.`);
    return [
      atMost({ name: 'script, CPU, median', unit: ' ms' }, median(scriptMs), 8),
      atMost({ name: 'script, CPU, 95th percentile', unit: ' ms' }, percentile(scriptMs, 0.95), 8),
    ];
  } finally {
    await browser.close();
    site.stop();
  }
}
