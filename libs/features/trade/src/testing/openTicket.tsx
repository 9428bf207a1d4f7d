import { screen } from '@testing-library/react';
import { fakeSession, mockServer, renderPage } from '@wealth/testing';
import { afterEach, vi } from 'vitest';
import { OrderWatch } from '../core/placing/OrderWatch.tsx';
import { OrderToasts } from '../orders/toasts/OrderToasts.tsx';
import { TicketPage, type TicketPageProps } from '../ticket/TicketPage.tsx';
import { createTicketServer } from './ticketServer.ts';
import type { TicketServerState } from './ticketServerState.ts';

export interface OpenTicketOptions extends Partial<TicketPageProps> {
  state?: Partial<TicketServerState>;
  session?: ReturnType<typeof fakeSession>;
}

/** The keys that lead to the review. */
export const toReview = '{Control>}{Enter}{/Control}';

export const quantityField = () => screen.findByRole('textbox', { name: 'Quantity' });
export const priceField = () => screen.findByRole('textbox', { name: 'Price' });

/** Day, IOC or GTT. */
export const validity = () => screen.getByRole('button', { name: /^(Day|IOC|GTT) Validity$/ });

export async function choose(user: ReturnType<typeof renderPage>['user'], name: 'Day' | 'IOC' | 'GTT') {
  await user.click(await screen.findByRole('button', { name: / Validity$/ }));
  await user.click(await screen.findByRole('option', { name }));
}

/** The cells of the PIN in the review. */
export const pinField = () => screen.findByLabelText('Trading PIN');

/** For the tests of one file: a back end, and a browser that keeps nothing between them. */
export function ticketTests() {
  const server = mockServer();
  afterEach(() => localStorage.clear());

  function open({ state, session = fakeSession(), ...props }: OpenTicketOptions = {}) {
    const exchange = createTicketServer(state);
    server.use(...exchange.handlers);
    const actions = {
      onInstrumentChange: vi.fn(),
      onSetPin: vi.fn(() => Promise.resolve(true)),
      onDeposit: vi.fn(),
      onAwaiting: vi.fn(),
      onHolding: vi.fn(),
      onDone: vi.fn(),
    };
    const page = renderPage(
      <>
        <OrderWatch />
        <OrderToasts />
        <TicketPage
          instrument={{ market: 'NSE', symbol: 'ARAVBANK' }}
          side="BUY"
          notFound={<p>Nobody knows it</p>}
          {...actions}
          {...props}
        />
      </>,
      { hasHosts: true, session },
    );
    async function type(quantity: string) {
      const field = await quantityField();
      await page.user.clear(field);
      await page.user.type(field, quantity);
    }
    async function review(quantity = '40') {
      await type(quantity);
      await screen.findByText('Checked. Nothing is placed yet.');
      await page.user.keyboard(toReview);
      return screen.findByRole('dialog', { name: `Buy ${quantity} ARAVBANK` });
    }
    /** Gives the PIN, which places it. */
    const place = async () => page.user.type(await pinField(), '246810');
    return { ...page, ...actions, exchange, type, review, place };
  }

  return { server, open };
}
