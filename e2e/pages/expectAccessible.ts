import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** What a theme can change; all other rules have answered in the light one. */
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
export async function expectAccessible(page: Page, name: string) {
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
