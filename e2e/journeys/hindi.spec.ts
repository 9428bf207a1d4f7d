import { expect, test } from '../fixtures/test.ts';
import { clients, password } from '../pages/LoginPage.ts';
import { horizontalOverflow, noOverflow } from '../pages/horizontalOverflow.ts';
import { phone } from '../pages/touch.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('Hindi is chosen before the sign-in, holds on the dashboard, and after a reload [I3-1-LANGUAGE] [I3-10-HINDI]', async ({
    page,
    loginPage,
  }) => {
    const heading = page.getByRole('heading', { name: 'कुल संपत्ति' });
    await loginPage.open();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: /^Your region: en-IN, Asia\/Kolkata/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'Region and language' });
    await dialog.getByRole('radio', { name: 'हिन्दी' }).tap();
    await dialog.getByRole('button', { name: 'Apply' }).tap();
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('आपका स्वागत है।');
    expect(await horizontalOverflow(page)).toEqual(noOverflow);

    await page.getByRole('button', { name: 'साइन इन करें' }).tap();
    await expect(page.getByText('यूज़रनेम ज़रूरी है')).toBeVisible();
    await page.getByRole('textbox', { name: 'यूज़रनेम' }).fill(clients.approved);
    await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'साइन इन करें' }).tap();
    await expect(page).toHaveURL('/dashboard');
    await expect(heading).toBeVisible();

    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');

    await page.getByRole('button', { name: 'प्रोफ़ाइल खोलें' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await horizontalOverflow(page), 'user drawer').toEqual(noOverflow);
  });

  test('the identity check fits in Hindi too', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('wealth.preferences') === null) {
        localStorage.setItem('wealth.preferences', JSON.stringify({ language: 'hi' }));
      }
    });
    await loginPage.open();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.getByRole('textbox', { name: 'यूज़रनेम' }).fill(clients.unverified);
    await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'साइन इन करें' }).tap();
    await expect(page).toHaveURL('/kyc');
    await expect(loginPage.submit).toHaveCount(0);
    await expect.poll(() => horizontalOverflow(page), '/kyc').toEqual(noOverflow);
  });
});
