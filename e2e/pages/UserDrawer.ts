import type { Locator, Page } from '@playwright/test';

const groups = {
  Profile: ['Update Avatar', 'View KYC'],
  Security: ['Set PIN', 'Change Password'],
} as const;

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
