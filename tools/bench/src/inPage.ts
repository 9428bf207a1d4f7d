import { chromium, type Page } from '@playwright/test';
import { fullBrowserHere } from '@wealth/browser';

/** The client with holdings of every sandbox. */
const client = { mobile: '9876543210', password: 'Wealth@123' };

/** Does something in a page of a whole browser, as an investor has it. */
export async function inPage<Result>(
  work: (page: Page) => Promise<Result>,
  viewport = { width: 1440, height: 900 },
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: fullBrowserHere(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport });
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Visits whose times are kept. */
const visits = 5;

/**
 * Milliseconds of some visits, each from a Home of its own, so that no answer of the visit before is kept.
 *
 * @param press - Runs in the page: leads on from Home, and says how long it took.
 */
export async function timesFromHome(
  origin: string,
  page: Page,
  press: () => Promise<number>,
): Promise<number[]> {
  await signInAt(origin, page);
  const times: number[] = [];
  for (let visit = 0; visit <= visits; visit += 1) {
    await page.goto(`${origin}/dashboard`);
    await page.getByRole('region', { name: 'Net worth' }).waitFor();
    await page.waitForLoadState('networkidle');
    const time = await page.evaluate(press);
    // The first brings the code.
    if (visit > 0) times.push(time);
  }
  return times;
}

/** Signs the seeded client in and waits for Home. */
export async function signInAt(origin: string, page: Page): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill(client.mobile);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('region', { name: 'Net worth' }).waitFor();
}
