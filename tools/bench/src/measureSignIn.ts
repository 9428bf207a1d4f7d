import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { fullBrowserHere } from '@wealth/browser';
import { atMost, median, type Figure } from './figures.ts';
import { startSandbox } from './processes.ts';

const runs = 5;
const limitMs = 1000;

/** The client with holdings of every sandbox. */
const client = { mobile: '9876543210', password: 'Wealth@123' };

interface Arrival {
  /** Milliseconds from the press of "Sign in" until net worth, indices and holdings show their figures. */
  figuresMs: number;
  /** Milliseconds from the same press until the stream has told the first prices. */
  pricesMs: number;
}

/** Runs in the page: remembers when a button was pressed. */
function notePress() {
  addEventListener('click', () => performance.mark('press'), { capture: true });
}

/** Runs in the page with each frame: the time since the press once every figure is there. */
function sinceThePress(): number | false {
  const figure = /\d\.\d\d/;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
  const indices = texts('[aria-label="Index watch list"] li, [aria-label="Indices"] li');
  const holdings = texts('[aria-label="Shares you own, by value"] [role="row"], table tbody tr');
  const netWorth = texts('section, [role="region"], [role="group"]').find((text) =>
    text.includes('Net worth'),
  );
  const isThere =
    netWorth !== undefined && figure.test(netWorth) && indices.length >= 6 && holdings.length > 0;
  if (!isThere || ![...indices, ...holdings.slice(1)].every((text) => figure.test(text))) return false;
  return performance.now() - (performance.getEntriesByName('press').at(-1)?.startTime ?? Number.NaN);
}

function firstPrices(page: Page): Promise<number> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes('"snapshot"')) resolve(Date.now());
      });
    });
  });
}

async function signIn(context: BrowserContext, origin: string): Promise<Arrival> {
  const page = await context.newPage();
  await page.addInitScript(notePress);
  const prices = firstPrices(page);
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill(client.mobile);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.waitForLoadState('networkidle');
  const pressedAt = Date.now();
  await page.getByRole('button', { name: 'Sign in' }).click();
  const figures = await page.waitForFunction(sinceThePress, undefined, { polling: 'raf' });
  const figuresMs = Number(await figures.jsonValue());
  const pricesMs = (await prices) - pressedAt;
  await page.close();
  return { figuresMs, pricesMs };
}

/** From the press of "Sign in" to the live dashboard, with a warm cache, against a server on this machine. */
export async function measureSignIn(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  const browser = await chromium.launch({ executablePath: fullBrowserHere(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    // The first visit fills the cache.
    await signIn(context, sandbox.origin);
    const arrivals: Arrival[] = [];
    for (let run = 0; run < runs; run += 1) arrivals.push(await signIn(context, sandbox.origin));
    return [
      atMost(
        { name: 'press of "Sign in" to every figure of the dashboard', unit: ' ms' },
        median(arrivals.map(({ figuresMs }) => figuresMs)),
        limitMs,
      ),
      atMost(
        { name: 'press of "Sign in" to the first prices of the stream', unit: ' ms' },
        median(arrivals.map(({ pricesMs }) => pricesMs)),
        limitMs,
      ),
    ];
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}
