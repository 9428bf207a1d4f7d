import type { Locator, Page } from '@playwright/test';
import { invitationCode, seededPassword } from '../fixtures/api-client';
import { photograph } from '../fixtures/photograph';
import type { SandboxFault, SandboxProcess } from '../fixtures/sandbox-process';
import { expect, test } from '../fixtures/test';
import { BankSection } from '../pages/bank-section';
import { KycPage } from '../pages/kyc-page';
import { clients } from '../pages/login-page';
import { CreateAccountDialog, ForgotPasswordDialog } from '../pages/login-dialogs';
import { AvatarDialog, ChangePasswordDialog, PinDialogs } from '../pages/profile-dialogs';
import { UserDrawer } from '../pages/user-drawer';

interface BadAnswer {
  name: string;
  /** What the server answers, or what becomes of the request on its way. */
  fault: Pick<SandboxFault, 'kind' | 'status'> | 'no answer' | 'no network';
  /** What the client is told where the action has no text of its own. */
  text: string;
  /** When to try again; stands after the text. */
  wait?: string;
}

const status = (code: number, text: string): BadAnswer => ({
  name: String(code),
  fault: { kind: 'status', status: code },
  text,
});

/** Without 401, which inside a session is the matter of the session and not of the form. */
const badAnswers: readonly BadAnswer[] = [
  status(400, 'The request is not valid.'),
  status(403, 'This is not allowed.'),
  status(413, 'The request failed.'),
  {
    ...status(429, 'Too many attempts. Please try again later.'),
    wait: 'Please try again in 1 second.',
  },
  status(500, 'Something went wrong on our side.'),
  { name: 'HTML', fault: { kind: 'html' }, text: 'Request failed.' },
  { name: 'cut JSON', fault: { kind: 'malformed' }, text: 'Request failed.' },
  { name: 'no answer', fault: 'no answer', text: 'Request timeout' },
  { name: 'no network', fault: 'no network', text: 'Network error' },
];
const badAnswersToGuests = [status(401, 'Authentication is required.'), ...badAnswers];

/** Milliseconds after which the app waits no longer, product.md §9. */
const requestTimeoutMs = 10_000;
/** Longer than any toast that goes by itself, and than the time in which equal toasts are one. */
const toastLifeMs = 3_500;

interface Provocation {
  page: Page;
  sandbox: SandboxProcess;
  path: string;
  send: () => Promise<void>;
}

/** Lets the next request to the path meet this answer, and sends it. */
async function provoke({ page, sandbox, path, send }: Provocation, { fault }: BadAnswer) {
  if (fault === 'no answer' || fault === 'no network') {
    await page.route(`**${path}`, (route) =>
      fault === 'no network' ? route.abort('connectionreset') : undefined,
    );
    const sent = page.waitForRequest(`**${path}`);
    await send();
    await sent;
    if (fault === 'no answer') await page.clock.fastForward(requestTimeoutMs);
    return;
  }
  await sandbox.addFaults({ method: 'POST', path, ...fault, times: 1 });
  await send();
}

interface Told {
  /** The catalogue's text of the action, where it has one. */
  title?: string;
  /** What the person had typed. */
  kept: ReadonlyArray<readonly [Locator, string]>;
}

/** The second line: what the server said, and when to try again. */
function explanation({ text, wait }: BadAnswer): string {
  return wait === undefined ? text : `${text} ${wait}`;
}

/** All that a toast says, its lines without a blank between. */
function toastText(answer: BadAnswer, title: string | undefined): string {
  return title === undefined ? `${answer.text}${answer.wait ?? ''}` : `${title}${explanation(answer)}`;
}

/** Sends the form into every bad answer: one text is told each time, and everything typed is still there. */
async function expectEveryAnswerTold(
  provocation: Provocation,
  { answers, title, kept }: Told & { answers: readonly BadAnswer[] },
) {
  const { page, path } = provocation;
  const alert = page.getByRole('alert');
  for (const answer of answers) {
    await test.step(answer.name, async () => {
      await provoke(provocation, answer);
      await expect(alert).toHaveText(toastText(answer, title));
      for (const [field, value] of kept) await expect(field).toHaveValue(value);
      await page.unroute(`**${path}`);
      await page.clock.fastForward(toastLifeMs);
      await expect(alert).toHaveCount(0);
    });
  }
}

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

test('the registration tells every bad answer and keeps what was typed [S8-REGISTER-FAILED]', async ({
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

test('the identity check tells every bad answer and keeps what was typed and uploaded [S8-IMAGE-FAILED] [I3A-SPEC-8]', async ({
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
        answer.text === 'Request failed.' ? 'Upload failed.' : `Image upload failed.${explanation(answer)}`;
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

test('a new bank account tells every bad answer and keeps what was typed', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const bank = new BankSection(page);
  const pins = new PinDialogs(page);
  await loginPage.enter('/me/profile', clients.approved);
  await bank.add.click();
  await bank.fillIn({ ifsc: 'ARAV0000042', accountNumber: '50110022001414' });
  await expectEveryAnswerTold(
    {
      page,
      sandbox,
      path: '/client/app/v1/bank',
      async send() {
        await bank.submit.click();
        await pins.pin.pressSequentially('246810');
      },
    },
    {
      answers: badAnswers,
      kept: [
        [bank.ifsc, 'ARAV0000042'],
        [bank.accountNumber, '50110022001414'],
        [bank.confirmNumber, '50110022001414'],
      ],
    },
  );
  await expect(bank.account('1414')).toHaveCount(0);
});

test('setting a PIN tells every bad answer at both steps [I3A-SPEC-10]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const pins = new PinDialogs(page);
  await loginPage.enter('/dashboard', clients.empty);
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
  await loginPage.enter('/dashboard', clients.approved);
  await new UserDrawer(page).choose('Profile', 'Update Avatar');
  await dialog.file.setInputFiles(await photograph(page, { name: 'me.jpg', width: 640, height: 400 }));
  await page.clock.runFor(1_000);
  await expect(dialog.upload).toBeEnabled();
  await expectEveryAnswerTold(
    { page, sandbox, path: '/client/app/v1/avatar', send: () => dialog.upload.click() },
    { answers: badAnswers, title: 'Upload failed', kept: [] },
  );
  await expect(dialog.root.getByText('Avatar Preview')).toBeVisible();
  await dialog.upload.click();
  await expect(page.getByText('Avatar uploaded successfully')).toBeVisible();
});
