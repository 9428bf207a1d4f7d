import type { Locator, Page } from '@playwright/test';

/** The order ticket with its review, the PIN and what became of the order. */
export class OrderTicket {
  readonly root: Locator;
  readonly quantity: Locator;
  readonly price: Locator;
  readonly trigger: Locator;
  readonly placeOrder: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole('dialog', { name: 'Order', exact: true });
    this.quantity = this.root.getByRole('textbox', { name: 'Quantity' });
    this.price = this.root.getByRole('textbox', { name: 'Price', exact: true });
    this.trigger = this.root.getByRole('textbox', { name: 'Trigger price', exact: true });
    this.placeOrder = page.getByRole('button', { name: 'Place order' });
  }

  /** Opens the ticket of a share above its page. */
  async openOf(symbol: string, side: 'Buy' | 'Sell' = 'Buy'): Promise<void> {
    await this.#page.goto(`/market/NSE/${symbol}`);
    await this.#page.getByRole('main').getByRole('button', { name: side, exact: true }).click();
    await this.quantity.waitFor();
  }

  /** From the ticket to the answer: review, place, PIN. */
  async send(pin: string): Promise<void> {
    await this.#page.keyboard.press('Control+Enter');
    await this.placeOrder.click();
    await this.#page.getByRole('dialog', { name: 'Confirm with your PIN' }).waitFor();
    await this.#page.keyboard.type(pin);
  }
}
