import { OrderTicket } from './OrderTicket.ts';
import type { View } from './view.ts';

/** The PIN of the seeded clients. */
const pin = '246810';

/** The ticket with its review, and the detail of an order. */
export const orderOverlays: readonly View[] = [
  {
    name: 'Order ticket',
    async show(page) {
      const ticket = new OrderTicket(page);
      await ticket.openOf('ARAVBANK');
      await ticket.quantity.fill('40');
      await ticket.root.getByText('Checked. Nothing is placed yet.').waitFor();
    },
  },
  {
    name: 'Order ticket, a GTT with two triggers',
    async show(page) {
      const ticket = new OrderTicket(page);
      await ticket.openOf('ARAVBANK', 'Sell');
      await ticket.chooseValidity('GTT');
      await ticket.root.getByRole('switch').check();
      await ticket.quantity.fill('40');
      await ticket.root.getByRole('textbox', { name: 'Stop price' }).fill('1');
    },
  },
  {
    name: 'review of an order',
    async show(page) {
      const ticket = new OrderTicket(page);
      await ticket.openOf('ARAVBANK');
      await ticket.quantity.fill('40');
      await ticket.root.getByText('Checked. Nothing is placed yet.').waitFor();
      await page.keyboard.press('Control+Enter');
      await ticket.placeOrder.waitFor();
    },
  },
  {
    name: 'Order detail',
    async show(page) {
      const ticket = new OrderTicket(page);
      await ticket.openOf('ARAVBANK');
      await ticket.quantity.fill('40');
      // Far enough below the last price to wait, and inside of the band.
      const last = Number((await ticket.price.inputValue()).replaceAll(',', ''));
      await ticket.price.fill(String(Math.floor(last * 0.95)));
      await ticket.root.getByText('Checked. Nothing is placed yet.').waitFor();
      await ticket.send(pin);
      await page.getByRole('dialog').getByRole('button', { name: 'See in Awaiting' }).click();
      await page.getByRole('link', { name: /order on ARAVBANK$/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('heading', { name: /ARAVBANK/ })
        .waitFor();
    },
  },
];
