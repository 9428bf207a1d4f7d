import { screen, within } from '@testing-library/react';
import { mockServer, renderPage } from '@wealth/testing';
import { beforeEach } from 'vitest';
import { OrderPage } from '../orders/detail/OrderPage.tsx';
import { createOrderServer } from './createOrderServer.ts';

/** What is looked at within a part of the page. */
export const region = (name: string) => within(screen.getByRole('region', { name }));

/** The cells of a table, row by row, without its head. */
export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The texts of a list. */
export const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** For the tests of one file: a back end of orders that each test has to itself, and the page of one of them. */
export function orderPageTests() {
  const server = mockServer();
  const back = { orders: createOrderServer() };

  /** Another back end from here on. */
  function answerBy(orders: ReturnType<typeof createOrderServer>) {
    back.orders = orders;
    server.use(...orders.handlers);
  }
  beforeEach(() => answerBy(createOrderServer()));

  async function open(id: string) {
    const page = renderPage(<OrderPage id={id} notFound={<p>Nothing here</p>} />, { hasHosts: true });
    await screen.findByRole('heading', { level: 1, name: /NSE/ });
    return page;
  }

  return { server, back, answerBy, open };
}
