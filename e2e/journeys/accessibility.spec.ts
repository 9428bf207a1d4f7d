import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clientPages, guestPages } from '../pages/allPages.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { closeOverlays, guestOverlays, kycSteps, overlaysOfClients } from '../pages/overlays.ts';
import { walkTo } from '../pages/walkTo.ts';

/** Motion is over, and so is the route progress, which is above every landmark for half a second. */
async function settle(page: Page) {
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** What a theme can change; all other rules have answered in the light one (docs/decisions/tests.md). */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Axe asks these rules, or all, of what is shown now. */
async function violations(page: Page, rules: readonly string[]) {
  // Half a megabyte of script: once for each document is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .options({
      resultTypes: ['violations'],
      preload: false,
      ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
    })
    // The document of the chat widget is a third party's.
    .exclude('iframe')
    // Within the page: a page of axe's own for each result would take the focus, and longer.
    .setLegacyMode();
  return (await axe.analyze()).violations;
}

/** What axe finds on what is shown now, in both themes. */
async function expectAccessible(page: Page, name: string) {
  for (const [colorScheme, rules] of [
    ['light', []],
    ['dark', rulesOfColour],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await settle(page);
    expect(await violations(page, rules), `${name}, ${colorScheme}`).toEqual([]);
  }
}

test.describe('axe finds nothing in either theme [I3-FIG-AXE]', () => {
  // Many screens, each looked at twice.
  test.slow();

  test('on the pages and dialogs of a guest', async ({ page }) => {
    for (const path of guestPages) {
      await walkTo(page, path);
      await expectAccessible(page, path);
    }
    for (const { name, show } of guestOverlays) {
      await show(page);
      await expectAccessible(page, name);
      await closeOverlays(page);
    }
  });

  test('on the steps of the identity check', async ({ page, loginPage, sandbox }) => {
    await loginPage.enter('/kyc', clients.unverified);
    for (const { name, show } of kycSteps) {
      await show(page);
      await expectAccessible(page, name);
    }
    await sandbox.setKyc(clients.unverified, 'rejected', 'The photograph of the back cannot be read.');
    await expect(page.getByRole('heading', { name: 'Verification Rejected' })).toBeVisible();
    await expectAccessible(page, 'Status, rejected');
  });

  test('on the pages of a client', async ({ page, loginPage }) => {
    await loginPage.enter(lightPage, clients.approved);
    for (const path of clientPages) {
      await walkTo(page, path);
      await expectAccessible(page, path);
    }
  });

  for (const [of, overlays] of overlaysOfClients) {
    test(`on the ${of}`, async ({ page, loginPage }) => {
      await loginPage.enter('/me/profile', clients.approved);
      for (const { name, show } of overlays) {
        await show(page);
        await expectAccessible(page, name);
        await closeOverlays(page);
      }
    });
  }
});
