import { act, screen, waitFor } from '@testing-library/react';
import { failing, orderFixtures } from '@wealth/api-sdk/testing';
import type { OrderDetail } from '@wealth/api-sdk/model';
import { renderPage } from '@wealth/testing';
import { describe, expect, it, vi } from 'vitest';
import { OrderDrawer } from './OrderDrawer.tsx';
import { orderMoney } from '../../core/order/orderMoney.ts';
import { orderSteps } from '../model/orderSteps.ts';
import { itemsOf, orderPageTests, region, rowsOf } from '../../testing/openOrderPage.tsx';
import { OrderPage } from './OrderPage.tsx';

const { server, back, answerBy, open } = orderPageTests();

describe('the detail of an order [I5A-7-DETAIL]', () => {
  it('has its money, its trades with their price, and every charge', async () => {
    await open('complete');
    const figures = region('Figures of the order');
    // 30 × 1,004.80 + 30 × 1,004.90 + 71.25
    expect(figures.getByText('You paid, charges included').parentElement?.textContent).toContain(
      '₹60,362.25',
    );
    expect(figures.getByText('60 / 60')).toBeDefined();
    expect(rowsOf('Trades of this order')).toEqual([
      ['11:52:06', '30', '1,004.80', '+0.10', '₹30,144.00'],
      ['11:52:31', '30', '1,004.90', 'at limit', '₹30,147.00'],
      ['Total', '60', '1,004.85', '', '₹60,291.00'],
    ]);
    expect(rowsOf('Charges of this order')).toEqual([
      ['Securities transaction tax', '₹60.00', '₹60.00'],
      ['Exchange fee', '₹1.85', '₹1.85'],
      ['SEBI fee', '₹0.06', '₹0.06'],
      ['Stamp duty', '₹9.00', '₹9.00'],
      ['GST', '₹0.34', '₹0.34'],
      ['Total', '₹71.25', '₹71.25'],
    ]);
    expect(region('Charges').getAllByText('Final')[0]).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('says what happened in the exchange’s words and ours, and when it settles', async () => {
    await open('cancelled-part');
    expect(itemsOf('What happened')).toEqual([
      expect.stringMatching(/Received13:44:20 IST.*PENDING$/),
      expect.stringMatching(/Waits for its trigger13:44:20 IST.*TRIGGER_PENDING$/),
      expect.stringMatching(/At the exchange15:02:11 IST.*OPEN$/),
      expect.stringMatching(/Partly filled15:02:11 IST60 at 3,164\.50.*PARTIAL$/),
      expect.stringMatching(
        /Cancelled15:15:00 ISTStop orders end with continuous trading:.*stop_session_ended“Stop orders end with continuous trading\.”$/,
      ),
    ]);
    expect(itemsOf('Settlement')).toEqual([
      expect.stringMatching(/Sold.*Wed, 18 Nov 2026, T/),
      expect.stringMatching(/Money arrives.*Thu, 19 Nov 2026, T\+1/),
    ]);
    expect(screen.getByText(/^You receive, after charges/).parentElement?.textContent).toContain(
      '₹1,89,798.75',
    );
  });

  it('changes as the order does, with its trades', async () => {
    const { stream } = await open('open');
    expect(region('Figures of the order').getByText('Blocked for this order')).toBeDefined();
    expect(region('Charges').getAllByText('Estimated')).toHaveLength(2);
    const order = back.orders.happen('open', {
      status: 'PARTIAL',
      filled_quantity: 10,
      average_price: 1526.5,
      trades: [
        {
          id: 'trade',
          exchange_trade_id: '40712303',
          price: 1526.5,
          quantity: 10,
          time: '2026-11-19T14:32:07+05:30',
        },
      ],
      charges_state: 'so_far',
    });
    act(() => stream.tell({ kind: 'order', order }));
    await waitFor(() => expect(rowsOf('Trades of this order')[0]?.slice(1, 3)).toEqual(['10', '1,526.50']));
    expect(region('Charges').getAllByText('So far')).toHaveLength(2);
  });

  it('is cancelled and modified from there too [I5A-7-CANCEL]', async () => {
    const { user } = await open('open');
    expect(screen.getByRole('button', { name: 'Modify the order on INDRAOIL' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel the order on INDRAOIL' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Modify/ })).toBeNull());
    expect(screen.getAllByText('You cancelled it.').length).toBeGreaterThan(0);
  });

  it('is not found where the client has none with that number', async () => {
    renderPage(<OrderPage id="nobody" notFound={<p>Nothing here</p>} />);
    expect(await screen.findByText('Nothing here')).toBeDefined();
  });

  it('fails with the button Retry', async () => {
    server.use(failing('*/trade/app/v1/orders/:id', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<OrderPage id="open" notFound={<p>Nothing here</p>} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answerBy(back.orders);
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: /INDRAOIL/ })).toBeDefined();
  });

  it('opens as a drawer, which leads on to the page', async () => {
    const onOpenPage = vi.fn();
    const { user } = renderPage(<OrderDrawer payload={{ id: 'complete' }} onOpenPage={onOpenPage} />);
    await user.click(await screen.findByRole('button', { name: 'Open as page' }));
    expect(onOpenPage).toHaveBeenCalledOnce();
  });

  it('says in the drawer that there is no such order', async () => {
    renderPage(<OrderDrawer payload={{ id: 'nobody' }} onOpenPage={() => undefined} />);
    expect(await screen.findByText('No such order')).toBeDefined();
  });
});

describe('what an order comes to', () => {
  it('is the sum of its trades, not its rounded average', () => {
    const third: OrderDetail = {
      ...orderFixtures.complete,
      average_price: 100.0333,
      trades: [
        {
          id: 'a',
          exchange_trade_id: '40712304',
          price: 100,
          quantity: 2_000_000,
          time: '2026-11-19T11:00:00+05:30',
        },
        {
          id: 'b',
          exchange_trade_id: '40712305',
          price: 100.1,
          quantity: 1_000_000,
          time: '2026-11-19T11:00:00+05:30',
        },
      ],
    };
    expect(orderMoney(third)).toEqual({ value: 30_010_000_000, charges: 7_125, total: 30_010_007_125 });
    expect(orderMoney({ ...third, side: 'SELL' }).total).toBe(30_009_992_875);
  });
});

describe('the steps of an order', () => {
  it('have each trade at the fill that it made, also of one instant', () => {
    const time = '2026-11-19T11:00:00+05:30';
    const order: OrderDetail = {
      ...orderFixtures.complete,
      trades: ['a', 'b', 'c'].map((id) => ({
        id,
        exchange_trade_id: '40712300',
        price: 1,
        quantity: 1,
        time,
      })),
      history: (['OPEN', 'PARTIAL', 'COMPLETE'] as const).map((status) => ({ status, time, reason: null })),
    };
    expect(orderSteps(order).map(({ trades }) => trades.map(({ id }) => id))).toEqual([
      [],
      ['a'],
      ['b', 'c'],
    ]);
  });

  it('end with what is so now, and with a refusal', () => {
    expect(orderSteps(orderFixtures.open).map(({ mark }) => mark)).toEqual(['done', 'now']);
    expect(orderSteps(orderFixtures.rejected).map(({ mark }) => mark)).toEqual(['done', 'refused']);
    expect(orderSteps(orderFixtures.complete).at(-1)?.mark).toBe('done');
  });
});
