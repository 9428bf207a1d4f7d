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

/** Signs the seeded client in and waits for Home. */
export async function signInAt(origin: string, page: Page): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill(client.mobile);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('region', { name: 'Net worth' }).waitFor();
}
