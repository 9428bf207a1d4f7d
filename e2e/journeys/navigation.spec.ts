import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

test('the bottom bar serves a phone and the rail a desktop [S2-NAV-BARS]', async ({
  page,
  loginPage,
  shell,
}) => {
  await loginPage.enter(lightPage, clients.approved);
  await expect(shell.tab('Home')).toBeVisible();
  const rail = await shell.mainNavigation.filter({ visible: true }).boundingBox();
  expect(rail?.width).toBeLessThan(100);

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = await shell.mainNavigation.filter({ visible: true }).boundingBox();
  expect(bar?.width).toBe(390);
  await shell.mainNavigation.filter({ visible: true }).getByRole('link', { name: 'Market' }).click();
  await expect(page).toHaveURL('/market');
});

test('five tabs lead to the five parts, and two of them on to their first page [S2-NAV-TABS] [S2-NAV-PORTFOLIO] [S2-NAV-ME]', async ({
  page,
  loginPage,
  shell,
}) => {
  await loginPage.enter('/dashboard', clients.approved);
  const tabs = [
    { name: 'Home', path: '/dashboard', leadsTo: '/dashboard' },
    { name: 'Market', path: '/market', leadsTo: '/market' },
    { name: 'Discover', path: '/discover', leadsTo: '/discover' },
    { name: 'Portfolio', path: '/portfolio', leadsTo: '/portfolio/summary' },
    { name: 'Me', path: '/me', leadsTo: '/me/profile' },
  ];
  const links = shell.mainNavigation.filter({ visible: true }).getByRole('link');
  await expect(links).toHaveText(tabs.map(({ name }) => name));

  for (const { name, leadsTo } of tabs) {
    await shell.tab(name).click();
    await expect(page).toHaveURL(leadsTo);
    await expect(shell.tab(name)).toHaveAttribute('aria-current', 'page');
  }
  for (const { path, leadsTo } of tabs) {
    await page.goto(path);
    await expect(page).toHaveURL(leadsTo);
  }
  const children = [
    ['/portfolio/holding', 'Portfolio'],
    ['/portfolio/awaiting', 'Portfolio'],
    ['/portfolio/history', 'Portfolio'],
    ['/me/application', 'Me'],
    ['/me/records', 'Fund records'],
  ] as const;
  for (const [path, title] of children) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`Wealth | ${title}`);
  }
});

test('the profile drawer shows the version of the build [S9-VERSION]', async ({ page, loginPage }) => {
  await loginPage.enter(lightPage, clients.approved);
  await page.getByRole('button', { name: 'Open profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toContainText('v3.22.3221');
});

test.describe('the address of the bank accounts [S2-NAV-BANK-HASH] [I3A-SPEC-2]', () => {
  const section = (page: Page) => page.getByRole('group', { name: 'Bank accounts' });

  async function expectThere(page: Page) {
    await expect(section(page)).toBeFocused();
    await expect(section(page)).toBeInViewport();
  }

  for (const path of ['/me#bank-section', '/me/profile#bank-section', '/me/accounts#bank-section']) {
    test(`${path} leads a guest there after the sign-in, and a client in a fresh tab at once`, async ({
      page,
      context,
      loginPage,
    }) => {
      await page.goto(path);
      await loginPage.signIn(clients.approved, { remember: true });
      await expect(page).toHaveURL('/me/accounts#bank-section');
      await expectThere(page);

      const tab = await context.newPage();
      await tab.goto(path);
      await expectThere(tab);
      await expect(tab).toHaveURL('/me/accounts#bank-section');
    });
  }

  test('leads there from the drawer on its own page, again and again [S2-BOTTOM-NAVIGATE]', async ({
    page,
    loginPage,
  }) => {
    const drawer = new UserDrawer(page);
    await loginPage.enter('/me/profile', clients.approved);
    for (let round = 0; round < 2; round += 1) {
      await page.evaluate(() => scrollTo({ top: 0 }));
      await drawer.open();
      await drawer.root.getByRole('button', { name: 'Bank Accounts' }).click();
      await expect(page).toHaveURL('/me/accounts#bank-section');
      await expectThere(page);
    }
  });

  test('leaves a person alone who scrolls away', async ({ page, loginPage }) => {
    await loginPage.enter('/me/profile#bank-section', clients.approved);
    await expectThere(page);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 400);

    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });
});
