import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients, LoginPage } from '../pages/LoginPage.ts';
import { phone } from '../pages/touch.ts';

/** The first pages of the list that the page asks for from now on, by their segment; the map's lists are of a sector. */
function listCalls(page: Page): string[] {
  const segments: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isFirst = pathname === '/stock/api/v1/instruments' && !searchParams.has('cursor');
    if (isFirst && searchParams.get('limit') === '100') segments.push(searchParams.get('segment') ?? '');
  });
  return segments;
}

const list = (page: Page) => page.getByRole('grid', { name: 'Symbols and prices' }).getByRole('row');

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** How high the density makes a row, in CSS pixels. */
const rowHeight = (page: Page) =>
  list(page)
    .nth(1)
    .evaluate((row) => row.getBoundingClientRect().height);

test('a link shows the market as its address says, and each list is asked for once [I3B-7-MARKET]', async ({
  page,
  loginPage,
  requestsInFlight,
}) => {
  const asked = listCalls(page);
  await loginPage.enter('/market?segment=stock&density=compact', clients.approved);
  await expect(tab(page, 'Stock')).toHaveAttribute('aria-selected', 'true');
  await expect(list(page)).not.toHaveCount(0);
  expect(await rowHeight(page)).toBe(32);
  await tab(page, 'All').click();
  await expect(page).toHaveURL('/market?density=compact');
  await expect(list(page)).not.toHaveCount(0);
  await requestsInFlight.end();
  expect(asked).toEqual(['stock', 'all']);

  // What the address says is of this page alone.
  await expect(page.locator('html')).toHaveAttribute('data-density', 'comfortable');
  await page.goBack();
  await expect(tab(page, 'Stock')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
});

test('what the market does not know falls back, and leaves the address [I3B-7-MARKET] [I4-BAD-ADDRESS]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/market', clients.approved);
  for (const [asked, shown] of [
    ['/market?segment=moon', '/market'],
    ['/market?segment=all', '/market'],
    ['/market?segment=%5B%22otc%22%5D&density=3', '/market'],
    ['/market?segment=otc&density=loose', '/market?segment=otc'],
    ['/market?segment=moon&from=letter', '/market?from=letter'],
    ['/market?sector=Moon&cap=huge&sort=luck&order=up&columns=moon&band=1&near=far&view=all', '/market'],
    ['/market?sort=volume&cap=mid&columns=volume.moon', '/market?sort=volume&cap=mid&columns=volume'],
  ] as const) {
    await page.goto(asked);
    const name = shown.includes('otc') ? 'OTC' : 'All';
    await expect(page.getByRole('tab', { name, exact: true, selected: true })).toBeVisible();
    await expect(page).toHaveURL(shown);
  }
});

test('a pointer on the link of the market asks for its list, and the click for nothing more [I3B-7-MARKET]', async ({
  page,
  loginPage,
  shell,
  requestsInFlight,
}) => {
  await loginPage.enter('/dashboard', clients.approved);
  const asked = listCalls(page);
  const link = shell.mainNavigation.filter({ visible: true }).getByRole('link', { name: 'Market' });
  await link.hover();
  await expect.poll(() => asked).toEqual(['all']);
  await link.click();
  await expect(list(page)).not.toHaveCount(0);
  await requestsInFlight.end();
  expect(asked).toEqual(['all']);
});

test('the chosen segment of the market is in the address: reload and Back keep it [I3A-USE-17]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/market', clients.approved);
  await tab(page, 'OTC').click();
  await expect(page).toHaveURL('/market?segment=otc');
  await tab(page, 'IPO').click();
  await expect(page).toHaveURL('/market?segment=ipo');
  await page.reload();
  await expect(tab(page, 'IPO')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'OTC')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();

  await expect(page).toHaveURL('/market');
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
});

const symbols = (page: Page) =>
  page.getByRole('grid', { name: 'Symbols and prices' }).getByRole('rowheader').allInnerTexts();

