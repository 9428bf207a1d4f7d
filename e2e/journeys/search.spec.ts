import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/test.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { Search } from '../pages/Search.ts';
import { phone } from '../pages/touch.ts';

const searchPath = '/stock/api/v1/search/';

test('by keyboard from any page to a stock, which opens above that page [S2-HEADER-SEARCH] [S2-SEARCH-PICK] [I4-11-SEARCH]', async ({
  page,
  loginPage,
}) => {
  const search = new Search(page);
  await loginPage.enter('/market?segment=stock', clients.approved);
  await expect(search.opener).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search.box).toBeFocused();
  await page.keyboard.type('arav');

  await expect(search.active).toContainText('ARAVBANK');
  await expect(search.active).toContainText(/NSE.*Aravalli Bank.*₹[\d,]+\.\d{2}/);
  await expect(search.box).toHaveAttribute('aria-activedescendant', /.+/);
  expect(await search.root.evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(search.root).toBeHidden();
  await expect(page).toHaveURL('/market?segment=stock&stock=NSE%3AARAVBANK');
  // Until then the search may still be taking its step of the history back.
  await expect(page.getByRole('dialog', { name: 'Stock Detail' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/market?segment=stock&stock=NSE%3AARAVBANK');
});

test('Escape, Back and Close lead back to where the focus was', async ({ page, loginPage }) => {
  const search = new Search(page);
  await loginPage.enter(lightPage, clients.approved);
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    Back: () => page.goBack(),
    Close: () => search.root.getByRole('button', { name: 'Close', exact: true }).click(),
  };
  for (const [name, close] of Object.entries(ways)) {
    await search.opener.click();
    await search.box.fill('arav');
    await expect(search.active, name).toBeVisible();
    await close();
    await expect(search.root, name).toBeHidden();
    await expect(search.opener, name).toBeFocused();
    await expect(page).toHaveURL(lightPage);
  }
  await search.opener.click();
  await expect(search.box).toHaveValue('');
});

test('finds what can be done, also typed faster than the search begins [I4-6-COMMANDS]', async ({
  page,
  loginPage,
}) => {
  const search = new Search(page);
  await loginPage.enter(lightPage, clients.approved);
  await search.opener.click();
  await search.box.pressSequentially('set pin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Set PIN' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Set PIN' }).getByRole('button', { name: 'Close' }).click();

  await page.keyboard.press('Control+k');
  // What was chosen last stands first.
  await expect(search.active).toContainText('Set PIN');
  await search.box.fill('bank acc');
  await expect(search.active).toContainText('Bank accounts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/me/accounts#bank-section');
});

test('on a slow network says that it loads, shows only the newest answer, and offers what needs no answer', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const search = new Search(page);
  await loginPage.enter(lightPage, clients.approved);
  await sandbox.addFaults({ method: 'GET', path: searchPath, kind: 'delay', delay_ms: 3000, times: 1 });
  await search.opener.click();
  await search.box.fill('deposit');
  await expect(search.root.getByText('Loading...')).toBeVisible();
  // Long before the answer.
  await expect(search.active).toHaveText(/^Deposit/);
  await expect(search.root.getByText('Loading...')).toBeVisible();
  await search.box.fill('arav');
  await expect(search.active).toContainText('ARAVBANK');
});

test('an answer that is lost is told once, in the general words; pages go on', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const search = new Search(page);
  await loginPage.enter(lightPage, clients.approved);
  await sandbox.addFaults({ method: 'GET', path: searchPath, kind: 'status', status: 500, times: 1 });
  await search.opener.click();
  await search.box.fill('deposit');
  await expect(search.active).toContainText('Deposit');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(search.root.getByText('No results found.')).toBeHidden();

  await search.box.fill('zzzzzzzz');
  await expect(search.root.getByText('No results found.')).toBeVisible();
});

test('without a connection a search leads to the page for it, and back', async ({
  page,
  context,
  loginPage,
  requestsInFlight,
}) => {
  const search = new Search(page);
  await loginPage.signInAs(clients.approved);
  await search.opener.click();
  await expect(search.box).toBeFocused();
  // What the page still waits for would lead there too.
  await requestsInFlight.end();
  await context.setOffline(true);
  await search.box.fill('arav');
  await expect(page).toHaveURL('/error');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/dashboard');
});

test.describe('on a phone, in Hindi', () => {
  test.use(phone);

  test('the icon opens it over the whole screen, and a press opens the stock [I4-6-HINDI]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('wealth.preferences', JSON.stringify({ language: 'hi' }));
    });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'यूज़रनेम' }).fill(clients.approved);
    await page.getByLabel('पासवर्ड', { exact: true }).fill('Wealth@123');
    await page.getByRole('button', { name: 'साइन इन करें' }).tap();
    await page.getByRole('banner').getByRole('button', { name: 'शेयर, सूचकांक, पेज खोजें' }).tap();
    const root = page.getByRole('dialog', { name: 'खोजें' });
    await root.getByRole('combobox').fill('जमा');
    await expect(root.getByRole('option', { selected: true })).toContainText('जमा करें');
    await root.getByRole('combobox').fill('arav');
    const option = root.getByRole('option').filter({ hasText: 'NSE' }).first();
    await expect(option).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toEqual({ pixels: 0, elements: [] });
    const box = await root.boundingBox();
    expect(box?.width).toBe(320);
    await option.tap();
    await expect(page).toHaveURL('/dashboard?stock=NSE%3AARAVBANK');
  });
});
