import { readFile } from 'node:fs/promises';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { clients } from '../pages/LoginPage.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function member(value: unknown, name: string): unknown {
  if (!isRecord(value) || !(name in value)) throw new Error(`The answer holds no ${name}.`);
  return value[name];
}

const rupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(Math.abs(amount));

/** The cells of a line; what has a comma stands in quotes. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(([, quoted, plain]) => quoted ?? plain);

const paise = (text: string | undefined) => Math.round(Number(text) * 100);

test('the tax report, its files and the server agree to the paisa, and own losses change all of them [I5B-4-JOURNEY] [DEM-6]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const total = async () => Number(member(await client.read('/stat/app/v1/tax'), 'total'));
  const lots = await client.read('/stat/app/v1/tax/lots?limit=1000');
  const gain = Number(member(member(lots, 'totals'), 'gain'));
  await loginPage.enter('/portfolio/tax', clients.approved);
  const hero = page.getByRole('region', { name: 'Estimated tax so far' });
  await expect(hero).toContainText(rupees(await total()));

  await page.getByRole('tab', { name: 'All lots' }).click();
  await expect(page).toHaveURL(/view=lots/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  const [head = '', titles = '', ...rows] = file.trim().split('\r\n');
  expect(head).toContain('Tax year 2026-27');
  const at = cellsOf(titles).indexOf('Gain');
  expect(rows.length).toBe(Number(member(lots, 'row_count')));
  expect(rows.reduce((sum, row) => sum + paise(cellsOf(row)[at]), 0)).toBe(paise(String(gain)));

  await page.getByRole('tab', { name: 'Schedule 112A' }).click();
  const schedule = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV for the return' }).click();
  const form = await readFile(await (await schedule).path(), 'utf8');
  expect(form.startsWith('Share/Unit acquired(1a),ISIN Code(2),')).toBe(true);

  await page.goto('/portfolio/tax');
  await page.getByRole('button', { name: 'Change the losses of 2025-26' }).click();
  await page.getByRole('textbox', { name: 'Short-term loss' }).fill('1000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Tax year 2025-26' })
    .filter({ hasText: 'Own figure' });
  await expect(row).toContainText('₹1,000.00');
  await expect(hero).toContainText(rupees(await total()));
});

test('a year of the address, hidden values and a phone: no amount leaks, nothing scrolls sideways [I5B-BAD-YEAR] [I5B-9-HIDDEN]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/portfolio/tax?fy=2019-20', clients.approved);
  await expect(page.getByRole('heading', { name: 'Nothing in 2019-20 yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Show this year' }).click();
  await expect(page.getByRole('region', { name: 'Estimated tax so far' })).toBeVisible();
  await expect(page).not.toHaveURL(/fy=/);

  await page.evaluate(() =>
    localStorage.setItem('wealth.preferences', JSON.stringify({ showAssets: false })),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  for (const view of ['', '?view=setoff', '?view=schedule', '?view=dividends', '?view=lots']) {
    await page.goto(`/portfolio/tax${view}`);
    await expect(page.getByRole('region', { name: 'Estimated tax so far' })).toContainText('••');
    const shown = (await page.locator('main').innerText())
      .replaceAll('₹1,25,000.00', '')
      .replaceAll('₹10,000', '');
    expect(shown).not.toMatch(/\d,\d{3}\.\d\d/);
    expect((await horizontalOverflow(page)).pixels).toBe(0);
  }
});
