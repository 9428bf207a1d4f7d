import { expect, test } from '../fixtures/test';
import { clients, LoginPage } from '../pages/login-page';

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
  await sandbox.advanceClock(16 * 60_000);
  await Promise.all([page.goto('/portfolio/summary'), other.goto('/portfolio/holding')]);

  await expect(page).toHaveTitle('Wealth | Portfolio');
  await expect(other).toHaveTitle('Wealth | Portfolio');
});
