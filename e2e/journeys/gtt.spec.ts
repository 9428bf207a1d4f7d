import { expect, test } from '../fixtures/test.ts';
import { linkToShare } from '../pages/linkToShare.ts';
import { clients } from '../pages/LoginPage.ts';
import { newestOrder } from '../pages/newestOrder.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';

const pin = '246810';

test('a GTT is placed by keyboard, waits with nothing blocked, and sends its order when the price comes to its trigger: it fills, and the client is told [I5A-8-GTT] [I5A-12-JOURNEY]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter('/market?segment=stock&show=all', clients.approved);
  const ticket = new OrderTicket(page);
  const last = await sandbox.lastPrice('NSE', 'ARAVBANK');
  const trigger = Math.floor(last * 0.98);
  await linkToShare(page, 'ARAVBANK').focus();
  await page.keyboard.press('b');
  await ticket.quantity.waitFor();

  await ticket.validity.focus();
  // Day, IOC, GTT.
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'GTT' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(ticket.validity).toHaveText(/GTT/);
  await ticket.quantity.fill('40');
  await ticket.trigger.fill(String(trigger));
  // Above its trigger, so that it fills wherever the market is by then.
  await ticket.price.fill(String(Math.ceil(trigger * 1.02)));
  const rehearsal = ticket.root.getByRole('region', { name: /^Rehearsal/ });
  await expect(rehearsal.getByText('Would pass today’s checks')).toBeVisible();
  await expect(ticket.root.getByText('Checked. Nothing is placed yet.')).toBeVisible();
  await ticket.price.focus();
  await ticket.send(pin);
  await expect(page.getByRole('dialog', { name: 'Placed, waiting for its trigger' })).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'See in Awaiting' }).click();
  // The market's rows name the share too, until this page stands in their place.
  const row = page.getByRole('row').filter({ hasText: 'ARAVBANK' }).filter({ hasText: 'GTT' });
  await expect(row).toContainText('Nothing yet');
  await expect(row).toContainText('Would pass today’s checks');

  await sandbox.setPrice('NSE', 'ARAVBANK', trigger - 1);
  await expect(page.getByText('No open orders')).toBeVisible();

  await page.goto('/portfolio/history');
  const ended = page.getByRole('row').filter({ hasText: 'ARAVBANK' });
  await expect(ended.filter({ hasText: '40 / 40' })).toHaveCount(1);
  await expect(newestOrder(page, 'ARAVBANK')).toContainText('40 / 40');
  await expect(ended.filter({ hasText: 'Triggered' })).toHaveCount(1);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Notifications' })
      .getByText(/ARAVBANK/)
      .first(),
  ).toBeVisible();
});

test('a stop order is kept as a GTT and still waits until it is cancelled [I5A-8-GTT]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter('/market/NSE/ARAVBANK/order?side=BUY', clients.approved);
  const main = page.getByRole('main');
  const trigger = Math.ceil((await sandbox.lastPrice('NSE', 'ARAVBANK')) * 1.02);
  await main.getByRole('radio', { name: 'SL', exact: true }).click();
  await main.getByRole('textbox', { name: 'Quantity' }).fill('40');
  await main.getByRole('textbox', { name: 'Trigger price' }).fill(String(trigger));
  await main.getByRole('textbox', { name: 'Price', exact: true }).fill(String(trigger + 5));
  const ticket = new OrderTicket(page);
  await ticket.send(pin);
  await page.getByRole('dialog').getByRole('button', { name: 'See in Awaiting' }).click();

  await page.getByRole('button', { name: 'Keep as GTT: the order on ARAVBANK' }).click();
  await expect(ticket.trigger).toHaveValue(new RegExp(String(trigger % 1000)));
  await expect(ticket.root.getByText('Checked. Nothing is placed yet.')).toBeVisible();
  await ticket.price.focus();
  await ticket.send(pin);
  const placed = page.getByRole('dialog', { name: 'Placed, waiting for its trigger' });
  await expect(placed.getByText('Your stop order is still open.')).toBeVisible();
  await placed.getByRole('button', { name: 'Cancel the stop order' }).click();
  await page.getByRole('button', { name: 'Cancel order', exact: true }).click();
  await placed.getByRole('button', { name: 'See in Awaiting' }).click();
  const row = page.getByRole('row').filter({ hasText: 'ARAVBANK' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('GTT');
});
