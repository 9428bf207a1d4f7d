import type { Page } from '@playwright/test';
import { photograph } from '../fixtures/photograph.ts';
import { expect } from '../fixtures/test.ts';
import { BankSection } from './BankSection.ts';
import { KycPage } from './KycPage.ts';
import { CreateAccountDialog, ForgotPasswordDialog } from './loginDialogs.ts';
import { AvatarDialog, ChangePasswordDialog, PinDialogs } from './profileDialogs.ts';
import { StockDrawer } from './StockDrawer.ts';
import { orderOverlays } from './orderOverlays.ts';
import { UserDrawer } from './UserDrawer.ts';
import type { View } from './view.ts';

/** A tooltip, of what the pointer or the focus is on, takes the first Escape. */
async function closeTooltip(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  const tooltip = page.getByRole('tooltip');
  if ((await tooltip.count()) > 0) await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });
}

/** Presses Escape until no dialog is open, and lets go of what was typed. */
export async function closeOverlays(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    const top = dialogs.nth(open - 1);
    await closeTooltip(page);
    await page.keyboard.press('Escape');
    // Either it is gone, or it asks first. Two waits side by side would leave the loser looking until the journey ends.
    const isAnswered = async () => (await dialogs.count()) < open || (await discard.isVisible());
    await expect.poll(isAnswered, { intervals: [50] }).toBe(true);
    if (await discard.isVisible()) await discard.click();
    await top.waitFor({ state: 'detached' });
  }
  // What leaves the screen by motion is no dialog any more, but is still there.
  await page.locator('[data-exiting]').first().waitFor({ state: 'detached' });
}

/** Opens a drawer of the server menu, from where a phone has it. */
async function openService(page: Page, name: string): Promise<void> {
  const drawer = new UserDrawer(page);
  await drawer.open();
  await drawer.root.getByRole('button', { name: 'Services' }).click();
  await page.getByRole('dialog', { name: 'Services' }).getByRole('button', { name }).click();
}

/** On /login. */
export const guestOverlays: readonly View[] = [
  {
    name: 'Create Account',
    async show(page) {
      const dialog = new CreateAccountDialog(page);
      await dialog.opener.click();
      await dialog.submit.click();
      await dialog.root.getByText('Please agree to the Terms and Privacy policy.').waitFor();
    },
  },
  {
    name: 'Terms',
    async show(page) {
      const dialog = new CreateAccountDialog(page);
      await dialog.opener.click();
      await dialog.root.getByRole('link', { name: 'Terms' }).click();
      await page.getByRole('heading', { name: 'Your account' }).waitFor();
    },
  },
  {
    name: 'Forgot Password, step 1',
    async show(page) {
      const dialog = new ForgotPasswordDialog(page);
      await dialog.opener.click();
      await dialog.verify.click();
      await dialog.root.getByText('Verification code is required').waitFor();
    },
  },
  {
    name: 'Forgot Password, step 2',
    async show(page) {
      const dialog = new ForgotPasswordDialog(page);
      await dialog.opener.click();
      await dialog.mobile.fill('9876543210');
      await dialog.send.click();
      await dialog.root.getByText(/^Code requested at /).waitFor();
      await dialog.code.fill('123456');
      await dialog.verify.click();
      await dialog.newPassword.fill('Monsoon#2026');
    },
  },
  {
    name: 'Region and language',
    async show(page) {
      await page.getByRole('button', { name: /^Your region/ }).click();
      await page.getByRole('combobox', { name: 'Country' }).waitFor();
    },
  },
];

const overHeader: readonly View[] = [
  {
    name: 'user drawer, its groups',
    async show(page) {
      const drawer = new UserDrawer(page);
      await drawer.open();
      await drawer.root.getByRole('button', { name: 'Appearance' }).click();
      await drawer.root.getByRole('radio', { name: 'Compact' }).waitFor();
    },
  },
  {
    name: 'question before the logout',
    async show(page) {
      const drawer = new UserDrawer(page);
      await drawer.open();
      await drawer.root.getByRole('button', { name: 'Logout' }).click();
      await page.getByText('Are you sure you want to log out now?').waitFor();
    },
  },
  ...(['Deposit', 'Withdrawal'] as const).map((name) => ({
    name,
    async show(page: Page) {
      await new UserDrawer(page).openMoney(name);
      await page
        .getByRole('dialog', { name })
        .getByText(/••••4821$/)
        .waitFor();
    },
  })),
  {
    name: 'Customer Service',
    async show(page) {
      const drawer = new UserDrawer(page);
      await drawer.open();
      await drawer.root.getByRole('button', { name: 'Customer Service' }).click();
      await page.frameLocator('iframe').getByRole('log').waitFor();
    },
  },
  {
    name: 'Stock Detail',
    async show(page) {
      const drawer = new StockDrawer(page);
      await page.goto('/me/profile?stock=NSE:ARAVBANK');
      await drawer.chart('ARAVBANK').waitFor();
      await drawer.root.getByRole('region', { name: 'Market depth' }).getByRole('table').waitFor();
    },
  },
  {
    name: 'How it is made up',
    async show(page) {
      await page.goto('/portfolio/summary?figure=price_held');
      await page.getByRole('dialog', { name: 'How it is made up' }).getByRole('table').waitFor();
    },
  },
  {
    name: 'IPO',
    async show(page) {
      await openService(page, 'IPO');
      await page.getByRole('dialog', { name: 'IPO' }).getByRole('list').getByRole('button').first().click();
      await page.getByRole('region', { name: 'Terms' }).waitFor();
    },
  },
  {
    name: 'OTC Trading',
    async show(page) {
      await openService(page, 'OTC');
      await page.getByRole('list', { name: 'Rules of the block window' }).waitFor();
    },
  },
  {
    name: 'Notifications',
    async show(page) {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    },
  },
];

