import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { AwaitingOrders } from '../pages/AwaitingOrders.ts';
import { clients } from '../pages/LoginPage.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';

const pin = '246810';
const wealthyPin = '135790';
const symbol = 'ARAVBANK';
/** Trades ten times a day: between its buyers and its sellers lie many steps. */
const thinSymbol = 'THAGANTPMP';
const middleOfDay = '2026-11-19T11:00:00+05:30';

test('an order is changed while it fills: the dialog keeps to what is filled meanwhile, and says so when nothing is left to change [I5A-12-MODIFY] [I5A-12-JOURNEY] [I5A-BAD-ENDED]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock(middleOfDay);
  // The market stands still: what trades is what the two clients do.
  await sandbox.pause();
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const seller = await ApiClient.signIn(sandbox.origin, clients.wealthy);
  const instrument = { market: 'NSE', symbol };
  const { price, quantity: before } = await client.best('bids', symbol);
  const terms = { instrument, order_type: 'LIMIT', price };
  await client.placeOrder(pin, { ...terms, side: 'BUY', quantity: 300 });
  const sell = (quantity: number) =>
    seller.placeOrder(wealthyPin, { ...terms, side: 'SELL', validity: 'IOC', quantity });

  await loginPage.enter('/portfolio/awaiting', clients.approved);
  const orders = new AwaitingOrders(page);
  await expect(orders.row(symbol)).toContainText('0 / 300');
  await orders.modify(symbol);
  await orders.quantity.fill('200');
  // Those who came first at this price, and 120 of the client's.
  await sell(before + 120);
  await expect(orders.dialog.getByText('Of the whole order: 120 are filled and stay.')).toBeVisible();
  await expect(orders.quantity).toHaveValue('200');
  await orders.quantity.fill('100');
  await expect(orders.dialog.getByText(/^As many are filled already/)).toBeVisible();
  await orders.dialog.getByRole('button', { name: '121 shares' }).click();
  await orders.save();
  await expect(orders.row(symbol)).toContainText('120 / 121');

  await orders.modify(symbol);
  await orders.quantity.fill('400');
  await sell(40);
  await expect(orders.dialog.getByText('It was too late to modify.')).toBeVisible();
  await expect(orders.dialog.getByText(/It is executed\. 121 of 121 filled at/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(orders.none).toBeVisible();
});

test('an IOC order meets what waits in a thin book: that part is bought, the rest is cancelled with its reason [I5A-12-IOC]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock(middleOfDay);
  await sandbox.pause();
  const client = await ApiClient.signIn(sandbox.origin, clients.wealthy);
  const { price, quantity: offered } = await client.best('asks', thinSymbol);
  const wanted = offered + 500;
  await loginPage.enter(OrderTicket.pathOf(thinSymbol), clients.wealthy);
  const ticket = OrderTicket.onPage(page);
  await ticket.chooseValidity('IOC');
  await ticket.type({ quantity: wanted, price });
  await expect(ticket.root.getByText('What does not trade at once is cancelled.')).toBeVisible();
  await expect(ticket.root.getByText('Checked. Nothing is placed yet.')).toBeVisible();
  await ticket.send(wealthyPin);

  const of = (count: number) => count.toLocaleString('en-IN');
  const result = page.getByRole('dialog', {
    name: `${of(offered)} of ${of(wanted)} filled, the rest has ended`,
  });
  await expect(result).toBeVisible();
  await expect(result.getByText(/^The exchange says:/)).toBeVisible();
  await result.getByRole('button', { name: 'Order detail' }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByText(/^An IOC order trades at once or not at all/).first()).toBeVisible();
  expect(await client.waitingOrders()).toBe(0);
});

test('an order inside the spread of a thin share waits while the tape passes above it, and fills at its price when it is traded through [I5A-12-SPREAD] [DEM-28]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock(middleOfDay);
  // Both sides of one book: the crowd quotes anew each minute.
  await sandbox.pause();
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const bid = await client.best('bids', thinSymbol);
  const ask = await client.best('asks', thinSymbol);
  const limit = Math.round(((bid.price + ask.price) / 2) * 20) / 20;
  expect(limit).toBeGreaterThan(bid.price);
  expect(limit).toBeLessThan(ask.price);
  const quantity = Math.ceil(20_000 / limit);

  await loginPage.enter(OrderTicket.pathOf(thinSymbol), clients.approved);
  const ticket = OrderTicket.onPage(page);
  await ticket.type({ quantity, price: limit });
  await ticket.send(pin);
  await ticket.seeAwaiting();
  const orders = new AwaitingOrders(page);
  await expect(orders.row(thinSymbol)).toContainText(`0 / ${quantity}`);
  expect(await client.best('bids', thinSymbol)).toEqual({ price: limit, quantity });

  await sandbox.resume();
  await sandbox.setPrice('NSE', thinSymbol, ask.price);
  await expect(orders.row(thinSymbol)).toContainText(ask.price.toFixed(2));
  expect(await client.best('bids', thinSymbol)).toEqual({ price: limit, quantity });
  await expect(orders.row(thinSymbol)).toContainText(`0 / ${quantity}`);

  // Each time as many as the tape trades there at once.
  await sandbox.setPrice('NSE', thinSymbol, bid.price);
  await expect(orders.row(thinSymbol)).toContainText(new RegExp(`[1-9]\\d* / ${quantity}`));
  await expect(async () => {
    await sandbox.setPrice('NSE', thinSymbol, bid.price);
    await expect(orders.none).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [0] });
  await page.goto('/portfolio/history');
  const row = page.getByRole('row').filter({ hasText: thinSymbol });
  await expect(row).toContainText(`${quantity} / ${quantity}`);
  await expect(row.getByRole('gridcell').filter({ hasText: limit.toFixed(2) })).toHaveCount(2);
});
