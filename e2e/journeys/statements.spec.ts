import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expectDocument } from '../fixtures/expectDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { clients } from '../pages/LoginPage.ts';
import { readPdf } from '../pages/readPdf.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function member(value: unknown, name: string): unknown {
  if (!isRecord(value) || !(name in value)) throw new Error(`The answer holds no ${name}.`);
  return value[name];
}

function rowsOf(value: unknown): unknown[] {
  const items = member(value, 'items');
  if (!Array.isArray(items)) throw new Error('The answer holds no items.');
  return items;
}

const rupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(Math.abs(amount));

/** The file behind the button, line by line. */
async function fileOf(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
}

const paper = (page: Page) => page.getByRole('region', { name: 'The statement as it is printed' });
const figuresOf = (page: Page) => paper(page).locator('td, tbody th, dd, h1').allInnerTexts();

test('statements are chosen by keyboard; the holdings of a day and the ledger say on paper and in their files what the server says [I5B-4-STATEMENT] [I5B-9-PRINT] [DEM-17-PORTFOLIO]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  await loginPage.enter('/portfolio/statements', clients.approved);
  await expect(paper(page).getByRole('table', { name: 'Shares held on this day' })).toBeVisible();
  const title = await paper(page).getByRole('heading', { level: 2 }).first().innerText();

  // A day near at hand, by the keyboard.
  await page.getByRole('radio', { name: /^Holdings on a day/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/\/portfolio\/statements/);
  await page.getByRole('radiogroup', { name: 'Days near at hand' }).getByRole('radio').last().press('Enter');
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
  await expect(paper(page).getByRole('heading', { level: 2 }).first()).not.toHaveText(title);
  const day = new URL(page.url()).searchParams.get('day') ?? '';
  const statement = await client.read(`/stat/app/v1/statements/holdings?day=${day}`);
  await expect(paper(page)).toContainText(String(member(statement, 'number')));
  const [, titles = '', ...rows] = await fileOf(page);
  expect(titles).toMatch(/Price of,Value$/);
  expect(rows.map((row) => row.split(',').at(-1))).toEqual(
    rowsOf(statement).map((item) => String(member(item, 'value'))),
  );
  await expectDocument(page, {
    title: 'Statements',
    rows: await figuresOf(page),
    total: `₹${rupees(Number(member(statement, 'value')))}`,
  });

  // The next choice by an arrow; the focus stays with it.
  await page.getByRole('radio', { name: /^Holdings on a day/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/kind=ledger/);
  await expect(page.getByRole('radio', { name: /^Ledger/ })).toBeFocused();
  await expect(paper(page).getByRole('table', { name: 'Fund records' })).toBeVisible();
  const records = await client.read('/fund/app/v1/records?limit=10000');
  const written = rowsOf(records).map((item) => rupees(Number(member(item, 'balance'))));
  await expectDocument(page, {
    title: 'Statements',
    rows: [...(await figuresOf(page)), ...written],
  });
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Holdings on a day/ })).toBeChecked();
});

test('all contract notes of a range are one print and one file [I5B-4-FORTY]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const notes = rowsOf(await client.read('/trade/app/v1/notes/list'));
  const numbers = notes.map((note) => String(member(note, 'number')));
  expect(numbers.length).toBeGreaterThan(10);
  await loginPage.enter('/portfolio/statements?kind=notes', clients.approved);
  await expect(paper(page).getByRole('table', { name: 'Contract notes' })).toBeVisible();
  const file = await fileOf(page);
  expect(file.length).toBeGreaterThanOrEqual(numbers.length + 2);

  // The browser's own dialog would wait for a hand.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).press('Enter');
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const pdf = await readPdf(await page.pdf({ tagged: true, preferCSSPageSize: true }));
  expect(pdf.isMarked).toBe(true);
  const text = pdf.sheets.join(' ').replaceAll(/\s+/g, '');
  expect(numbers.filter((number) => !text.includes(number))).toEqual([]);
  expect(pdf.sheets.length).toBeGreaterThanOrEqual(numbers.length);
});

/** Every page with figures of the client's. */
const pages = [
  '/dashboard',
  '/portfolio/summary',
  '/portfolio/holding',
  '/portfolio/awaiting',
  '/portfolio/history',
  '/portfolio/tax',
  '/portfolio/statements',
  '/portfolio/statements?kind=ledger',
  '/portfolio/statements?kind=notes',
  '/portfolio/statements?kind=dividends',
  '/portfolio/statements?kind=charges',
  '/me/profile',
  '/me/records',
  '/me/accounts',
  '/me/application',
  '/me/limits',
] as const;

/** What a client could read or hear of a page: its text, its titles and names, what is typed in. */
const toldBy = (page: Page) =>
  page.evaluate(() => {
    const told = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['title', 'aria-label', 'aria-valuetext', 'aria-description', 'alt', 'value']) {
        told.push(element.getAttribute(name) ?? '');
      }
      if (element instanceof HTMLInputElement) told.push(element.value);
      if (element instanceof SVGTextElement) told.push(element.textContent);
    }
    return told.join(' \n ');
  });

test('hidden values: no page, title or paper of a client tells the digits of an amount, and no file is saved unasked [I5B-9-HIDDEN] [DEM-25]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  // It opens sixteen pages and prints each of them.
  test.slow();
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const asset = await client.read('/stat/app/v1/asset');
  const records = rowsOf(await client.read('/fund/app/v1/records?limit=10000'));
  const amounts = [
    ...['cash', 'available', 'withdrawable', 'unsettled'].map((name) => Number(member(asset, name))),
    ...records.flatMap((record) => [Number(member(record, 'amount')), Number(member(record, 'balance'))]),
  ];
  // Small round figures stand on pages for other reasons.
  const digits = [...new Set(amounts.filter((amount) => Math.abs(amount) >= 1_000).map(rupees))];
  expect(digits.length).toBeGreaterThan(20);

  await page.addInitScript(() =>
    localStorage.setItem('wealth.preferences', JSON.stringify({ showAssets: false })),
  );
  await loginPage.enter('/dashboard', clients.approved);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const told = await toldBy(page);
    expect([path, digits.filter((amount) => told.includes(amount))]).toEqual([path, []]);
    const pdf = await readPdf(await page.pdf({ tagged: true, preferCSSPageSize: true }));
    const printed = `${pdf.title} ${pdf.sheets.join(' ')}`.replaceAll(/\s+/g, '');
    expect([path, digits.filter((amount) => printed.includes(amount))]).toEqual([path, []]);

    const save = page.getByRole('main').getByRole('button', { name: 'Export as CSV' }).first();
    if ((await save.count()) === 0 || !(await save.isEnabled())) continue;
    let isSaved = false;
    page.once('download', () => {
      isSaved = true;
    });
    await save.click();
    await page.getByRole('button', { name: 'Keep them hidden' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect([path, isSaved]).toEqual([path, false]);
  }
});

test('on a phone and in Hindi a statement fits, and is chosen by a finger', async ({ page, loginPage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem('wealth.preferences', JSON.stringify({ language: 'hi' })),
  );
  await loginPage.enter('/portfolio/statements', clients.approved);
  await expect(page.getByRole('table', { name: 'इस दिन रखे हुए शेयर' })).toBeVisible();
  await page.getByRole('radio', { name: /^लेजर/ }).click({ force: true });
  await expect(page.getByRole('table', { name: 'फ़ंड रिकॉर्ड' })).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await horizontalOverflow(page)).toEqual({ pixels: 0, elements: [] });
  }
});
