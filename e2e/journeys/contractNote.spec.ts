import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expectDocument } from '../fixtures/expectDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import type { SandboxProcess } from '../fixtures/SandboxProcess.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { clients, LoginPage } from '../pages/LoginPage.ts';
import { newestOrder } from '../pages/newestOrder.ts';

const pin = '246810';
const day = '2026-11-19';

/** A figure of an answer; paise, or units where it is a quantity. */
function figure(data: unknown, name: string): number {
  const found: unknown =
    typeof data === 'object' && data !== null
      ? Object.getOwnPropertyDescriptor(data, name)?.value
      : undefined;
  if (typeof found !== 'number') throw new Error(`The answer holds no ${name}.`);
  return found;
}

const paise = (rupees: number) => Math.round(rupees * 100);

/** What of the client's money is with the broker, settled or on its way; paise. */
async function money(client: ApiClient): Promise<number> {
  const asset = await client.read('/stat/app/v1/asset');
  return paise(figure(asset, 'cash')) + paise(figure(asset, 'unsettled'));
}

/** Buys on both exchanges and sells a holding, in the middle of a Thursday; answers what the money has moved by. */
async function trade(sandbox: SandboxProcess): Promise<number> {
  // The newest orders of the seeds are of the day on which they are made.
  await sandbox.setClock('2026-11-18T11:00:00+05:30');
  await sandbox.setClock(`${day}T11:00:00+05:30`);
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const before = await money(client);
  const market = { order_type: 'MARKET' };
  for (const exchange of ['NSE', 'BSE']) {
    const instrument = { market: exchange, symbol: 'ARAVBANK' };
    await client.placeOrder(pin, { ...market, instrument, side: 'BUY', quantity: 25 });
  }
  const instrument = { market: 'NSE', symbol: 'SHESHTECH' };
  const last = await sandbox.lastPrice('NSE', 'SHESHTECH');
  await client.placeOrder(pin, { ...market, instrument, side: 'SELL', quantity: Math.ceil(25_000 / last) });
  return (await money(client)) - before;
}

/** Rupees as the page writes them, in paise. */
function readAmount(text: string): number {
  const digits = text.replaceAll(/[^\d.]/g, '');
  if (digits === '') throw new Error(`no amount: ${text}`);
  return paise(Number(digits)) * (text.includes('−') ? -1 : 1);
}

async function openNote(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: /Contract note of/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Trades of this day' })).toBeVisible();
}

/** On how many lines the words of an element stand. */
const linesOf = (element: Locator) =>
  element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines = new Set<number>();
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { top } of range.getClientRects()) lines.add(Math.round(top));
    }
    return lines.size;
  });

/** What stands in the second cell of a row of the sum. */
const sumOf = (page: Page, line: RegExp) =>
  page
    .getByRole('table', { name: 'Total of the day, line by line' })
    .getByRole('row', { name: line })
    .locator('td')
    .innerText();

test('the contract note of a day is a tagged PDF, and its figures are what the money has moved by [I5A-7-NOTE] [I4C-5-DOCUMENT]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const moved = await trade(sandbox);
  await loginPage.enter(`/portfolio/notes/${day}`, clients.approved);
  await openNote(page);
  await expect(page.getByText('Provisional', { exact: true })).toBeVisible();

  const isPaid = moved < 0;
  const total = readAmount(await sumOf(page, isPaid ? /^You pay/ : /^You receive/));
  expect(isPaid ? -total : total).toBe(moved);
  const [bought, sold, charges] = await Promise.all(
    [/^Bought/, /^Sold/, /^All charges/].map(async (line) => readAmount(await sumOf(page, line))),
  );
  expect((sold ?? 0) - (bought ?? 0) - (charges ?? 0)).toBe(moved);

  // Dark on the screen, black on white on paper, and nothing of the frame around it.
  await page.evaluate(() => localStorage.setItem('wealth.preferences', JSON.stringify({ theme: 'dark' })));
  await page.reload();
  await openNote(page);
  const figures = await page.locator('main').locator('td, tbody th, dd, h1').allInnerTexts();
  expect(figures.length).toBeGreaterThan(60);
  const sum = await sumOf(page, isPaid ? /^You pay/ : /^You receive/);
  const pdf = await expectDocument(page, { title: 'Contract note', rows: figures, total: sum });
  expect(pdf.roles).toContain('H1');

  await page.emulateMedia({ media: 'print' });
  // Red, green and blue of what is written, as a canvas draws the colour.
  const ink = await page.evaluate(() => {
    const heading = document.querySelector('h1');
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!heading || !context) return [];
    context.fillStyle = getComputedStyle(heading).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  });
  expect(ink).toHaveLength(3);
  for (const part of ink) expect(part).toBeLessThan(80);
});

