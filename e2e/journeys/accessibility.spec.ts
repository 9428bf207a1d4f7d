import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { clients } from '../pages/login-page';

const guestPages = ['/login', '/about', '/privacy', '/cookie', '/error'];
const clientPages = [
  '/dashboard',
  '/market',
  '/discover',
  '/portfolio/holding',
  '/me/profile',
  '/no-such-page',
];

async function violationsOf(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The route progress is above every landmark for half a second; the page is what is looked at.
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
  return (await new AxeBuilder({ page }).analyze()).violations;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('finds nothing on the pages of a guest', async ({ page }) => {
      for (const path of guestPages) {
        await page.goto(path);
        expect(await violationsOf(page), path).toEqual([]);
      }
    });

    test('finds nothing on the pages of a client', async ({ page, loginPage }) => {
      await loginPage.open();
      await loginPage.signIn(clients.approved);
      await expect(page).toHaveURL('/dashboard');
      for (const path of clientPages) {
        await page.goto(path);
        expect(await violationsOf(page), path).toEqual([]);
      }
    });
  });
}

test('the bottom bar serves a phone and the rail a desktop [S2-NAV-BARS]', async ({
  page,
  loginPage,
  shell,
}) => {
  await loginPage.open();
  await loginPage.signIn(clients.approved);
  await expect(shell.tab('Home')).toBeVisible();
  const rail = await shell.mainNavigation.filter({ visible: true }).boundingBox();
  expect(rail?.width).toBeLessThan(100);

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = await shell.mainNavigation.filter({ visible: true }).boundingBox();
  expect(bar?.width).toBe(390);
  await shell.mainNavigation.filter({ visible: true }).getByRole('link', { name: 'Market' }).click();
  await expect(page).toHaveURL('/market');
});

test('the profile drawer shows the version of the build [S9-VERSION]', async ({ page, loginPage }) => {
  await loginPage.open();
  await loginPage.signIn(clients.approved);
  await page.getByRole('button', { name: 'Open profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toContainText('v3.22.3221');
});
