import { invitationCode, seededPassword } from '../fixtures/ApiClient.ts';
import { photograph } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  badAnswers,
  badAnswersToGuests,
  expectEveryAnswerTold,
  explanation,
  provoke,
  type BadAnswer,
} from '../pages/badAnswers.ts';
import { KycPage } from '../pages/KycPage.ts';
import { CreateAccountDialog, ForgotPasswordDialog } from '../pages/loginDialogs.ts';
import { clients } from '../pages/LoginPage.ts';

test.beforeEach(async ({ page }) => {
  // Each of these sends a form ten times.
  test.slow();
  await page.clock.install();
});

test('the sign-in tells every bad answer and keeps what was typed [S8-400] [S8-TIMEOUT] [S8-NETWORK]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.open();
  await loginPage.username.fill(clients.approved);
  await loginPage.password.fill(seededPassword);
  await expectEveryAnswerTold(
    { page, sandbox, path: '/auth/app/v1/login', send: () => loginPage.submit.click() },
    {
      answers: badAnswersToGuests,
      kept: [
        [loginPage.username, clients.approved],
        [loginPage.password, seededPassword],
      ],
    },
  );
  await loginPage.submit.click();
  await expect(page).toHaveURL('/dashboard');
});

test('the registration tells every bad answer and keeps what was typed [S8-REGISTER-FAILED] [I3-BAD-ANSWERS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const dialog = new CreateAccountDialog(page);
  await loginPage.open();
  await dialog.opener.click();
  await dialog.fillIn({ mobile: '9812345679', password: seededPassword, invitationCode });
  await expectEveryAnswerTold(
    { page, sandbox, path: '/auth/app/v1/register', send: () => dialog.submit.click() },
    {
      answers: badAnswersToGuests,
      title: 'Registration failed. Please try again.',
      kept: [
        [dialog.mobile, '9812345679'],
        [dialog.password, seededPassword],
        [dialog.confirmPassword, seededPassword],
        [dialog.invitationCode, invitationCode],
      ],
    },
  );
  await expect(dialog.agreement).toBeChecked();
  await dialog.submit.click();
  await expect(page.getByText('Your Account Has Been Successfully Registered')).toBeVisible();
});

test('each call of Forgot Password tells every bad answer and keeps what was typed [S8-FORGOT-VERIFY] [S8-FORGOT-FAILED] [I3A-SPEC-10]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const dialog = new ForgotPasswordDialog(page);
  const path = '/client/app/v1/code';
  await loginPage.open();
  await dialog.opener.click();
  await dialog.mobile.fill(clients.approved);
  const kept = [[dialog.mobile, '98765 43210']] as const;
  await expectEveryAnswerTold(
    { page, sandbox, path, send: () => dialog.send.click() },
    { answers: badAnswersToGuests, kept },
  );

  await dialog.code.fill('123456');
  await expectEveryAnswerTold(
    { page, sandbox, path, send: () => dialog.verify.click() },
    {
      answers: badAnswersToGuests,
      title: 'Verification failed. Please try again.',
      kept: [...kept, [dialog.code, '123456']],
    },
  );

  await dialog.send.click();
  await expect(dialog.root.getByText(/^Code requested at /)).toBeVisible();
  await dialog.verify.click();
  await dialog.newPassword.fill('Monsoon#2026');
  await dialog.confirmPassword.fill('Monsoon#2026');
  await expectEveryAnswerTold(
    { page, sandbox, path: '/auth/app/v1/reset_pwd', send: () => dialog.reset.click() },
    {
      // 403 says that the code was used up, and leads back to it.
      answers: badAnswersToGuests.filter(({ name }) => name !== '403'),
      title: 'Password reset failed. Please try again.',
      kept: [
        [dialog.newPassword, 'Monsoon#2026'],
        [dialog.confirmPassword, 'Monsoon#2026'],
      ],
    },
  );
  await dialog.reset.click();
  await expect(page.getByText('Password reset successfully.')).toBeVisible();
});

const photoLost = 'The connection was too slow or broke off. The photo is still here.';
const isLostOnItsWay = ({ fault }: BadAnswer) => fault === 'no answer' || fault === 'no network';

test('the identity check tells every bad answer and keeps what was typed and uploaded [S8-IMAGE-FAILED] [I3A-SPEC-8] [I3-BAD-ANSWERS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const kyc = new KycPage(page);
  const front = await photograph(page, { name: 'front.jpg', width: 640, height: 400 });
  await loginPage.enter('/kyc', clients.unverified);
  await kyc.agree();
  await kyc.fillBase({ fullName: 'Rohan Iyer', dateOfBirth: '1990-03-14' });
  await kyc.idNumber.fill('ABCPN0000D');
  await kyc.choose('ID Back', front);
  await expect(kyc.side('ID Back').getByText(/ · uploaded$/)).toBeVisible();

  // An image that did not arrive says so in its place with the reason, and can be sent again.
  const failure = kyc.side('ID Front').getByRole('status').filter({ hasText: 'Image upload failed.' });
  const image = {
    page,
    sandbox,
    path: '/client/app/v1/image',
    send: () => kyc.side('ID Front').getByRole('button', { name: 'Retry' }).click(),
    isUpload: true,
  };
  const [first, ...others] = badAnswers;
  if (!first) throw new RangeError('There is no bad answer.');
  await provoke({ ...image, send: () => kyc.choose('ID Front', front) }, first);
  await expect(failure).toHaveText(`Image upload failed.${first.text}`);
  for (const answer of others) {
    await test.step(`image: ${answer.name}`, async () => {
      await provoke(image, answer);
      // HTML comes with 200 and without an address.
      const told =
        answer.text === 'Request failed.'
          ? 'Upload failed.'
          : `Image upload failed.${isLostOnItsWay(answer) ? photoLost : explanation(answer)}`;
      await expect(kyc.side('ID Front').getByRole('status').filter({ hasText: told })).toBeVisible();
      await page.unroute(`**${image.path}`);
    });
  }
  await image.send();
  await expect(kyc.side('ID Front').getByText(/ · uploaded$/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await expectEveryAnswerTold(
    { page, sandbox, path: '/identify/app/v1', send: () => kyc.submit.click() },
    { answers: badAnswers, kept: [[kyc.idNumber, 'ABCPN0000D']] },
  );
  await expect(kyc.side('ID Front').getByText(/ · uploaded$/)).toBeVisible();
  await kyc.submit.click();
  await expect(page.getByRole('heading', { name: 'Thank you for submitting' })).toBeVisible();
});
