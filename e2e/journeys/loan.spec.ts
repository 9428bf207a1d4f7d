import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoanPages } from '../pages/LoanPages.ts';
import { clients, LoginPage } from '../pages/LoginPage.ts';
import { Shell } from '../pages/Shell.ts';

const pin = '246810';
const share = 'ARAVBANK';
const page = LoanPages.application;

test.beforeEach(({ sandbox }) => sandbox.setClock('2026-11-20T11:00:00+05:30'));

test('a loan from quote over a fall of prices to margin call, cure and release [I6B-8-LOAN] [S1-LOAN] [D-LOAN]', async ({
  page: tab,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  test.slow();
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const before = await client.cash('available');
  await loginPage.enter(page, clients.approved);
  const loans = new LoanPages(tab);
  await loans.main.getByRole('checkbox', { name: new RegExp(share) }).check();
  const limit = Number((await loans.text(/^Limit ₹/).innerText()).replaceAll(/\D/g, ''));
  expect(limit % 1_000).toBe(0);
  await loans.borrow(limit, [share], pin);
  const address = loans.address();
  await sandbox.advanceClock(6 * 60_000);
  await expect(loans.text('Running')).toBeVisible({ timeout: 30_000 });
  expect(await client.cash('available')).toBe(before);

  // The close of the day is lower, and the loan is valued in the evening of the next one.
  const price = Math.round((await sandbox.lastPrice('NSE', share)) * 0.91);
  await sandbox.setPrice('NSE', share, price);
  await sandbox.setClock('2026-11-23T18:05:00+05:30');
  const evening = await openBrowser();
  await new LoginPage(evening).enter(address, clients.approved);
  const called = new LoanPages(evening);
  await expect(called.text(/or pledge more by/)).toBeVisible();
  await expect(called.text('7 working days')).toBeVisible();
  await called.button(/^What is missing/).click();
  await called.button(/^Pay back ₹/).click();
  await called.confirm('Pay back', pin);
  await expect(called.text(/: met on/)).toBeVisible();

  await called.button(/^All, ₹/).click();
  await called.button(/^Pay back ₹/).click();
  await called.confirm('Pay back', pin);
  await expect(called.text('Repaid')).toBeVisible();
  await evening.goto('/portfolio/holding');
  await expect(evening.getByRole('main').getByText(share).first()).toBeVisible();
  const later = await ApiClient.signIn(sandbox.origin, clients.approved);
  expect(await later.cash('available')).toBe(before);
});

test('a margin call that nobody meets is announced, then the least needed is sold [I6B-8-SALE]', async ({
  page: tab,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  test.slow();
  await loginPage.enter(page, clients.approved);
  const loans = new LoanPages(tab);
  await loans.main.getByRole('checkbox', { name: new RegExp(share) }).check();
  const limit = Number((await loans.text(/^Limit ₹/).innerText()).replaceAll(/\D/g, ''));
  await loans.borrow(limit, [share], pin);
  const address = loans.address();
  const price = Math.round((await sandbox.lastPrice('NSE', share)) * 0.91);
  await sandbox.setPrice('NSE', share, price);
  await sandbox.setClock('2026-11-23T18:05:00+05:30');
  await sandbox.setClock('2026-12-04T09:30:00+05:30');
  const morning = await openBrowser();
  await new LoginPage(morning).enter(address, clients.approved);
  const noticed = new LoanPages(morning);
  await expect(noticed.text(/Otherwise the shares below are sold then/)).toBeVisible();
  await expect(noticed.main.getByRole('table', { name: /What would be sold/ })).toContainText(share);

  await sandbox.setClock('2026-12-04T11:05:00+05:30');
  const after = await openBrowser();
  await new LoginPage(after).enter(address, clients.approved);
  await expect(new LoanPages(after).text(/shares were sold on/)).toBeVisible();
  await expect(new LoanPages(after).text('Sale of shares')).toBeVisible();
});

test('a loan is cancelled in its days, and another one is repaid early [I6B-8-CANCEL]', async ({
  page: tab,
  loginPage,
  sandbox,
}) => {
  test.slow();
  await loginPage.enter(page, clients.approved);
  const loans = new LoanPages(tab);
  await loans.borrow(100_000, [share], pin);
  await sandbox.advanceClock(6 * 60_000);
  await expect(loans.text('Running')).toBeVisible({ timeout: 30_000 });
  await loans.button('Cancel the loan').click();
  await loans.confirm('Cancel the loan', pin);
  await expect(loans.text('Cancelled')).toBeVisible();

  await tab.goto(page);
  await loans.borrow(100_000, [share], pin);
  await sandbox.advanceClock(6 * 60_000);
  await expect(loans.text('Running')).toBeVisible({ timeout: 30_000 });
  await loans.button(/^All, ₹/).click();
  await loans.button(/^Pay back ₹/).click();
  await loans.confirm('Pay back', pin);
  await expect(loans.text('Repaid')).toBeVisible();
});

test('credit products name the lender and lead to the drawer Loan Application [S1-CREDIT-PRODUCTS] [S2-BOTTOM-LOAN]', async ({
  page: tab,
  loginPage,
}) => {
  await loginPage.enter('/services/credit', clients.approved);
  await expect(
    tab
      .getByRole('main')
      .getByText(/Kaveri Example Finance Limited/)
      .first(),
  ).toBeVisible();
  const borrowing = await new Shell(tab).openServices('Borrowing');
  await borrowing.getByRole('button', { name: 'Loan against securities' }).click();
  const drawer = tab.getByRole('dialog', { name: 'Loan Application', exact: true });
  await expect(drawer.getByRole('checkbox', { name: new RegExp(share) })).toBeVisible();
});

test('loans are closed to a client without the right, whatever the address, and say why [I6B-8-FORGED] [S6-LOAN]', async ({
  page: tab,
  loginPage,
}) => {
  for (const path of ['/services/loan', '/services/loan/forged', '/services/credit']) {
    await loginPage.enter(path, clients.empty);
    await expect(tab.getByRole('main').getByText(/Loans are not enabled for your account/)).toBeVisible();
    await tab.context().clearCookies();
    await tab.evaluate(() => sessionStorage.clear());
  }
});
