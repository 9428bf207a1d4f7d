import path from 'node:path';
import type { Page } from '@playwright/test';
import { clients, password } from '../pages/LoginPage.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

/** Any picture will do for a side of an ID and for an avatar. */
const examplePhoto = path.join(import.meta.dirname, '../../docs/pictures/dashboard-desktop-light.png');

/** One picture: where it is taken, of whom, and in which state. */
export interface Shot {
  name: string;
  path: string;
  client?: keyof typeof clients;
  /** What to do before the picture; it ends when what is to be seen is there. */
  prepare?: (page: Page) => Promise<void>;
  /** Only what the window shows, for what lies over the page or scrolls in itself. */
  isWindowOnly?: boolean;
}

/** Presses what opens a dialog and waits for the dialog, whose code comes later. */
async function open(page: Page, opener: string, dialog = opener): Promise<void> {
  await page
    .getByRole('button', { name: opener })
    .or(page.getByRole('link', { name: opener }))
    .first()
    .click();
  await page.getByRole('dialog', { name: dialog }).getByRole('button').first().waitFor();
}

/** Opens a dialog of the user drawer. */
async function openFromDrawer(page: Page, group: string, item: string): Promise<void> {
  await open(page, 'Open profile', 'Profile');
  const drawer = page.getByRole('dialog', { name: 'Profile' });
  await drawer.getByRole('button', { name: group, exact: true }).click();
  await drawer.getByRole('button', { name: item }).click();
  await page.getByRole('dialog', { name: item }).getByRole('button').first().waitFor();
}

async function readAgreement(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Client agreement' }).evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await page.getByText('I have read the agreement and agree to it').click();
}

async function goToBase(page: Page): Promise<void> {
  await readAgreement(page);
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
  await page.getByRole('heading', { name: 'Basic information' }).waitFor();
}

async function goToId(page: Page): Promise<void> {
  await goToBase(page);
  await page.getByLabel('Full Name').fill('Asha Namuna');
  await page.getByLabel('Date of Birth').first().fill('1990-03-14');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Identity document' }).waitFor();
}

async function uploadId(page: Page): Promise<void> {
  await goToId(page);
  for (const side of ['ID Front', 'ID Back']) {
    const slot = page.getByRole('group', { name: side });
    await slot.locator('input[type=file]').first().setInputFiles(examplePhoto);
    await slot.getByText('uploaded').waitFor();
  }
}

async function verifyMobile(page: Page): Promise<void> {
  await open(page, "I forgot password or can't sign in", 'Forgot Password');
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  await dialog.getByLabel('Mobile Number').fill(clients.empty);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText('Code requested').waitFor();
  await dialog.getByLabel('Verification Code').fill('123456');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await dialog.getByLabel('New Password').waitFor();
}

