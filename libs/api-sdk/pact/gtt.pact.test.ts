import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import type { OrderBody, OrderDraft } from '../src/generated/model/index.ts';
import * as trade from '../src/generated/endpoints/trade/trade.ts';
import { anyBearer, by, get, holder, holding, moment, patch, post, succeeds } from './contract.ts';
import { charges, day, detail, id, key, row } from './tradeShapes.ts';

const { arrayContaining, eachLike, integer, like, nullValue, number } = MatchersV3;

/** A GTT for 40 ARAVBANK far below its band, which its child would not pass now. */
const waiting = 'client 9876543210 is signed in and has one GTT that waits, the one of the request';
const confirmed = 'client 9876543210 is signed in and has confirmed the PIN';

const draft: OrderDraft = {
  instrument: { market: 'NSE', symbol: 'ARAVBANK' },
  side: 'BUY',
  order_type: 'LIMIT',
  product: 'CNC',
  validity: 'GTT',
  quantity: 40,
  price: 500,
  trigger_price: 500,
};

const faults = eachLike({
  field: 'price',
  code: 'outside_band',
  message: like('Prices from ₹898.80 to ₹1,098.50 are taken today.'),
  nearest: number(898.8),
});
const gtt = {
  exchange_order_id: nullValue(),
  validity: 'GTT',
  price: number(500),
  trigger_price: number(500),
  status: 'TRIGGER_PENDING',
  blocked: number(0),
  health: faults,
  ends_at: moment('2027-11-20T00:00:00+05:30'),
};

describe('a GTT', () => {
  it('is rehearsed: what each leg would do now [I5A-8-GTT] [DEM-7]', async () => {
    const answer = holding({
      price: number(500),
      quantity: integer(40),
      value: number(20000),
      charges,
      charges_total: number(23.6),
      total: number(20023.6),
      available: number(120500.5),
      sellable: integer(0),
      settlement_date: day('2026-11-20'),
      price_band: { lower: number(898.8), upper: number(1098.5) },
      protection_price: nullValue(),
      tax: nullValue(),
      rehearsal: eachLike({
        trigger_price: number(500),
        price: number(500),
        distance_percent: number(-50.2),
        value: number(20000),
        charges_total: number(23.6),
        total: number(20023.6),
        errors: faults,
        warnings: [] as unknown[],
      }),
      errors: [] as unknown[],
      warnings: eachLike({
        field: like('price'),
        code: 'outside_band',
        message: like('Prices from ₹898.80 to ₹1,098.50 are taken today.'),
        nearest: number(898.8),
      }),
    });
    const toPreview = post('/trade/app/v1/order/preview');
    const exchange = toPreview('what a GTT would do', { ...by(holder), json: draft, answer });
    expect(await succeeds(exchange, () => trade.previewOrder(draft))).toMatchObject({
      rehearsal: [{ errors: [{ code: 'outside_band' }] }],
    });
  });

  it('is placed, and waits with its health [I5A-2-GTT]', async () => {
    const body: OrderBody = { ...draft, client_order_id: key };
    const history = arrayContaining({
      status: 'TRIGGER_PENDING',
      time: moment('2026-11-19T14:32:07+05:30'),
      reason: { code: 'waits_below', message: like('The price has to fall to the trigger.') },
    });
    const placed = {
      ...detail,
      ...gtt,
      id: like(id),
      client_order_id: key,
      history,
      settlement_date: nullValue(),
    };
    const toPlace = post('/trade/app/v1/orders');
    const exchange = toPlace('a GTT', {
      state: confirmed,
      headers: { ...anyBearer, 'Idempotency-Key': key },
      json: body,
      answer: holding(placed),
    });
    const call = () => trade.placeOrder(body, { 'Idempotency-Key': key });
    expect(await succeeds(exchange, call)).toMatchObject({ status: 'TRIGGER_PENDING' });
  });

  it('stands in the list with what would refuse its order now [I5A-8-GTT] [DEM-7]', async () => {
    const toOrders = get('/trade/app/v1/orders');
    const exchange = toOrders('the GTTs that wait', {
      ...by(waiting),
      query: { status: 'awaiting' },
      answer: holding({ items: eachLike({ ...row, ...gtt }), next_cursor: nullValue() }),
    });
    expect(await succeeds(exchange, () => trade.getOrders({ status: 'awaiting' }))).toMatchObject({
      items: [{ health: [{ code: 'outside_band' }] }],
    });
  });

  it('has one trigger after a change that takes the second leg away [I5A-2-GTT]', async () => {
    const json = { stop: null };
    const modified = { code: 'modified', message: like('Modified by the client.') };
    const time = moment('2026-11-19T14:33:07+05:30');
    const history = arrayContaining({ status: 'TRIGGER_PENDING', time, reason: modified });
    const single = { ...detail, ...gtt, stop: nullValue(), history, settlement_date: nullValue() };
    const toChange = patch(`/trade/app/v1/orders/${id}`);
    const exchange = toChange('a change of a GTT to one trigger', {
      state: waiting,
      headers: { ...anyBearer, 'Idempotency-Key': key },
      json,
      answer: holding(single),
    });
    const call = () => trade.changeOrder(id, json, { 'Idempotency-Key': key });
    expect(await succeeds(exchange, call)).toMatchObject({ stop: null });
  });
});
