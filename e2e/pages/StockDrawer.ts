import type { Locator, Page } from '@playwright/test';
import { Search } from './Search.ts';

/** One instrument over the page that is read. */
export class StockDrawer {
  readonly root: Locator;
  readonly price: Locator;
  readonly openAsPage: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole('dialog', { name: 'Stock Detail' });
    this.price = this.root.locator('[data-live-price]').first();
    this.openAsPage = this.root.getByRole('button', { name: 'Open as page' });
  }

  /** Finds an instrument by its symbol from whatever page is read, without a pointer. */
  async openBySearch(symbol: string): Promise<void> {
    const search = new Search(this.#page);
    await search.opener.waitFor();
    await this.#page.keyboard.press('Control+k');
    await search.box.fill(symbol);
    await search.active.filter({ hasText: symbol }).waitFor();
    await this.#page.keyboard.press('Enter');
    await this.root.waitFor();
  }

  chart(symbol: string, interval = '5m'): Locator {
    return this.root.getByRole('slider', { name: `${symbol}, ${interval}` });
  }
}
