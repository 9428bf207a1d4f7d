import type { Page, Request, Route } from '@playwright/test';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { AwaitingOrders } from '../pages/AwaitingOrders.ts';
import { clients } from '../pages/LoginPage.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';

const pin = '246810';
const symbol = 'ARAVBANK';
const middleOfDay = '2026-11-19T11:00:00+05:30';
const placing = '**/trade/app/v1/orders';

test.beforeEach(({ sandbox }) => sandbox.setClock(middleOfDay));

test('five wrong PINs lock it for a quarter of an hour: the ticket keeps what was typed, and the review that is left open is sent after it, with a session of its own renewed [I5A-12-PIN] [I5A-BAD-TOKEN]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  // Seven PINs, each of which costs the server a slow hash.
  test.slow();
  await loginPage.enter(OrderTicket.pathOf(symbol), clients.approved);
  const price = Math.floor((await sandbox.lastPrice('NSE', symbol)) * 0.97);
  const ticket = OrderTicket.onPage(page);
  await ticket.type({ quantity: 40, price });
  await ticket.reviewAndPlace();
  for (let left = 4; left >= 1; left -= 1) {
    await page.keyboard.type('111111');
    await expect(ticket.result.getByText(`Incorrect PIN. ${left} of 5 tries left.`)).toBeVisible();
  }
  await page.keyboard.type('111111');
  await expect(ticket.result.getByText(/15 minutes/)).toBeVisible();
  await page.keyboard.type(pin);
  await expect(ticket.result.getByText(/15 minutes/)).toBeVisible();

  await page.getByRole('button', { name: 'Back to the ticket' }).click();
  await expect(ticket.quantity).toHaveValue('40');
  await expect(ticket.price).toHaveValue(price.toLocaleString('en-IN', { minimumFractionDigits: 2 }));
  // The key is heard by the field that the dialog gives the focus back to.
  await expect(ticket.price).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await ticket.pin.waitFor();
  // The lock ends, and with it the token of the session, which lives as long.
  await sandbox.advanceClock(15 * 60_000 + 1_000);
  await ticket.givePin(pin);
  await expect(page.getByRole('dialog', { name: 'Placed, waiting for its price' })).toBeVisible();
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  expect(await client.waitingOrders()).toBe(1);
});

/** Takes an order that was sent out of the network, and sends it on its way whenever it is told to. */
async function holdBack(route: Route): Promise<() => Promise<Response>> {
  const request: Request = route.request();
  const headers = await request.allHeaders();
  const body = request.postData();
  await route.abort('connectionreset');
  const sent = Object.entries(headers).filter(([name]) => !/^(?::|content-length$|host$)/.test(name));
  return () => fetch(request.url(), { method: 'POST', headers: Object.fromEntries(sent), body });
}

test('an order that is held back on its way is asked for and sealed; when it comes after all it is refused, and the one that is placed anew is the only one [I5A-12-SEALED] [I5A-12-LOST]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter(OrderTicket.pathOf(symbol), clients.approved);
  const price = Math.floor((await sandbox.lastPrice('NSE', symbol)) * 0.97);
  const ticket = OrderTicket.onPage(page);
  await ticket.type({ quantity: 40, price });
  await ticket.reviewAndPlace();
  const held: Array<() => Promise<Response>> = [];
  await page.route(placing, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    held.push(await holdBack(route));
  });
  await page.keyboard.type(pin);
  await expect(page.getByRole('dialog', { name: 'It was not placed.' })).toBeVisible();

  // The network repeats what it could not deliver, under the same key.
  expect(held.length).toBeGreaterThan(0);
  for (const release of held) {
    const late = await release();
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('key_sealed');
  }
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  expect(await client.waitingOrders()).toBe(0);

  await page.unroute(placing);
  await page.getByRole('button', { name: 'Place again' }).click();
  await ticket.givePin(pin);
  await expect(page.getByRole('dialog', { name: 'Placed, waiting for its price' })).toBeVisible();
  await ticket.seeAwaiting();
  const orders = new AwaitingOrders(page);
  await expect(orders.row(symbol)).toHaveCount(1);
  await expect(orders.row(symbol)).toContainText('0 / 40');
});

