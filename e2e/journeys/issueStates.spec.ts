import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { IssuesDrawer } from '../pages/IssuesDrawer.ts';
import { clients, lightPage, LoginPage } from '../pages/LoginPage.ts';
import { Search } from '../pages/Search.ts';
import { phone } from '../pages/touch.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';
import { walkTo } from '../pages/walkTo.ts';

const pin = '246810';
/** An IPO of the main board that is open from 17 to 25 November 2026. */
const issue = 'IPO-2026-11-B';
const ipoPage = `/services/ipo?issue=${issue}`;
const firstDays = '2026-11-20T11:00:00+05:30';

test.describe('on a phone', () => {
  test.use(phone);

  test('by touch alone: an application for a small company, from the list of issues to what was drawn [I5C-8-SME] [I5C-8-TOUCH]', async ({
    page,
    loginPage,
    sandbox,
    openBrowser,
  }) => {
    test.slow();
    await sandbox.setClock('2026-11-12T11:00:00+05:30');
    await loginPage.enter('/services/ipo', clients.approved);
    const issues = new IssuesDrawer(page);
    await issues
      .button(/^Joyuntu Assurance/)
      .first()
      .tap();
    await expect(issues.text('Exactly two lots, 200 shares')).toBeVisible();
    await expect(issues.text(/cannot be lowered or withdrawn/)).toBeVisible();
    await issues.button(/^Apply for 2 lots/).tap();
    await issues.review.getByLabel('Trading PIN').tap();
    // The keys of the phone itself.
    await page.keyboard.type(pin);
    await issues.review.waitFor({ state: 'hidden' });
    await issues.button('Approve').tap();
    await expect(issues.text('Blocked at Sandbox Bank ••••4821')).toBeVisible();
    await expect(issues.button(/Withdraw/)).toHaveCount(0);

    await sandbox.setClock('2026-11-18T11:00:00+05:30');
    const listed = await openBrowser(phone);
    await new LoginPage(listed).enter('/me/application', clients.approved);
    await listed.getByRole('link', { name: 'Details of Joyuntu Assurance' }).tap();
    const application = new IssuesDrawer(listed);
    await application.button('Draw again on this page').tap();
    await expect(application.text(/^The same on this page: place/)).toBeVisible();
  });

  test('a follow-on offer is applied for by mandate, as an IPO [I5C-8-FPO] [S1-TRADE-FO] [S2-BOTTOM-FO]', async ({
    page,
    loginPage,
    sandbox,
  }) => {
    await sandbox.setClock(firstDays);
    await loginPage.enter(lightPage, clients.approved);
    const profile = new UserDrawer(page);
    await profile.opener.tap();
    await profile.root.getByRole('button', { name: 'Services' }).tap();
    await page.getByRole('dialog', { name: 'Services' }).getByRole('button', { name: 'Institutional' }).tap();
    const offer = new IssuesDrawer(page, page.getByRole('dialog', { name: 'Institutional Stock' }));
    await offer
      .button(/^Dhosathur Alloys/)
      .first()
      .tap();
    await expect(offer.text(/^A follow-on offer sells further shares/)).toBeVisible();
    await offer.button(/^Apply for 1 lot/).tap();
    await offer.review.getByLabel('Trading PIN').waitFor();
    await page.keyboard.type(pin);
    await offer.review.waitFor({ state: 'hidden' });
    await offer.button('Approve').tap();
    await expect(offer.text('Blocked at Sandbox Bank ••••4821')).toBeVisible();
  });
});

