import { seededPassword } from '../fixtures/ApiClient.ts';
import { photograph } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';
import { badAnswers, expectEveryAnswerTold, provoke } from '../pages/badAnswers.ts';
import { BankSection } from '../pages/BankSection.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { AvatarDialog, ChangePasswordDialog, PinDialogs } from '../pages/profileDialogs.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

test.beforeEach(async ({ page }) => {
  // Each of these sends a form ten times.
  test.slow();
  await page.clock.install();
});

test('the change of the password tells every bad answer and keeps what was typed [S8-PASSWORD-FAILED]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const dialog = new ChangePasswordDialog(page);
  await loginPage.enter('/me/profile', clients.empty);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await dialog.fillIn({ current: seededPassword, next: 'Monsoon#2026' });
  await expectEveryAnswerTold(
    { page, sandbox, path: '/auth/app/v1/change_pwd', send: () => dialog.submit.click() },
    {
      answers: badAnswers,
      kept: [
        [dialog.current, seededPassword],
        [dialog.next, 'Monsoon#2026'],
        [dialog.confirm, 'Monsoon#2026'],
      ],
    },
  );
});

/** The server has looked at it and said no; after any other answer it is asked what became of the account. */
const refusals = new Set(['400', '403', '429']);

test('a new bank account tells every bad answer and keeps what was typed [I3-BAD-ANSWERS] [I4C-4-BANK]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const bank = new BankSection(page);
  const pins = new PinDialogs(page);
  const path = '/client/app/v1/bank';
  await loginPage.enter('/me/accounts', clients.approved);
  await bank.add.click();
  await bank.fillIn({ ifsc: 'ARAV0000042', accountNumber: '50110022001414' });
  async function send() {
    await bank.submit.click();
    await pins.pin.pressSequentially('246810');
  }
  for (const answer of badAnswers) {
    await test.step(answer.name, async () => {
      await provoke({ page, sandbox, path, send }, answer);
      const isRefused = refusals.has(answer.name);
      const told = page.getByRole('dialog', { name: isRefused ? 'Not accepted' : 'It was not added.' });
      await expect(told).toContainText(isRefused ? answer.text : 'What you typed is kept.');
      await told.getByRole('button', { name: 'Back to the form' }).click();
      await expect(told).toBeHidden();
      await expect(bank.ifsc).toHaveValue('ARAV0000042');
      await expect(bank.accountNumber).toHaveValue('50110022001414');
      await expect(bank.confirmNumber).toHaveValue('50110022001414');
      await page.unroute(`**${path}`);
    });
  }
  await expect(bank.account('1414')).toHaveCount(0);
});

test('setting a PIN tells every bad answer at both steps [I3A-SPEC-10]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const pins = new PinDialogs(page);
  await loginPage.enter(lightPage, clients.empty);
  await new UserDrawer(page).choose('Security', 'Set PIN');
  await pins.password.fill(seededPassword);
  // 400 is a wrong password: it stands on the field.
  await expectEveryAnswerTold(
    { page, sandbox, path: '/client/app/v1/pwd_verify', send: () => pins.verify.click() },
    { answers: badAnswers.filter(({ name }) => name !== '400'), kept: [[pins.password, seededPassword]] },
  );
  await pins.verify.click();

  // 403 asks for the password again, in the journey of the PIN itself.
  await expectEveryAnswerTold(
    {
      page,
      sandbox,
      path: '/client/app/v1/pin',
      send: () => pins.newPin.pressSequentially('246810'),
    },
    {
      answers: badAnswers.filter(({ name }) => name !== '403'),
      title: 'Failed to set PIN.',
      kept: [[pins.newPin, '']],
    },
  );
  await pins.newPin.pressSequentially('246810');
  await expect(page.getByText('PIN has been set')).toBeVisible();
});

test('the upload of an avatar tells every bad answer, and the crop stays [I3A-SPEC-8] [I3A-SPEC-10]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const dialog = new AvatarDialog(page);
  await loginPage.enter(lightPage, clients.approved);
  await new UserDrawer(page).choose('Profile', 'Update Avatar');
  await dialog.file.setInputFiles(await photograph(page, { name: 'me.jpg', width: 640, height: 400 }));
  await page.clock.runFor(1_000);
  await expect(dialog.upload).toBeEnabled();
  await expectEveryAnswerTold(
    { page, sandbox, path: '/client/app/v1/avatar', send: () => dialog.upload.click(), isUpload: true },
    { answers: badAnswers, title: 'Upload failed', kept: [] },
  );
  await expect(dialog.root.getByText('Avatar Preview')).toBeVisible();
  await dialog.upload.click();
  await expect(page.getByText('Avatar uploaded successfully')).toBeVisible();
});
