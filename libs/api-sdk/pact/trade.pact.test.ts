import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import type { OrderBody, OrderDraft } from '../src/generated/model/index.ts';
import * as trade from '../src/generated/endpoints/trade/trade.ts';
import {
  anyBearer,
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  patch,
  post,
  refused,
  refusedFor,
  remove,
  succeeds,
} from './contract.ts';
import { cancelled, charges, day, detail, id, key, over, overRow, placed, row } from './tradeShapes.ts';

const { arrayContaining, boolean, eachLike, integer, like, nullValue, number } = MatchersV3;

const path = `/trade/app/v1/orders/${id}`;

/** A LIMIT order for 40 ARAVBANK that rests unfilled in continuous trading. */
const waiting = 'client 9876543210 is signed in and has one order that waits, the one of the request';
const executed = 'client 9876543210 is signed in and has one executed order, the one of the request';
const confirmed = 'client 9876543210 is signed in and has confirmed the PIN';
const sealed = 'client 9876543210 has confirmed the PIN and has sealed the key of the request';

const draft: OrderDraft = {
  instrument: { market: 'NSE', symbol: 'ARAVBANK' },
  side: 'BUY',
  order_type: 'MARKET',
  product: 'CNC',
  validity: 'DAY',
  quantity: 40,
};
const body: OrderBody = { ...draft, client_order_id: key };

