import type { Locator, Page } from '@playwright/test';
import { Keyboard } from './Keyboard.ts';

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

  /** Opens a group of the server's menu by keyboard, and answers what opened beside it. */
  async openServices(group: string): Promise<Locator> {
    await new Keyboard(this.#page).activate(this.services.getByRole('button', { name: group, exact: true }));
    const flyout = this.#page.getByRole('dialog', { name: group, exact: true });
    await flyout.waitFor();
    return flyout;
  }

  async signOut(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Open profile' }).click();
    await this.#page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
    await this.#page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }
}
