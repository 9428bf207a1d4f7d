import type { Page } from '@playwright/test';
import { invitationCode, seededPassword } from '../fixtures/ApiClient.ts';
import { photograph } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/Keyboard.ts';
import { KycPage, type Side } from '../pages/KycPage.ts';
import { CreateAccountDialog } from '../pages/loginDialogs.ts';
import { phone, swipeUp } from '../pages/touch.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

const mobile = '9812345678';
const registered = 'Your Account Has Been Successfully Registered';

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

async function expectSubmitted(page: Page) {
  await expect(page.getByRole('heading', { name: 'Thank you for submitting' })).toBeVisible();
  await expect(page.getByText('We will notify you once it is reviewed.')).toBeVisible();
}

test('by keyboard alone: registration, identity check and its approval lead to the dashboard [S2-REGISTER-FIELDS] [S8-REGISTER-DONE] [S4-KYC-SCROLL] [S9-SCROLL] [S4-KYC-SUBMIT] [S4-KYC-SUBMITTED] [I3A-FRICTION-CARRY] [I3A-USE-16] [I3-10-REGISTER]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const keyboard = new Keyboard(page);
  const dialog = new CreateAccountDialog(page);
  const kyc = new KycPage(page);
  const drawer = new UserDrawer(page);
  const front = await photograph(page, { name: 'front.jpg' });
  const back = await photograph(page, { name: 'back.jpg', width: 1200, height: 800 });

  async function choose(side: Side, file: typeof front) {
    const chooser = page.waitForEvent('filechooser');
    await keyboard.activate(kyc.side(side).locator('input[type=file]:visible'));
    await (await chooser).setFiles(file);
    await expect(kyc.side(side).getByText(/ · uploaded$/)).toBeVisible();
  }

  await loginPage.open();
  await expect(loginPage.username).toBeEnabled();
  await keyboard.activate(dialog.opener);
  await keyboard.type(dialog.mobile, mobile);
  await keyboard.type(dialog.password, seededPassword);
  await keyboard.type(dialog.confirmPassword, seededPassword);
  await keyboard.type(dialog.invitationCode, invitationCode);
  await keyboard.activate(dialog.agreement, 'Space');
  await keyboard.activate(dialog.submit);
  await expect(page.getByText(registered)).toBeVisible();
  await expect(dialog.root).toBeHidden();
  await expect(dialog.opener).toBeFocused();

  // The number need not be typed again.
  await expect(loginPage.username).toHaveValue(mobile);
  await keyboard.type(loginPage.password, seededPassword);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/kyc');
  const documents = countDocuments(page);

  await keyboard.tabTo(kyc.agreement);
  await expect(kyc.agreeTick).toBeDisabled();
  await keyboard.press('End');
  await expect(kyc.agreeTick).toBeEnabled();
  await keyboard.activate(kyc.agreeTick, 'Space');
  await keyboard.activate(kyc.agreeAndContinue);

  await expect(kyc.step('Base')).toBeFocused();
  await keyboard.type(kyc.fullName, "Asha D'Souza");
  await keyboard.type(kyc.dateOfBirth, '14/03/1990');
  await keyboard.type(kyc.mobile, '+91 98123 45678');
  await keyboard.activate(kyc.next);

  await expect(kyc.step('ID')).toBeFocused();
  await keyboard.type(kyc.idNumber, 'ABCPN0000D');
  await choose('ID Front', front);
  await choose('ID Back', back);
  await keyboard.activate(kyc.submit);
  await expectSubmitted(page);

  await sandbox.setKyc(mobile, 'approved');
  await expect(page).toHaveURL('/dashboard');
  await keyboard.activate(drawer.opener);
  await expect(drawer.root.getByRole('heading', { name: "Asha D'Souza" })).toBeVisible();
  expect(documents()).toBe(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('registration, identity check and a rejection that is mended lead to the dashboard [S4-KYC-REJECTED] [S4-KYC-PENDING] [I3-10-PHONE]', async ({
    page,
    loginPage,
    sandbox,
  }) => {
    const dialog = new CreateAccountDialog(page);
    const kyc = new KycPage(page);
    const file = await photograph(page, { name: 'front.jpg', orientation: 6 });

    async function choose(side: Side) {
      const chooser = page.waitForEvent('filechooser');
      await kyc.side(side).getByText('Choose a file').tap();
      await (await chooser).setFiles(file);
      await expect(kyc.side(side).getByText(/ · uploaded$/)).toBeVisible();
    }

    await loginPage.open();
    await dialog.opener.tap();
    await dialog.fillIn({ mobile: `+91 ${mobile}`, password: seededPassword, invitationCode });
    await dialog.submit.tap();
    await expect(page.getByText(registered)).toBeVisible();
    await expect(dialog.root).toBeHidden();
    await loginPage.signIn(mobile);
    await expect(page).toHaveURL('/kyc');
    const documents = countDocuments(page);

    // The text is longer than one movement of a finger.
    await expect(async () => {
      await swipeUp(page, kyc.agreement);
      await expect(kyc.agreeTick).toBeEnabled({ timeout: 200 });
    }).toPass();
    await kyc.agreeTick.tap();
    await kyc.agreeAndContinue.tap();
    await kyc.fullName.fill('आशा वर्मा');
    await kyc.dateOfBirth.fill('1990-03-14');
    await kyc.next.tap();
    await kyc.idNumber.fill('ABCPN0000D');
    await choose('ID Front');
    await choose('ID Back');
    await kyc.submit.tap();
    await expectSubmitted(page);

    await sandbox.setKyc(mobile, 'rejected', 'The photograph of the back cannot be read.');
    await expect(page.getByRole('heading', { name: 'Verification Rejected' })).toBeVisible();
    await expect(page.getByText('The photograph of the back cannot be read.')).toBeVisible();
    await page.getByRole('button', { name: 'Start again' }).tap();
    await expect(kyc.step('Base')).toBeVisible();

    await sandbox.setKyc(mobile, 'pending');
    await expect(page.getByRole('heading', { name: 'Verification In Progress' })).toBeVisible();
    await sandbox.setKyc(mobile, 'approved');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: /आशा/ })).toBeVisible();
    expect(documents()).toBe(0);
  });
});

test('the agreement can be ticked from 30 px before its end, and no sooner [S9-SCROLL] [S4-KYC-SCROLL] [S4-KYC-DISAGREE]', async ({
  page,
  loginPage,
}) => {
  const kyc = new KycPage(page);
  await loginPage.enter('/kyc', '9876543211');

  await kyc.scrollAgreement(32);
  await expect(page.getByText('Scroll to the end to continue.')).toBeVisible();
  await expect(kyc.agreeTick).toBeDisabled();
  await kyc.scrollAgreement(30);
  await expect(kyc.agreeTick).toBeEnabled();
  await expect(kyc.agreeAndContinue).toBeDisabled();

  await page.getByRole('button', { name: "I don't agree" }).click();
  await expect(loginPage.submit).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