test('a note is reached from the history and from an order, is final once its day is over, and fits a phone as the order does [I5A-7-NOTE] [I5A-7-DETAIL] [I5A-10-SETTLEMENT]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await trade(sandbox);
  // The sandbox trades at any hour: until midnight the note may still grow.
  await sandbox.setClock('2026-11-20T00:00:01+05:30');
  await loginPage.enter('/portfolio/history', clients.approved);
  const row = newestOrder(page, 'SHESHTECH');
  await row.getByRole('link', { name: /^Open the contract note of/ }).click();
  await expect(page).toHaveURL(new RegExp(`/portfolio/notes/${day}$`));
  await openNote(page);
  await expect(page.getByText('Final', { exact: true })).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await horizontalOverflow(page)).toEqual({ pixels: 0, elements: [] });
  }
  // A table that is wider than the phone scrolls by the keyboard.
  const table = page.getByRole('group', { name: 'Orders of this day with their charges' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goBack();
  await row.getByText('Sell').click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('list', { name: 'Settlement' }).getByRole('listitem')).toHaveCount(2);
  const lots = detail.getByRole('list', { name: 'Lots sold' }).getByRole('listitem');
  await expect(lots.first()).toHaveText(/^\d+ of the lot of .* 2026.*Held \d+ days/);
  // The smallest phone breaks no figure and no button.
  await page.setViewportSize({ width: 320, height: 800 });
  const trades = detail.getByRole('table', { name: 'Trades of this order' });
  await expect(trades.getByRole('rowheader').first()).toHaveText(/^\d\d:\d\d:\d\d$/);
  for (const whole of [
    trades.getByRole('rowheader').first(),
    detail.getByRole('button', { name: 'Add tag' }),
  ]) {
    expect(await linesOf(whole)).toBe(1);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await detail.getByRole('link', { name: /^Contract note of/ }).click();
  await expect(detail).toBeHidden();
  await openNote(page);
  await page.goBack();
  await expect(row).toBeVisible();
});

/** A sale of this session in its drawer. */
async function openSale(page: Page, loginPage: LoginPage, sandbox: SandboxProcess): Promise<Locator> {
  await trade(sandbox);
  await loginPage.enter('/portfolio/history', clients.approved);
  await newestOrder(page, 'SHESHTECH').getByText('Sell').click();
  return page.getByRole('dialog', { name: /SHESHTECH|Order/ });
}

test('a private note and tags are kept, and find the order again in another browser [I5A-7-TAGS]', async ({
  page,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  const drawer = await openSale(page, loginPage, sandbox);
  const card = drawer.getByRole('region', { name: 'Your note' });
  await card.getByRole('textbox', { name: 'Why I placed it' }).fill('After the results.');
  await card.getByRole('textbox', { name: 'New tag' }).fill('results');
  await card.getByRole('button', { name: 'Save note' }).click();
  await expect(card.getByText('Saved')).toBeVisible();

  const other = await openBrowser();
  await new LoginPage(other).enter('/portfolio/history?tag=results', clients.approved);
  await expect(other.getByRole('link', { name: 'Show orders with the tag results' })).toBeVisible();
  await expect(other.getByRole('row').filter({ hasText: 'ARAVBANK' })).toHaveCount(0);
});

test('a note that is being written is asked for before a link of the drawer leads away from it [I5A-7-TAGS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const drawer = await openSale(page, loginPage, sandbox);
  const note = drawer.getByRole('textbox', { name: 'Why I placed it' });
  await note.fill('After the results.');
  const link = drawer.getByRole('link', { name: 'Contract note' }).first();
  await link.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note).toHaveValue('After the results.');
  await expect(page).toHaveURL(/history/);

  await link.press('Enter');
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await expect(page).toHaveURL(/note/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/history/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