test('not allotted, and the bank is late: its days, what it owes and the text to send are there until the money is free [I5C-8-LATE] [I5C-8-NOT-ALLOTTED]', async ({
  page,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  test.slow();
  await sandbox.setClock(firstDays);
  await loginPage.enter(ipoPage, clients.approved);
  const issues = new IssuesDrawer(page);
  // A bid at the lowest price is below the issue price.
  await page.getByRole('radio', { name: 'Bid in the band' }).press('Space');
  await page.getByRole('textbox', { name: 'Price per share' }).fill('1024');
  await issues.apply('Lots', 1, pin);
  await issues.button('Approve').click();
  await expect(issues.text('Blocked at Sandbox Bank ••••4821')).toBeVisible();
  await sandbox.decideMandate(clients.approved, 'late');

  await sandbox.setClock('2026-12-04T11:00:00+05:30');
  const late = await openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] });
  await new LoginPage(late).enter(ipoPage, clients.approved);
  const application = new IssuesDrawer(late);
  await expect(application.text('5 days late')).toBeVisible();
  const owed = application.region('Late release');
  await expect(owed).toContainText('₹500');
  await expect(owed).toContainText('5 days × ₹100, counted from Mon, 30 Nov');
  await owed.getByRole('button', { name: 'Copy the text' }).click();
  const letter = await late.evaluate(() => navigator.clipboard.readText());
  expect(letter).toMatch(
    /^Application .+, mandate .+ its release is late since Mon, 30 Nov.+ compensation of ₹500/u,
  );

  await sandbox.decideMandate(clients.approved, 'release');
  await late.reload();
  await expect(application.text('Free again at Sandbox Bank ••••4821')).toBeVisible();
});

test('an issue is extended, and withdrawn: the application says what becomes of it and of the money [I5C-8-ISSUE]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock(firstDays);
  await loginPage.enter(ipoPage, clients.approved);
  const issues = new IssuesDrawer(page);
  await issues.apply('Lots', 1, pin);
  await issues.button('Approve').click();
  await expect(issues.text('Blocked at Sandbox Bank ••••4821')).toBeVisible();

  await sandbox.changeIssue(issue, 'extend');
  await page.reload();
  await expect(issues.text('The company has extended it. It was to close on 25 Nov.')).toBeVisible();
  await expect(issues.text('The company has extended the issue.')).toBeVisible();

  await sandbox.changeIssue(issue, 'withdraw');
  await page.reload();
  await expect(issues.text(/^The company has withdrawn the issue\. Nothing is allotted/)).toBeVisible();
  await expect(issues.text('To be released at Sandbox Bank ••••4821')).toBeVisible();
  await sandbox.advanceClock(2 * 60 * 60_000);
  await page.reload();
  await expect(issues.text('Free again at Sandbox Bank ••••4821')).toBeVisible();
});

test('the same application from two tabs is one: the second shows it in place of its form [I5C-8-TABS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock(firstDays);
  await loginPage.enter(ipoPage, clients.approved);
  const first = new IssuesDrawer(page);
  const other = await page.context().newPage();
  await new LoginPage(other).enter(ipoPage, clients.approved);
  const second = new IssuesDrawer(other);
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const before = await client.applications('ipo');
  // Both have filled the form before either sends it: the other learns of it by its stream, whatever it was about to ask.
  await second.begin('Lots', 2);
  await first.apply('Lots', 2, pin);
  await expect(first.button('Approve')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Your application', exact: true })).toBeVisible();
  await expect(second.button('Approve')).toBeVisible();
  await expect(other.getByLabel('Lots')).toBeHidden();
  expect(await client.applications('ipo')).toBe(before + 1);
  await other.close();
});

test('issues and blocks are reached from the market, Home, Discover and the search [I5C-1-ENTRIES] [I5C-5-MARKET]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock(firstDays);
  await loginPage.enter('/market?segment=ipo', clients.approved);
  await page
    .getByRole('list', { name: 'Calendar' })
    .getByRole('button', { name: /^Enkara Appliances/ })
    .click();
  await expect(page).toHaveURL(ipoPage);
  await expect(page.getByRole('heading', { name: 'Enkara Appliances', exact: true })).toBeVisible();

  await walkTo(page, '/market?segment=otc');
  await expect(page.getByRole('region', { name: 'Today’s block deals' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'OTC Trading' }).click();
  await expect(page.getByRole('dialog', { name: 'OTC Trading' }).getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const { path, list } of [
    { path: '/dashboard', list: 'Open for applications' },
    { path: '/discover', list: 'Calendar' },
  ]) {
    await walkTo(page, path);
    const open = page.getByRole('list', { name: list, exact: true });
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(open).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(open.getByRole('link', { name: /^Enkara Appliances/ })).toHaveAttribute('href', ipoPage);
  }
  const search = new Search(page);
  await search.opener.click();
  await search.box.fill('IPO');
  await expect(search.active).toHaveText(/^IPO/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'IPO', exact: true })).toBeVisible();
});
