import type { Locator, Page } from '@playwright/test';
import { UserDrawer } from './UserDrawer.ts';

const boxes = { Deposit: 'You add', Withdrawal: 'You withdraw' } as const;

/** The drawer of a deposit or a withdrawal, with its review. */
export class MoneyDrawer {
  readonly root: Locator;
  readonly amount: Locator;
  readonly review: Locator;
  readonly pin: Locator;
  readonly #page: Page;
  readonly #name: keyof typeof boxes;

  constructor(page: Page, name: keyof typeof boxes) {
    this.#page = page;
    this.#name = name;
    this.root = page.getByRole('dialog', { name, exact: true });
    this.amount = this.root.getByRole('textbox', { name: boxes[name] });
    this.review = page.getByRole('dialog', { name: /^Review the / });
    this.pin = page.getByLabel('Trading PIN');
  }

  /** From the user drawer. */
  async open(): Promise<void> {
    await new UserDrawer(this.#page).openMoney(this.#name);
    await this.root.waitFor();
  }

  /** Types an amount, and goes to the review. */
  async reviewOf(amount: string): Promise<void> {
    await this.root.getByRole('radio', { checked: true }).last().waitFor();
    await this.amount.fill(amount);
    await this.amount.press('Enter');
    await this.review.waitFor();
  }

  /** Asks for a deposit: whom to pay is shown then. */
  async askFor(amount: string): Promise<void> {
    await this.reviewOf(amount);
    await this.review.getByRole('button', { name: 'Show how to pay' }).click();
    await this.root.getByText('Waiting for your bank').waitFor();
  }

  async givePin(pin: string): Promise<void> {
    await this.pin.waitFor();
    await this.#page.keyboard.type(pin);
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name });
  }
}
