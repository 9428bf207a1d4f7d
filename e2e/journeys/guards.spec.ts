import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';
import type { Shell } from '../pages/Shell.ts';

const homes = [
  { client: 'approved', home: '/dashboard' },
  { client: 'unverified', home: '/kyc' },
  { client: 'pending', home: '/kyc' },
  { client: 'rejected', home: '/kyc' },
  { client: 'empty', home: '/dashboard' },
  { client: 'wealthy', home: '/dashboard' },
] as const;

test.describe('guests', () => {
  const seesWithTheMark = async (
    { page, shell }: { page: Page; shell: Shell },
    path: string,
    title: string,
  ) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(shell.sandboxMark).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/login');
  };

  test('see /about [I1-10-MARK] [S2-ROUTE-ABOUT]', async ({ page, shell }) =>
    seesWithTheMark({ page, shell }, '/about', 'Wealth | About'));

  test('see /privacy [S2-ROUTE-PRIVACY]', async ({ page, shell }) =>
    seesWithTheMark({ page, shell }, '/privacy', 'Wealth | Privacy'));

  test('see /cookie [S2-ROUTE-COOKIE]', async ({ page, shell }) =>
    seesWithTheMark({ page, shell }, '/cookie', 'Wealth | Cookie Privacy'));

  for (const path of ['/', '/dashboard', '/kyc', '/portfolio/holding', '/no-such-page']) {
    test(`are sent from ${path} to /login [I1-11-GUARDS] [S4-GUARD-GUEST]`, async ({ page, loginPage }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await expect(loginPage.submit).toBeVisible();
    });
  }
});

test('the mark is gone once the system information says live [I1-10-MARK] [D-PROTECT-MARK]', async ({
  page,
  loginPage,
  shell,
}) => {
  let isLive = false;
  await page.route('**/client/app/v1/system_info', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain('"environment":"sandbox"');
    await route.fulfill({ response, body: isLive ? text.replace('"sandbox"', '"live"') : text });
  });
  await loginPage.enter('/dashboard', clients.approved);
  await expect(shell.sandboxMark).toBeVisible();

  isLive = true;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Net worth' })).toBeVisible();
  await expect(page.getByText('Sandbox: simulated market and money')).toHaveCount(0);
});

for (const { client, home } of homes) {
  test(`the ${client} client lives at ${home} [I1-11-GUARDS] [S1-KYC-FIRST] [S2-ROUTE-ROOT]`, async ({
    page,
    loginPage,
  }) => {
    await loginPage.open();
    await loginPage.signIn(clients[client]);
    await expect(page).toHaveURL(home);

    for (const path of ['/login', '/', '/portfolio', '/no-such-page']) {
      await page.goto(path);
      const expected =
        home === '/kyc'
          ? '/kyc'
          : { '/portfolio': '/portfolio/summary', '/no-such-page': '/no-such-page' }[path];
      await expect(page).toHaveURL(expected ?? '/dashboard');
    }
    await page.goto('/about');
    await expect(page).toHaveTitle('Wealth | About');
  });
}

test('an approved client sees the not-found page with its title [S2-ROUTE-404] [I3-7-STATIC]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/dashboard', clients.approved);
  await page.goto('/no-such-page');

  await expect(page).toHaveTitle('Wealth | 404 - Page Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('redirects keep search and hash [I1-10-REDIRECTS] [S2-NAV-BANK-HASH]', async ({ page, loginPage }) => {
  await loginPage.enter('/dashboard', clients.approved);

  await page.goto('/me#bank-section');
  await expect(page).toHaveURL('/me/accounts#bank-section');
  await page.goto('/portfolio?from=mail');
  await expect(page).toHaveURL('/portfolio/summary?from=mail');
});

test('a guest who was sent away from a page returns to it after signing in [S3-LAST-ROUTE]', async ({
  page,
  loginPage,
}) => {
  await page.goto('/portfolio/holding');
  await expect(page).toHaveURL('/login');
  await loginPage.signIn(clients.approved);

  await expect(page).toHaveURL('/portfolio/holding');
});

test('the approval of the identity check opens the app without a reload [I3-3-APPROVED]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.signInAs(clients.pending, '/kyc');
  await expect(page.getByText('Verification In Progress')).toBeVisible();

  await sandbox.setKyc(clients.pending, 'approved');
  await expect(page).toHaveURL('/dashboard', { timeout: 20_000 });
});
