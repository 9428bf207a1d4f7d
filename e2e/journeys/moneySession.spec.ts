import type { Page } from '@playwright/test';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients, lightPage, LoginPage } from '../pages/LoginPage.ts';
import { MoneyDrawer } from '../pages/MoneyDrawer.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

const pin = '246810';
/** A Thursday. */
const middleOfDay = '2026-11-19T11:00:00+05:30';
/** As long as an access token lives, and a minute. */
const tokenMs = 16 * 60_000;

test.beforeEach(({ sandbox }) => sandbox.setClock(middleOfDay));

const kinds = [
  {
    name: 'Deposit',
    path: '/fund/app/v1/deposits',
    shown: 'Waiting for your bank',
    confirm: (drawer: MoneyDrawer) => drawer.review.getByRole('button', { name: 'Show how to pay' }).click(),
  },
  {
    name: 'Withdrawal',
    path: '/fund/app/v1/withdrawals',
    shown: 'On its way, can be cancelled',
    confirm: (drawer: MoneyDrawer) => drawer.givePin(pin),
  },
] as const;

for (const { name, path, shown, confirm } of kinds) {
  test(`${name}: a token that expires between review and sending is renewed, and it is sent once [I6A-5-TOKEN]`, async ({
    page,
    loginPage,
    sandbox,
  }) => {
    await loginPage.enter(lightPage, clients.approved);
    const drawer = new MoneyDrawer(page, name);
    await drawer.open();
    await drawer.reviewOf('25000');
    await sandbox.advanceClock(tokenMs);
    await confirm(drawer);
    await expect(drawer.root.getByText(shown)).toBeVisible();
    const client = await ApiClient.signIn(sandbox.origin, clients.approved);
    expect(JSON.stringify(await client.read(path)).match(/"amount":25000,/g)).toHaveLength(1);
  });

  test(`${name}: a session that ends between review and sending loses nothing, and goes on after the sign-in [I6A-5-TOKEN]`, async ({
    page,
    loginPage,
    sandbox,
  }) => {
    await loginPage.enter(lightPage, clients.approved);
    const drawer = new MoneyDrawer(page, name);
    await drawer.open();
    await drawer.reviewOf('25000');
    await sandbox.addFaults(
      { method: '*', path: '/fund/app/v1/*', kind: 'unauthorized' },
      { method: '*', path: '/client/app/v1/pin/*', kind: 'unauthorized' },
      { method: 'POST', path: '/auth/app/v1/refresh', kind: 'unauthorized' },
    );
    await confirm(drawer);
    await expect(loginPage.submit).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Session expired — please login again.');
    await sandbox.clearFaults();

    await loginPage.signIn(clients.approved);
    await expect(page).toHaveURL(lightPage);
    await drawer.open();
    await expect(drawer.amount).toHaveValue('25,000');
    await drawer.reviewOf('25000');
    await confirm(drawer);
    await expect(drawer.root.getByText(shown)).toBeVisible();
    const client = await ApiClient.signIn(sandbox.origin, clients.approved);
    expect(JSON.stringify(await client.read(path)).match(/"amount":25000,/g)).toHaveLength(1);
  });
}

test('a line that is lost in the moment of sending: once it is back, it is known that it was sent, once [I6A-5-OFFLINE]', async ({
  page,
  context,
  loginPage,
  sandbox,
  expectedConsole,
}) => {
  expectedConsole.patterns = [/ERR_|Failed to fetch/];
  await loginPage.enter(lightPage, clients.approved);
  const drawer = new MoneyDrawer(page, 'Withdrawal');
  await drawer.open();
  await drawer.reviewOf('25000');
  // The server has it, and its answer is lost with the line.
  await page.route('**/fund/app/v1/withdrawals', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await context.setOffline(true);
    return route.abort('connectionreset');
  });
  await drawer.givePin(pin);
  await expect(page).toHaveURL('/error');
  await context.setOffline(false);
  await expect(page).toHaveURL(lightPage);
  // The drawer is where it was, and shows what came of it.
  await expect(drawer.root.getByText('On its way, can be cancelled')).toBeVisible();
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  expect(
    JSON.stringify(await client.read('/fund/app/v1/withdrawals')).match(/"amount":25000,/g),
  ).toHaveLength(1);
});

const keptOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

async function typeBoth(page: Page): Promise<void> {
  for (const [name, amount] of [
    ['Deposit', '31415'],
    ['Withdrawal', '2718'],
  ] as const) {
    const drawer = new MoneyDrawer(page, name);
    await drawer.open();
    await drawer.root.getByRole('radio', { checked: true }).last().waitFor();
    await drawer.amount.fill(amount);
    await page.keyboard.press('Escape');
    await expect(drawer.root).toBeHidden();
  }
}

async function bothAreEmpty(page: Page): Promise<void> {
  for (const name of ['Deposit', 'Withdrawal'] as const) {
    const drawer = new MoneyDrawer(page, name);
    await drawer.open();
    await drawer.root.getByRole('radio', { checked: true }).last().waitFor();
    await expect(drawer.amount).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(drawer.root).toBeHidden();
  }
  expect(await keptOf(page)).not.toMatch(/31415|271800|3141500/);
}

test('what one client has typed is gone once they sign out, and no other client sees it [I6A-6-DRAFTS]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(lightPage, clients.approved);
  await typeBoth(page);
  expect(await keptOf(page)).toMatch(/3141500/);
  const user = new UserDrawer(page);
  await user.open();
  await user.root.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Confirm' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(loginPage.submit).toBeVisible();
  expect(await keptOf(page)).not.toMatch(/3141500|271800/);

  await loginPage.signIn(clients.wealthy);
  await expect(page).toHaveURL('/dashboard');
  await bothAreEmpty(page);
});

test('what was typed before a session ended is not for the next client of the browser [I6A-6-DRAFTS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter(lightPage, clients.approved);
  await typeBoth(page);
  await sandbox.addFaults(
    { method: '*', path: '/fund/app/v1/*', kind: 'unauthorized' },
    { method: 'POST', path: '/auth/app/v1/refresh', kind: 'unauthorized' },
  );
  await page.reload();
  await expect(loginPage.submit).toBeVisible();
  await sandbox.clearFaults();

  await new LoginPage(page).signIn(clients.wealthy);
  await expect(loginPage.submit).toBeHidden();
  await bothAreEmpty(page);
});
