import type { Locator, Page } from '@playwright/test';

/** The page of the bank accounts. */
export class BankSection {
  readonly root: Locator;
  readonly accounts: Locator;
  readonly add: Locator;
  readonly form: Locator;
  readonly ifsc: Locator;
  readonly accountNumber: Locator;
  readonly confirmNumber: Locator;
  readonly submit: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole('group', { name: 'Bank accounts' });
    this.accounts = this.root.getByRole('list', { name: 'Bank accounts' }).locator('> li');
    this.add = this.root.getByRole('button', { name: 'Add account', exact: true });
    this.form = this.root.getByRole('form', { name: 'Add an account in your own name' });
    this.ifsc = this.form.getByRole('textbox', { name: 'IFSC' });
    this.accountNumber = this.form.getByRole('textbox', { name: 'Account number', exact: true });
    this.confirmNumber = this.form.getByRole('textbox', { name: 'Confirm account number' });
    this.submit = this.form.getByRole('button', { name: 'Add account', exact: true });
  }

  account(end: string): Locator {
    return this.accounts.filter({ hasText: end });
  }

  async fillIn(values: { ifsc: string; accountNumber: string; confirmNumber?: string }): Promise<void> {
    await this.ifsc.fill(values.ifsc);
    await this.accountNumber.fill(values.accountNumber);
    await this.confirmNumber.fill(values.confirmNumber ?? values.accountNumber);
  }

  async act(end: string, action: 'Make primary' | 'Remove account'): Promise<void> {
    await this.account(end)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await this.#page.getByRole('menuitem', { name: action }).click();
  }
}
