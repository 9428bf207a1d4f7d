import { expect, type Page } from '@playwright/test';

/**
 * Leads to another page within the document, as a link does, and waits until it is there. To load a document costs
 * several times as much: that is for what a load itself does, a guard or a shift of the layout. The first page of a
 * journey is loaded.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  const isLed = await page.evaluate(async (href) => {
    const router = window.__TSR_ROUTER__;
    await router?.navigate({ href });
    return router !== undefined;
  }, path);
  if (!isLed) await page.goto(path);
  await expect(page).toHaveURL(path);
  // The address changes before the page does.
  const isThere = () =>
    page.evaluate(() => {
      const state = window.__TSR_ROUTER__?.state;
      return state?.status === 'idle' && state.resolvedLocation?.href === state.location.href;
    });
  await expect.poll(isThere, { intervals: [20, 50, 100] }).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
