import type { Locator, Page } from '@playwright/test';

/** Change Password, from the drawer or from Me. */
export class ChangePasswordDialog {
  readonly root: Locator;
  readonly current: Locator;
  readonly next: Locator;
  readonly confirm: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Change Password' });
    this.current = this.root.getByLabel('Current Password', { exact: true });
    this.next = this.root.getByLabel('New Password', { exact: true });
    this.confirm = this.root.getByLabel('Confirm Password', { exact: true });
    this.submit = this.root.getByRole('button', { name: 'Change Password', exact: true });
  }

  async fillIn(values: { current: string; next: string; confirm?: string }): Promise<void> {
    await this.current.fill(values.current);
    await this.next.fill(values.next);
    await this.confirm.fill(values.confirm ?? values.next);
  }
}

/** Set PIN, and the dialog that asks for the PIN later. */
export class PinDialogs {
  readonly setting: Locator;
  readonly password: Locator;
  readonly verify: Locator;
  readonly newPin: Locator;
  readonly asking: Locator;
  readonly pin: Locator;

  constructor(page: Page) {
    this.setting = page.getByRole('dialog', { name: 'Set PIN' });
    this.password = this.setting.getByLabel('Password', { exact: true });
    this.verify = this.setting.getByRole('button', { name: 'Verify', exact: true });
    this.newPin = this.setting.getByLabel('PIN', { exact: true });
    this.asking = page.getByRole('dialog', { name: 'Confirm with your PIN' });
    this.pin = this.asking.getByLabel('PIN', { exact: true });
  }
}

/** Update Avatar. */
export class AvatarDialog {
  readonly root: Locator;
  readonly file: Locator;
  readonly cropArea: Locator;
  readonly upload: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Update Avatar' });
    this.file = this.root.locator('input[type=file]');
    this.cropArea = this.root.getByLabel('Avatar', { exact: true });
    this.upload = this.root.getByRole('button', { name: 'Upload Avatar', exact: true });
  }
}
