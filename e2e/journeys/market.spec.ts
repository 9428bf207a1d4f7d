import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

/** The calls of the list that the page makes from now on, by their segment. */
function listCalls(page: Page): string[] {
  const segments: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/stock/api/v1/instruments') segments.push(searchParams.get('segment') ?? '');
  });
  return segments;
}

const list = (page: Page) => page.getByRole('table', { name: 'Symbols and prices' }).getByRole('row');

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** What the density makes of a row. */
const rowHeight = (page: Page) =>
  list(page)
    .nth(1)
    .evaluate((row) => getComputedStyle(row).getPropertyValue('--row-h'));

test('a link shows the market as its address says, and each list is asked for once [I3B-7-MARKET]', async ({
  page,
  loginPage,
  requestsInFlight,
}) => {
  const asked = listCalls(page);
  await loginPage.enter('/market?segment=stock&density=compact', clients.approved);
  await expect(tab(page, 'Stock')).toHaveAttribute('aria-selected', 'true');
  await expect(list(page)).not.toHaveCount(0);
  expect(await rowHeight(page)).toBe('40px');
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

test('what the market does not know falls back, and leaves the address [I3B-7-MARKET]', async ({
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
  ] as const) {
    await page.goto(asked);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(shown.includes('otc') ? 'OTC' : 'All');
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
