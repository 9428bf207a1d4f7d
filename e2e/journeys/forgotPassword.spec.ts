import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients, password } from '../pages/LoginPage.ts';
import { ForgotPasswordDialog } from '../pages/loginDialogs.ts';

/** Of every code of the sandbox: the advisor who would pass it on is simulated. */
const sandboxCode = '123456';
const newPassword = 'Monsoon#2026';

test('a forgotten password is replaced by the code of the advisor [S2-FORGOT-STEPS] [S4-FORGOT] [S8-FORGOT-VERIFY] [S8-FORGOT-DONE] [S5-FORGOT-MATCH] [I3-10-FORGOT]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const dialog = new ForgotPasswordDialog(page);
  const elsewhere = await ApiClient.signIn(sandbox.origin, clients.approved);
  await loginPage.open();
  await dialog.opener.click();
  await expect(
    dialog.root.getByText(
      'Contact your advisor or wealth manager. They verify your identity and give you the verification code.',
    ),
  ).toBeVisible();

  await dialog.mobile.fill('+91 98765 43210');
  await dialog.send.click();
  await expect(dialog.root.getByText(/^Code requested at /)).toBeVisible();
  await dialog.code.fill('654321');
  await dialog.verify.click();
  await expect(page.getByRole('alert')).toContainText('Verification failed. Please try again.');
  await expect(page.getByRole('alert')).toContainText('The verification code is wrong or has expired.');
  await expect(dialog.mobile).toHaveValue('98765 43210');
  await expect(dialog.code).toHaveValue('654321');

  await dialog.code.fill('123 456');
  await dialog.verify.click();
  await expect(dialog.root.getByText('Verified +91 98765 43210')).toBeVisible();
  await dialog.newPassword.fill(newPassword);
  await dialog.confirmPassword.fill('Monsoon#2025');
  await dialog.reset.click();
  await expect(dialog.root.getByText('Passwords must match')).toBeVisible();
  await dialog.confirmPassword.fill(newPassword);
  await dialog.reset.click();
  await expect(page.getByText('Password reset successfully.')).toBeVisible();
  await expect(dialog.root).toBeHidden();
  await expect(dialog.opener).toBeFocused();
  expect(await elsewhere.profileStatus()).toBe(401);

  await loginPage.signIn(clients.approved, { secret: password });
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect mobile number' })).toBeVisible();
  await loginPage.signIn(clients.approved, { secret: newPassword });
  await expect(page).toHaveURL('/dashboard');
});

test('a code can be asked for again after its wait, and by another mobile at once [I3-1-CODE]', async ({
  page,
  loginPage,
}) => {
  const dialog = new ForgotPasswordDialog(page);
  const again = dialog.root.getByRole('button', { name: /^Ask again in \d+:\d\d$/ });
  await page.clock.install();
  await loginPage.open();
  await dialog.opener.click();
  await dialog.mobile.fill(clients.approved);
  await dialog.send.click();
  await expect(again).toBeDisabled();
  await page.clock.fastForward(15_000);
  await expect(again).toBeDisabled();

  await dialog.mobile.fill(clients.empty);
  await expect(dialog.send).toBeEnabled();
  await dialog.mobile.fill(clients.approved);
  await expect(again).toBeDisabled();

  await page.clock.fastForward(16_000);
  const sendAgain = dialog.root.getByRole('button', { name: 'Ask again', exact: true });
  await expect(sendAgain).toBeEnabled();
  await sendAgain.click();
  await expect(again).toBeDisabled();
});

test('a grant that has run out asks for a new code and keeps the mobile [S8-FORGOT-FAILED]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const dialog = new ForgotPasswordDialog(page);
  await loginPage.open();
  await dialog.opener.click();
  await dialog.mobile.fill(clients.approved);
  await dialog.send.click();
  await expect(dialog.root.getByText(/^Code requested at /)).toBeVisible();
  await dialog.code.fill(sandboxCode);
  await dialog.verify.click();
  await dialog.newPassword.fill(newPassword);
  await dialog.confirmPassword.fill(newPassword);
  await sandbox.advanceClock(10 * 60_000 + 1_000);
  await dialog.reset.click();

  await expect(page.getByRole('alert')).toContainText('Password reset failed. Please try again.');
  await expect(dialog.mobile).toHaveValue('98765 43210');
  await expect(dialog.code).toHaveValue('');
  await expect(dialog.code).toBeFocused();
});
