import { readFile } from 'node:fs/promises';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expectDocument } from '../fixtures/expectDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { clients } from '../pages/LoginPage.ts';

interface Ledger {
  amounts: string[];
  balances: string[];
  cash: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function member(value: unknown, name: string): unknown {
  if (!isRecord(value) || !(name in value)) throw new Error(`The answer holds no ${name}.`);
  return value[name];
}

/** What the sandbox's own records say, the newest first. */
async function readLedger(origin: string): Promise<Ledger> {
  const client = await ApiClient.signIn(origin, clients.approved);
  const items = member(await client.read('/fund/app/v1/records?limit=10000'), 'items');
  if (!Array.isArray(items)) throw new Error('The answer holds no records.');
  return {
    amounts: items.map((item) => String(member(item, 'amount'))),
    balances: items.map((item) => String(member(item, 'balance'))),
    cash: Number(member(await client.read('/stat/app/v1/asset'), 'cash')),
  };
}

const rupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(Math.abs(amount));

test('a file and a statement of the records agree with the ledger to the paisa [I6A-8-PAISA] [S1-FUND-RECORDS] [DEM-17-FUND] [I6A-3-CSV] [I6A-3-STATEMENT]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const { amounts, balances, cash } = await readLedger(sandbox.origin);
  expect(balances.length).toBeGreaterThan(10);
  expect(Number(balances[0])).toBe(cash);
  await loginPage.enter('/me/records', clients.approved);
  await expect(page.getByRole('region', { name: 'Settled cash' })).toContainText(rupees(cash));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [head = '', titles = '', ...rows] = file.trim().split('\r\n');
  expect(head).toContain('All time');
  expect(titles.split(',').slice(-2)).toEqual(['Amount', 'Balance']);
  const cells = rows.map((row) => row.split(',').slice(-2));
  expect(cells.map(([amount]) => amount)).toEqual(amounts);
  expect(cells.map(([, balance]) => balance)).toEqual(balances);

  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page).toHaveURL('/portfolio/statements?kind=ledger');
  await expect(page.getByRole('heading', { level: 2, name: 'Statement of funds, All time' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText(rupees(cash));
  const figures = await page.locator('main').locator('td, tbody th, dd').allInnerTexts();
  const written = [...amounts, ...balances].map((amount) => rupees(Number(amount)));
  await expectDocument(page, {
    title: 'Statements',
    rows: [...figures, ...written],
    total: `₹${rupees(cash)}`,
  });
});

test('records are walked through by the keyboard beside their list, left out by words of the address, and hidden [I6A-8-KEYS] [I6A-3-DETAIL]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/me/records', clients.approved);
  const grid = page.getByRole('grid', { name: 'Fund records' });
  const detail = page.getByRole('region', { name: 'Record' });
  await grid.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(detail.getByText('Adds up')).toBeVisible();
  const first = (await detail.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await page.keyboard.press('j');
  await expect(detail.getByRole('heading', { level: 3 }).first()).not.toHaveText(first);
  await expect(grid.getByRole('row', { selected: true })).toHaveCount(1);
  await page.keyboard.press('k');
  await expect(detail.getByRole('heading', { level: 3 }).first()).toHaveText(first);
  const address = new URL(page.url());
  await page.reload();
  await expect(detail.getByText('Adds up')).toBeVisible();
  expect(new URL(page.url()).search).toBe(address.search);

  await detail.getByRole('link', { name: 'Print or PDF' }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'In the ledger' })).toContainText('₹0.00');

  await page.goto('/me/records?kind=deposit');
  await expect(page.getByRole('button', { name: 'Remove the filter Deposit' })).toBeVisible();
  await expect(grid.getByRole('rowheader').first()).toContainText('Deposit');
  await page.evaluate(() =>
    localStorage.setItem('wealth.preferences', JSON.stringify({ showAssets: false })),
  );
  await page.goto('/me/records');
  await expect(grid.getByRole('row').nth(2)).toContainText('••');
  expect(await page.locator('main').innerText()).not.toMatch(/\d,\d{3}\.\d\d/);
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a phone the detail is a sheet that Back closes, in Hindi too, and a client without a record sees what will be here [I6A-8-HINDI] [I6A-8-TOUCH]', async ({
  page,
  loginPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem('wealth.preferences', JSON.stringify({ language: 'hi' })),
  );
  await loginPage.enter('/me/records', clients.approved);
  const grid = page.getByRole('grid', { name: 'फ़ंड रिकॉर्ड' });
  await grid.getByRole('rowheader').first().click();
  const sheet = page.getByRole('dialog', { name: 'रिकॉर्ड' });
  await expect(sheet.getByText('हिसाब मिलता है')).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/me/records');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await horizontalOverflow(page)).toEqual({ pixels: 0, elements: [] });
  }
});

test('a client without a record sees what will be here', async ({ page, loginPage }) => {
  await loginPage.enter('/me/records', clients.empty);
  await expect(page.getByText('Deposits and withdrawals appear here')).toBeVisible();
});
