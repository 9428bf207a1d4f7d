import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/Keyboard.ts';
import { clients, lightPage, LoginPage } from '../pages/LoginPage.ts';
import { MoneyDrawer } from '../pages/MoneyDrawer.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

const pin = '246810';
const symbol = 'ARAVBANK';
/** A Thursday. */
const middleOfDay = '2026-11-19T11:00:00+05:30';
const upiWaitsMs = 10 * 60_000;

test.beforeEach(({ sandbox }) => sandbox.setClock(middleOfDay));

test('a new client adds money, buys the first share, and takes the rest out on the next trading day [I6A-8-FIRST] [S1-DEPOSIT] [S1-WITHDRAW] [I6A-1-CREDITED]', async ({
  page,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  // Two days, each with a session of its own.
  test.slow();
  const client = await ApiClient.signIn(sandbox.origin, clients.empty);
  await client.setPin(pin);
  const name = await client.read('/auth/app/v1/client_info');
  const holder = /"name":"(?<name>[^"]+)"/.exec(JSON.stringify(name))?.groups?.['name'] ?? '';
  await client.addBankAccount(pin, { holder, ifsc: 'SBOX0000001', number: '50110022004711' });
  await sandbox.decideBank(clients.empty, 'verified');

  await loginPage.enter('/dashboard', clients.empty);
  await page.getByRole('main').getByRole('button', { name: 'Deposit' }).click();
  const deposit = new MoneyDrawer(page, 'Deposit');
  await deposit.askFor('25000');
  await expect(deposit.root.getByRole('img', { name: /^QR code: pay ₹25,000/ })).toBeVisible();
  await expect(deposit.root.getByText('@validsbox')).toBeVisible();
  await deposit.button('Pay ₹25,000').click();
  await expect(deposit.root.getByText('It is in your cash')).toBeVisible();
  await deposit.button('Done').click();
  await expect(deposit.root).toBeHidden();
  // Without a reload.
  await expect(page.getByRole('main').getByText('₹25,000.00').first()).toBeVisible();

  const price = Math.ceil((await sandbox.lastPrice('NSE', symbol)) * 1.02);
  const quantity = Math.ceil(19_000 / (price / 1.05));
  await page.goto(OrderTicket.pathOf(symbol));
  const ticket = OrderTicket.onPage(page);
  await ticket.type({ quantity, price });
  await ticket.send(pin);
  await expect(page.getByRole('dialog', { name: `Bought ${quantity} ${symbol}` })).toBeVisible();

  // A day later the account is older than 24 hours, and the money is not of today any more.
  await sandbox.setClock('2026-11-20T12:00:00+05:30');
  const next = await openBrowser();
  await new LoginPage(next).enter(lightPage, clients.empty);
  const withdrawal = new MoneyDrawer(next, 'Withdrawal');
  await withdrawal.open();
  await withdrawal.button(/^All withdrawable/).click();
  await withdrawal.button(/^Withdraw ₹/).click();
  await withdrawal.givePin(pin);
  await expect(withdrawal.root.getByText('On its way, can be cancelled')).toBeVisible();
  await sandbox.decideWithdrawal(clients.empty, 'paid');
  await expect(withdrawal.root.getByText('Paid to Sandbox Bank ••••4711')).toBeVisible();
});

