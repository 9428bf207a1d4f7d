import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';
import { Search } from '../pages/Search.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Watch list' });

async function symbolsOf(page: Page): Promise<string[]> {
  const rows = await card(page).getByRole('rowheader').allTextContents();
  return rows.map((text) => /^[A-Z0-9&-]+/.exec(text)?.[0] ?? '');
}

async function showLists(page: Page) {
  await page.getByRole('radio', { name: 'Watch list' }).click();
  await expect(card(page).getByRole('rowheader').first()).toBeVisible();
}

/** What the menu of a row does. */
async function choose(page: Page, row: string, item: string) {
  await card(page)
    .getByRole('button', { name: `Options for ${row}` })
    .press('Enter');
  await page.getByRole('menuitem', { name: item }).click();
}

test('by keyboard from the search to the detail and into a new list [I4-11-SEARCH] [I4-5-WATCH] [I4-5-ADD]', async ({
  page,
  loginPage,
}) => {
  const search = new Search(page);
  await loginPage.enter('/market', clients.approved);
  await expect(search.opener).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search.box).toBeFocused();
  await page.keyboard.type('kaimur');
  await expect(search.active).toContainText('KAIMBANK');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Stock Detail' });
  await expect(drawer.getByRole('heading', { name: /^KAIMBANK/ })).toBeVisible();
  await page.goto('/market');

  await showLists(page);
  await card(page).getByRole('combobox', { name: 'Add symbol' }).focus();
  await page.keyboard.type('kaimur');
  await page.getByRole('option', { name: /^KAIMBANK/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await symbolsOf(page)).at(-1)).toBe('KAIMBANK');

  await card(page).getByRole('link', { name: 'KAIMBANK' }).focus();
  await page.keyboard.press('w');
  const lists = page.getByRole('dialog', { name: 'Add to list' });
  await lists.getByRole('textbox', { name: 'Name of a new list' }).fill('Lenders');
  await page.keyboard.press('Enter');
  await expect(lists.getByRole('checkbox', { name: /^Lenders/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(lists).toBeHidden();
  await page.reload();
  await showLists(page);
  await card(page)
    .getByRole('radio', { name: /^Lenders/ })
    .click();
  await expect.poll(() => symbolsOf(page)).toEqual(['KAIMBANK']);
});

test('two tabs arrange one list, and neither loses a move [I4-5-TABS]', async ({
  page,
  context,
  loginPage,
}) => {
  await loginPage.open();
  await loginPage.signIn(clients.approved, { remember: true });
  await expect(page).toHaveURL('/dashboard');
  const other = await context.newPage();
  await Promise.all([page.goto('/market'), other.goto('/market')]);
  await showLists(page);
  await showLists(other);
  const [first, second, third, fourth] = await symbolsOf(page);
  if (!first || !second || !third || !fourth) throw new Error('The seeded list has fewer than four rows.');

  await choose(page, third, 'Move to top');
  await expect.poll(async () => (await symbolsOf(page)).slice(0, 3)).toEqual([third, first, second]);
  // The other tab still shows the old order, and its move is made on that.
  await choose(other, first, 'Remove from list');
  await choose(other, fourth, 'Move to top');
  await expect.poll(async () => (await symbolsOf(other)).slice(0, 3)).toEqual([fourth, third, second]);

  await page.reload();
  await showLists(page);
  await expect.poll(async () => (await symbolsOf(page)).slice(0, 3)).toEqual([fourth, third, second]);
  expect(await symbolsOf(page)).not.toContain(first);
});