const dialogsOfTheClient: readonly View[] = [
  {
    name: 'Update Avatar',
    async show(page) {
      const dialog = new AvatarDialog(page);
      await new UserDrawer(page).choose('Profile', 'Update Avatar');
      await dialog.file.setInputFiles(await photograph(page));
      await dialog.root.getByText('Avatar Preview').waitFor();
    },
  },
  {
    name: 'View KYC',
    async show(page) {
      await new UserDrawer(page).choose('Profile', 'View KYC');
      await page.getByRole('table', { name: 'Personal Information' }).waitFor();
    },
  },
  {
    name: 'Set PIN, step 1',
    async show(page) {
      await new UserDrawer(page).choose('Security', 'Set PIN');
      await new PinDialogs(page).verify.click();
      await page.getByText('Password is required').waitFor();
    },
  },
  {
    name: 'Set PIN, step 2',
    async show(page) {
      const dialogs = new PinDialogs(page);
      await new UserDrawer(page).choose('Security', 'Set PIN');
      await dialogs.password.fill('Wealth@123');
      await dialogs.verify.click();
      await dialogs.newPin.fill('123');
    },
  },
  {
    name: 'Change Password',
    async show(page) {
      const dialog = new ChangePasswordDialog(page);
      await new UserDrawer(page).choose('Security', 'Change Password');
      await dialog.submit.click();
      await dialog.root.getByText('Current password is required').waitFor();
    },
  },
];

/** On /me/profile, for the client with holdings. */
const clientOverlays: readonly View[] = [
  ...overHeader,
  ...dialogsOfTheClient,
  {
    name: 'actions of a bank account',
    async show(page) {
      const bank = new BankSection(page);
      await page.goto('/me/accounts');
      await bank.accounts
        .first()
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await page.getByRole('menuitem', { name: 'Remove account' }).waitFor();
    },
  },
  {
    name: 'a new bank account and the PIN that it asks for',
    async show(page) {
      const bank = new BankSection(page);
      await page.keyboard.press('Escape');
      await bank.add.click();
      await bank.fillIn({ ifsc: 'ARAV0000042', accountNumber: '50110022009942' });
      await bank.submit.click();
      await new PinDialogs(page).pin.fill('123');
    },
  },
];

/** By what they are called; each has a journey of its own, which begins on /me/profile. */
export const overlaysOfClients = [
  ['dialogs and drawers of a client', clientOverlays],
  ['ticket and the detail of an order', orderOverlays],
] as const;

/** One after the other, on /kyc, for a client who has not begun. */
export const kycSteps: readonly View[] = [
  { name: 'Agreement', show: (page) => new KycPage(page).scrollAgreement(0) },
  {
    name: 'Base',
    async show(page) {
      const kyc = new KycPage(page);
      await kyc.agree();
      await kyc.fullName.fill('Rohan Iyer');
      await kyc.dateOfBirth.fill('2020-01-01');
      await kyc.mobile.focus();
      await page.getByText('You must be at least 18 years old.').waitFor();
    },
  },
  {
    name: 'ID',
    async show(page) {
      const kyc = new KycPage(page);
      await kyc.fillBase({ fullName: 'Rohan Iyer', dateOfBirth: '1990-03-14' });
      await kyc.choose('ID Front', await photograph(page, { width: 640, height: 400 }));
      await kyc
        .side('ID Front')
        .getByText(/ · uploaded$/)
        .waitFor();
      await kyc.submit.click();
      await page.getByText('ID number is required.').waitFor();
    },
  },
  {
    name: 'Status',
    async show(page) {
      const kyc = new KycPage(page);
      await kyc.idNumber.fill('ABCPN0000D');
      await kyc.choose('ID Back', await photograph(page, { width: 640, height: 400 }));
      await kyc
        .side('ID Back')
        .getByText(/ · uploaded$/)
        .waitFor();
      await kyc.submit.click();
      await page.getByRole('heading', { name: 'Thank you for submitting' }).waitFor();
    },
  },
];
