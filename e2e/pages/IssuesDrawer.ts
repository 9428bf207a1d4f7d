import type { Locator, Page } from '@playwright/test';

/** The drawer or the page of a list of issues, with the review of an application. */
export class IssuesDrawer {
  readonly review: Locator;
  readonly #page: Page;
  readonly #root: Locator;

  constructor(page: Page, root: Locator = page.getByRole('main')) {
    this.#page = page;
    this.#root = root;
    this.review = page.getByRole('dialog', { name: 'Review the application' });
  }

  button(name: string | RegExp): Locator {
    return this.#root.getByRole('button', { name, exact: true });
  }

  text(text: string | RegExp): Locator {
    return this.#root.getByText(text).first();
  }

  region(name: string): Locator {
    return this.#root.getByRole('region', { name });
  }

  /** Types how many lots or shares, and goes on to the review. */
  async begin(box: 'Lots' | 'Quantity', count: number): Promise<void> {
    await this.#root.getByRole('textbox', { name: box }).fill(String(count));
    await this.button(/^(Apply|Bid) for/).click();
    await this.review.getByLabel('Trading PIN').waitFor();
  }

  /** Types how many lots or shares, and sends it with the PIN. */
  async apply(box: 'Lots' | 'Quantity', count: number, pin: string): Promise<void> {
    await this.begin(box, count);
    await this.#page.keyboard.type(pin);
    await this.review.waitFor({ state: 'hidden' });
  }
}