/** The names of all that the browser keeps for this tab. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...stored, ...cookies.map(({ name }) => name)];
}

test('what a ticket and an order without an answer leave in the browser is on the page about cookies [I4C-1-STORED]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter(OrderTicket.pathOf(symbol), clients.approved);
  const price = Math.floor((await sandbox.lastPrice('NSE', symbol)) * 0.97);
  const ticket = OrderTicket.onPage(page);
  await ticket.type({ quantity: 40, price });
  await ticket.reviewAndPlace();
  await page.route(/\/app\/v1\/(?:orders|intents\/ask)$/, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  await page.keyboard.type(pin);
  await expect(page.getByRole('button', { name: 'Ask now' })).toBeVisible();
  const stored = await storedNames(page);
  for (const name of ['wealth.ticketDraft', 'wealth.intent.', '__Host-browser'])
    expect(stored.some((one) => one.startsWith(name))).toBe(true);

  await page.goto('/cookie');
  await expect(page.getByText('wealth.intent.*')).toBeVisible();
  const listed = await page.locator('code').allTextContents();
  const isListed = (name: string) =>
    listed.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
  expect([...stored, ...(await storedNames(page))].filter((name) => !isListed(name))).toEqual([]);
});

test('two tabs cannot spend the same money: the second is told what is missing, and both show what waits [I5A-12-TABS] [I5A-BAD-MONEY]', async ({
  page,
  context,
  loginPage,
  sandbox,
}) => {
  // Two pages that follow the market at once.
  test.setTimeout(30_000);
  await loginPage.enter(OrderTicket.pathOf(symbol), clients.approved);
  const other = await context.newPage();
  await other.goto(OrderTicket.pathOf(symbol));
  const price = Math.floor((await sandbox.lastPrice('NSE', symbol)) * 0.97);
  // Either order takes three fifths of the money.
  const quantity = Math.floor((642_000 * 0.6) / price);
  const [first, second] = [OrderTicket.onPage(page), OrderTicket.onPage(other)];
  await first.type({ quantity, price });
  await second.type({ quantity: quantity - 1, price });
  for (const ticket of [first, second])
    await expect(ticket.root.getByText('Checked. Nothing is placed yet.')).toBeVisible();
  await second.reviewAndPlace();
  await first.send(pin);
  await expect(page.getByRole('dialog', { name: 'Placed, waiting for its price' })).toBeVisible();
  await other.keyboard.type(pin);

  await expect(second.root.getByText(/^₹[\d,.]+ missing$/)).toBeVisible();
  await expect(second.quantity).toHaveValue(String(quantity - 1));
  // A dialog that closes takes its step of the history back.
  await expect(second.result).toHaveCount(0);
  await first.seeAwaiting();
  await other.goto('/portfolio/awaiting');
  const waiting = [new AwaitingOrders(page), new AwaitingOrders(other)];
  for (const orders of waiting) {
    await expect(orders.row(symbol)).toHaveCount(1);
    await expect(orders.row(symbol)).toContainText(`0 / ${quantity}`);
  }
  await waiting[0]?.cancel(symbol);
  for (const orders of waiting) await expect(orders.none).toBeVisible();
});

test.describe('a server that dies', () => {
  test.use({ expectedConsole: { patterns: [/^WebSocket connection to .* failed/] } });

  test('between taking an order and answering it: the ticket finds its one order when the server is back [I5A-12-KILLED] [I5A-BAD-ANSWERS]', async ({
    page,
    loginPage,
    sandbox,
  }) => {
    // A server starts once more.
    test.slow();
    await loginPage.enter(OrderTicket.pathOf(symbol), clients.approved);
    const price = Math.floor((await sandbox.lastPrice('NSE', symbol)) * 0.97);
    const client = await ApiClient.signIn(sandbox.origin, clients.approved);
    const ticket = OrderTicket.onPage(page);
    await ticket.type({ quantity: 40, price });
    await ticket.reviewAndPlace();
    await sandbox.addFaults({
      method: 'POST',
      path: '/trade/app/v1/orders',
      kind: 'delay',
      delay_ms: 60_000,
      times: 1,
    });
    await page.keyboard.type(pin);
    await expect.poll(() => client.waitingOrders(), { intervals: [50] }).toBe(1);
    await sandbox.kill();
    // Until then the order is sent again under its key, and a server that is back early answers that.
    await expect(page.getByRole('dialog', { name: 'Asking the exchange …' })).toBeVisible();
    await sandbox.startAgain();

    const found = page.getByRole('dialog', { name: 'Placed, waiting for its price' });
    await expect(found.getByText(/^It was placed once/)).toBeVisible({ timeout: 30_000 });
    await ticket.seeAwaiting();
    const orders = new AwaitingOrders(page);
    await expect(orders.row(symbol)).toHaveCount(1);
    await expect(orders.row(symbol)).toContainText('0 / 40');
  });
});

test('on a slow network the first review of a page has the focus in its PIN as soon as it is there [I4B-D6]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await loginPage.enter(OrderTicket.pathOf(symbol), clients.approved);
  const price = Math.floor((await sandbox.lastPrice('NSE', symbol)) * 0.97);
  const ticket = OrderTicket.onPage(page);
  await ticket.type({ quantity: 40, price });
  await page.keyboard.press('Control+Enter');
  await expect(ticket.pin.first()).toBeFocused();
  await page.keyboard.type(pin);

  await expect(page.getByRole('dialog', { name: 'Placed, waiting for its price' })).toBeVisible();
});
