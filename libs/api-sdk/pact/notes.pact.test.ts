import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as trade from '../src/generated/endpoints/trade/trade.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  put,
  refused,
  succeeds,
} from './contract.ts';
import { charges, day, id, orderNumber, over, overRow, tradeNumber } from './tradeShapes.ts';

const { eachLike, integer, like, nullValue, number } = MatchersV3;

/** 40 ARAVBANK bought on a Friday at 11:00, with a private note and one tag. */
const noted =
  'client 9876543210 is signed in and has one executed order of 20 November 2026, the one of the request';

describe('GET notes', () => {
  const toNote = get('/trade/app/v1/notes');
  const onFriday = { day: '2026-11-20' };

  it('answers the trades of a day with what was charged for them [I5A-7-NOTE] [I5A-11-API]', async () => {
    const order = {
      order_id: id,
      exchange_order_id: orderNumber,
      instrument: { market: 'NSE', symbol: 'ARAVBANK', name: like('Aravalli Bank') },
      isin: like('INE000A01011'),
      side: 'BUY',
      placed_at: moment('2026-11-20T11:00:00+05:30'),
      trades: eachLike({
        id: like('4c3b2a19-0807-4f5e-8d6c-1a2b3c4d5e6f'),
        exchange_trade_id: tradeNumber,
        price: number(1004.7),
        quantity: integer(40),
        time: moment('2026-11-20T11:00:00+05:30'),
      }),
      quantity: integer(40),
      average_price: number(1004.7),
      value: number(40188),
      charges,
      charges_total: number(47.46),
      estimated_charges: number(47.57),
      estimated_price: number(1004.8),
      net: number(-40235.46),
    };
    const answer = holding({
      number: like('CN-20261120-100001'),
      day: '2026-11-20',
      issued_at: moment('2026-11-20T18:00:00+05:30'),
      client: { name: like('Asha Verma'), code: like('W100001'), pan: like('ZZZPZ••••Z') },
      orders: eachLike(order),
      bought: number(40188),
      sold: number(0),
      charges,
      charges_total: number(47.46),
      net: number(-40235.46),
      settlement_date: day('2026-11-23'),
    });
    const exchange = toNote('the contract note of a day', { ...by(noted), query: onFriday, answer });
    expect(await succeeds(exchange, () => trade.getContractNote(onFriday))).toMatchObject({
      orders: [{ order_id: id }],
    });
  });

  it('answers 404 to a day without a trade', async () => {
    const query = { day: '2019-01-25' };
    const exchange = toNote('the contract note of a day without a trade', {
      ...by(holder),
      query,
      ...refused(404, 'Not found.'),
    });
    expect((await isRefused(exchange, () => trade.getContractNote(query))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toNote('a contract note without a good token', { query: onFriday });
    expect(await asksForNewToken(exchange, () => trade.getContractNote(onFriday))).toBe(true);
  });
});

describe('GET notes of some days', () => {
  const toNotes = get('/trade/app/v1/notes/list');
  const inDays = { from: '2026-11-20', to: '2026-11-20' };

  it('answers what each note comes to [I5B-4-NOTES-LIST]', async () => {
    const summary = {
      number: like('CN-20261120-100001'),
      day: '2026-11-20',
      issued_at: moment('2026-11-20T18:00:00+05:30'),
      orders: integer(1),
      bought: number(40188),
      sold: number(0),
      charges,
      charges_total: number(47.46),
      net: number(-40235.46),
    };
    const answer = holding({ items: eachLike(summary) });
    const exchange = toNotes('the contract notes of some days', { ...by(noted), query: inDays, answer });
    expect(await succeeds(exchange, () => trade.getContractNotes(inDays))).toMatchObject({
      items: [{ day: '2026-11-20' }],
    });
  });

  it('answers no note to a client who has not traded', async () => {
    const exchange = toNotes('the contract notes of who has not traded', {
      ...by('client 9876543214 holds nothing and is signed in'),
      answer: holding({ items: [] }),
    });
    expect(await succeeds(exchange, () => trade.getContractNotes())).toEqual({ items: [] });
  });

  it('answers 401 without a good token', async () => {
    const exchange = toNotes('contract notes without a good token', {});
    expect(await asksForNewToken(exchange, () => trade.getContractNotes())).toBe(true);
  });
});

describe('PUT note of an order', () => {
  const toSave = put(`/trade/app/v1/orders/${id}/note`);
  const json = { note: 'After the results.', tags: ['results', 'long term'] };

  it('answers the order with them [I5A-7-TAGS] [I5A-11-API]', async () => {
    const answer = holding({ ...over, ...json });
    const exchange = toSave('a note and tags of an order', { ...by(noted), json, answer });
    expect(await succeeds(exchange, () => trade.saveOrderNote(id, json))).toMatchObject(json);
  });

  it('answers 404 to an order that the client has not', async () => {
    const exchange = toSave('a note of an order that is not there', {
      ...by(holder),
      json,
      ...refused(404, 'Not found.'),
    });
    expect((await isRefused(exchange, () => trade.saveOrderNote(id, json))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toSave('a note without a good token', { json });
    expect(await asksForNewToken(exchange, () => trade.saveOrderNote(id, json))).toBe(true);
  });
});

describe('GET orders by their tags', () => {
  it('answers those with the tag [I5A-7-TAGS] [I5A-7-HISTORY]', async () => {
    const params = { status: 'history', tag: 'earnings', market: 'NSE', s: 'ARAVBANK' } as const;
    const exchange = get('/trade/app/v1/orders')('the orders with a tag', {
      ...by(noted),
      query: params,
      answer: holding({
        items: eachLike({ ...overRow, note: 'Before the results.', tags: ['earnings'] }),
        next_cursor: nullValue(),
      }),
    });
    expect(await succeeds(exchange, () => trade.getOrders(params))).toMatchObject({
      items: [{ tags: ['earnings'] }],
    });
  });
});
