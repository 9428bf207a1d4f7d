import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

const total = (page: Page) => page.getByRole('region', { name: 'Total return' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'How it is made up' });

test.beforeEach(async ({ sandbox }) => {
  await sandbox.setClock('2026-11-19T14:32:07+05:30');
});

test('every part of the total return opens how it is made up, and adds up to the paisa [I5B-2-JOURNEY]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/portfolio/summary', clients.approved);
  const openers = page.getByRole('main').getByRole('button', { name: /^How it is made up: / });
  await expect(total(page).getByText('Tax deducted on dividends')).toBeVisible();
  const count = await openers.count();
  expect(count).toBeGreaterThanOrEqual(8);

  for (let index = 0; index < count; index += 1) {
    const opener = openers.nth(index);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByText('Parts and figure differ by ₹0.00.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('the range is in the address, which charts and tables obey, whatever it says [I5B-2-JOURNEY] [I5B-BAD-RANGE]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/portfolio/summary', clients.approved);
  const range = page.getByRole('radiogroup', { name: 'Time' });
  await expect(total(page).getByText('Tax deducted on dividends')).toBeVisible();
  await range.getByRole('radio', { name: 'Tax year 2026–27' }).click();
  await expect(page).toHaveURL('/portfolio/summary?from=2026-04-01&to=2027-03-31');
  await expect(page.getByText(/^Wed, 1 Apr 2026 – Thu, 19 Nov 2026, 233 days$/)).toBeVisible();

  const chart = page.getByRole('slider', { name: /your shares, Wed, 1 Apr 2026/ });
  await chart.focus();
  const last = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '');

  await page.goBack();
  await expect(page).toHaveURL('/portfolio/summary');
  await expect(range.getByRole('radio', { name: 'All' })).toBeChecked();

  for (const search of [
    'from=2026-11-19&to=2026-11-01',
    'from=2026-11-18&to=2026-11-18',
    'from=2099-01-01&to=2099-12-31',
    'from=2001-01-01&to=2001-12-31',
  ]) {
    await page.goto(`/portfolio/summary?${search}`);
    await expect(page.getByRole('region', { name: 'Summary' }).getByText(/^₹|₹/).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('hidden values leave no amount on the page, in the chart or in what a figure opens [I5B-2-JOURNEY]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/portfolio/summary', clients.approved);
  await expect(total(page).getByText('Tax deducted on dividends')).toBeVisible();
  await page.getByRole('button', { name: 'Hide values' }).click();

  await expect(page.getByRole('main')).not.toContainText(/₹\d/);
  await page.getByRole('slider', { name: /your shares/ }).focus();
  await expect(page.getByRole('slider', { name: /your shares/ })).toHaveAttribute(
    'aria-valuetext',
    /Amount hidden/,
  );
  await page.getByRole('button', { name: 'How it is made up: Price, shares still held' }).click();
  await expect(drawer(page).getByRole('table')).toBeVisible();
  await expect(drawer(page)).not.toContainText(/₹\d(?!\.00\.)/);
});

test('an address that names a figure opens it, and closes to the page', async ({ page, loginPage }) => {
  await loginPage.enter('/portfolio/summary?figure=gain', clients.approved);
  await expect(drawer(page)).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/portfolio/summary');
});