test('filtered, sorted, shared, reloaded, and back [I4-2-JOURNEY] [I4-2-ADDRESS]', async ({
  page,
  loginPage,
  openBrowser,
}) => {
  await loginPage.enter('/market?segment=stock', clients.approved);
  await expect(list(page)).not.toHaveCount(0);
  await page
    .getByRole('group', { name: 'Filters' })
    .getByRole('button', { name: /Sector/ })
    .click();
  await page.getByRole('option', { name: 'Pharma' }).click();
  await expect(page).toHaveURL('/market?segment=stock&sector=Pharma');
  await page.getByRole('columnheader', { name: 'Change %' }).getByRole('button').click();
  await expect(page).toHaveURL('/market?segment=stock&sector=Pharma&sort=change_percent');
  await expect(page.getByRole('columnheader', { name: 'Change %' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Volume' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Volume' })).toHaveCount(0);

  // Who is sent the address sees the same.
  const address = page.url();
  const other = await openBrowser();
  await new LoginPage(other).enter(address, clients.approved);
  await expect(other.getByRole('columnheader', { name: 'Change %' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(other.getByRole('columnheader', { name: 'Volume' })).toHaveCount(0);
  await expect(list(other).nth(1)).toContainText('Pharma');

  await page.reload();
  await expect(list(page).nth(1)).toContainText('Pharma');
  await expect(page).toHaveURL(address);
  // Sort and columns were no steps: one step back is the whole segment.
  await page.goBack();
  await expect(page).toHaveURL('/market?segment=stock');
  await page.getByRole('button', { name: 'Clear all' }).waitFor({ state: 'detached' });
});

test('the keyboard walks through the list, opens a share and comes back to its row [I4-2-JOURNEY] [I4-2-LIST]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/market?segment=stock', clients.approved);
  const grid = page.getByRole('grid', { name: 'Symbols and prices' });
  await grid.getByRole('rowheader').first().getByRole('link').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  const symbol = await page.evaluate(() => document.activeElement?.textContent ?? '');
  expect(symbol).toMatch(/^[A-Z0-9&-]+$/);
  // The end of what is there brings the next rows.
  const rowIndex = () => page.evaluate(() => document.activeElement?.closest('[role="row"]')?.ariaRowIndex);
  const before = await rowIndex();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/stock=/);
  await expect(page.getByRole('dialog', { name: 'Stock Detail' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Stock Detail' })).toBeHidden();
  await expect(page).toHaveURL('/market?segment=stock');
  await expect(grid.getByRole('link', { name: symbol }).first()).toBeVisible();
  expect(Number(before)).toBeGreaterThan(10);
});

test('the list goes on by itself to all of its instruments, and keeps its place for who comes back [I4-2-LIST]', async ({
  page,
  loginPage,
  shell,
}) => {
  await loginPage.enter('/market?segment=stock', clients.approved);
  const grid = page.getByRole('grid', { name: 'Symbols and prices' });
  await expect(list(page)).not.toHaveCount(0);
  const toEnd = () =>
    grid.evaluate((element) => {
      window.scrollTo({ top: document.documentElement.scrollHeight });
      return Number(element.getAttribute('aria-rowcount'));
    });
  // While there are more the grid says that it does not know how many: −1.
  expect(await toEnd()).toBe(-1);
  // Many times more: the poll's own pause of a second between them would be most of this journey.
  await expect.poll(toEnd, { timeout: 30_000, intervals: [250] }).toBeGreaterThan(1900);
  expect(await grid.getByRole('row').count()).toBeLessThan(80);

  await page.evaluate(() => window.scrollTo({ top: 5200 }));
  await expect.poll(() => symbols(page)).not.toHaveLength(0);
  await shell.tab('Discover').click();
  await expect(page).toHaveURL('/discover');
  await page.goBack();
  await expect(page).toHaveURL('/market?segment=stock');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(5200);
});

test('a sector of the heat map is looked into by keys and left again [I4-2-DRILL]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/market', clients.approved);
  const map = page.getByRole('group', { name: 'Sector heat map' });
  const line = map.getByRole('button', { name: /^IT, / });
  await line.focus();
  await page.keyboard.press('Enter');
  const inner = page.getByRole('group', { name: 'Heat map of IT' });
  await expect(inner.getByRole('button').first()).toBeVisible();
  await expect.poll(() => inner.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.getByRole('navigation', { name: 'Sectors' }).getByRole('link', { name: 'All sectors' }).click();
  await expect(map.getByRole('button', { name: /^IT, / })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the market by touch, in Hindi [I4-2-JOURNEY]', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      localStorage.setItem('wealth.preferences', JSON.stringify({ language: 'hi' }));
    });
    await loginPage.enter('/market', clients.approved);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    const map = page.getByRole('group', { name: 'क्षेत्रों का हीट मैप' });
    await map.getByRole('button', { name: /^दवा, / }).tap();
    await expect(
      page.getByRole('group', { name: 'दवा का हीट मैप' }).getByRole('button').first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'सभी क्षेत्र' }).tap();
    await expect(map).toBeVisible();
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('rowheader').first()).toBeVisible();
    await page.getByRole('button', { name: 'फ़िल्टर' }).tap();
    await page.getByRole('button', { name: /क्रम का आधार/ }).tap();
    await page.getByRole('option', { name: 'वॉल्यूम' }).tap();
    await expect(page).toHaveURL('/market?sort=volume');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await grid.getByRole('rowheader').first().getByRole('link').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/stock=/);
  });
});
