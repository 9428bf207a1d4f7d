import { expect, test } from '../fixtures/test.ts';
import { AwaitingOrders } from '../pages/AwaitingOrders.ts';
import { clients } from '../pages/LoginPage.ts';
import { newestOrder } from '../pages/newestOrder.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';

const pin = '246810';
const symbol = 'ARAVBANK';
const thursday = (time: string) => `2026-11-19T${time}+05:30`;
const friday = (time: string) => `2026-11-20T${time}+05:30`;

test.beforeEach(({ sandbox }) => sandbox.setMode('exchange-hours'));

test('a stop order that waits counts down to 15:15 by the clock of the exchange, on a device that is ten minutes fast, and ends then with its reason [I5A-12-STOP1515] [DEM-11] [I5A-BAD-DEVICE-CLOCK]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock(thursday('15:10:00'));
  // For this device continuous trading is over.
  await page.clock.setSystemTime(thursday('15:20:00'));
  await loginPage.enter(OrderTicket.pathOf(symbol), clients.approved);
  const trigger = Math.ceil((await sandbox.lastPrice('NSE', symbol)) * 1.03);
  const ticket = OrderTicket.onPage(page);
  await ticket.root.getByRole('radio', { name: 'SL', exact: true }).click();
  await ticket.trigger.fill(String(trigger));
  await ticket.type({ quantity: 40, price: trigger + 5 });
  await expect(ticket.root.getByText('Ends: the closing auction takes no stop orders')).toBeVisible();
  await expect(ticket.root.getByText('Checked. Nothing is placed yet.')).toBeVisible();
  await ticket.send(pin);
  await expect(page.getByRole('dialog', { name: 'Placed, waiting for its trigger' })).toBeVisible();
  await ticket.seeAwaiting();

  const orders = new AwaitingOrders(page);
  await expect(page.getByText(`At 15:15 IST your stop order on ${symbol} ends.`)).toBeVisible();
  await expect(orders.row(symbol)).toContainText('Ends 15:15 IST');
  // Four or five minutes are left, not none.
  await expect(orders.row(symbol).getByRole('timer')).toHaveText(/^[34] min \d+ s$/);

  await sandbox.setClock(thursday('15:15:01'));
  await expect(orders.none).toBeVisible();
  const why = 'Stop orders end with continuous trading: they do not take part in the closing auction.';
  await expect(page.getByText(`Buy 40 ${symbol}: cancelled`)).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notices = page.getByRole('dialog', { name: 'Notifications' });
  await expect(notices.getByText(`${symbol}: order cancelled`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/portfolio/history');
  const row = newestOrder(page, symbol);
  await expect(row).toContainText('Cancelled');
  await expect(row).toContainText(why);
});

test('an order after the market waits for the next trading day, goes into the opening auction and is filled in it [I5A-12-AMO]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock(thursday('18:00:00'));
  // For longer than a session lives without it.
  await loginPage.open();
  await loginPage.signIn(clients.approved, { remember: true });
  await page.waitForURL('/dashboard');
  await page.goto(OrderTicket.pathOf(symbol));
  const ticket = OrderTicket.onPage(page);
  await ticket.quantity.waitFor();
  // Above whatever the opening finds.
  await ticket.type({ quantity: 40, price: Math.floor((await sandbox.lastPrice('NSE', symbol)) * 1.06) });
  await expect(ticket.root.getByText('Takes part in the opening auction')).toBeVisible();
  await expect(ticket.root.getByText('Checked. Nothing is placed yet.')).toBeVisible();
  await ticket.send(pin);
  await expect(page.getByRole('dialog', { name: 'Accepted, sent when the market opens' })).toBeVisible();
  await ticket.seeAwaiting();
  const orders = new AwaitingOrders(page);
  await expect(orders.row(symbol)).toContainText('For the next session');

  await sandbox.setClock(friday('09:00:01'));
  await expect(orders.row(symbol)).toContainText('Open');
  await expect(orders.row(symbol)).toContainText('0 / 40');
  await sandbox.setClock(friday('09:15:01'));
  await expect(orders.none).toBeVisible();
  await page.goto('/portfolio/history');
  const row = newestOrder(page, symbol);
  await expect(row).toContainText('40 / 40');
  await expect(row).toContainText('Executed');
});
