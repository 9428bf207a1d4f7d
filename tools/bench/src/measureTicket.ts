import type { Locator, Page } from '@playwright/test';
import { atMost, median, percentile, told, type Figure } from './figures.ts';
import { inPage, signInAt } from './inPage.ts';
import { isShort } from './isShort.ts';
import { pageMeter, type PageMeter } from './pageMeter.ts';
import { startSandbox } from './processes.ts';

const pin = '246810';
const ticketPath = '/market/NSE/ARAVBANK/order?side=BUY';
/** How often each hand is played. */
const rounds = isShort ? 3 : 10;
const placings = isShort ? 2 : 5;
/** After each key: all that it has set off is done by then, and the previews stand. */
const restMs = 120;
/** What the event timing of a browser does not tell is below this. */
const toldFromMs = 16;

/** Runs in the page: keeps the longest event of each interaction. */
function watchInteractions(threshold: number) {
  const longest = new Map<number, number>();
  Object.assign(globalThis, { longestEvents: longest });
  const wish: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: threshold,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      const id = entry.interactionId;
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
    }
  }).observe(wish);
}

/** Runs in the page: milliseconds of each interaction that took as long as is told. */
function toldInteractions(): number[] {
  const longest: unknown = Object.entries(globalThis).find(([name]) => name === 'longestEvents')?.[1];
  return longest instanceof Map ? [...longest.values()].map(Number) : [];
}

/** Runs in the page: ends after the frame that shows what was done before. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

interface Ticket {
  page: Page;
  meter: PageMeter;
  quantity: Locator;
  price: Locator;
}

/** Milliseconds of the processor. */
interface Work {
  /** Handlers, and what React renders after them. */
  script: number;
  /** All of the main thread: layout and paint too, and what asks the page for its figures. */
  busy: number;
}

/** What the main thread works until the second frame after something was done. */
async function workOf({ page, meter }: Ticket, act: () => Promise<void>): Promise<Work> {
  await page.waitForTimeout(restMs);
  const [script, busy] = [await meter.scriptSeconds(), await meter.busySeconds()];
  await act();
  await page.evaluate(twoFrames);
  return {
    script: ((await meter.scriptSeconds()) - script) * 1_000,
    busy: ((await meter.busySeconds()) - busy) * 1_000,
  };
}

/** Keys into a field, one by one. @returns What each took. */
async function type(ticket: Ticket, field: Locator, keys: readonly string[]): Promise<Work[]> {
  await field.focus();
  const taken: Work[] = [];
  for (const key of keys) taken.push(await workOf(ticket, () => ticket.page.keyboard.press(key)));
  return taken;
}

/** A limit of three percent below what is traded: the order waits. */
async function waitingLimit({ price }: Ticket): Promise<string> {
  return String(Math.floor(Number((await price.inputValue()).replaceAll(',', '')) * 0.97));
}

async function openTicket(page: Page, origin: string): Promise<Ticket> {
  await page.goto(`${origin}${ticketPath}`);
  const main = page.getByRole('main');
  const [quantity, price] = [
    main.getByRole('textbox', { name: 'Quantity' }),
    main.getByRole('textbox', { name: 'Price' }),
  ];
  await price.waitFor();
  await page.waitForLoadState('networkidle');
  return { page, meter: await pageMeter(page), quantity, price };
}

async function measureKeys(page: Page, origin: string): Promise<Figure[]> {
  const ticket = await openTicket(page, origin);
  await ticket.quantity.fill('30');
  await page.evaluate(watchInteractions, toldFromMs);
  const limit = await waitingLimit(ticket);
  const keys: Work[] = [];
  const nothing: Work[] = [];
  for (let round = 0; round < rounds; round += 1) {
    keys.push(...(await type(ticket, ticket.quantity, ['End', 'Backspace', '5', '0', 'Backspace'])));
    keys.push(...(await type(ticket, ticket.price, ['Control+a', ...Array.from(limit)])));
    keys.push(...(await type(ticket, ticket.price, ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown'])));
    for (let turn = 0; turn < 3; turn += 1) nothing.push(await workOf(ticket, async () => undefined));
  }
  const long = await page.evaluate(toldInteractions);
  // The others were too short to be told.
  const interactions = [...long, ...Array.from({ length: Math.max(0, keys.length - long.length) }, () => 0)];
  const scripts = keys.map(({ script }) => script);
  const [restScript, restBusy] = [
    median(nothing.map(({ script }) => script)),
    median(nothing.map(({ busy }) => busy)),
  ];
  return [
    told({ name: 'keys' }, keys.length),
    told({ name: 'live prices meanwhile, script, taken off', unit: ' ms' }, restScript),
    // What a browser lays out and paints after them is part of the interaction below.
    atMost(
      { name: 'handler and render of a key, CPU, median', unit: ' ms' },
      median(scripts) - restScript,
      8,
    ),
    told(
      { name: 'handler and render of a key, CPU, 98th percentile', unit: ' ms' },
      percentile(scripts, 0.98) - restScript,
    ),
    told(
      { name: 'all of the main thread for a key, CPU, median', unit: ' ms' },
      median(keys.map(({ busy }) => busy)) - restBusy,
    ),
    atMost(
      { name: 'interaction to next paint, 98th percentile', unit: ' ms' },
      percentile(interactions, 0.98),
      48,
    ),
  ];
}

/** Runs in the page, before the last digit of the PIN: notes it, and the frame that shows that the order waits. */
function noteOpen() {
  performance.clearMarks();
  addEventListener('keydown', () => performance.mark('sent'), { capture: true, once: true });
  const look = () => {
    const isOpen = [...document.querySelectorAll('[role="dialog"] button')].some(
      ({ textContent }) => textContent === 'See in Awaiting',
    );
    if (isOpen) setTimeout(() => performance.mark('open'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function sentToOpenMs(): number | false {
  const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime;
  const [sent, open] = [at('sent'), at('open')];
  return sent !== undefined && open !== undefined && open - sent;
}

/** Milliseconds from the last digit of the PIN to the page that says that the order waits; each a little different. */
async function placeOne(page: Page, origin: string, round: number): Promise<number> {
  const ticket = await openTicket(page, origin);
  const limit = await waitingLimit(ticket);
  await ticket.quantity.fill(String(30 + round));
  await ticket.price.fill(limit);
  await page.keyboard.press('Control+Enter');
  await page.getByLabel('Trading PIN').focus();
  await page.keyboard.type(pin.slice(0, -1));
  await page.evaluate(noteOpen);
  await page.keyboard.press(pin.slice(-1));
  return Number(await (await page.waitForFunction(sentToOpenMs)).jsonValue());
}

/** The ticket with all its previews, key by key, and from the PIN to the order that waits. */
export async function measureTicket(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  try {
    return await inPage(async (page) => {
      await signInAt(sandbox.origin, page);
      const keys = await measureKeys(page, sandbox.origin);
      const times: number[] = [];
      for (let round = 0; round <= placings; round += 1) {
        const time = await placeOne(page, sandbox.origin, round);
        // The first brings the code.
        if (round > 0) times.push(time);
      }
      return [...keys, atMost({ name: 'last digit of the PIN to "open"', unit: ' ms' }, median(times), 300)];
    });
  } finally {
    await sandbox.stop();
  }
}
