import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { linkToShare } from '../pages/linkToShare.ts';
import { clients, LoginPage } from '../pages/LoginPage.ts';
import { newestOrder } from '../pages/newestOrder.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';
import { expectOverlayEntry } from '../pages/expectOverlayEntry.ts';
import { phone } from '../pages/touch.ts';

const pin = '246810';

test('a share is bought by keyboard alone: the ticket by B, a price by arrows, the review by Ctrl+Enter; it is held at once and settled on the next trading day [I5A-12-JOURNEY] [DEM-24-TRADE] [I5A-12-KEYBOARD]', async ({
  page,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  // Two days, each with a sign-in.
  test.slow();
  // A Thursday, whatever the day on which this runs: the next day is the one of the settlement.
  await sandbox.setClock('2026-11-19T11:00:00+05:30');
  await loginPage.enter('/market?segment=stock&show=all', clients.approved);
  const ticket = new OrderTicket(page);
  await linkToShare(page, 'ARAVBANK').focus();
  await page.keyboard.press('b');
  await ticket.root.waitFor();
  await ticket.quantity.fill('40');
  const limit = await ticket.price.inputValue();
  await ticket.price.press('ArrowUp');
  await expect(ticket.price).not.toHaveValue(limit);
  // Far enough above what is asked for to be filled at once, whatever the market does meanwhile.
  for (let step = 0; step < 40; step += 1) await ticket.price.press('ArrowUp');
  await ticket.send(pin);

  const bought = page.getByRole('dialog', { name: 'Bought 40 ARAVBANK' });
  await expect(bought.getByText('40 of 40 filled')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bought).toBeHidden();
  // A dialog that closes takes its step of the history back, which would end the load of another document.
  await expectOverlayEntry(page, { isThere: false });
  await page.goto('/portfolio/history');
  const row = newestOrder(page, 'ARAVBANK');
  await expect(row).toContainText('40 / 40');
  await expect(row).toContainText('Executed');

  await page.goto('/portfolio/holding');
  const holding = (where: Page) => where.getByRole('row').filter({ hasText: 'ARAVBANK' });
  await expect(holding(page)).toContainText('40 T+1, ');

  // Tokens live on the sandbox's clock, so the client signs in again on the day of the settlement: in another browser, as this
  // one is led to the sign-in by itself.
  await sandbox.setClock('2026-11-20T08:00:01+05:30');
  const next = await openBrowser();
  await new LoginPage(next).enter('/portfolio/holding', clients.approved);
  await expect(holding(next)).toContainText(/\d/);
  await expect(holding(next)).not.toContainText('settling');
});

test('an order that waits is live: filled when the market comes to it, without a reload [I5A-7-AWAITING] [I5A-10-EVENTS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter('/market/NSE/ARAVBANK/order?side=BUY', clients.approved);
  const main = page.getByRole('main');
  const last = await sandbox.lastPrice('NSE', 'ARAVBANK');
  const limit = Math.floor(last * 0.97);
  await main.getByRole('textbox', { name: 'Quantity' }).fill('40');
  await main.getByRole('textbox', { name: 'Price' }).fill(String(limit));
  await new OrderTicket(page).send(pin);
  await page.getByRole('dialog').getByRole('button', { name: 'See in Awaiting' }).click();

  await expect(page).toHaveURL(/\/portfolio\/awaiting$/);
  const row = page.getByRole('row').filter({ hasText: 'ARAVBANK' });
  await expect(row).toContainText('0 / 40');
  await sandbox.setPrice('NSE', 'ARAVBANK', limit - 2);
  await expect(page.getByText('No open orders')).toBeVisible();
});

test('an answer that is lost is asked for until it is known: the order is found and placed once [I5A-12-LOST] [I5A-6-ASK]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter('/market/NSE/ARAVBANK/order?side=BUY', clients.approved);
  const main = page.getByRole('main');
  const limit = Math.floor((await sandbox.lastPrice('NSE', 'ARAVBANK')) * 0.97);
  await main.getByRole('textbox', { name: 'Quantity' }).fill('40');
  await main.getByRole('textbox', { name: 'Price' }).fill(String(limit));
  await page.keyboard.press('Control+Enter');
  const ticket = new OrderTicket(page);
  await ticket.pin.waitFor();
  await page.route('**/trade/app/v1/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // The exchange gets it; its answer never comes back.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.keyboard.type(pin);

  await expect(page.getByText(/It was placed once/)).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/trade/app/v1/orders');
  await page.goto('/portfolio/awaiting');
  await expect(page.getByRole('row').filter({ hasText: 'ARAVBANK' })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a share is bought by touch, in Hindi [I5A-12-PHONE] [I5A-12-HINDI]', async ({ page, loginPage }) => {
    await loginPage.enter('/market/NSE/ARAVBANK', clients.approved);
    await page.evaluate(() => {
      localStorage.setItem('wealth.preferences', JSON.stringify({ language: 'hi' }));
    });
    await page.reload();
    await page.getByRole('button', { name: 'ख़रीदें', exact: true }).tap();
    const ticket = page.getByRole('dialog', { name: 'ऑर्डर', exact: true });
    await ticket.getByRole('radio', { name: 'मार्केट' }).tap();
    await ticket.getByRole('textbox', { name: 'मात्रा' }).fill('40');
    expect((await horizontalOverflow(page)).pixels).toBe(0);
    await ticket.getByRole('button', { name: /^जाँचें/ }).tap();
    await page.getByLabel('ट्रेडिंग पिन').waitFor();
    await page.keyboard.type(pin);
    const bought = page.getByRole('dialog', { name: 'ARAVBANK के 40 शेयर ख़रीदे' });
    await expect(bought).toBeVisible();
  });
});
