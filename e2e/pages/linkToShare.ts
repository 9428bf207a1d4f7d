import type { Locator, Page } from '@playwright/test';

/** The first link to a share of NSE on the page: lists have its BSE listing too, before it or after, as the hour orders them. */
export function linkToShare(page: Page, symbol: string): Locator {
  return page.locator('#content').locator('a[href*="NSE"]', { hasText: symbol }).first();
}
