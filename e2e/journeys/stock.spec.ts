import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

test('an instrument has a page of its own, with a title, a chart and what the address says of it [I4-7-DETAIL] [I4-7-SETUP]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/market/NSE/ARAVBANK?interval=1d&range=1Y&view=table&shape=bars', clients.approved);
  await expect(page.getByRole('heading', { level: 1, name: /^ARAVBANK/ })).toBeVisible();
  await expect(page).toHaveTitle(/\| ARAVBANK$/);
  const table = page.getByRole('grid', { name: 'ARAVBANK, 1D' });
  await expect(table.getByRole('row').nth(1)).toContainText(/\d/);
  await expect(page.getByRole('region', { name: 'Price band' })).toBeVisible();

  await page.getByRole('radio', { name: '5m', exact: true }).click();
  await expect(page).toHaveURL(/view=table/);
  await expect(page).not.toHaveURL(/interval=1d/);
  await page.reload();
  await expect(page.getByRole('grid', { name: 'ARAVBANK, 5m' })).toBeVisible();
});

test('an address with an unknown symbol or market shows "not found" [I4-7-UNKNOWN]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/market/NSE/NOSUCHSHARE', clients.approved);
  const notFound = page.getByRole('heading', { level: 1, name: '404 - Page Not Found' });
  await expect(notFound).toBeVisible();
  await page.goto('/market/MOON/ARAVBANK');
  await expect(notFound).toBeVisible();
});

test('the drawer of an instrument has an address, closes by Back and leads on to the page [I4-7-DRAWER]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter('/market?stock=NSE%3AARAVBANK', clients.approved);
  const drawer = page.getByRole('dialog', { name: 'Stock Detail' });
  await expect(drawer.getByRole('slider', { name: 'ARAVBANK, 5m' })).toBeVisible();
  const price = drawer.locator('[data-live-price]').first();
  await expect(price).toHaveText(/\d/);
  // A price may rest for a while: this one is moved.
  await sandbox.setPrice('NSE', 'ARAVBANK', 1_160);
  await expect(price).toHaveText(/^1,1(59|60)\.\d\d$/);

  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/market$/);

  await page.goto('/market?segment=stock&stock=NSE:ARAVBANK');
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/market\?segment=stock$/);

  await page.goto('/dashboard?stock=NSE:ARAVBANK');
  await drawer.getByRole('button', { name: 'Open as page' }).click();
  await expect(page).toHaveURL(/\/market\/NSE\/ARAVBANK$/);
  await expect(page.getByRole('heading', { level: 1, name: /^ARAVBANK/ })).toBeVisible();
});
