import { expect, test } from '../fixtures/test.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { phone } from '../pages/touch.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

test.describe('a drawer that is closed before it has come in', () => {
  test.use({ ...phone });

  test('is gone, and the page is in use again', async ({ page, loginPage }) => {
    await loginPage.enter(lightPage, clients.approved);
    const profile = new UserDrawer(page);
    await profile.open();
    await page.keyboard.press('Escape');
    await expect(profile.root).toHaveCount(0);

    // Its code is there now. A key of Playwright's own would come later than the two frames in which React Aria waits for
    // the keyboard of a screen.
    const isLeft = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver((_, observer) => {
            const dialog = document.querySelector('[role="dialog"]');
            if (!dialog) return;
            observer.disconnect();
            setTimeout(() => {
              dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
              resolve();
            });
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await profile.opener.click();
    await isLeft;
    await expect(profile.opener).toBeFocused();
    await expect(profile.root).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });
});
