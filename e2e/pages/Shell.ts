import type { Locator, Page } from '@playwright/test';

/** What every signed-in page shows around its content. */
export class Shell {
  readonly mainNavigation: Locator;
  readonly services: Locator;
  readonly sandboxMark: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.mainNavigation = page.getByRole('navigation', { name: 'Main' });
    this.services = page.getByRole('navigation', { name: 'Services' });
    this.sandboxMark = page.getByText('Sandbox: simulated market and money').first();
  }

  tab(name: string) {
    return this.mainNavigation.getByRole('link', { name, exact: true });
  }

  index(symbol: string) {
    return this.#page
      .getByRole('region', { name: 'Indices' })
      .getByRole('listitem')
      .filter({ hasText: symbol });
  }

  async signOut(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Open profile' }).click();
    await this.#page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
    await this.#page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }
}
