import { readFile } from 'node:fs/promises';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow, noOverflow } from '../pages/horizontalOverflow.ts';
import { clients } from '../pages/LoginPage.ts';

test('the lots of a holding open by its row, by the address and on a phone as a sheet, and the file has what is shown [I5B-3-WALK] [DEM-5] [DEM-24]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const holdings = await client.read('/stat/app/v1/holdings');
  const count = Array.isArray(holdings) ? holdings.length : 0;
  expect(count).toBeGreaterThan(5);
  await loginPage.enter('/portfolio/holding', clients.approved);

  const grid = page.getByRole('grid', { name: 'Shares that you own' });
  await expect(grid.getByRole('row', { name: /URJASTOR/ })).toContainText(/\d+ settled|all settled/);
  await page.getByRole('button', { name: 'Show the lots of SANCHTEL' }).click();
  const lots = page.getByRole('table', { name: 'Lots of SANCHTEL' });
  await expect(lots.getByRole('row', { name: /^next/ })).toContainText('100');
  await expect(page).toHaveURL(/[?&]lots=IN/);
  await page.reload();
  await expect(lots).toBeVisible();

  await page.getByRole('radio', { name: 'By sector' }).click();
  await expect(grid.getByText(/^Telecom · 1 instrument/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [head = '', titles = '', ...rows] = file.trim().split('\r\n');
  expect(head).toMatch(/holdings · left out by: none · sorted by Value · prices of/);
  expect(titles.split(',')).toContain('Cost of the next sale');
  expect(rows).toHaveLength(count);

  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.getByRole('dialog', { name: 'Lots of SANCHTEL' });
  await expect(sheet.getByText('Cost of the next sale')).toBeVisible();
  expect(await horizontalOverflow(page)).toEqual(noOverflow);
});

test('dividends, corporate actions and the profit calendar are reached from the holdings [I5B-6-WALK]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/portfolio/holding', clients.approved);
  for (const [link, path] of [
    ['Profit calendar', '/portfolio/calendar'],
    ['Dividends', '/portfolio/dividends'],
    ['Corporate actions', '/portfolio/actions'],
  ] as const) {
    await page
      .getByRole('list', { name: 'More of your portfolio' })
      .getByRole('link', { name: link })
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await page.goBack();
  }
});

test('the profit calendar is walked by keys, and its address keeps view and month [I5B-6-CALENDAR-WALK]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/portfolio/calendar', clients.approved);
  const today = page.getByRole('button', { name: /: today, / });
  await today.focus();
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/[?&]month=\d{4}-\d{2}/);
  await page.getByRole('radio', { name: 'Month' }).click();
  await expect(page).toHaveURL(/[?&]view=month/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked();
});
