import type { Locator, Page } from '@playwright/test';

/**
 * The first link to a share of NSE: lists have its BSE listing too, before it or after, as the hour orders them.
 *
 * @param within - @default the page
 */
export function linkToShare(page: Page, symbol: string, within: Locator = page.locator('#content')): Locator {
  return within.locator('a[href*="NSE"]', { hasText: symbol }).first();
}
