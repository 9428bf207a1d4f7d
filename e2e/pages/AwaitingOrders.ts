import type { Locator, Page } from '@playwright/test';

/** The orders that wait, and the dialog in which one of them is changed. */
export class AwaitingOrders {
  readonly none: Locator;
  readonly dialog: Locator;
  readonly quantity: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.none = page.getByText('No open orders');
    this.dialog = page.getByRole('dialog', { name: 'Modify order' });
    this.quantity = this.dialog.getByRole('textbox', { name: 'Quantity' });
  }

  row(symbol: string): Locator {
    return this.#page.getByRole('grid').getByRole('row').filter({ hasText: symbol });
  }

  /** Opens the change of the one order on a share. */
  async modify(symbol: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Modify the order on ${symbol}` }).click();
    await this.quantity.waitFor();
  }

  /** Sends the change that stands in the dialog. */
  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Modify order', exact: true }).click();
  }

  /** Cancels the one order on a share. */
  async cancel(symbol: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Cancel the order on ${symbol}` }).click();
    await this.#page.getByRole('button', { name: 'Cancel order', exact: true }).click();
  }
}
