import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { KycPage } from '../pages/KycPage.ts';
import { clients, LoginPage } from '../pages/LoginPage.ts';

test('a sign-out in one tab ends the other within a second [I1-11-TABS]', async ({
  page,
  context,
  loginPage,
  shell,
}) => {
  await loginPage.open();
  await loginPage.signIn(clients.approved, { remember: true });
  await expect(page).toHaveURL('/dashboard');
  const other = await context.newPage();
  await other.goto('/portfolio/summary');
  await expect(other).toHaveTitle('Wealth | Portfolio');

  await shell.signOut();
  await expect(other).toHaveURL('/login', { timeout: 2_000 });
  await expect(new LoginPage(other).submit).toBeVisible();
});

test('several tabs need one refresh between them', async ({ page, context, loginPage, sandbox }) => {
  await loginPage.open();
  await loginPage.signIn(clients.approved, { remember: true });
  await expect(page).toHaveURL('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other).toHaveTitle('Wealth | Home');
  const refreshes = async () => {
    const requests = await sandbox.requests();
    return requests.filter(({ path }) => path === '/auth/app/v1/refresh').length;
  };
  const before = await refreshes();
  await sandbox.advanceClock(16 * 60_000);
  // Both need a new token at the same moment, and neither is loaded anew: that restores a session of its own.
  await Promise.all([
    page.getByRole('link', { name: 'Portfolio', exact: true }).click(),
    other.getByRole('link', { name: 'Me', exact: true }).click(),
  ]);

  await expect(page).toHaveTitle('Wealth | Portfolio');
  await expect(other).toHaveTitle('Wealth | Me');
  await expect(other.getByRole('region', { name: 'Devices signed in' })).toContainText('This browser');
  expect((await refreshes()) - before).toBe(1);
});

test('a new tab joins the session of an open one, which is not remembered and ends with the last [I3A-USE-7]', async ({
  context,
  loginPage,
  shell,
}) => {
  await loginPage.signInAs(clients.approved);
  const [clicked] = await Promise.all([
    context.waitForEvent('page'),
    shell.tab('Portfolio').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(clicked).toHaveURL('/portfolio/summary');
  await expect(clicked).toHaveTitle('Wealth | Portfolio');
  expect(await clicked.evaluate(() => localStorage.getItem('wealth.auth'))).toBeNull();

  const [second, third] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([second.goto('/market'), third.goto('/login')]);
  await expect(second).toHaveURL('/market');
  await expect(third).toHaveURL('/dashboard');

  await shell.signOut();
  for (const tab of [clicked, second, third]) await expect(tab).toHaveURL('/login', { timeout: 2_000 });
  const last = await context.newPage();
  await last.goto('/market');
  await expect(last).toHaveURL('/login');
});

test('a logout in one tab leaves nothing of the client in the others, while the server hangs [I3A-M9] [I3A-L7]', async ({
  page,
  context,
  loginPage,
  sandbox,
}) => {
  await loginPage.signInAs(clients.unverified, '/kyc');
  await expect(new KycPage(page).agreement).toBeVisible();
  const other = await context.newPage();
  await other.goto('/kyc');
  const kyc = new KycPage(other);
  await kyc.agree();
  await kyc.fillBase({ fullName: 'Ila Namuna', dateOfBirth: '1990-01-15' });
  const stored = (tab: Page) =>
    tab.evaluate(() => JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage)]));
  expect(await stored(other)).toContain('wealth.kycDraft');

  await sandbox.addFaults({ method: 'POST', path: '/auth/app/v1/logout', kind: 'delay', delay_ms: 20_000 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login', { timeout: 3_000 });
  await expect(other).toHaveURL('/login', { timeout: 3_000 });
  for (const tab of [page, other])
    expect(await stored(tab)).not.toMatch(/wealth\.(?:auth|kycDraft|lastRoute)/);
});
