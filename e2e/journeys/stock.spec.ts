import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { Keyboard } from '../pages/Keyboard.ts';
import { linkToShare } from '../pages/linkToShare.ts';
import { clients, password } from '../pages/LoginPage.ts';
import { Search } from '../pages/Search.ts';
import { StockDrawer } from '../pages/StockDrawer.ts';
import { phone } from '../pages/touch.ts';

test('an instrument has a page of its own, with a title, a chart and what the address says of it [I4-7-DETAIL] [I4-7-SETUP]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/market/NSE/ARAVBANK?interval=1d&range=1Y&view=table&shape=bars', clients.approved);
  await expect(page.getByRole('heading', { level: 1, name: /^ARAVBANK/ })).toBeVisible();
  await expect(page).toHaveTitle(/\| ARAVBANK$/);
  const table = page.getByRole('grid', { name: 'ARAVBANK, 1D' });
  await expect(table.getByRole('row').nth(1)).toContainText(/\d/);
  await expect(page.getByRole('region', { name: 'Price band' })).toBeVisible();

  await page.getByRole('radio', { name: '5m', exact: true }).click();
  await expect(page).toHaveURL(/view=table/);
  await expect(page).not.toHaveURL(/interval=1d/);
  await page.reload();
  await expect(page.getByRole('grid', { name: 'ARAVBANK, 5m' })).toBeVisible();
});

test('an address with an unknown symbol or market shows "not found" and leads on [I4-7-UNKNOWN]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/market/NSE/NOSUCHSHARE', clients.approved);
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Search instruments' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.goto('/market/MOON/ARAVBANK');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
});

test('the drawer of an instrument is titled, has an address, closes by Back and leads on to the page [I4-7-DRAWER] [S2-BOTTOM-STOCK]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  // What Back closes and what a lost connection needs comes with the first input: that of the sign-in.
  await loginPage.enterAsGuest('/market?stock=NSE%3AARAVBANK', clients.approved);
  const drawer = page.getByRole('dialog', { name: 'Stock Detail' });
  await expect(drawer.getByRole('heading', { name: 'Stock Detail', exact: true })).toBeVisible();
  await expect(drawer.getByRole('slider', { name: 'ARAVBANK, 5m' })).toBeVisible();
  const price = drawer.locator('[data-live-price]').first();
  await expect(price).toHaveText(/\d/);
  // A price may rest for a while: this one is moved.
  await sandbox.setPrice('NSE', 'ARAVBANK', 1_160);
  await expect(price).toHaveText(/^1,1(59|60)\.\d\d$/);

  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/market$/);

  await page.goto('/market?segment=stock&stock=NSE:ARAVBANK');
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/market\?segment=stock$/);

  await page.goto('/dashboard?stock=NSE:ARAVBANK');
  await drawer.getByRole('button', { name: 'Open as page' }).click();
  await expect(page).toHaveURL(/\/market\/NSE\/ARAVBANK$/);
  await expect(page.getByRole('heading', { level: 1, name: /^ARAVBANK/ })).toBeVisible();
});

