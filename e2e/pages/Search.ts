import type { Locator, Page } from '@playwright/test';

/** The search over everything, opened from the head of any page. */
export class Search {
  readonly opener: Locator;
  readonly root: Locator;
  readonly box: Locator;
  readonly options: Locator;
  readonly active: Locator;

  constructor(page: Page) {
    this.opener = page.getByRole('banner').getByRole('button', { name: 'Search stocks, indices, pages' });
    this.root = page.getByRole('dialog', { name: 'Search' });
    this.box = this.root.getByRole('combobox', { name: 'Search' });
    this.options = this.root.getByRole('option');
    this.active = this.root.getByRole('option', { selected: true });
  }
}
