import { expect, test } from '../fixtures/test.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { phone } from '../pages/touch.ts';
import { walkTo } from '../pages/walkTo.ts';

const fullMark = 'Sandbox: simulated market and money';

test('figures that are not live are said so once, and nothing moves [I3A-LOOK-2]', async ({
  page,
  loginPage,
  context,
  requestsInFlight,
}) => {
  await loginPage.enterAsGuest('/dashboard', clients.approved);
  const netWorth = page.getByRole('heading', { name: 'Net worth' });
  const head = page.getByRole('banner');
  await expect(head.getByText('Market open')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const before = await netWorth.boundingBox();
  // A figure of a table, the figure of the page, and one on a card: they turn together.
  const figures = [
    page
      .getByRole('table', { name: 'Shares you own, by value' })
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .nth(2),
    page.getByRole('region', { name: 'Net worth' }),
    page.getByRole('region', { name: 'Available to trade' }),
  ];
  const inks = () => Promise.all(figures.map((figure) => figure.evaluate(colourOfFigure)));
  const live = await inks();

  // A request that is under way then would lead to /error.
  await requestsInFlight.end();
  await context.setOffline(true);
  await expect(head.getByRole('status')).toContainText(/Not connected since \d\d:\d\d IST\./);
  await expect(head.getByText('Market open')).toHaveCount(0);
  await expect(page.getByText(/^Values from/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await netWorth.boundingBox()).toEqual(before);
  const old = await inks();
  for (const [index, ink] of old.entries()) expect(ink).not.toBe(live[index]);

  await context.setOffline(false);
  await expect(head.getByRole('status')).toContainText(/Connected again at \d\d:\d\d IST\./);
  await expect(head.getByText('Market open')).toBeVisible();
  await expect(head.getByRole('status')).toHaveCount(0);
  expect(await netWorth.boundingBox()).toEqual(before);
});

function colourOfFigure(cell: Element): string {
  return getComputedStyle(cell.querySelector('.figure') ?? cell).color;
}

for (const { path, widgets } of [
  { path: '/dashboard', widgets: 4 },
  { path: '/portfolio/summary', widgets: 2 },
  { path: '/discover', widgets: 2 },
]) {
  test(`several failures of one cause are one notice with one Retry on ${path} [I3A-LOOK-13]`, async ({
    page,
    loginPage,
    sandbox,
  }) => {
    const outage = ['/stat/*', '/stock/api/*'].map((faulty) => ({
      method: 'GET',
      path: faulty,
      kind: 'status' as const,
      status: 503,
    }));
    await sandbox.addFaults(...outage);
    await loginPage.enter(path, clients.approved);

    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Part of this page could not be loaded.');
    await expect(notice).toHaveCount(1);
    const quiet = page.getByText('Not loaded. See above.');
    await expect.poll(() => quiet.count()).toBeGreaterThanOrEqual(widgets);
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(1);

    await sandbox.clearFaults();
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toHaveCount(0);
    await expect(quiet).toHaveCount(0);
  });
}

test('an unknown page stands in the shell and offers the nearest known one [I3A-LOOK-25]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/portfolio/sumary', clients.approved);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: '404 - Page Not Found' });
  expect((await title.boundingBox())?.y).toBeGreaterThan(200);
  await expect(page.getByText('Did you mean')).toBeVisible();
  await page.getByRole('link', { name: '/portfolio/summary' }).click();
  await expect(page).toHaveURL('/portfolio/summary');
});

test('/error says whose page it is and leads on [I3A-LOOK-25]', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/error');
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByText(/^© \d{4} Wealth\. All rights reserved\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the last page' }).click();
  await expect(page).toHaveURL('/about');
});

test('/me/records without an entry says what will be here, with one action [I3A-LOOK-30] [I3-6-LATER]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/me/records', clients.empty);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Deposits and withdrawals appear here' })).toBeVisible();
  await main.getByRole('button', { name: 'Make a deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
});