test('from the search by keyboard to the drawer, to the page and back [I4-11-DETAIL]', async ({
  page,
  loginPage,
}) => {
  const drawer = new StockDrawer(page);
  const keyboard = new Keyboard(page);
  await loginPage.enter('/dashboard', clients.approved);
  await drawer.openBySearch('ARAVBANK');
  await expect(drawer.chart('ARAVBANK')).toBeVisible();
  await keyboard.tabTo(drawer.root.getByRole('tab', { name: 'Overview' }));
  await keyboard.press('ArrowRight');
  await expect(drawer.root.getByRole('table', { name: 'Eight quarters' })).toBeVisible();
  await keyboard.press('ArrowRight', 'ArrowRight');
  await expect(drawer.root.getByRole('tab', { name: 'Corporate actions' })).toBeFocused();

  await drawer.openAsPage.focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/market/NSE/ARAVBANK');
  await expect(page.getByRole('slider', { name: 'ARAVBANK, 5m' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

for (const way of ['the search', 'a symbol'] as const) {
  test(`opened from ${way} it closes by Escape, by Close and by Back, and the page is as before [I4-7-DRAWER]`, async ({
    page,
    loginPage,
    shell,
  }) => {
    const drawer = new StockDrawer(page);
    await loginPage.enter('/dashboard', clients.approved);
    await shell.mainNavigation.filter({ visible: true }).getByRole('link', { name: 'Market' }).click();
    await expect(page).toHaveURL('/market');
    // Of the list, whose order stays: a ranking moves while it is pressed.
    const symbol = linkToShare(page, 'ARAVBANK', page.getByRole('grid'));
    const open = () => (way === 'the search' ? drawer.openBySearch('ARAVBANK') : symbol.click());

    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer.root.getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await open();
      await expect(drawer.chart('ARAVBANK')).toBeVisible();
      await expect(page).toHaveURL(/\/market\?stock=NSE(?::|%3A)ARAVBANK$/);
      await close();
      await expect(drawer.root).toBeHidden();
      await expect(page).toHaveURL('/market');
    }

    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await expect(drawer.root).toBeHidden();
  });
}

test('the last candle, the head and the list show the price of the server, at 20 paused moments [I4-11-SAME-PRICE]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const drawer = new StockDrawer(page);
  await loginPage.enter('/market?segment=stock', clients.approved);
  // Of NSE: the share stands on the page at its BSE price too, in rankings that follow the hour.
  const listed = page.locator('#content [data-of="NSE:ARAVBANK"][data-live-price]').first();
  await expect(listed).toHaveText(/\d/);
  await drawer.openBySearch('ARAVBANK');
  await drawer.root.getByRole('button', { name: 'Chart settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Table' }).click();
  const close = drawer.root
    .getByRole('grid', { name: 'ARAVBANK, 5m' })
    .getByRole('row')
    .nth(1)
    .getByRole('gridcell')
    .nth(3);
  await expect(close).toHaveText(/\d/);

  const start = await sandbox.lastPrice('NSE', 'ARAVBANK');
  const seen = new Set<string>();
  for (let moment = 1; moment <= 20; moment += 1) {
    const before = await drawer.price.textContent();
    // Up and down, within the day's band.
    const aim = start * (1 + (moment % 2 === 0 ? 1 : -1) * 0.001 * moment);
    await sandbox.setPrice('NSE', 'ARAVBANK', Math.round(aim * 10) / 10);
    // The next round, without waiting for it.
    await sandbox.advanceClock(1_000);
    await expect(drawer.price).not.toHaveText(before ?? '');
    await sandbox.pause();
    const served = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(
      await sandbox.lastPrice('NSE', 'ARAVBANK'),
    );
    for (const place of [drawer.price, close, listed]) {
      await expect(place, `moment ${moment}`).toHaveText(served);
    }
    seen.add(served);
    await sandbox.resume();
  }
  expect(seen.size).toBe(20);
});

test('the set-up of the account follows into another tab, the address wins there [I4-7-ACCOUNT]', async ({
  page,
  context,
  loginPage,
}) => {
  await loginPage.open();
  await loginPage.signIn(clients.approved, { remember: true });
  await page.waitForURL('/dashboard');
  await page.goto('/market/NSE/ARAVBANK');
  await expect(page.getByRole('slider', { name: 'ARAVBANK, 5m' })).toBeVisible();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/chart_setup') && answer.request().method() === 'PUT',
  );
  await page.getByRole('radio', { name: '15m', exact: true }).click();
  expect((await saved).status()).toBe(200);

  const other = await context.newPage();
  await other.goto('/market/NSE/ARAVBANK');
  await expect(other.getByRole('slider', { name: 'ARAVBANK, 15m' })).toBeVisible();
  await other.goto('/market/NSE/DHVANICOM?interval=1d&range=1Y');
  await expect(other.getByRole('slider', { name: 'DHVANICOM, 1D' })).toBeVisible();
});

test('without a connection the detail leads to the page for it, and comes back [I4-11-DETAIL]', async ({
  page,
  context,
  loginPage,
  requestsInFlight,
}) => {
  // What Back closes and what a lost connection needs comes with the first input: that of the sign-in.
  await loginPage.enterAsGuest('/market/NSE/ARAVBANK', clients.approved);
  await expect(page.getByRole('slider', { name: 'ARAVBANK, 5m' })).toBeVisible();
  await requestsInFlight.end();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'News' }).click();
  await expect(page).toHaveURL('/error');
  await context.setOffline(false);
  await expect(page).toHaveURL('/market/NSE/ARAVBANK');
  await expect(page.getByRole('slider', { name: 'ARAVBANK, 5m' })).toBeVisible();
});