test('money from another account goes back, one that nobody pays expires, and the same report twice adds once [I6A-8-RETURNED] [I6A-8-EXPIRED] [I6A-8-TWICE]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const before = await client.cash('available');
  await loginPage.enter(lightPage, clients.approved);
  const deposit = new MoneyDrawer(page, 'Deposit');
  await deposit.open();

  await deposit.askFor('20000');
  await deposit.button('Pay from another account').click();
  await expect(deposit.root.getByText('Not added: it goes back').first()).toBeVisible();
  await expect(
    deposit.root.getByText('The money came from an account that is not yours.').first(),
  ).toBeVisible();
  expect(await client.cash('available')).toBe(before);

  await deposit.button('Deposit again').click();
  await deposit.askFor('30000');
  await sandbox.advanceClock(upiWaitsMs);
  await expect(deposit.root.getByText('Not paid in time')).toBeVisible();

  await deposit.button('Deposit again').click();
  await deposit.askFor('40000');
  // It goes on without the drawer, and is offered again after a reload.
  await deposit.button('Close, it goes on').click();
  await expect(deposit.root).toBeHidden();
  await page.reload();
  await deposit.open();
  await deposit.button('Continue the deposit of ₹40,000.00').click();
  await sandbox.payDeposit(clients.approved, { reports: 2 });
  await expect(deposit.root.getByText('It is in your cash')).toBeVisible();
  expect(await client.cash('available')).toBeCloseTo(before + 40_000, 2);
});

test('a deposit is cancelled, and what is typed outlives a failure and a reload [I6A-1-CANCEL] [I6A-1-DRAFT]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter(lightPage, clients.approved);
  const deposit = new MoneyDrawer(page, 'Deposit');
  await deposit.open();
  await sandbox.addFaults({ method: 'POST', path: '/fund/app/v1/deposits', kind: 'html', times: 1 });
  await deposit.reviewOf('35000');
  await deposit.review.getByRole('button', { name: 'Show how to pay' }).click();
  // Nothing came of the key: it is sealed, and the form has what was typed.
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(deposit.amount).toHaveValue('35,000');
  await page.reload();
  await deposit.open();
  await expect(deposit.amount).toHaveValue('35,000');

  await deposit.askFor('35000');
  await deposit.button('Cancel this deposit').click();
  const question = page.getByRole('dialog', { name: 'Cancel this deposit?' });
  await question.getByRole('button', { name: 'Cancel this deposit' }).click();
  await expect(deposit.root.getByText(/^Nothing was taken/)).toBeVisible();
});

test('deposit and withdrawal open from the user drawer by keyboard, with their least amount [S2-DRAWER-MONEY] [S2-BOTTOM-DEPOSIT] [S2-BOTTOM-WITHDRAW] [I3B-6-MONEY] [I6A-8-KEYBOARD]', async ({
  page,
  loginPage,
}) => {
  const keyboard = new Keyboard(page);
  const user = new UserDrawer(page);
  await loginPage.enter(lightPage, clients.approved);

  const withdrawal = new MoneyDrawer(page, 'Withdrawal');
  await keyboard.activate(user.opener);
  await keyboard.activate(user.root.getByRole('button', { name: 'Withdraw' }));
  await expect(withdrawal.root.getByRole('heading', { name: 'Withdrawal', exact: true })).toBeVisible();
  await expect(withdrawal.root.getByText('₹100.00')).toBeVisible();
  await keyboard.press('Escape');
  await expect(withdrawal.root).toBeHidden();

  const deposit = new MoneyDrawer(page, 'Deposit');
  await keyboard.activate(user.opener);
  await keyboard.activate(user.root.getByRole('button', { name: 'Deposit' }));
  await expect(deposit.root.getByText('₹20,000.00')).toBeVisible();
  await expect(deposit.root.getByText('Sandbox: simulated market and money')).toBeVisible();
  await expect(deposit.root.getByRole('radio', { name: /4821/ })).toBeChecked();
  await keyboard.type(deposit.amount, '15000');
  await keyboard.press('Enter');
  await keyboard.activate(deposit.button('Make it ₹20,000'));
  await keyboard.activate(deposit.button('Deposit ₹20,000'));
  await keyboard.activate(deposit.review.getByRole('button', { name: 'Show how to pay' }));
  await deposit.root.getByText('Waiting for your bank').waitFor();
  await keyboard.activate(deposit.button('Pay ₹20,000'));
  await expect(deposit.root.getByText('It is in your cash')).toBeVisible();
});
