import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/Keyboard.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { Shell } from '../pages/Shell.ts';
import { phone } from '../pages/touch.ts';

/** Each entry of the standard menu by its group: the heading of the page, or the title of the drawer that it opens, and the
 * address of a page that shares its heading. */
const menu: Readonly<Record<string, ReadonlyArray<readonly [name: string, title: string, path?: string]>>> = {
  Trading: [
    ['Stocks', 'Market'],
    ['Institutional', 'Institutional Stock'],
    ['OTC', 'OTC Trading'],
    ['IPO', 'IPO'],
    ['Applications', 'Me', '/me/application'],
    ['Awaiting orders', 'Portfolio', '/portfolio/awaiting'],
    ['Order history', 'Portfolio', '/portfolio/history'],
  ],
  Markets: [
    ['Indices and sectors', 'Indices and sectors'],
    ['Most active and rankings', 'Movers'],
    ['Instruments', 'Instruments'],
    ['Watch lists', 'Watch lists'],
    ['Price alerts', 'Alerts', '/market/alerts'],
  ],
  Investments: [
    ['Assets, profit and figures', 'Portfolio', '/portfolio/summary'],
    ['Holdings', 'Portfolio', '/portfolio/holding'],
    ['Profit calendar', 'Profit calendar'],
    ['Dividends', 'Dividends'],
    ['Corporate actions', 'Corporate actions'],
    ['Statements', 'Statements'],
    ['Tax', 'Portfolio', '/portfolio/tax'],
  ],
  Money: [
    ['Deposit', 'Deposit'],
    ['Withdraw', 'Withdrawal'],
    ['Fund records', 'Me', '/me/records'],
    ['Bank accounts', 'Bank accounts'],
    ['Own limits', 'Trading limits'],
  ],
  Borrowing: [
    ['Credit products', 'Credit products'],
    ['Loan against securities', 'Loan Application'],
  ],
  More: [
    ['Compensation', 'Compensation Application'],
    ['Offers', 'Offers'],
    ['Company, video, lessons and news', 'Discover'],
    ['Profile and achievements', 'Me', '/me/profile'],
    ['About', 'About Wealth'],
  ],
};

/** A drawer has its title as its name, a page as its first heading. */
async function expectOpened(page: Page, title: string, path?: string) {
  if (path !== undefined) await expect(page).toHaveURL(new RegExp(`${path}(?:[?]|$)`));
  const drawer = page.getByRole('dialog', { name: title, exact: true });
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  await expect(drawer.or(heading).first()).toBeVisible();
  if ((await drawer.count()) === 0) return;
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
}

for (const [group, entries] of Object.entries(menu)) {
  test(`the entries under ${group} open what they say, by keyboard [I6B-8-MENU]`, async ({
    page,
    loginPage,
  }) => {
    test.slow();
    await loginPage.enter(lightPage, clients.approved);
    const shell = new Shell(page);
    const keyboard = new Keyboard(page);
    for (const [index, [name, title, path]] of entries.entries()) {
      const flyout = await shell.openServices(group);
      const links = flyout.getByRole('listitem');
      await expect(links).toHaveCount(entries.length);
      await keyboard.activate(links.nth(index).locator('a, button'));
      await expect(links.first(), name).toBeHidden();
      await expectOpened(page, title, path);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ ...phone });

  test('every entry of the menu opens what it says [I6B-8-MENU]', async ({ page, loginPage }) => {
    test.slow();
    await loginPage.enter(lightPage, clients.approved);
    for (const [group, entries] of Object.entries(menu)) {
      for (const [name, title, path] of entries) {
        await page.getByRole('button', { name: 'Open profile' }).tap();
        await page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Services' }).tap();
        const list = page.getByRole('dialog', { name: 'Services' }).getByRole('list', { name: group });
        await list.getByText(name, { exact: true }).tap();
        await expectOpened(page, title, path);
      }
    }
  });
});
