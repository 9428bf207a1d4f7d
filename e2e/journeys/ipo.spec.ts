import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { IssuesDrawer } from '../pages/IssuesDrawer.ts';
import { Keyboard } from '../pages/Keyboard.ts';
import { clients, lightPage, LoginPage } from '../pages/LoginPage.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';
import { Shell } from '../pages/Shell.ts';

const pin = '246810';
/** An IPO of the main board that is open from 17 to 25 November 2026. */
const issue = 'IPO-2026-11-B';
const symbol = 'ENKARA';
const ipoPage = `/services/ipo?issue=${issue}`;

test.beforeEach(({ sandbox }) => sandbox.setClock('2026-11-20T11:00:00+05:30'));

test('an IPO is applied for, blocked in the own bank, allotted in part, listed and sold [I5C-8-IPO] [I5C-8-PART] [S1-TRADE-IPO] [D-IPO]', async ({
  page,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  // Three days, each with a session of its own.
  test.slow();
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const before = await client.cash('available');
  await loginPage.enter(ipoPage, clients.approved);
  const issues = new IssuesDrawer(page);
  await issues.apply('Lots', 2, pin);
  await expect(issues.text('To be blocked in your bank')).toBeVisible();
  await issues.button('Approve').click();
  await expect(issues.text('Blocked at Sandbox Bank ••••4821')).toBeVisible();
  expect(await client.cash('available')).toBe(before);

  await sandbox.setClock('2026-11-26T21:30:00+05:30');
  const evening = await openBrowser();
  await new LoginPage(evening).enter(ipoPage, clients.approved);
  const drawn = new IssuesDrawer(evening);
  await expect(drawn.text(/^\d+ of 26 shares allotted$/)).toBeVisible();
  await drawn.button('Draw again on this page').click();
  await expect(drawn.text(/^The same on this page: place/)).toBeVisible();

  await sandbox.setClock('2026-11-30T11:00:00+05:30');
  const listed = await openBrowser();
  await new LoginPage(listed).enter(ipoPage, clients.approved);
  await expect(new IssuesDrawer(listed).text('The shares trade and can be sold.')).toBeVisible();
  const price = Math.floor((await sandbox.lastPrice('NSE', symbol)) * 0.985);
  const seller = await openBrowser();
  await new LoginPage(seller).enter(OrderTicket.pathOf(symbol, 'SELL'), clients.approved);
  const ticket = OrderTicket.onPage(seller);
  await ticket.price.fill(String(price));
  // All of it: a part would be below the smallest trade.
  await ticket.root.getByRole('button', { name: 'Sell all' }).first().click();
  await ticket.send(pin);
  await expect(seller.getByRole('dialog', { name: new RegExp(`^Sold \\d+ ${symbol}$`, 'u') })).toBeVisible();
});

test('a mandate is declined, asked for anew, and ends when nobody approves it [I5C-8-MANDATE]', async ({
  page,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  test.slow();
  await loginPage.enter(ipoPage, clients.approved);
  const issues = new IssuesDrawer(page);
  await issues.apply('Lots', 1, pin);
  await issues.button('Decline').click();
  await expect(issues.text('If it was not you')).toBeVisible();
  await issues.button('Apply anew').click();
  await issues.apply('Lots', 1, pin);
  await expect(issues.button('Send it again')).toBeVisible();

  await sandbox.setClock('2026-11-25T17:00:02+05:30');
  const late = await openBrowser();
  await new LoginPage(late).enter(ipoPage, clients.approved);
  const ended = new IssuesDrawer(late);
  await expect(ended.text('Nothing was taken. The application has ended.')).toBeVisible();
  await expect(ended.text('Mandate not approved')).toBeVisible();
});

test('by keyboard alone: from the menu to the approved mandate [I5C-8-KEYS] [S2-BOTTOM-IPO]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(lightPage, clients.approved);
  const keyboard = new Keyboard(page);
  const trading = await new Shell(page).openServices('Trading');
  await keyboard.activate(trading.getByRole('button', { name: 'IPO' }));
  const root = page.getByRole('dialog', { name: 'IPO', exact: true });
  const issues = new IssuesDrawer(page, root);
  await keyboard.activate(issues.button(/^Apply for 1 lot/));
  await issues.review.getByLabel('Trading PIN').waitFor();
  await page.keyboard.type(pin);
  await issues.review.waitFor({ state: 'hidden' });
  await keyboard.activate(issues.button('Approve'));
  await expect(issues.text('Blocked at Sandbox Bank ••••4821')).toBeVisible();
});

test('a bid in an offer for sale: below the cut-off refused, above it taken, at it blocked here, allotted in the evening [I5C-8-OFS] [D-FO]', async ({
  page,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  test.slow();
  await sandbox.setClock('2026-11-19T11:00:00+05:30');
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const before = await client.cash('available');
  const offerPage = '/services/fo?issue=OFS-2026-11';
  await loginPage.enter(offerPage, clients.approved);
  const offer = new IssuesDrawer(page);
  await page.getByRole('radio', { name: 'Own price' }).press('Space');
  await page.getByRole('textbox', { name: 'Price per share' }).fill('1');
  await expect(offer.text(/^The (lowest price|cut-off of the first day) is/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Price per share' }).fill('700');
  await expect(offer.button(/^Bid for 1, block ₹7\d\d/)).toBeVisible();
  await page.getByRole('radio', { name: 'Cut-off' }).press('Space');
  await offer.apply('Quantity', 10, pin);
  await expect(offer.text('Blocked at Your cash here')).toBeVisible();
  expect(await client.cash('available')).toBeLessThan(before);

  await sandbox.setClock('2026-11-19T18:05:00+05:30');
  const evening = await openBrowser();
  await new LoginPage(evening).enter(offerPage, clients.approved);
  const allotted = new IssuesDrawer(evening);
  await expect(allotted.text('You receive')).toBeVisible();
  await expect(evening.getByRole('link', { name: 'Contract note' })).toBeVisible();
});