async function verifyPassword(page: Page): Promise<void> {
  await openFromDrawer(page, 'Security', 'Set PIN');
  const dialog = page.getByRole('dialog', { name: 'Set PIN' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Choose a 6-digit trading PIN' }).waitFor();
}

async function chooseAvatar(page: Page): Promise<void> {
  await openFromDrawer(page, 'Profile', 'Update Avatar');
  const dialog = page.getByRole('dialog', { name: 'Update Avatar' });
  await dialog.locator('input[type=file]').setInputFiles(examplePhoto);
  await dialog.getByText('Avatar Preview').waitFor();
}

async function openViewKyc(page: Page): Promise<void> {
  await openFromDrawer(page, 'Profile', 'View KYC');
  await page.getByRole('table', { name: 'Personal Information' }).waitFor();
}

async function openChat(page: Page): Promise<void> {
  await open(page, 'Open profile', 'Profile');
  await page
    .getByRole('dialog', { name: 'Profile' })
    .getByRole('button', { name: 'Customer Service' })
    .click();
  await page.getByTitle('Customer Service').waitFor();
  await page.getByText('Connecting you').waitFor({ state: 'hidden' });
}

async function openMoney(page: Page, title: 'Deposit' | 'Withdrawal'): Promise<void> {
  await new UserDrawer(page).openMoney(title);
  await page.getByRole('dialog', { name: title, exact: true }).getByRole('term').first().waitFor();
}

const signedOut: readonly Shot[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-errors',
    path: '/login',
    prepare: (page) => page.getByRole('button', { name: 'Sign in' }).click(),
  },
  {
    name: 'create-account',
    path: '/login',
    prepare: (page) => open(page, 'Sign up your account now!', 'Create Account'),
    isWindowOnly: true,
  },
  {
    name: 'create-account-errors',
    path: '/login',
    async prepare(page) {
      await open(page, 'Sign up your account now!', 'Create Account');
      await page.getByRole('dialog').locator('button[type=submit]').click();
    },
    isWindowOnly: true,
  },
  {
    name: 'forgot-password-1',
    path: '/login',
    prepare: (page) => open(page, "I forgot password or can't sign in", 'Forgot Password'),
    isWindowOnly: true,
  },
  { name: 'forgot-password-2', path: '/login', prepare: verifyMobile, isWindowOnly: true },
  {
    name: 'region-chooser',
    path: '/login',
    prepare: (page) => open(page, 'Your region', 'Region and language'),
    isWindowOnly: true,
  },
  { name: 'about', path: '/about' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookie', path: '/cookie' },
  { name: 'error', path: '/error' },
];

const approved: readonly Shot[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'market', path: '/market' },
  { name: 'market-watchlist', path: '/market?view=watchlist' },
  { name: 'stock', path: '/market/NSE/ARAVBANK' },
  { name: 'stock-drawer', path: '/market?stock=NSE:ARAVBANK', isWindowOnly: true },
  { name: 'alerts', path: '/market/alerts' },
  { name: 'discover', path: '/discover' },
  { name: 'portfolio-summary', path: '/portfolio/summary' },
  { name: 'portfolio-holding', path: '/portfolio/holding' },
  { name: 'me-profile', path: '/me/profile' },
  { name: 'me-application', path: '/me/application' },
  { name: 'me-records', path: '/me/records' },
  { name: 'me-limits', path: '/me/limits' },
  { name: 'services-movers', path: '/services/movers' },
  { name: 'not-found', path: '/no-such-page' },
  {
    name: 'notices',
    path: '/dashboard',
    prepare: (page) => open(page, 'Notifications'),
    isWindowOnly: true,
  },
  {
    name: 'profile-drawer',
    path: '/dashboard',
    prepare: (page) => open(page, 'Open profile', 'Profile'),
    isWindowOnly: true,
  },
  {
    name: 'logout-question',
    path: '/dashboard',
    async prepare(page) {
      await open(page, 'Open profile', 'Profile');
      await page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
      await page.getByText('Are you sure you want to log out now?').waitFor();
    },
    isWindowOnly: true,
  },
  {
    name: 'update-avatar',
    path: '/dashboard',
    prepare: (page) => openFromDrawer(page, 'Profile', 'Update Avatar'),
    isWindowOnly: true,
  },
  { name: 'update-avatar-crop', path: '/dashboard', prepare: chooseAvatar, isWindowOnly: true },
  { name: 'view-kyc', path: '/dashboard', prepare: openViewKyc, isWindowOnly: true },
  {
    name: 'deposit',
    path: '/dashboard',
    prepare: (page) => openMoney(page, 'Deposit'),
    isWindowOnly: true,
  },
  {
    name: 'withdrawal',
    path: '/dashboard',
    prepare: (page) => openMoney(page, 'Withdrawal'),
    isWindowOnly: true,
  },
  {
    name: 'set-pin-1',
    path: '/dashboard',
    prepare: (page) => openFromDrawer(page, 'Security', 'Set PIN'),
    isWindowOnly: true,
  },
  { name: 'set-pin-2', path: '/dashboard', prepare: verifyPassword, isWindowOnly: true },
  {
    name: 'change-password',
    path: '/dashboard',
    prepare: (page) => openFromDrawer(page, 'Security', 'Change Password'),
    isWindowOnly: true,
  },
  {
    name: 'bank-add',
    path: '/me/profile',
    async prepare(page) {
      await page.getByRole('button', { name: 'Add account' }).click();
      await page.getByLabel('IFSC').waitFor();
    },
  },
  { name: 'chat', path: '/dashboard', prepare: openChat, isWindowOnly: true },
];

const waiting: readonly Shot[] = [
  { name: 'kyc-agreement', path: '/kyc', client: 'unverified' },
  { name: 'kyc-agreement-read', path: '/kyc', client: 'unverified', prepare: readAgreement },
  { name: 'kyc-base', path: '/kyc', client: 'unverified', prepare: goToBase },
  { name: 'kyc-id', path: '/kyc', client: 'unverified', prepare: goToId },
  { name: 'kyc-id-uploaded', path: '/kyc', client: 'unverified', prepare: uploadId },
  {
    name: 'kyc-id-reloaded',
    path: '/kyc',
    client: 'unverified',
    async prepare(page) {
      await uploadId(page);
      await page.reload();
      await page.getByRole('heading', { name: 'Identity document' }).waitFor();
    },
  },
  { name: 'kyc-pending', path: '/kyc', client: 'pending' },
  { name: 'kyc-rejected', path: '/kyc', client: 'rejected' },
  { name: 'dashboard-first-day', path: '/dashboard', client: 'empty' },
  { name: 'me-profile-empty', path: '/me/profile', client: 'empty' },
];

/** Every screen that there is. */
export const shots: readonly Shot[] = [
  ...signedOut,
  ...approved.map((shot) => ({ ...shot, client: 'approved' as const })),
  ...waiting,
];
