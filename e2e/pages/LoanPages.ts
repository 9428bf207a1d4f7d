import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** The application for a loan, and the page of one. */
export class LoanPages {
  static readonly application = '/services/loan';
  readonly main: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name });
  }

  text(text: string | RegExp): Locator {
    return this.main.getByText(text).first();
  }

  region(name: string): Locator {
    return this.main.getByRole('region', { name });
  }

  /** Types the PIN into the review that is open, which sends it. */
  async confirm(title: string, pin: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Trading PIN').waitFor();
    await this.#page.keyboard.type(pin);
    await dialog.waitFor({ state: 'hidden' });
  }

  /** From the application over its key-facts statement to the page of the loan. */
  async borrow(amount: number, symbols: readonly string[], pin: string): Promise<void> {
    for (const symbol of symbols) {
      await this.main.getByRole('checkbox', { name: new RegExp(symbol) }).check();
    }
    await this.main.getByRole('textbox', { name: 'Loan amount' }).fill(String(amount));
    await this.button('See the key-facts statement').click();
    await this.main.getByRole('checkbox', { name: /I have read/ }).check();
    await this.button(/^Sign for/).click();
    await this.confirm('Sign the loan', pin);
    await expect(this.#page).toHaveURL(/\/services\/loan\/[0-9a-f-]+$/);
  }

  address(): string {
    return new URL(this.#page.url()).pathname;
  }
}