describe('POST order/preview', () => {
  const toPreview = post('/trade/app/v1/order/preview');

  it('answers what an order would cost, and what would refuse it', async () => {
    const answer = holding({
      price: number(1004.8),
      quantity: integer(40),
      value: number(40192),
      charges,
      charges_total: number(47.46),
      total: number(40239.46),
      available: number(120500.5),
      sellable: integer(0),
      settlement_date: day('2026-11-20'),
      price_band: { lower: number(898.8), upper: number(1098.5) },
      protection_price: number(1034.9),
      tax: nullValue(),
      rehearsal: nullValue(),
      errors: [] as unknown[],
      warnings: [] as unknown[],
    });
    const exchange = toPreview('what an order would cost', { ...by(holder), json: draft, answer });
    expect(await succeeds(exchange, () => trade.previewOrder(draft))).toMatchObject({ errors: [] });
  });

  it('answers 404 to an instrument that is not listed', async () => {
    const json: OrderDraft = { ...draft, instrument: { market: 'NSE', symbol: 'NOSUCH' } };
    const exchange = toPreview('what an order on nothing would cost', {
      ...by(holder),
      json,
      ...refused(404, 'Not found.'),
    });
    expect((await isRefused(exchange, () => trade.previewOrder(json))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toPreview('a preview without a good token', { json: draft });
    expect(await asksForNewToken(exchange, () => trade.previewOrder(draft))).toBe(true);
  });
});

describe('GET orders', () => {
  const toOrders = get('/trade/app/v1/orders');

  it('answers those that wait [I5A-7-AWAITING]', async () => {
    const exchange = toOrders('the orders that wait', {
      ...by(waiting),
      query: { status: 'awaiting' },
      answer: holding({ items: eachLike(row), next_cursor: nullValue() }),
    });
    expect(await succeeds(exchange, () => trade.getOrders({ status: 'awaiting' }))).toMatchObject({
      items: [{ status: 'OPEN' }],
    });
  });

  it('answers those that are over, by their filters [I5A-7-HISTORY]', async () => {
    const span = { from: '2020-01-01', to: '2099-12-31' };
    const params = { side: 'BUY', state: 'COMPLETE', query: 'arav', ...span, limit: 200 } as const;
    const exchange = toOrders('the orders that are over', {
      ...by(executed),
      query: { status: 'history', ...params, limit: '200' },
      answer: holding({ items: eachLike(overRow), next_cursor: nullValue() }),
    });
    expect(await succeeds(exchange, () => trade.getOrders({ status: 'history', ...params }))).toMatchObject({
      items: [{ status: 'COMPLETE' }],
      next_cursor: null,
    });
  });

  it('answers 400 to a cursor that it does not know', async () => {
    const exchange = toOrders('orders behind an unknown cursor', {
      ...by(holder),
      query: { status: 'history', cursor: 'nowhere' },
      ...refused(400, 'Please begin anew.'),
    });
    const call = () => trade.getOrders({ status: 'history', cursor: 'nowhere' });
    expect((await isRefused(exchange, call)).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toOrders('the orders without a good token', { query: { status: 'awaiting' } });
    expect(await asksForNewToken(exchange, () => trade.getOrders({ status: 'awaiting' }))).toBe(true);
  });
});

describe('POST orders', () => {
  const toPlace = post('/trade/app/v1/orders');
  const headers = { ...anyBearer, 'Idempotency-Key': key };
  const call = () => trade.placeOrder(body, { 'Idempotency-Key': key });

  it('answers the order after the exchange has seen it', async () => {
    const exchange = toPlace('an order', { state: confirmed, headers, json: body, answer: holding(placed) });
    expect(await succeeds(exchange, call)).toMatchObject({ client_order_id: key });
  });

  it('answers 403 without a confirmed PIN', async () => {
    const fault = { field: 'pin', code: 'pin_required', message: 'Please confirm your PIN.' };
    const exchange = toPlace('an order without a PIN', {
      state: holder,
      headers,
      json: body,
      ...refusedFor(403, fault),
    });
    expect((await isRefused(exchange, call)).fieldErrors[0]?.code).toBe('pin_required');
  });

  it('answers 409 to a key that was sealed', async () => {
    const fault = { field: 'client_order_id', code: 'key_sealed', message: 'This order was given up.' };
    const exchange = toPlace('an order with a sealed key', {
      state: sealed,
      headers,
      json: body,
      ...refusedFor(409, fault),
    });
    expect((await isRefused(exchange, call)).fieldErrors[0]?.code).toBe('key_sealed');
  });

  it('answers 401 without a good token', async () => {
    const exchange = toPlace('an order without a good token', { json: body });
    expect(await asksForNewToken(exchange, call)).toBe(true);
  });
});

describe('DELETE orders', () => {
  const toCancelAll = remove('/trade/app/v1/orders');

  it('answers how many were cancelled [I5A-7-CANCEL]', async () => {
    const exchange = toCancelAll('all orders to cancel', {
      ...by(waiting),
      answer: holding({ cancelled: integer(1) }),
    });
    expect(await succeeds(exchange, () => trade.cancelAllOrders())).toEqual({ cancelled: 1 });
  });

  it('answers 401 without a good token', async () => {
    const exchange = toCancelAll('all orders to cancel without a good token', {});
    expect(await asksForNewToken(exchange, () => trade.cancelAllOrders())).toBe(true);
  });
});

describe('POST orders/ask', () => {
  const toAsk = post('/trade/app/v1/orders/ask');
  const json = { client_order_id: key };

  it('answers the order of the key', async () => {
    const answer = holding({ order: { ...detail, client_order_id: key }, sealed: boolean(false) });
    const exchange = toAsk('what became of an order', { ...by(waiting), json, answer });
    expect(await succeeds(exchange, () => trade.askOrder(json))).toMatchObject({ order: { id } });
  });

  it('seals a key that has none', async () => {
    const answer = holding({ order: nullValue(), sealed: true });
    const exchange = toAsk('what became of an order that never came', { ...by(holder), json, answer });
    expect(await succeeds(exchange, () => trade.askOrder(json))).toEqual({ order: null, sealed: true });
  });

  it('answers 401 without a good token', async () => {
    const exchange = toAsk('what became of an order, without a good token', { json });
    expect(await asksForNewToken(exchange, () => trade.askOrder(json))).toBe(true);
  });
});

describe('GET an order', () => {
  const toOrder = get(path);

  it('answers its trades, its steps and its charges [I5A-7-DETAIL]', async () => {
    const exchange = toOrder('an order', { ...by(executed), answer: holding(over) });
    expect(await succeeds(exchange, () => trade.getOrder(id))).toMatchObject({ id, charges_state: 'final' });
  });

  it('answers 404 to one that the client does not have', async () => {
    const exchange = toOrder('an order that is nobody’s', { ...by(holder), ...refused(404, 'Not found.') });
    expect((await isRefused(exchange, () => trade.getOrder(id))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toOrder('an order to read without a good token', {});
    expect(await asksForNewToken(exchange, () => trade.getOrder(id))).toBe(true);
  });
});

describe('PATCH an order', () => {
  const toChange = patch(path);
  const headers = { ...anyBearer, 'Idempotency-Key': key };
  const change = (json: { quantity: number }) => trade.changeOrder(id, json, { 'Idempotency-Key': key });

  it('answers the order as it stands then [I5A-7-MODIFY]', async () => {
    const json = { quantity: 30 };
    const modified = { code: 'modified', message: like('Modified by the client.') };
    const time = moment('2026-11-19T14:33:07+05:30');
    const history = arrayContaining({ status: 'OPEN', time, reason: modified });
    const answer = holding({ ...detail, quantity: integer(30), history });
    const exchange = toChange('a changed order', { state: waiting, headers, json, answer });
    expect(await succeeds(exchange, () => change(json))).toMatchObject({ quantity: 30 });
  });

  it('asks for the PIN where more is blocked [I5A-7-MODIFY]', async () => {
    const json = { quantity: 50 };
    const fault = { field: 'pin', code: 'pin_required', message: 'Please confirm your PIN.' };
    const more = { state: waiting, headers, json, ...refusedFor(403, fault) };
    const exchange = toChange('an order with more quantity and without a PIN', more);
    expect((await isRefused(exchange, () => change(json))).fieldErrors[0]?.code).toBe('pin_required');
  });

  it('answers 409 to one that has ended [I5A-7-MODIFY]', async () => {
    const json = { quantity: 30 };
    const more = { state: executed, headers, json, ...refused(409, 'The order has ended.') };
    const exchange = toChange('a change of an order that has ended', more);
    expect((await isRefused(exchange, () => change(json))).status).toBe(409);
  });

  it('answers 401 without a good token', async () => {
    const json = { quantity: 30 };
    const exchange = toChange('a changed order without a good token', { json });
    expect(await asksForNewToken(exchange, () => change(json))).toBe(true);
  });
});

describe('DELETE an order', () => {
  const toCancel = remove(path);

  it('answers the order, which has ended [I5A-7-CANCEL]', async () => {
    const exchange = toCancel('an order to cancel', { ...by(waiting), answer: holding(cancelled) });
    expect(await succeeds(exchange, () => trade.cancelOrder(id))).toMatchObject({ status: 'CANCELLED' });
  });

  it('answers 409 to one that has ended [I5A-7-CANCEL]', async () => {
    const more = { ...by(executed), ...refused(409, 'The order has ended.') };
    const exchange = toCancel('an order to cancel that has ended', more);
    expect((await isRefused(exchange, () => trade.cancelOrder(id))).status).toBe(409);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toCancel('an order to cancel without a good token', {});
    expect(await asksForNewToken(exchange, () => trade.cancelOrder(id))).toBe(true);
  });
});
