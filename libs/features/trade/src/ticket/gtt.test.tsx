import { act, screen, within } from '@testing-library/react';
import { assetFixture, orderRowOf } from '@wealth/api-sdk/testing';
import { fakeSession } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { toasts } from '@wealth/ui/toast';
import { afterEach, describe, expect, it } from 'vitest';
import { choose, pinField, quantityField, ticketTests, toReview, validity } from '../testing/openTicket.tsx';
import { bodyFixture, orderOf } from '../testing/ticketOrders.ts';
import { shareFixture } from '../testing/ticketServer.ts';
import { gttOfOrder } from '../core/drafts/gttOfOrder.ts';

const { open } = ticketTests();

afterEach(() => {
  drawers.close();
  toasts.clear();
});

const field = (name: string) => screen.findByRole('textbox', { name });

async function openGtt(options: Parameters<typeof open>[0] = {}) {
  const page = open(options);
  await choose(page.user, 'GTT');
  async function put(name: string, text: string) {
    await page.user.clear(await field(name));
    await page.user.type(await field(name), text);
  }
  return { ...page, put };
}

const rehearsal = async () => within(await screen.findByRole('region', { name: /^Rehearsal/ }));

describe('a GTT [I5A-8-GTT]', { timeout: 20_000 }, () => {
  it('is a limit order, says so, and blocks nothing', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Market' }));
    await choose(user, 'GTT');
    expect(screen.getByRole('radio', { name: 'Limit' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText(/A GTT is always a limit order/)).toBeDefined();
    expect(screen.getByText(/It blocks nothing now/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Cash' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'SL' }));
    expect(validity().textContent).toBe('Day');
  });

  it('is rehearsed: the order that each trigger would send, its money, and what would refuse it today', async () => {
    const { type, put, user } = await openGtt({ side: 'SELL' });
    await type('100');
    await put('Trigger price', '1050');
    await put('Price', '1049');
    await user.click(screen.getByRole('switch', { name: /^Second trigger/ }));
    await put('Stop trigger price', '950');
    await put('Stop price', '948');
    const legs = await rehearsal();
    expect(legs.getByText('When the last price rises to 1,050.00')).toBeDefined();
    expect(legs.getByText('4.50% away')).toBeDefined();
    expect(legs.getByText('It sends: sell 100 ARAVBANK, limit 1,049.00, for the day.')).toBeDefined();
    expect(legs.getByText('When the last price falls to 950.00')).toBeDefined();
    expect(legs.getAllByText('Would pass today’s checks')).toHaveLength(2);
    expect(await screen.findByText('Checked. Nothing is placed yet.')).toBeDefined();
    await type('420');
    expect(legs.getAllByText('Would fail today: Only 400 ARAVBANK can be sold now')).toHaveLength(2);
  });

  it('may lack the money today, and tells it without keeping the order back', async () => {
    const { type, put } = await openGtt({ state: { asset: { ...assetFixture, available: 40_000 } } });
    await type('100');
    await put('Trigger price', '990');
    await put('Price', '991');
    expect((await rehearsal()).getByText(/^Would fail today: ₹59,2\d\d\.\d\d missing$/)).toBeDefined();
    await screen.findByText('Checked. Nothing is placed yet.');
  });

  it('is told in the server’s words what only the server knows of', async () => {
    const message = 'Your account is being checked.';
    const legErrors = [{ field: 'quantity', code: 'account_check', message, nearest: null }];
    const { type, put } = await openGtt({ state: { legErrors } });
    await type('40');
    await put('Trigger price', '990');
    expect(await screen.findByText(`Would fail today: ${message}`)).toBeDefined();
  });

  it('is refused with a target below and a stop above the last price, with a step beyond it as a press', async () => {
    const { type, put, user } = await openGtt({ side: 'SELL' });
    await type('100');
    await user.click(screen.getByRole('switch', { name: /^Second trigger/ }));
    await put('Trigger price', '1000');
    await put('Stop trigger price', '1010');
    expect(await screen.findByText('The target waits above the last price of 1,004.80.')).toBeDefined();
    expect(await screen.findByText('The stop waits below the last price of 1,004.80.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '1,004.70' }));
    expect(await field('Stop trigger price')).toHaveProperty('value', '1,004.70');
  });

  it('moves its prices on the tick grid by the arrow keys', async () => {
    const { put, user } = await openGtt();
    await put('Trigger price', '990');
    await user.keyboard('{ArrowDown}');
    expect(await field('Trigger price')).toHaveProperty('value', '989.90');
  });

  it('is reviewed, sent with both legs, and waits for its trigger', async () => {
    const { type, put, user, exchange } = await openGtt({
      side: 'SELL',
      state: { placed: { status: 'TRIGGER_PENDING', blocked: 0, ends_at: '2027-11-19T23:59:59+05:30' } },
    });
    await type('100');
    await put('Trigger price', '1050');
    await put('Price', '1049');
    await user.click(screen.getByRole('switch', { name: /^Second trigger/ }));
    await put('Stop trigger price', '950');
    await put('Stop price', '948');
    await screen.findByText('Checked. Nothing is placed yet.');
    await user.keyboard(toReview);
    const review = within(await screen.findByRole('dialog', { name: 'Sell 100 ARAVBANK' }));
    expect(review.getByText(/Nothing is blocked now/)).toBeDefined();
    expect(review.getByText('948.00')).toBeDefined();
    await user.type(await pinField(), '246810');
    await screen.findByRole('dialog', { name: 'Placed, waiting for its trigger' });
    expect(exchange.bodies).toMatchObject([
      {
        order_type: 'LIMIT',
        validity: 'GTT',
        price: 1049,
        trigger_price: 1050,
        stop: { trigger_price: 950, price: 948 },
      },
    ]);
  });
});

describe('a stop order that is kept as a GTT [I5A-8-GTT]', { timeout: 20_000 }, () => {
  const stop = orderOf(
    { ...bodyFixture, side: 'SELL', order_type: 'SL-M', trigger_price: 978 },
    {
      id: 'stop',
      price: null,
      status: 'TRIGGER_PENDING',
      blocked: 0,
      ends_at: '2026-11-19T15:15:00+05:30',
    },
  );

  it('fills the ticket, with the limit that would protect it, and still waits until somebody cancels it', async () => {
    const session = fakeSession();
    session.drafts.write('ticket', gttOfOrder(stop));
    const { user, exchange } = open({
      side: 'SELL',
      session,
      state: { waiting: [stop], placed: { status: 'TRIGGER_PENDING', blocked: 0 } },
    });
    expect(await quantityField()).toHaveProperty('value', '40');
    expect(await field('Trigger price')).toHaveProperty('value', '978.00');
    // 3 % below the trigger, up to the tick.
    expect(await field('Price')).toHaveProperty('value', '948.70');
    expect(await screen.findByText(/stays open beside this GTT, until 15:15/)).toBeDefined();
    await screen.findByText('Checked. Nothing is placed yet.');
    await user.keyboard(toReview);
    await screen.findByRole('dialog', { name: 'Sell 40 ARAVBANK' });
    await user.type(await pinField(), '246810');
    const placed = within(await screen.findByRole('dialog', { name: 'Placed, waiting for its trigger' }));
    expect(placed.getByText('Your stop order is still open.')).toBeDefined();
    expect(exchange.state.waiting).toHaveLength(1);
    await user.click(placed.getByRole('button', { name: 'Cancel the stop order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await screen.findByRole('dialog', { name: 'Placed, waiting for its trigger' });
    expect(exchange.state.waiting).toEqual([]);
  });
});

describe('the ways out of a fault [I5A-5-CHECKS] [DEM-10]', { timeout: 20_000 }, () => {
  it('split a quantity that one order cannot hold, and go on with the next order after each [I5A-5-TICKET]', async () => {
    const share = { ...shareFixture, freeze_quantity: 40 };
    const page = open({ state: { share } });
    await page.type('100');
    await page.user.click(await screen.findByRole('button', { name: 'Split into 3 orders' }));
    expect(await quantityField()).toHaveProperty('value', '40');
    expect(screen.getByText('2 orders follow after this one: 60 shares in all.')).toBeDefined();
    await screen.findByText('Checked. Nothing is placed yet.');
    await page.user.click(screen.getByRole('button', { name: /^Review: buy 40/ }));
    await page.place();
    await page.user.click(await screen.findByRole('button', { name: 'Next order: 40 shares' }));
    expect(await quantityField()).toHaveProperty('value', '40');
    expect(screen.getByText('One order follows after this one: 20 shares.')).toBeDefined();
    expect(page.exchange.bodies).toMatchObject([{ quantity: 40 }]);
  });

  it('lead to the own order that would be met, or cancel it', async () => {
    const own = orderOf({ ...bodyFixture, side: 'SELL', price: 1004.8 }, { id: 'own' });
    const page = open({ state: { waiting: [own] } });
    await page.type('40');
    await page.user.click(await screen.findByRole('button', { name: 'See orders' }));
    expect(page.onAwaiting).toHaveBeenCalled();
    await page.user.click(screen.getByRole('button', { name: 'Cancel the sell' }));
    await page.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByRole('button', { name: /^Review: buy 40/ })).toBeDefined();
    expect(page.exchange.state.waiting).toEqual([]);
  });
});

describe('a result [I5A-5-TICKET]', { timeout: 20_000 }, () => {
  it('of a filled order leads to the order itself and to the holding', async () => {
    const page = open({ state: { placed: { status: 'COMPLETE', filled_quantity: 40, blocked: 0 } } });
    await page.review();
    await page.place();
    await screen.findByRole('dialog', { name: 'Bought 40 ARAVBANK' });
    await page.user.click(screen.getByRole('button', { name: 'See the holding' }));
    expect(page.onHolding).toHaveBeenCalled();
    await page.user.click(screen.getByRole('button', { name: 'Order detail' }));
    const id = `order-${page.exchange.bodies[0]?.client_order_id}`;
    expect(drawers.getSnapshot()?.read((type, payload) => ({ type, payload }))).toEqual({
      type: 'order',
      payload: { id },
    });
    expect(await quantityField()).toHaveProperty('value', '');
  });

  it('is told by its panel alone, and of other orders by toasts [I5A-10-EVENTS]', async () => {
    const page = open();
    await page.review();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    const [body = bodyFixture] = page.exchange.bodies;
    const order = orderRowOf(orderOf(body));
    act(() => page.stream.tell({ kind: 'order', order }));
    const other = { ...order, id: 'other', client_order_id: 'other', quantity: 77 };
    act(() => page.stream.tell({ kind: 'order', order: other }));
    expect(await screen.findByText('Buy 77 ARAVBANK: open at the exchange')).toBeDefined();
    expect(screen.queryByText('Buy 40 ARAVBANK: open at the exchange')).toBeNull();
  });

  it('of the same order a moment ago is opened in place of a second one [I5A-6-EQUAL]', async () => {
    const first = orderOf(
      { ...bodyFixture, price: 1004.9 },
      { id: 'first', status: 'COMPLETE', filled_quantity: 40 },
    );
    const page = open({ state: { ended: [first, { ...first, id: 'other', quantity: 41 }] } });
    page.exchange.bodies.push({ ...bodyFixture, price: 1004.9 });
    await page.review();
    await page.place();
    await page.user.click(await screen.findByRole('button', { name: 'See the first' }));
    await screen.findByRole('button', { name: /^Review: buy 40/ });
    expect(drawers.getSnapshot()?.read((_type, payload) => payload)).toEqual({ id: 'first' });
  });
});
