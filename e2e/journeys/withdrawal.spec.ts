import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/Keyboard.ts';
import { clients, lightPage, LoginPage } from '../pages/LoginPage.ts';
import { MoneyDrawer } from '../pages/MoneyDrawer.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

const pin = '246810';
/** A Thursday. */
const middleOfDay = '2026-11-19T11:00:00+05:30';

test.beforeEach(({ sandbox }) => sandbox.setClock(middleOfDay));

test('in two tabs at once exactly one passes, and it can be cancelled until it is sent [I6A-8-TABS] [I6A-2-CANCEL]', async ({
  page,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const before = await client.cash('available');
  await loginPage.enter(lightPage, clients.approved);
  const other = await openBrowser();
  await new LoginPage(other).enter(lightPage, clients.approved);
  const [first, second] = [new MoneyDrawer(page, 'Withdrawal'), new MoneyDrawer(other, 'Withdrawal')];
  for (const drawer of [first, second]) {
    await drawer.open();
    await drawer.reviewOf('300000');
  }
  await Promise.all([first.givePin(pin), second.givePin(pin)]);

  const passed = (drawer: MoneyDrawer) => drawer.root.getByText('On its way, can be cancelled');
  const refused = (drawer: MoneyDrawer) => drawer.root.getByText(/^Another withdrawal is under way/);
  await expect(passed(first).or(refused(first)).first()).toBeVisible();
  await expect(passed(second).or(refused(second)).first()).toBeVisible();
  const winner = (await passed(first).isVisible()) ? first : second;
  const loser = winner === first ? second : first;
  await expect(refused(loser)).toBeVisible();
  await expect(loser.amount).toHaveValue('3,00,000');
  expect(await client.cash('available')).toBeCloseTo(before - 300_000, 2);

  await winner.button('Cancel withdrawal').click();
  const dialog = (winner === first ? page : other).getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await dialog.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(winner.root.getByText(/^Cancelled. The money is in your cash again/)).toBeVisible();
  expect(await client.cash('available')).toBeCloseTo(before, 2);
});

test('an order that takes the money meanwhile is told with what can go now [I6A-8-ORDER]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  await loginPage.enter(lightPage, clients.approved);
  const withdrawal = new MoneyDrawer(page, 'Withdrawal');
  await withdrawal.open();
  await withdrawal.button(/^All withdrawable/).click();
  await withdrawal.button(/^Withdraw ₹/).click();
  await withdrawal.pin.waitFor();
  const price = Math.floor((await sandbox.lastPrice('NSE', 'ARAVBANK')) * 0.97);
  const instrument = { market: 'NSE', symbol: 'ARAVBANK' };
  const quantity = Math.floor(400_000 / price);
  await client.placeOrder(pin, { instrument, side: 'BUY', order_type: 'LIMIT', quantity, price });
  await withdrawal.givePin(pin);

  // All is what can be withdrawn now, which is less.
  await expect(withdrawal.review).toBeHidden();
  const left = await client.cash('withdrawable');
  await expect(withdrawal.root.getByText('Blocked by waiting orders')).toBeVisible();
  const shown = `₹${left.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
  await expect(withdrawal.root.getByText(shown).first()).toBeVisible();
});

test('an answer that is lost is found, the bank sends it back, and the money is there again [I6A-8-LOST] [I6A-2-FAILED]', async ({
  page,
  loginPage,
  sandbox,
  expectedConsole,
}) => {
  expectedConsole.patterns = [/ERR_|Failed to fetch/];
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const before = await client.cash('available');
  await loginPage.enter(lightPage, clients.approved);
  const withdrawal = new MoneyDrawer(page, 'Withdrawal');
  await withdrawal.open();
  await sandbox.addFaults({ method: 'POST', path: '/fund/app/v1/withdrawals', kind: 'drop', times: 1 });
  await withdrawal.reviewOf('125000');
  await withdrawal.givePin(pin);
  await expect(withdrawal.root.getByText('On its way, can be cancelled')).toBeVisible();
  expect(await client.cash('available')).toBeCloseTo(before - 125_000, 2);

  await sandbox.decideWithdrawal(clients.approved, 'sent');
  await expect(withdrawal.button('Cancel withdrawal')).toBeHidden();
  await sandbox.decideWithdrawal(clients.approved, 'failed');
  await expect(withdrawal.root.getByText(/^Your bank sent it back/)).toBeVisible();
  expect(await client.cash('available')).toBeCloseTo(before, 2);
});

test('a withdrawal is asked for and taken back by keyboard alone [I6A-8-KEYBOARD]', async ({
  page,
  loginPage,
}) => {
  const keyboard = new Keyboard(page);
  const user = new UserDrawer(page);
  await loginPage.enter(lightPage, clients.approved);
  await keyboard.activate(user.opener);
  await keyboard.activate(user.root.getByRole('button', { name: 'Withdraw' }));
  const withdrawal = new MoneyDrawer(page, 'Withdrawal');
  await expect(withdrawal.root.getByRole('radio', { name: /4821/ })).toBeChecked();
  await keyboard.type(withdrawal.amount, '50');
  await keyboard.press('Enter');
  await keyboard.activate(withdrawal.button('Make it ₹100'));
  await keyboard.activate(withdrawal.button('Withdraw ₹100'));
  await withdrawal.review.waitFor();
  await expect(withdrawal.pin).toBeFocused();
  await page.keyboard.type(pin);
  await withdrawal.root.getByText('On its way, can be cancelled').waitFor();
  await keyboard.activate(withdrawal.button('Cancel withdrawal'));
  const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await keyboard.activate(question.getByRole('button', { name: 'Cancel withdrawal' }));
  await expect(withdrawal.root.getByText(/^Cancelled. The money is in your cash again/)).toBeVisible();
});

test('an account of less than 24 hours waits, and says until when [I6A-8-HELD]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  await client.addBankAccount(pin, { holder: 'Asha Verma', ifsc: 'ARAV0000042', number: '50110022009942' });
  await sandbox.decideBank(clients.approved, 'verified');
  await loginPage.enter(lightPage, clients.approved);
  const withdrawal = new MoneyDrawer(page, 'Withdrawal');
  await withdrawal.open();
  const held = withdrawal.root.getByRole('radio', { name: /9942/ });
  await expect(held).toBeDisabled();
  await expect(
    withdrawal.root.getByText(/^added less than 24 hours ago; usable from Fri, 20 Nov/),
  ).toBeVisible();
});

test('a client with nothing but money of today is told when it can leave, and warned of no GTT [I6A-2-TELL]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.empty);
  await client.setPin(pin);
  await client.addBankAccount(pin, { holder: 'Tara Joshi', ifsc: 'SBOX0000001', number: '50110022004711' });
  await sandbox.decideBank(clients.empty, 'verified');
  // A session does not outlive a night.
  await sandbox.setClock('2026-11-19T23:50:00+05:30');
  await loginPage.enter(lightPage, clients.empty);
  const deposit = new MoneyDrawer(page, 'Deposit');
  await deposit.open();
  await deposit.askFor('25000');
  await deposit.button('Pay ₹25,000').click();
  await deposit.button('Done').click();
  const withdrawal = new MoneyDrawer(page, 'Withdrawal');
  await withdrawal.open();
  const tell = withdrawal.root.getByRole('switch', { name: 'Tell me when it can be withdrawn' });
  await expect(withdrawal.root.getByText('a notice from Fri, 20 Nov, 00:00 on')).toBeVisible();
  await tell.press('Space');
  await expect(tell).toBeChecked();
  await sandbox.setClock('2026-11-20T00:00:01+05:30');
  // The page that is open goes on without a reload.
  await expect(withdrawal.amount).toBeVisible();
  const afterwards = await ApiClient.signIn(sandbox.origin, clients.empty);
  const notices = JSON.stringify(await afterwards.read('/client/app/v1/notifications'));
  expect(notices).toContain('₹25,000.00 can be withdrawn now.');
});

test('in Hindi with hidden values nothing tells how much there is, and all of it goes [I6A-8-HINDI] [I6A-2-HIDDEN]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('wealth.preferences', JSON.stringify({ language: 'hi', showAssets: false })),
  );
  await loginPage.enter(lightPage, clients.approved);
  await page.getByRole('button', { name: 'प्रोफ़ाइल खोलें' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'निकालें' }).click();
  const drawer = page.getByRole('dialog', { name: 'निकासी', exact: true });
  await drawer.getByRole('button', { name: /^निकासी योग्य सब/ }).click();
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const all = await client.cash('withdrawable');
  const told = all.toLocaleString('en-IN', { minimumFractionDigits: 2 });
  expect(await drawer.innerText()).not.toContain(told);
  await drawer.getByRole('button', { name: 'निकालें', exact: true }).click();
  await page.getByLabel('ट्रेडिंग पिन').waitFor();
  await page.keyboard.type(pin);
  await expect(drawer.getByText('रास्ते में, रद्द हो सकती है')).toBeVisible();
  expect(await drawer.innerText()).not.toContain(told);
  expect(await client.cash('withdrawable')).toBe(0);
});
