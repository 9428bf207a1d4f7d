import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clientPages, guestPages } from '../pages/allPages.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { closeOverlays, guestOverlays, kycSteps, overlaysOfClients } from '../pages/overlays.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { phone } from '../pages/touch.ts';
import { measureTouchTargets } from '../pages/touchTargets.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';
import { walkTo } from '../pages/walkTo.ts';

/** Every target is there for a finger, and nothing is wider than the phone. */
async function expectTouchable(page: Page, name: string) {
  // A sheet that still slides in has no place yet.
  await expect
    .poll(async () => {
      const { measured, small } = await measureTouchTargets(page);
      return measured > 0 ? small : 'nothing to touch';
    }, name)
    .toEqual([]);
  expect(await horizontalOverflow(page), name).toEqual({ pixels: 0, elements: [] });
}

test.describe('on a phone every target is 44 px and nothing scrolls sideways [I3-FIG-TOUCH]', () => {
  test.use({ ...phone });
  // Many screens.
  test.slow();

  test('on the pages and dialogs of a guest', async ({ page, loginPage }) => {
    for (const path of guestPages) {
      await walkTo(page, path);
      await expectTouchable(page, path);
    }
    await expect(loginPage.username).toBeEnabled();
    for (const { name, show } of guestOverlays) {
      await show(page);
      await expectTouchable(page, name);
      await closeOverlays(page);
    }
  });

  test('on the steps of the identity check', async ({ page, loginPage }) => {
    await loginPage.enter('/kyc', clients.unverified);
    for (const { name, show } of kycSteps) {
      await show(page);
      await expectTouchable(page, name);
    }
  });

  test('on the pages of a client, every route of them [I3A-SPEC-11]', async ({ page, loginPage }) => {
    await loginPage.enter(lightPage, clients.approved);
    for (const path of clientPages) {
      await walkTo(page, path);
      await expectTouchable(page, path);
    }
  });

  for (const [of, overlays] of overlaysOfClients) {
    test(`on the ${of}`, async ({ page, loginPage }) => {
      await loginPage.enter('/me/profile', clients.approved);
      for (const { name, show } of overlays) {
        await show(page);
        await expectTouchable(page, name);
        await closeOverlays(page);
      }
    });
  }
});

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
