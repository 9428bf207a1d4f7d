import { expect, type Page } from '@playwright/test';

/**
 * Waits until the entry of the history that stands for what is open has come, or has gone. A step through the history that
 * is taken at the same moment would be one with the app's own.
 */
export async function expectOverlayEntry(page: Page, { isThere }: { isThere: boolean }): Promise<void> {
  const isMarked = () => page.evaluate(() => JSON.stringify(history.state).includes('wealthOverlay'));
  await expect.poll(isMarked).toBe(isThere);
}
