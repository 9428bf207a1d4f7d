import type { Locator, Page } from '@playwright/test';

const groups = {
  Profile: ['Update Avatar', 'View KYC'],
  Security: ['Set PIN', 'Change Password'],
} as const;

/** The buttons by the title of what they open. */
export const moneyButtons = { Deposit: 'Deposit', Withdrawal: 'Withdraw' } as const;

/** The drawer behind the avatar button. */
export class UserDrawer {
  readonly opener: Locator;
  readonly root: Locator;

  constructor(page: Page) {
    this.opener = page.getByRole('button', { name: 'Open profile' });
    this.root = page.getByRole('dialog', { name: 'Profile' });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await this.root.waitFor();
  }

  /** Opens the drawer and takes the button that leads to the drawer of this name. */
  async openMoney(name: keyof typeof moneyButtons): Promise<void> {
    await this.open();
    await this.root.getByRole('button', { name: moneyButtons[name] }).click();
  }

  /** Opens the drawer and takes an entry of one of its groups. */
  async choose<Group extends keyof typeof groups>(
    group: Group,
    entry: (typeof groups)[Group][number],
  ): Promise<void> {
    await this.open();
    await this.root.getByRole('button', { name: group, exact: true }).click();
    await this.root.getByRole('button', { name: entry }).click();
  }
}
