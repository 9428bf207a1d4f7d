import type { Locator, Page } from '@playwright/test';

/** What a limit order is made of. */
export interface LimitTerms {
  quantity: number;
  /** Rupees. */
  price: number;
}

/** The order ticket with its review, the PIN and what became of the order. */
export class OrderTicket {
  readonly root: Locator;
  readonly quantity: Locator;
  readonly price: Locator;
  readonly trigger: Locator;
  readonly placeOrder: Locator;
  /** Day, IOC or GTT. */
  readonly validity: Locator;
  /** The dialog in front: the review, then what became of the order. */
  readonly result: Locator;
  /** The cells of the PIN, in the review. */
  readonly pin: Locator;
  readonly #page: Page;

  /** @param root - Where it stands: the drawer, when absent. */
  constructor(page: Page, root = page.getByRole('dialog', { name: 'Order', exact: true })) {
    this.#page = page;
    this.root = root;
    this.quantity = this.root.getByRole('textbox', { name: 'Quantity' });
    this.price = this.root.getByRole('textbox', { name: 'Price', exact: true });
    this.trigger = this.root.getByRole('textbox', { name: 'Trigger price', exact: true });
    this.placeOrder = page.getByRole('button', { name: 'Place order' });
    this.result = page.getByRole('dialog');
    this.validity = this.root.getByRole('button', { name: / Validity$/ });
    this.pin = page.getByLabel('Trading PIN');
  }

  /** The ticket as a page of its own. */
  static onPage(page: Page): OrderTicket {
    return new OrderTicket(page, page.getByRole('main'));
  }

  /** Where the ticket of a share is a page. */
  static pathOf(symbol: string, side: 'BUY' | 'SELL' = 'BUY'): string {
    return `/market/NSE/${symbol}/order?side=${side}`;
  }

  /** Opens the ticket of a share above its page. */
  async openOf(symbol: string, side: 'Buy' | 'Sell' = 'Buy'): Promise<void> {
    await this.#page.goto(`/market/NSE/${symbol}`);
    await this.#page.getByRole('main').getByRole('button', { name: side, exact: true }).click();
    await this.quantity.waitFor();
  }

  async type({ quantity, price }: LimitTerms): Promise<void> {
    await this.quantity.fill(String(quantity));
    await this.price.fill(String(price));
  }

  async chooseValidity(name: 'Day' | 'IOC' | 'GTT'): Promise<void> {
    await this.validity.click();
    await this.#page.getByRole('option', { name, exact: true }).click();
  }

  /** From the ticket to its review, which asks for the PIN. */
  async reviewAndPlace(): Promise<void> {
    await this.#page.keyboard.press('Control+Enter');
    await this.pin.waitFor();
  }

  /** From the ticket to the answer: review and PIN, of which the last digit sends it. */
  async send(pin: string): Promise<void> {
    await this.reviewAndPlace();
    await this.givePin(pin);
  }

  async givePin(pin: string): Promise<void> {
    await this.pin.focus();
    await this.#page.keyboard.type(pin);
  }

  async seeAwaiting(): Promise<void> {
    await this.result.getByRole('button', { name: 'See in Awaiting' }).click();
    await this.#page.waitForURL('/portfolio/awaiting');
  }
}
