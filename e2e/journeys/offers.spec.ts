import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';
import { Shell } from '../pages/Shell.ts';

const pin = '246810';
const day = '2026-11-19';
const symbol = 'SHESHTECH';
const waiver = /^Waiver of the depository charge/;

test.beforeEach(async ({ sandbox }) => {
  // The newest orders of the seeds are of the day on which they are made.
  await sandbox.setClock('2026-11-18T11:00:00+05:30');
  await sandbox.setClock(`${day}T11:00:00+05:30`);
});

/** The amount that stands in the row of a name. */
const amountOf = (part: Locator, name: RegExp) => part.getByRole('row', { name });

test('a waiver is named before a sale, used by it, printed on its note, and seen as used without a reload [I6B-8-WAIVER] [S1-OFFERS] [D-BONUS] [I6B-3-NOTE]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  test.slow();
  await loginPage.enter('/discover', clients.approved);
  const card = page.getByRole('region', { name: 'Offers' });
  await expect(
    card.getByRole('link', { name: /Waiver of the depository charge.*Available.*1 of 1 left/ }),
  ).toBeVisible();
  await card.getByRole('link', { name: 'All offers and terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(page.getByText('Available')).toBeVisible();
  const offers = await page.context().newPage();
  await offers.goto('/services/bonus');
  await expect(offers.getByText('Available')).toBeVisible();

  const last = await sandbox.lastPrice('NSE', symbol);
  await page.goto(OrderTicket.pathOf(symbol, 'SELL'));
  const ticket = OrderTicket.onPage(page);
  await ticket.type({ quantity: Math.ceil(25_000 / last), price: Math.floor(last * 0.99) });
  await ticket.price.press('Tab');
  await expect(ticket.root.getByText('Checked. Nothing is placed yet.')).toBeVisible();
  const line = (name: string | RegExp) => ticket.root.locator('dl > div', { has: page.getByText(name) });
  await expect(line('Depository charge, once a day').locator('dd')).toContainText('13.50');
  await expect(line(waiver).locator('dd')).toContainText('15.93');
  await ticket.send(pin);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  await expect(offers.getByText('Available')).toHaveCount(0);
  await expect(offers.getByRole('link', { name: new RegExp(`Sale of ${symbol} on NSE`) })).toBeVisible();
  await offers.getByRole('link', { name: new RegExp(`Sale of ${symbol} on NSE`) }).click();
  await expect(offers.getByRole('heading', { level: 1 })).toContainText(symbol);
  await expect(offers.getByText(waiver).first()).toBeVisible();

  await page.goto(`/portfolio/notes/${day}`);
  const sum = page.getByRole('table', { name: 'Total of the day, line by line' });
  await expect(amountOf(sum, waiver)).toContainText('−₹15.93');
  await expect(amountOf(sum, /^Depository charge/)).toContainText('₹13.50');
  await page.emulateMedia({ media: 'print' });
  await expect(amountOf(sum, waiver)).toContainText('−₹15.93');
});

test('offers open from the menu by keyboard; without the right their address and their drawer say why [I6B-6-BONUS] [S6-BONUS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter('/me/profile', clients.approved);
  const more = await new Shell(page).openServices('More');
  await more.getByRole('button', { name: 'Offers' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Offers' });
  await expect(drawer.getByText('Available')).toBeVisible();
  await page.keyboard.press('Escape');
  // Closing it is a step back in the history: another address asked for meanwhile would be given up.
  await expect(drawer).toBeHidden();

  await sandbox.setRight({ mobile: clients.approved, right: 'allow_bonus', given: false });
  await page.goto('/services/bonus');
  await expect(page.getByText(/^Offers and bonuses are not enabled for your account/)).toBeVisible();
  await page.goto('/discover');
  await expect(page.getByRole('region', { name: 'Losers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offers' })).toHaveCount(0);
});
