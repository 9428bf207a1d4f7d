import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { BankSection } from '../pages/BankSection.ts';
import { clients, lightPage, LoginPage, password } from '../pages/LoginPage.ts';
import { ChangePasswordDialog, PinDialogs } from '../pages/profileDialogs.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

const newPassword = 'Monsoon#2026';

test('a changed password signs out here and in every other browser [S8-PASSWORD-DONE] [S4-CHANGE-PASSWORD] [S2-CHANGE-PASSWORD] [S2-DRAWER-SECURITY] [I3-5-SIGNOUT] [I3-10-PASSWORD]', async ({
  page,
  loginPage,
  openBrowser,
  sandbox,
}) => {
  const other = await openBrowser();
  await new LoginPage(other).enter('/dashboard', clients.approved);
  await expect(other.getByRole('heading', { name: 'Net worth' })).toBeVisible();

  const dialog = new ChangePasswordDialog(page);
  await loginPage.enter(lightPage, clients.approved);
  await new UserDrawer(page).choose('Security', 'Change Password');
  await dialog.fillIn({ current: password, next: newPassword, confirm: 'Monsoon#2025' });
  await dialog.submit.click();
  await expect(dialog.root.getByText('Passwords must match')).toBeVisible();
  await dialog.confirm.fill(newPassword);
  // The first page takes its time: the dialog has taken its step back through the history by then.
  await sandbox.addFaults({ method: 'GET', path: '/', kind: 'delay', delay_ms: 1500 });
  await dialog.submit.click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: 'Password changed successfully.' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Without anything being pressed there.
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('alert')).toHaveCount(1);

  await expect(ApiClient.signIn(sandbox.origin, clients.approved)).rejects.toThrow('400');
  await ApiClient.signIn(sandbox.origin, clients.approved, newPassword);
});

test('a wrong current password leaves everything as it is [S8-PASSWORD-FAILED]', async ({
  page,
  loginPage,
}) => {
  const dialog = new ChangePasswordDialog(page);
  await loginPage.enter('/me/profile', clients.approved);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await dialog.fillIn({ current: 'not-the-password', next: newPassword });
  await dialog.submit.click();

  await expect(dialog.current).toHaveAccessibleDescription(/Incorrect password/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(dialog.current).toHaveValue('not-the-password');
  await expect(dialog.next).toHaveValue(newPassword);
  await expect(dialog.confirm).toHaveValue(newPassword);
});

test('a PIN is set in two steps, and a change of the bank accounts asks for it [S2-PIN-STEPS] [S4-PIN-VERIFY] [S4-PIN-SUBMIT] [S8-PIN-INCORRECT] [S8-PIN-FAILED] [S8-PIN-DONE] [S9-PIN] [I3-10-PIN]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const pins = new PinDialogs(page);
  const bank = new BankSection(page);
  const setPin = bank.root.getByRole('button', { name: 'Set PIN' });
  await loginPage.enter('/me/accounts', clients.empty);
  await expect(bank.root.getByText(/^A change of your bank accounts needs your trading PIN\./)).toBeVisible();
  await expect(bank.add).toHaveCount(0);

  await setPin.click();
  await expect(pins.setting.getByText('Step 1 of 2 · Verify Password, then Set PIN')).toBeVisible();
  await pins.password.fill('not-the-password');
  await pins.verify.click();
  await expect(pins.setting.getByText('Incorrect password')).toBeVisible();
  await expect(pins.password).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await pins.password.fill(password);
  await pins.verify.click();

  await expect(pins.setting.getByText('Step 2 of 2 · Verify Password, then Set PIN')).toBeVisible();
  await sandbox.addFaults({
    method: 'POST',
    path: '/client/app/v1/pin',
    kind: 'status',
    status: 500,
    times: 1,
  });
  await pins.newPin.pressSequentially('12-34-5');
  await expect(pins.newPin).toHaveValue('12345');
  await pins.newPin.pressSequentially('6');
  await expect(page.getByRole('alert')).toContainText('Failed to set PIN.');
  await expect(pins.newPin).toHaveValue('');
  await expect(pins.newPin).toBeFocused();

  // Five minutes after it the password is asked for anew.
  await sandbox.advanceClock(5 * 60_000 + 1_000);
  await pins.newPin.pressSequentially('112233');
  await expect(pins.password).toBeFocused();
  await pins.password.fill(password);
  await pins.verify.click();
  await pins.newPin.pressSequentially('112233');
  await expect(page.getByText('PIN has been set')).toBeVisible();
  await expect(pins.setting).toBeHidden();
  await expect(bank.add).toBeFocused();

  await bank.add.click();
  await bank.fillIn({ ifsc: 'ARAV0000042', accountNumber: '50110022001414' });
  await bank.submit.click();
  await expect(pins.asking.getByText('Add bank account ••••1414')).toBeVisible();
  await pins.pin.pressSequentially('332211');
  await expect(pins.asking.getByText('Incorrect PIN')).toBeVisible();
  await expect(pins.pin).toHaveValue('');
  await expect(pins.pin).toBeFocused();
  await pins.pin.pressSequentially('112233');
  await expect(bank.account('1414')).toContainText('Being verified');
});
