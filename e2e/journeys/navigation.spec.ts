import { expect, test } from '../fixtures/test';
import { clients } from '../pages/login-page';

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
