import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrderBody } from '@wealth/api-sdk/model';
import { describe, expect, it } from 'vitest';
import { priceField, quantityField, ticketTests } from '../testing/openTicket.tsx';

const { server, open } = ticketTests();

const answers = [
  ['500', () => HttpResponse.json({ data: null, message: 'Out of order' }, { status: 500 })],
  ['HTML from a machine in between', () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 })],
  ['HTML as if it were a success', () => HttpResponse.html('<p>Please sign in to the network</p>')],
  ['half of a success', () => new HttpResponse('{"data": {"id": "', { status: 200 })],
  ['nothing', () => HttpResponse.error()],
] as const;

describe.each(answers)(
  'the server answers an order with %s [I5A-BAD-ANSWERS]',
  { timeout: 20_000 },
  (_name, answer) => {
    /** Opens the ticket at a server that takes the order, or does not, and answers so. */
    async function sent({ isTaken }: { isTaken: boolean }) {
      const page = open();
      server.use(
        http.post<never, OrderBody>('*/trade/app/v1/orders', async ({ request }) => {
          if (isTaken) page.exchange.keep(await request.json());
          return answer();
        }),
      );
      await page.review();
      await page.place();
      return page;
    }

    it('and has taken it: it is found again, once', async () => {
      const page = await sent({ isTaken: true });
      await screen.findByRole('dialog', { name: 'Placed, waiting for its price' }, { timeout: 4_000 });
      expect(
        screen.getByText('It was placed once. The answer was lost on the way back to you.'),
      ).toBeDefined();
      // Whatever was sent again was under the one key.
      expect(new Set(page.exchange.bodies.map(({ client_order_id: key }) => key)).size).toBe(1);
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('and has not taken it: that is known, and the ticket holds what was typed', async () => {
      const page = await sent({ isTaken: false });
      await screen.findByRole('dialog', { name: 'It was not placed.' }, { timeout: 4_000 });
      expect(screen.queryByRole('alert')).toBeNull();
      await page.user.click(screen.getByRole('button', { name: 'Back to the ticket' }));
      expect(await quantityField()).toHaveProperty('value', '40');
      expect(await priceField()).toHaveProperty('value', '1,004.90');
      expect(page.session.drafts.read('ticket')).toMatchObject({ quantity: 40, price: 100_490 });
      expect(page.exchange.bodies).toEqual([]);
    });
  },
);
