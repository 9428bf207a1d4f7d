import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

const indices = ['SENSEX', 'NIFTY50', 'NIFTYBANK', 'NIFTYSMLCAP100', 'NIFTYMIDCAP100', 'INDIAVIX'];

test('the six indices show, and their values move [S3-INDICES] [I1-10-INDICES] [I1-11-TICK] [I1-10-ACTIVE]', async ({
  page,
  loginPage,
  shell,
}) => {
  await loginPage.enter('/dashboard', clients.approved);
  for (const symbol of indices) await expect(shell.index(symbol)).toBeVisible();
  const rankings = page.getByRole('region', { name: 'Rankings' });
  // It waits until it is near: what stood in its place leaves while the page scrolls to it.
  await expect(async () => {
    await rankings.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(rankings.getByRole('rowheader')).toHaveCount(7, { timeout: 2_000 });
  }).toPass();

  // Scrolled away they are at rest.
  await shell.index('SENSEX').scrollIntoViewIfNeeded();
  const before = await shell.index('SENSEX').textContent();
  await expect.poll(() => shell.index('SENSEX').textContent(), { timeout: 15_000 }).not.toBe(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('amounts can be hidden, and stay hidden after a reload [I1-10-NETWORTH] [S3-SHOW-ASSETS]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/dashboard', clients.approved);
  const netWorth = page.getByRole('region', { name: 'Net worth' });
  await expect(netWorth).toContainText(/₹[\d,]+\.\d\d/);

  await page.getByRole('button', { name: 'Hide values' }).first().click();
  await expect(netWorth).toContainText('₹••,••,•••');
  await expect(netWorth).not.toContainText(/₹\d/);
  await page.reload();
  await expect(netWorth).toContainText('₹••,••,•••');
});

test('a client without holdings and money is told what will be here [I1-10-STATES]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/dashboard', clients.empty);

  const steps = page.getByRole('list', { name: 'Steps to your first share' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(steps).toContainText('From ₹20,000.');
  await expect(page.getByText('₹0.00')).toHaveCount(0);
  await steps.getByRole('link', { name: 'Look around first' }).click();
  await expect(page).toHaveURL('/market');
  await page.goto('/portfolio/summary');
  await expect(page.getByRole('heading', { name: 'It begins with the first share' })).toBeVisible();
});

test('one widget that fails leaves the others alive, and its Retry mends it [I1-10-STATES] [I1-10-PORTFOLIO]', async ({
  page,
  loginPage,
  sandbox,
  shell,
}) => {
  await sandbox.addFaults({ method: 'GET', path: '/stat/app/v1/holdings', kind: 'html' });
  await loginPage.enter('/dashboard', clients.approved);

  // One, and first of all: a toast goes by itself.
  await expect(page.getByRole('alert')).toContainText('Request failed.');
  const holdings = page.getByRole('region', { name: 'Holdings' });
  await expect(holdings.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(shell.index('SENSEX')).toBeVisible();

  // As often as it is asked for: with the first word of the stream too.
  await sandbox.clearFaults();
  await holdings.getByRole('button', { name: 'Retry' }).click();
  await expect(holdings.getByRole('row').nth(1)).toBeVisible();
});

test('the server menu becomes pages, and hostile entries do not [I1-10-MENU] [S2-NAV-MENU] [S2-ROUTE-MENU] [S4-GUARD-MENU] [S1-SHELL]', async ({
  page,
  loginPage,
  shell,
  sandbox,
}) => {
  const entry = (path: string, component: string, title: string) => ({
    path,
    name: title,
    component,
    redirect: '',
    meta: { title, icon: 'trending-up' },
    children: [],
  });
  await sandbox.setMenu([
    entry('/services/movers', 'market.movers', 'Movers'),
    entry('javascript:alert(1)', 'market.movers', 'Script'),
    entry('//evil.example/x', 'market.movers', 'Elsewhere'),
    entry('/dashboard', 'market.movers', 'Shadow'),
    entry('/auth/app/v1/menu', 'market.movers', 'Wire'),
    entry('/services/unknown', '__proto__', 'Unknown'),
  ]);
  await loginPage.enter('/dashboard', clients.approved);
  await expect(shell.services.getByRole('link')).toHaveText(['Movers']);

  await shell.services.getByRole('link', { name: 'Movers' }).click();
  await expect(page).toHaveURL('/services/movers');
  await expect(page).toHaveTitle('Wealth | Movers');
  await page.goto('/services/unknown');
  await expect(page).toHaveTitle('Wealth | 404 - Page Not Found');
});

test('an entry of the menu opens a drawer or leads to a page of the app; without the right it is not there [I4C-6-CAPABILITIES] [I6B-BAD-MENU]', async ({
  page,
  loginPage,
  shell,
  sandbox,
}) => {
  const entry = (path: string, component: string, title: string) => ({
    path,
    name: title,
    component,
    meta: { title, icon: 'bank' },
    children: [],
  });
  await sandbox.setMenu([
    entry('/services/deposit', 'drawer.deposit', 'Add money'),
    entry('/services/loan', 'drawer.loan', 'Loans'),
    entry('/me/records', 'page.records', 'Statement'),
  ]);
  await sandbox.setRight({ mobile: '9876543210', right: 'allow_loan', given: false });
  await loginPage.enter('/dashboard', clients.approved);
  const deposit = shell.services.getByRole('button', { name: 'Add money' });
  await deposit.click();
  const drawer = page.getByRole('dialog', { name: 'Deposit' });
  // What is on its way in is closed in touch.spec.ts.
  await expect(drawer.getByText(/••••4821$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(deposit).toBeFocused();
  await expect(shell.services.getByText('Loans')).toHaveCount(0);

  await shell.services.getByRole('link', { name: 'Statement' }).click();
  await expect(page).toHaveURL('/me/records');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without the menu the tabs work, and an unknown path offers Retry instead of 404 [I1-10-MENU-FAILS]', async ({
  page,
  loginPage,
  shell,
  sandbox,
}) => {
  await sandbox.addFaults({ method: 'GET', path: '/auth/app/v1/menu', kind: 'status', status: 500 });
  await loginPage.enter('/dashboard', clients.approved);
  await expect(page.getByRole('heading', { name: 'Net worth' })).toBeVisible();
  await expect(shell.services.getByRole('button', { name: 'Retry' })).toBeVisible();

  await page.goto('/services/movers');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveTitle('Wealth | Most active and rankings');
});
