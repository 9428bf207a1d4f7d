import type { Locator, Page } from '@playwright/test';

/** Create Account on the sign-in page. */
export class CreateAccountDialog {
  readonly opener: Locator;
  readonly root: Locator;
  readonly mobile: Locator;
  readonly password: Locator;
  readonly confirmPassword: Locator;
  readonly invitationCode: Locator;
  readonly agreement: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.opener = page.getByRole('link', { name: 'Sign up your account now!' });
    this.root = page.getByRole('dialog', { name: 'Create Account' });
    this.mobile = this.root.getByRole('textbox', { name: 'Mobile Number' });
    this.password = this.root.getByLabel('Password', { exact: true });
    this.confirmPassword = this.root.getByLabel('Confirm Password', { exact: true });
    this.invitationCode = this.root.getByRole('textbox', { name: 'Invitation Code' });
    this.agreement = this.root.getByRole('checkbox', { name: /^I agree to the/ });
    this.submit = this.root.getByRole('button', { name: 'Create Account', exact: true });
  }

  async fillIn(values: { mobile: string; password: string; invitationCode: string }): Promise<void> {
    await this.mobile.fill(values.mobile);
    await this.password.fill(values.password);
    await this.confirmPassword.fill(values.password);
    await this.invitationCode.fill(values.invitationCode);
    await this.agreement.check();
  }
}

/** Forgot Password on the sign-in page. */
export class ForgotPasswordDialog {
  readonly opener: Locator;
  readonly root: Locator;
  readonly mobile: Locator;
  readonly code: Locator;
  readonly send: Locator;
  readonly verify: Locator;
  readonly newPassword: Locator;
  readonly confirmPassword: Locator;
  readonly reset: Locator;

  constructor(page: Page) {
    this.opener = page.getByRole('link', { name: "I forgot password or can't sign in" });
    this.root = page.getByRole('dialog', { name: 'Forgot Password' });
    this.mobile = this.root.getByRole('textbox', { name: 'Mobile Number' });
    this.code = this.root.getByRole('textbox', { name: 'Verification Code' });
    this.send = this.root.getByRole('button', { name: 'Send code' });
    this.verify = this.root.getByRole('button', { name: 'Verify', exact: true });
    this.newPassword = this.root.getByLabel('New Password', { exact: true });
    this.confirmPassword = this.root.getByLabel('Confirm Password', { exact: true });
    this.reset = this.root.getByRole('button', { name: 'Reset Password', exact: true });
  }
}
