import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients, lightPage, LoginPage } from '../pages/LoginPage.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

const phoneBrowser =
  'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

test('a client signs one of two devices out [I3-6-DEVICES]', async ({ page, loginPage, openBrowser }) => {
  const other = await openBrowser({ userAgent: phoneBrowser });
  await new LoginPage(other).enter('/dashboard', clients.empty);
  await expect(other.getByRole('heading', { name: 'Two steps to your first share' })).toBeVisible();
  await loginPage.enter('/me/profile', clients.empty);

  const devices = page.getByRole('list', { name: 'Devices signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'Active now' })).toHaveCount(1);
  await devices.getByRole('button', { name: /^Sign out / }).click();
  const question = page.getByRole('dialog', { name: 'Sign out this device?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('status').filter({ hasText: /was signed out\.$/ })).toBeVisible();
  await expect(devices).toHaveCount(1);

  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('alert')).toHaveCount(1);
  await page.reload();
  await expect(devices).toHaveCount(1);
});

test('a notice reaches the bell while the client looks at the page [I3-9-BELL]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter(lightPage, clients.empty);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  // Another device signs in and sets a PIN.
  const api = await ApiClient.signIn(sandbox.origin, clients.empty);
  await api.setPin('112233');
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('Trading PIN set')).toBeVisible();
  await expect(list.getByText('New sign-in')).toBeVisible();
  await list.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('customer service answers before the approval, closes by Escape and goes with the logout [S7-CHAT] [S4-LOGOUT-CHAT] [S2-DRAWER-SERVICE]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const panel = page.getByRole('dialog', { name: 'Customer Service' });
  const widget = panel.frameLocator('iframe');
  await loginPage.enter('/kyc', clients.unverified);
  await page.getByRole('button', { name: 'Customer Service' }).click();
  await expect(widget.getByRole('log', { name: 'Messages' })).toContainText('Welcome.');
  await widget.getByRole('textbox', { name: 'Message' }).fill('Where is my <b>approval</b>?');
  await widget.getByRole('button', { name: 'Send' }).click();
  await expect(widget.getByRole('log', { name: 'Messages' })).toContainText(
    'You wrote: “Where is my <b>approval</b>?”.',
  );
  await widget.getByRole('textbox', { name: 'Message' }).press('Escape');
  await expect(panel).toBeHidden();

  await sandbox.setKyc(clients.unverified, 'approved');
  await expect(page).toHaveURL('/dashboard');
  const drawer = new UserDrawer(page);
  await drawer.open();
  await drawer.root.getByRole('button', { name: 'Customer Service' }).click();
  await expect(widget.getByRole('log', { name: 'Messages' })).toContainText('Welcome.');
  await panel.getByRole('button', { name: 'Close' }).click();
  await drawer.open();
  await drawer.root.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(loginPage.submit).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the public pages lead home, and every page carries the mark of the sandbox [S2-STATIC-HOME]', async ({
  page,
  loginPage,
  shell,
}) => {
  for (const path of ['/about', '/privacy', '/cookie']) {
    await page.goto(path);
    await expect(shell.sandboxMark).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/login');
    await expect(loginPage.submit).toBeVisible();
    await expect(shell.sandboxMark).toBeVisible();
  }
  await page.goto('/error');
  await expect(shell.sandboxMark).toBeVisible();
  await loginPage.enter('/no-such-page', clients.empty);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(shell.sandboxMark).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/dashboard');
});