test('a closed market says what the price is and when it opens, a halt that nothing trades [I4-7-BASIS] [I4-7-HALTED]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setMode('exchange-hours');
  await sandbox.setClock('2026-11-20T11:00:00+05:30');
  await loginPage.enter('/market/NSE/ARAVBANK', clients.approved);
  const session = page.getByRole('region', { name: 'Session of ARAVBANK' });
  await expect(session).toContainText('Continuous trading');
  await expect(page.getByText(/^Live 11:0\d:\d\d IST$/)).toBeVisible();
  await sandbox.halt('NSE', 'ARAVBANK');
  await expect(session).toContainText('Nothing trades in ARAVBANK until the halt is lifted.');
  await expect(page.getByText('Trading is halted: the book is empty.')).toBeVisible();
  await sandbox.halt('NSE', 'ARAVBANK', 0);
  await expect(session).toContainText('Continuous trading');
  await expect(page.getByRole('table', { name: 'Market depth of ARAVBANK' })).toBeVisible();

  await sandbox.setClock('2026-11-20T16:30:00+05:30');
  await expect(session).toContainText('Market closed');
  await expect(page.getByText(/^Official close /)).toBeVisible();
  await expect(page.getByText('Trading opens Mon, 23 Nov 2026, 09:15 IST')).toBeVisible();
  await expect(page.getByText('The book is empty until trading begins.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ ...phone });

  test('by touch from home to a chart, to its page and down to the news [I4-11-PHONE]', async ({
    page,
    loginPage,
  }) => {
    const search = new Search(page);
    const drawer = new StockDrawer(page);
    await loginPage.enter('/dashboard', clients.approved);
    await search.opener.tap();
    await search.box.fill('arav');
    await search.options.filter({ hasText: 'ARAVBANK' }).first().tap();
    await expect(drawer.chart('ARAVBANK')).toBeVisible();
    await drawer.root.getByRole('radio', { name: '1h', exact: true }).tap();
    await expect(drawer.chart('ARAVBANK', '1h')).toBeVisible();
    await drawer.openAsPage.tap();
    await expect(page).toHaveURL(/\/market\/NSE\/ARAVBANK\?.*interval=1h/);
    await expect(page.getByRole('slider', { name: 'ARAVBANK, 1h' })).toBeVisible();
    await page.getByRole('tab', { name: 'News' }).tap();
    await expect(page.getByRole('list', { name: 'News' }).getByRole('listitem').first()).toBeVisible();
    expect(await horizontalOverflow(page)).toEqual({ pixels: 0, elements: [] });
  });

  test('in Hindi the detail reads and fits [I4-11-DETAIL]', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('wealth.preferences', JSON.stringify({ language: 'hi' }));
    });
    await page.goto('/market/NSE/ARAVBANK');
    await page.getByRole('textbox', { name: 'यूज़रनेम' }).fill(clients.approved);
    await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'साइन इन करें' }).tap();
    await expect(page.getByRole('region', { name: 'ARAVBANK का सत्र' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'ARAVBANK की बाज़ार गहराई' })).toBeVisible();
    for (const name of ['बुनियादी आँकड़े', 'समाचार', 'कॉर्पोरेट कार्रवाइयाँ']) {
      await page.getByRole('tab', { name }).tap();
      await expect(page.getByRole('tabpanel', { name }).locator('table, ul, p').first()).toBeVisible();
      expect(await horizontalOverflow(page), name).toEqual({ pixels: 0, elements: [] });
    }
  });
});
