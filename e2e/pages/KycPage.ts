import type { Locator, Page } from '@playwright/test';
import type { ImageFile } from '../fixtures/photograph.ts';

export type Side = 'ID Front' | 'ID Back';

/** The wizard of the identity check. */
export class KycPage {
  readonly agreement: Locator;
  readonly agreeTick: Locator;
  readonly agreeAndContinue: Locator;
  readonly fullName: Locator;
  readonly dateOfBirth: Locator;
  readonly mobile: Locator;
  readonly next: Locator;
  readonly idNumber: Locator;
  readonly submit: Locator;
  readonly logout: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.agreement = page.getByRole('region', { name: 'Client agreement' });
    this.agreeTick = page.getByRole('checkbox', { name: 'I have read the agreement and agree to it' });
    this.agreeAndContinue = page.getByRole('button', { name: 'Agree and Continue' });
    this.fullName = page.getByRole('textbox', { name: 'Full Name' });
    this.dateOfBirth = page.getByRole('textbox', { name: 'Date of Birth' });
    this.mobile = page.getByRole('textbox', { name: 'Mobile' });
    this.next = page.getByRole('button', { name: 'Next' });
    this.idNumber = page.getByRole('textbox', { name: 'ID Number' });
    this.submit = page.getByRole('button', { name: 'Submit' });
    this.logout = page.getByRole('button', { name: 'Logout' });
  }

  /** The step that is shown. */
  step(name: 'Agreement' | 'Base' | 'ID' | 'Status'): Locator {
    return this.#page.getByRole('group', { name, exact: true });
  }

  side(name: Side): Locator {
    return this.#page.getByRole('group', { name });
  }

  /** @param fromEnd - Pixels that are left to scroll afterwards. */
  async scrollAgreement(fromEnd: number): Promise<void> {
    await this.agreement.evaluate(
      (box, left) => box.scrollTo({ top: box.scrollHeight - box.clientHeight - left }),
      fromEnd,
    );
  }

  async agree(): Promise<void> {
    await this.scrollAgreement(0);
    await this.agreeTick.check();
    await this.agreeAndContinue.click();
  }

  async fillBase({ fullName, dateOfBirth }: { fullName: string; dateOfBirth: string }): Promise<void> {
    await this.fullName.fill(fullName);
    await this.dateOfBirth.fill(dateOfBirth);
    await this.next.click();
  }

  async choose(side: Side, file: ImageFile): Promise<void> {
    await this.side(side).locator('input[type=file]').first().setInputFiles(file);
  }
}
