import { act, screen, waitFor } from '@testing-library/react';
import type { OrderDetail } from '@wealth/api-sdk/model';
import { failing, orderFixtures } from '@wealth/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { settlementsOf } from '../model/settlementsOf.ts';
import { createOrderServer } from '../../testing/createOrderServer.ts';
import { itemsOf, orderPageTests, region, rowsOf } from '../../testing/openOrderPage.tsx';

const { server, back, answerBy, open } = orderPageTests();

const tradedOn = (...times: string[]): OrderDetail => ({
  ...orderFixtures.complete,
  trades: times.map((time, index) => ({
    id: `trade-${index}`,
    exchange_trade_id: `4071230${index}`,
    price: 1,
    quantity: 1,
    time,
  })),
});
const stepsOf = (...times: string[]) =>
  settlementsOf(tradedOn(...times)).map(({ prices, settlement }) => [
    prices.reduce((sum, { quantity }) => sum + quantity, 0),
    ...settlement.steps.map((step) => `${step.kind} ${step.day.slice(5)}`),
  ]);

describe('the settlement of each trade [I5A-10-SETTLEMENT]', () => {
  it('goes from T over the days between to T+1, one for each trading day', () => {
    expect(stepsOf('2026-11-20T11:00:00+05:30', '2026-11-20T12:00:00+05:30')).toEqual([
      [2, 'trade 11-20', 'weekend 11-21', 'weekend 11-22', 'settlement 11-23'],
    ]);
    // An order of an always-open sandbox: Sunday counts to Monday, Tuesday is a holiday.
    expect(stepsOf('2026-11-20T23:00:00+05:30', '2026-11-22T11:00:00+05:30')).toEqual([
      [1, 'trade 11-20', 'weekend 11-21', 'weekend 11-22', 'settlement 11-23'],
      [1, 'trade 11-23', 'tradingHoliday 11-24', 'settlement 11-25'],
    ]);
    expect(stepsOf()).toEqual([]);
  });

  it('names the holiday of the banks, on which the exchange trades', async () => {
    const order = tradedOn('2026-02-18T11:00:00+05:30');
    answerBy(createOrderServer({ orders: [{ ...order, settlement_date: '2026-02-20' }] }));
    await open('complete');
    expect(itemsOf('Settlement')).toEqual([
      expect.stringContaining('1 at 1.00'),
      expect.stringContaining('Chhatrapati Shivaji Maharaj Jayanti: the exchange trades, nothing settles'),
      expect.stringMatching(/Shares arrive.*T\+1.*08:00/),
    ]);
  });

  it('leads to the contract note of its day, and says where the calendar is not sure yet [I5A-7-NOTE]', async () => {
    const order = tradedOn('2026-12-31T11:00:00+05:30', '2027-01-01T11:00:00+05:30');
    answerBy(createOrderServer({ orders: [order] }));
    await open('complete');
    expect(
      screen.getAllByRole('link', { name: /^Contract note of/ }).map((link) => link.getAttribute('href')),
    ).toEqual(['/portfolio/notes/2026-12-31', '/portfolio/notes/2027-01-01']);
    expect(itemsOf('Settlement of the trades of Thu, 31 Dec 2026')).toHaveLength(2);
    expect(screen.getAllByText(/not published yet/)).toHaveLength(2);
  });
});

describe('the client’s own note and tags [I5A-7-TAGS]', () => {
  const card = () => region('Your note');
  const note = () => card().getByRole('textbox', { name: 'Why I placed it' });
  const tags = () =>
    card()
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const save = () => card().getByRole('button', { name: 'Save note' });

  it('are written, saved as a whole, and the tag that is being typed counts', async () => {
    const { user } = await open('complete');
    expect(save()).toHaveProperty('disabled', true);
    await user.type(note(), 'Before the results.');
    await user.type(card().getByRole('textbox', { name: 'New tag' }), 'earnings{Enter}a,b');
    expect(tags()).toEqual(['earnings', 'a']);
    expect(card().getByText('Not saved yet')).toBeDefined();
    await user.click(card().getByRole('button', { name: 'Remove the tag a' }));
    await user.click(save());
    expect(await card().findByText('Saved')).toBeDefined();
    expect(back.orders.notes).toEqual([{ note: 'Before the results.', tags: ['earnings', 'b'] }]);
    expect(tags()).toEqual(['earnings', 'b']);
    expect(save()).toHaveProperty('disabled', true);
  });

  it('keep what was typed when saving fails, and go once more', async () => {
    server.use(failing('*/trade/app/v1/orders/:id/note', { status: 500, message: 'Out of order' }));
    const { user } = await open('complete');
    await user.type(note(), 'Mine');
    await user.click(save());
    expect(await card().findByText('Out of order')).toBeDefined();
    expect(note()).toHaveProperty('value', 'Mine');
    answerBy(back.orders);
    await user.click(save());
    expect(await card().findByText('Saved')).toBeDefined();
    expect(back.orders.notes).toEqual([{ note: 'Mine', tags: [] }]);
  });

  it('come from another tab by the event of the order, and never over what is being typed', async () => {
    const { stream, user } = await open('complete');
    act(() =>
      stream.tell({ kind: 'order', order: back.orders.happen('complete', { note: 'There', tags: ['x'] }) }),
    );
    await waitFor(() => expect(note()).toHaveProperty('value', 'There'));
    expect(tags()).toEqual(['x']);

    await user.type(note(), ' and here');
    act(() => stream.tell({ kind: 'order', order: back.orders.happen('complete', { note: 'Elsewhere' }) }));
    expect(await card().findByText(/changed in another tab/)).toBeDefined();
    expect(note()).toHaveProperty('value', 'There and here');
    await user.click(card().getByRole('button', { name: 'Discard' }));
    expect(note()).toHaveProperty('value', 'Elsewhere');
  });

  it('are at most ten tags', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
    answerBy(createOrderServer({ orders: [{ ...orderFixtures.complete, tags: ten }] }));
    await open('complete');
    expect(tags()).toEqual(ten);
    expect(card().getByRole('textbox', { name: 'New tag' })).toHaveProperty('disabled', true);
    expect(card().getByText('At most 10 tags')).toBeDefined();
  });
});

describe('the charges of an order', () => {
  it('stand estimated, so far and final beside each other [I5A-7-DETAIL]', async () => {
    const partial = {
      ...orderFixtures.partial,
      charges: orderFixtures.partial.charges.slice(0, 2),
      charges_total: 61.85,
    };
    answerBy(createOrderServer({ orders: [partial, orderFixtures.open] }));
    await open('partial');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Charge', 'Estimated', 'So far']),
    );
    expect(rowsOf('Charges of this order')).toEqual([
      ['Securities transaction tax', '₹60.00', '₹60.00'],
      ['Exchange fee', '₹1.85', '₹1.85'],
      ['SEBI fee', '₹0.06', '—'],
      ['Stamp duty', '₹9.00', '—'],
      ['GST', '₹0.34', '—'],
      ['Total', '₹71.25', '₹61.85'],
    ]);
  });

  it('say by how much the final ones differ', async () => {
    const order = { ...orderFixtures.complete, charges_total: 70.25 };
    answerBy(createOrderServer({ orders: [order] }));
    await open('complete');
    expect(region('Charges').getByText('Difference').textContent).toContain('−₹1.00');
  });
});
