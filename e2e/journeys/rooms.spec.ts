import type { Page } from '@playwright/test';
import { expectDocument } from '../fixtures/expectDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { clients } from '../pages/LoginPage.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';

const topOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box?.y ?? Infinity;
};

const firstRow = '[role="grid"] [role="row"][aria-rowindex="2"]';

for (const { device, width, height, most } of [
  { device: 'a desk', width: 1440, height: 900, most: 300 },
  { device: 'a phone', width: 390, height: 844, most: 320 },
]) {
  test(`the list of the market begins high on ${device}, and moves with the page under its head [I4B-E8] [I4B-E18]`, async ({
    page,
    loginPage,
  }) => {
    await page.setViewportSize({ width, height });
    await loginPage.enter('/market?segment=stock', clients.approved);
    await page.locator(firstRow).waitFor();
    expect(await topOf(page, firstRow)).toBeLessThanOrEqual(most);

    await page.evaluate(() => window.scrollTo({ top: 4_000 }));
    // Rows come as the page scrolls; only those near the window are there.
    const places = () =>
      page
        .locator('[role="grid"] [role="row"][aria-rowindex]')
        .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
    await expect.poll(async () => Math.max(...(await places()))).toBeGreaterThan(60);
    expect((await places()).length).toBeLessThan(60);
    const head = await topOf(page, '[role="grid"] [role="columnheader"]');
    const header = await page.locator('header').first().boundingBox();
    expect(Math.abs(head - (header?.height ?? 0))).toBeLessThanOrEqual(1);
  });
}

for (const { device, width, height, most } of [
  { device: 'a desk', width: 1440, height: 900, most: 300 },
  { device: 'a phone', width: 390, height: 844, most: 320 },
]) {
  test(`the order history begins high on ${device} [I4B-E8] [I4C-5-HISTORY]`, async ({ page, loginPage }) => {
    await page.setViewportSize({ width, height });
    await loginPage.enter('/portfolio/history', clients.approved);
    await page.locator(firstRow).waitFor();
    expect(await topOf(page, firstRow)).toBeLessThanOrEqual(most);
  });
}

test('a phone has its filters behind one button, with how many there are [I4B-E8]', async ({
  page,
  loginPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginPage.enter('/market?segment=stock&sector=Pharma&cap=large', clients.approved);
  await page.getByRole('button', { name: 'Filter 2' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/market?segment=stock');
});

for (const side of ['Buy', 'Sell'] as const) {
  test(`all that decides a ticket is in sight at 1440 × 900 without scrolling: ${side} [I4B-E12]`, async ({
    page,
    loginPage,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await loginPage.enter('/dashboard', clients.approved);
    const ticket = new OrderTicket(page);
    await ticket.openOf('ARAVBANK', side);
    await ticket.quantity.fill('25');
    await expect(ticket.root.getByText('Checked. Nothing is placed yet.')).toBeAttached();
    const deciding = [
      ticket.root.getByRole('radiogroup', { name: 'Order type' }),
      ticket.validity,
      ticket.quantity,
      ticket.price,
      ticket.root.getByRole('region', { name: 'What it costs' }),
      ticket.root.getByRole('region', { name: 'If sent now' }),
      ticket.root.getByRole('button', { name: /^Review/ }),
    ];
    for (const part of deciding) await expect(part, String(part)).toBeInViewport({ ratio: 0.99 });
  });
}

test('Home has its tables whole at 1024 px, each row in two lines at most [I4B-E7]', async ({
  page,
  loginPage,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await loginPage.enter('/dashboard', clients.approved);
  for (const name of ['Shares you own, by value', 'Your watch list']) {
    const table = page.getByRole('table', { name });
    await table.scrollIntoViewIfNeeded();
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    const { cut, highest } = await table.evaluate((element) => ({
      cut: element.scrollWidth - (element.parentElement?.parentElement?.clientWidth ?? 0),
      highest: Math.max(...[...element.querySelectorAll('tbody tr')].map((row) => row.clientHeight)),
    }));
    expect(cut).toBeLessThanOrEqual(1);
    expect(highest).toBeLessThanOrEqual(60);
  }
  expect((await horizontalOverflow(page)).pixels).toBe(0);
});

test('amounts stand close to their labels on a wide screen [I4B-E19]', async ({ page, loginPage }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await loginPage.enter('/portfolio/summary', clients.approved);
  const list = page.getByRole('region', { name: 'Your assets here' }).locator('ul');
  await list.waitFor();
  expect((await list.boundingBox())?.width).toBeLessThanOrEqual(560);
});

test('a list that is longer than its window is printed with all of the rows that were read [I4C-5-PRINT]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/market?segment=stock', clients.approved);
  await page.locator(firstRow).waitFor();
  const inView = await page.getByRole('grid').getByRole('rowheader').allInnerTexts();
  expect(inView.length).toBeLessThan(60);
  const pdf = await expectDocument(page, { title: 'Market', rows: inView });
  // The first page of the list has a hundred, and its head is a row.
  expect(pdf.roles.filter((role) => role === 'TR').length).toBeGreaterThan(100);
});

test('the history is printed as a document, with all of its orders [I4C-5-HISTORY]', async ({
  page,
  loginPage,
}) => {
  // The dialog of the browser would hold the page.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await loginPage.enter('/portfolio/history', clients.approved);
  const shown = await page.getByRole('grid').getByRole('rowheader').allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  const paper = page.getByLabel('About this list').locator('dd');
  await paper.first().waitFor({ state: 'attached' });
  const count = (await paper.allTextContents())[1] ?? '';

  const pdf = await expectDocument(page, { title: 'Portfolio', rows: shown, total: count });
  // The head of the table is a row, and a reader finds the table again on each of its sheets.
  expect(pdf.roles.filter((role) => role === 'TR').length).toBeGreaterThan(Number(count));
});
