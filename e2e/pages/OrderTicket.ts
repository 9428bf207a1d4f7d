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
  /** The dialog in front: the review, then what became of the order. */
  readonly result: Locator;
  readonly pinDialog: Locator;
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
    this.pinDialog = page.getByRole('dialog', { name: 'Confirm with your PIN' });
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

  /** From the ticket to the question for the PIN. */
  async reviewAndPlace(): Promise<void> {
    await this.#page.keyboard.press('Control+Enter');
    await this.placeOrder.click();
    await this.pinDialog.waitFor();
  }

  /** From the ticket to the answer: review, place, PIN. */
  async send(pin: string): Promise<void> {
    await this.reviewAndPlace();
    await this.#page.keyboard.type(pin);
  }

  async seeAwaiting(): Promise<void> {
    await this.result.getByRole('button', { name: 'See in Awaiting' }).click();
    await this.#page.waitForURL('/portfolio/awaiting');
  }
}
