import { chromium, type Browser, type Page } from '@playwright/test';
import { fullBrowserHere } from '@wealth/browser';
import { atMost, median, type Figure } from './figures.ts';
import { startSandbox } from './processes.ts';

const runs = 5;
const limitMs = 100;
/** Milliseconds between the arrival of the pointer, or of the focus, and the press: a quick hand. */
const approachMs = 150;

/** Runs in the page: notes the press, and the end of the first frame that shows the field of the country. */
function noteOpening() {
  for (const event of ['pointerup', 'keyup'] as const) {
    addEventListener(event, () => performance.mark('press'), { capture: true });
  }
  const afterPaint = new MessageChannel();
  afterPaint.port1.addEventListener('message', () => performance.mark('open'));
  afterPaint.port1.start();
  new MutationObserver((_, observer) => {
    if (document.querySelector('[role="dialog"] [role="combobox"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => afterPaint.port2.postMessage(null));
  }).observe(document, { subtree: true, childList: true });
}

/** Runs in the page. */
function openingMs(): number | false {
  // The last press: the keys on the way to the button are presses too.
  const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime;
  const pressedAt = at('press');
  const openAt = at('open');
  return pressedAt !== undefined && openAt !== undefined && openAt - pressedAt;
}

type Hand = (page: Page) => Promise<void>;

const button = (page: Page) => page.getByRole('button', { name: /^Your region/ });

const byPointer: Hand = async (page) => {
  await button(page).hover();
  await page.waitForTimeout(approachMs);
  await page.mouse.down();
  await page.mouse.up();
};

const byKeyboard: Hand = async (page) => {
  // As a person does: it is keys that the page hears of.
  while (!(await button(page).evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.waitForTimeout(approachMs);
  await page.keyboard.press('Enter');
};

/** The first opening of a visitor who has never been here. */
async function open(browser: Browser, origin: string, hand: Hand): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteOpening);
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: 'Username' }).and(page.locator(':enabled')).waitFor();
  await page.waitForLoadState('networkidle');
  await hand(page);
  const opened = await page.waitForFunction(openingMs, undefined, { polling: 'raf' });
  const value = Number(await opened.jsonValue());
  await context.close();
  return value;
}

/** From the press until the chooser of country and language is drawn, its code and its 250 countries loaded included. */
export async function measureRegionChooser(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  const browser = await chromium.launch({ executablePath: fullBrowserHere(), args: ['--no-sandbox'] });
  try {
    const hands = { pointer: byPointer, keyboard: byKeyboard };
    const figures: Figure[] = [];
    for (const [name, hand] of Object.entries(hands)) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await open(browser, sandbox.origin, hand));
      figures.push(atMost({ name: `first opening by ${name}`, unit: ' ms' }, median(times), limitMs));
    }
    return figures;
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}
