import type { Locator, Page } from '@playwright/test';

/** The newest order of a share on the history: the seeds have left older ones. */
export function newestOrder(page: Page, symbol: string): Locator {
  return page.getByRole('row').filter({ hasText: symbol }).first();
}
