import { expect, test } from '../fixtures/test.ts';
import { BankSection } from '../pages/BankSection.ts';
import { MoneyDrawer } from '../pages/MoneyDrawer.ts';
import { clients } from '../pages/LoginPage.ts';
import { PinDialogs } from '../pages/profileDialogs.ts';

const pin = '246810';
/** How long the simulated penny drop takes. */
const pennyDropMs = 10_000;

test('a bank account is checked while typed, added by PIN, verified, made primary and removed [S1-BANK-CARDS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const bank = new BankSection(page);
  const pins = new PinDialogs(page);
  const confirm = page.getByRole('dialog', { name: 'Remove this account?' });
  await loginPage.enter('/me/accounts', clients.approved);
  await expect(bank.account('4821')).toContainText('Primary');

  await bank.add.click();
  await bank.fillIn({ ifsc: 'ARAV1', accountNumber: '12345', confirmNumber: '54321' });
  await bank.submit.click();
  await expect(
    bank.form.getByText('An IFSC has four letters, a zero, and six letters or digits'),
  ).toBeVisible();
  await expect(bank.form.getByText('An account number has 9 to 18 digits')).toBeVisible();
  await expect(bank.form.getByText('Account numbers must match')).toBeVisible();
  await expect(pins.asking).toBeHidden();

  await bank.fillIn({ ifsc: 'arav0000042', accountNumber: '5011 0022 0099-42' });
  await bank.submit.click();
  // Closed without a PIN: nothing was sent, nothing is lost.
  await expect(pins.pin).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pins.asking).toBeHidden();
  await expect(bank.ifsc).toHaveValue('ARAV0000042');
  await bank.submit.click();
  await pins.pin.pressSequentially(pin);
  await expect(bank.account('9942')).toContainText('Being verified');
  await expect(bank.form).toBeHidden();

  await sandbox.advanceClock(pennyDropMs);
  await expect(bank.account('9942')).toContainText('Verified');
  await bank.act('9942', 'Make primary');
  await pins.pin.pressSequentially(pin);
  await expect(page.getByText('Aravalli Bank ••••9942 is your primary account now.')).toBeVisible();
  await expect(bank.accounts.first()).toContainText('9942');
  await expect(bank.account('9942')).toContainText('Primary');

  await bank.act('4821', 'Remove account');
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(bank.account('4821')).toBeVisible();
  await bank.act('4821', 'Remove account');
  await confirm.getByRole('button', { name: 'Remove account' }).click();
  await pins.pin.pressSequentially(pin);
  await expect(page.getByText('The account was removed.')).toBeVisible();
  await expect(bank.account('4821')).toHaveCount(0);
});

test('a penny drop that fails says why, and the only verified account stays [I3-10-BANK]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const bank = new BankSection(page);
  const pins = new PinDialogs(page);
  await loginPage.enter('/me/accounts', clients.approved);
  await bank.add.click();
  await bank.fillIn({ ifsc: 'DEMO0000007', accountNumber: '700000000007' });
  await bank.submit.click();
  await pins.pin.pressSequentially(pin);
  await expect(bank.account('0007')).toContainText('Being verified');

  await sandbox.decideBank(clients.approved, 'failed', 'account_not_found');
  await expect(bank.account('0007')).toContainText('Not verified');
  await expect(bank.account('0007')).toContainText('The bank knows no account with this number and IFSC.');

  await bank.act('4821', 'Remove account');
  await page
    .getByRole('dialog', { name: 'Remove this account?' })
    .getByRole('button', { name: 'Remove account' })
    .click();
  await pins.pin.pressSequentially(pin);
  await expect(page.getByRole('alert')).toHaveText(
    'Sandbox Bank ••••4821 is your last verified account. Add another one first.',
  );
  await expect(bank.account('4821')).toContainText('Primary');
});

test('an account whose answer is lost is found after a reload by the key that was kept, and is there once [I4C-4-BANK]', async ({
  page,
  loginPage,
}) => {
  const bank = new BankSection(page);
  const pins = new PinDialogs(page);
  await loginPage.enter('/me/accounts', clients.approved);
  await bank.add.click();
  await bank.fillIn({ ifsc: 'ARAV0000042', accountNumber: '50110022009942' });
  // It arrives, and its answer does not; nor does any to the question after it.
  await page.route('**/client/app/v1/bank', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.route('**/client/app/v1/intents/ask', (route) => route.abort('connectionreset'));
  await bank.submit.click();
  await pins.pin.pressSequentially(pin);
  await expect(page.getByRole('dialog', { name: 'Asking what became of it …' })).toBeVisible();

  await page.reload();
  await expect(bank.account('9942')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('The account was added after all, once.')).toBeVisible();
  await expect(bank.account('9942')).toHaveCount(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining('wealth.intent.'),
  );
});

test('an account that was added is held for a day, and can be withdrawn to after it [I6A-8-HOLD]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const bank = new BankSection(page);
  const pins = new PinDialogs(page);
  await sandbox.setClock('2026-11-19T11:00:00+05:30');
  await loginPage.enter('/me/accounts', clients.approved);
  await bank.add.click();
  await bank.fillIn({ ifsc: 'ARAV0999999', accountNumber: '50110022009942' });
  await expect(bank.form.getByText(/^No branch has this IFSC/)).toBeVisible();
  await bank.fillIn({ ifsc: 'ARAV0000042', accountNumber: '50110022009942' });
  await expect(bank.form.getByText('Aravalli Bank, Camp, Pune')).toBeVisible();
  await bank.submit.click();
  await pins.pin.pressSequentially(pin);
  await expect(bank.account('9942')).toContainText('Being verified');
  await sandbox.advanceClock(pennyDropMs);
  await expect(bank.account('9942')).toContainText(/New: withdrawals to it from Fri, 20 Nov, 11:00 IST/);

  // A minute less than a day, and a minute more; the session has ended in between.
  await sandbox.setClock('2026-11-20T10:59:00+05:30');
  await loginPage.enter('/me/accounts', clients.approved);
  await expect(bank.account('9942')).toContainText('New: withdrawals to it');
  await sandbox.setClock('2026-11-20T11:01:00+05:30');
  await loginPage.enter('/me/accounts', clients.approved);
  await expect(bank.account('9942')).toContainText('Withdrawalsat once');
  await expect(bank.account('9942')).not.toContainText('New: withdrawals to it');

  const withdrawal = new MoneyDrawer(page, 'Withdrawal');
  await withdrawal.open();
  await withdrawal.root.getByRole('radio', { name: /9942/ }).click();
  await withdrawal.reviewOf('500');
  await withdrawal.givePin(pin);
  await expect(withdrawal.root.getByText(/^Goes to Aravalli Bank ••••9942/)).toBeVisible();
});