test('the foot of sign-in leads to the complaint ladder and to 1930 [I3A-SPEC-16]', async ({
  page,
  loginPage,
}) => {
  await loginPage.open();
  await page.getByRole('link', { name: 'Trust and complaints' }).click();
  await expect(page).toHaveURL('/about#trust');
  const panel = page.getByRole('region', { name: 'Trust and complaints' });
  for (const name of ['scores.sebi.gov.in', 'smartodr.in', '1930']) {
    await expect(panel.getByRole('link', { name })).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ ...phone });

  test('the services are reached from the profile drawer [I3A-LOOK-4]', async ({ page, loginPage }) => {
    await loginPage.enter(lightPage, clients.approved);
    await page.getByRole('button', { name: 'Open profile' }).click();
    await page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Services' }).click();
    await page
      .getByRole('dialog', { name: 'Services' })
      .getByRole('link', { name: /^Most active/ })
      .click();
    await expect(page).toHaveURL('/services/movers');
  });
});

test('the name of the system settings stands wherever the app names itself [I3A-SPEC-18]', async ({
  page,
  context,
  loginPage,
  shell,
  requestsInFlight,
}) => {
  // Every page that names the app, one after the other.
  test.slow();
  await page.route('**/client/app/v1/system_info', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain('"app_name":"Wealth"');
    await route.fulfill({ response, body: text.replace('"app_name":"Wealth"', '"app_name":"Namuna"') });
  });
  /** What is to be read on the page, or said of it. */
  const words = () =>
    page.evaluate(() =>
      [
        document.title,
        document.body.innerText,
        ...Array.from(document.querySelectorAll('[aria-label], [alt]'), (element) =>
          [element.getAttribute('aria-label'), element.getAttribute('alt')].join(' '),
        ),
      ].join('\n'),
    );
  const expectName = async () => {
    await expect(page).toHaveTitle(/^Namuna \| /);
    await expect.poll(words).not.toMatch(/\bWealth\b/);
    expect((await words()).match(/Namuna/g)?.length).toBeGreaterThan(1);
  };

  for (const path of ['/login', '/about', '/privacy', '/cookie']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectName();
  }
  await loginPage.signInAs(clients.unverified, '/kyc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectName();

  await page.getByRole('button', { name: 'Logout' }).click();
  await loginPage.signIn(clients.approved);
  await expect(page.getByRole('heading', { name: 'Net worth' })).toBeVisible();
  await expectName();
  await page.getByRole('button', { name: 'Open profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' }).getByText(/Namuna/)).toBeVisible();
  await page.keyboard.press('Escape');

  // The dashboard asks for its late parts when the machine comes to it: what is asked for offline leads to /error too.
  await walkTo(page, lightPage);
  await requestsInFlight.end();
  // What is answered here, and not by the server, would be answered without a connection too.
  await page.unrouteAll();
  await context.setOffline(true);
  // At once: a pointer on its way to the link asks for its page, and fails before the press.
  await shell.tab('Market').dispatchEvent('click');
  await expect(page).toHaveURL('/error');
  await expectName();
});

for (const width of [768, 820, 992]) {
  test(`the mark lies over nothing else in the head of a page ${width} px wide [I3A-SPEC-MARK]`, async ({
    page,
    loginPage,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await loginPage.enter(lightPage, clients.approved);
    const head = page.getByRole('banner');
    await expect(head.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const badge = head
      .getByText('Sandbox', { exact: true })
      .or(head.getByText(fullMark))
      .first()
      .locator('..');
    const [logo, mark, search] = await Promise.all(
      [
        page.getByRole('img', { name: 'Wealth' }).first(),
        badge,
        head.getByRole('button', { name: /Search/ }),
      ].map((part) =>
        part.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        }),
      ),
    );
    const isApart = (one = { left: 0, right: 0 }, other = { left: 0, right: 0 }) =>
      one.right <= other.left || other.right <= one.left;
    expect([isApart(mark, logo), isApart(mark, search)]).toEqual([true, true]);
  });
}
