import { devices, type Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { photograph } from '../fixtures/photograph.ts';
import { KycPage } from '../pages/KycPage.ts';
import { linkToShare } from '../pages/linkToShare.ts';
import { CreateAccountDialog } from '../pages/loginDialogs.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { expectOverlayEntry } from '../pages/expectOverlayEntry.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, userAgent, hasTouch, isMobile, deviceScaleFactor });

const question = (page: Page) => page.getByText('Discard what you typed?');

test.describe('Back on a phone [I3A-SPEC-BACK] [I3A-FRICTION-CLOSE]', () => {
  test('on the first page of a visit keeps a newcomer in the registration', async ({ page, loginPage }) => {
    const dialog = new CreateAccountDialog(page);
    await page.goto('/privacy');
    await loginPage.openWithApp();
    await dialog.opener.tap();
    await dialog.mobile.fill('9123456780');
    await page.goBack();

    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL('/login');
    // Back once more answers the question, and not with a loss.
    await expectOverlayEntry(page, { isThere: true });
    await page.goBack();
    await expect(question(page)).toBeHidden();
    await expect(dialog.mobile).toHaveValue('9123456780');

    await expectOverlayEntry(page, { isThere: true });
    await page.goBack();
    await page.getByRole('button', { name: 'Discard', exact: true }).tap();
    await expect(dialog.root).toBeHidden();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });

  test('closes an enlarged picture of the identity check and stays there', async ({ page }) => {
    const kyc = new KycPage(page);
    await page.goto('/about');
    await page.goto('/kyc');
    await page.getByRole('textbox', { name: 'Username' }).fill(clients.unverified);
    await page.getByLabel('Password', { exact: true }).fill('Wealth@123');
    await page.getByRole('button', { name: 'Sign in' }).tap();
    await kyc.agree();
    await kyc.fillBase({ fullName: 'Ila Namuna', dateOfBirth: '1990-01-15' });
    await kyc.choose('ID Front', await photograph(page));
    await page.getByRole('button', { name: 'View ID Front' }).tap();
    const zoom = page.getByRole('dialog', { name: 'ID Front' });
    await expect(zoom).toBeVisible();
    await page.goBack();

    await expect(zoom).toBeHidden();
    await expect(page).toHaveURL('/kyc');
    await expect(page.getByRole('button', { name: 'View ID Front' })).toBeVisible();
  });

  test('closes what is open one after the other, and Forward changes nothing', async ({
    page,
    loginPage,
  }) => {
    const drawer = new UserDrawer(page);
    await loginPage.enter('/market', clients.approved);
    await page.getByRole('link', { name: 'Me', exact: true }).tap();
    await expect(page).toHaveURL('/me/profile');
    await drawer.opener.tap();
    await drawer.root.getByRole('button', { name: 'Logout' }).tap();
    const confirm = page.getByRole('dialog', { name: 'Confirm' });
    await expect(confirm).toBeVisible();
    await page.goBack();
    await expect(confirm).toBeHidden();
    await expect(drawer.root).toBeVisible();
    await page.goBack();
    await expect(drawer.root).toBeHidden();
    await expect(page).toHaveURL('/me/profile');
    await page.goForward();
    await expect(page).toHaveURL('/me/profile');
    await expectOverlayEntry(page, { isThere: false });
    await page.goBack();

    await expect(page).toHaveURL('/market');
  });

  test('after a link in a sheet goes to the page before it', async ({ page, loginPage, shell }) => {
    await loginPage.enter('/dashboard', clients.approved);
    await shell.tab('Market').tap();
    const drawer = new UserDrawer(page);
    await drawer.opener.tap();
    await drawer.root.getByRole('button', { name: 'Services' }).tap();
    await page
      .getByRole('dialog', { name: 'Services' })
      .getByRole('link', { name: /^Most active/ })
      .tap();
    await expect(page).toHaveURL(/\/services\//);
    await page.goBack();
    await expect(page).toHaveURL('/market');
    await page.goForward();
    await expect(page).toHaveURL(/\/services\//);
    await page.goBack();
    await page.goBack();

    await expect(page).toHaveURL('/dashboard');
  });

  test('closes a share that its address has opened, before there was an input', async ({
    page,
    loginPage,
  }) => {
    const share = page.getByRole('dialog', { name: 'Stock Detail' });
    await page.goto('/privacy');
    await loginPage.enter('/market?stock=NSE:ARAVBANK', clients.approved);
    await expect(share).toBeVisible();
    await expectOverlayEntry(page, { isThere: true });
    await page.goBack();
    await expect(share).toBeHidden();
    await expect(page).toHaveURL('/market');
    await page.goBack();

    await expect(page).toHaveURL('/privacy');
  });

  test('closes a share that was open when the page was loaded anew', async ({ page, loginPage }) => {
    const share = page.getByRole('dialog', { name: 'Stock Detail' });
    await page.goto('/privacy');
    await loginPage.enter('/market?view=watchlist', clients.approved);
    await linkToShare(page, 'ARAVBANK').first().tap();
    await expect(share).toBeVisible();
    await page.reload();
    await expect(share).toBeVisible();
    await page.goBack();
    await expect(share).toBeHidden();
    await expect(page).toHaveURL('/market?view=watchlist');
    await page.goBack();

    await expect(page).toHaveURL('/privacy');
  });

  test('after a reload with something open is back as ever', async ({ page, loginPage }) => {
    const drawer = new UserDrawer(page);
    await page.goto('/privacy');
    await loginPage.enter(lightPage, clients.approved);
    await drawer.opener.tap();
    await expect(drawer.root).toBeVisible();
    await page.reload();
    await expect(drawer.opener).toBeVisible();
    await expect(drawer.root).toBeHidden();
    await page.goBack();

    await expect(page).toHaveURL('/privacy');
  });
});
