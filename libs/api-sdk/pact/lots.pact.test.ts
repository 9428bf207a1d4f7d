import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '../src/generated/model/index.ts';
import { getLots } from '../src/generated/endpoints/stat/stat.ts';
import { previewOrder } from '../src/generated/endpoints/trade/trade.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  post,
  refused,
  succeeds,
  unverified,
} from './contract.ts';
import { charges, day } from './tradeShapes.ts';

const { arrayContaining, boolean, eachLike, integer, like, nullValue, number, regex } = MatchersV3;

const isin = 'INE000A01011';
const anyIsin = regex('^[A-Z]{2}[A-Z0-9]{9}\\d$', isin);
const anyOrigin = regex('^(trade|bonus|merger|demerger)$', 'trade');
const anyTerm = regex('^(short|long)_term$', 'short_term');
const costs = { quantity: 40, cost: 36000.5, charges: 7.2, transaction_tax: 36.5 };
const eachCost = {
  quantity: integer(costs.quantity),
  cost: number(costs.cost),
  charges: number(costs.charges),
  transaction_tax: number(costs.transaction_tax),
};

const orderId = '019d1df2-1e60-77c2-9190-5d8ec33e2b2e';

const open = {
  id: '12',
  isin,
  origin: 'trade',
  action_id: null,
  bonus_record_date: null,
  in_transit: false,
  bought_at: '2026-06-02T10:15:00+05:30',
  bought_on: '2026-06-02',
  settles_at: '2026-06-03T08:00:00+05:30',
  ...costs,
  added_cost: 0,
  market_value_2018: null,
  order_id: orderId,
};
const sold = {
  lot_id: '11',
  isin,
  origin: 'trade',
  bought_on: '2026-06-02',
  sold_at: '2026-11-19T10:15:00+05:30',
  sold_on: '2026-11-19',
  ...costs,
  proceeds: 40192.5,
  sale_charges: 17.45,
  sale_transaction_tax: 40.5,
  term: 'short_term',
  gain: 4167.35,
  order_id: orderId,
};
const brought = { tax_year: '2025-26', term: 'short_term', amount: 2018.71 };
const gain = { term: 'short_term', sold_on: '2026-11-19', gain: 4167.35 };

/** Seeded purchases and sales of the client's orders. */
const answer = holding({
  // What a bonus has given has no order.
  open: arrayContaining({
    id: like(open.id),
    isin: anyIsin,
    origin: anyOrigin,
    action_id: nullValue(),
    bonus_record_date: nullValue(),
    in_transit: boolean(false),
    bought_at: moment(open.bought_at),
    bought_on: day(open.bought_on),
    settles_at: moment(open.settles_at),
    ...eachCost,
    added_cost: number(0),
    market_value_2018: nullValue(),
    order_id: like(orderId),
  }),
  sold: eachLike({
    lot_id: like(sold.lot_id),
    isin: anyIsin,
    origin: anyOrigin,
    bought_on: day(sold.bought_on),
    sold_at: moment(sold.sold_at),
    sold_on: day(sold.sold_on),
    ...eachCost,
    proceeds: number(sold.proceeds),
    sale_charges: number(sold.sale_charges),
    sale_transaction_tax: number(sold.sale_transaction_tax),
    term: anyTerm,
    gain: number(sold.gain),
    order_id: like(orderId),
  }),
  year_gains: eachLike({ term: anyTerm, sold_on: day(gain.sold_on), gain: number(gain.gain) }),
  brought_losses: eachLike({
    tax_year: regex('^\\d{4}-\\d{2}$', brought.tax_year),
    term: anyTerm,
    amount: number(brought.amount),
  }),
  next_cursor: nullValue(),
});

describe('GET lots [I5A-11-API]', () => {
  const toLots = get('/stat/app/v1/lots');
  const call = () => getLots();

  it('answers what is held, and what was sold this tax year', async () => {
    const exchange = toLots('the lots', { ...by(holder), answer });
    expect(await succeeds(exchange, call)).toEqual({
      open: [open],
      sold: [sold],
      year_gains: [gain],
      brought_losses: [brought],
      next_cursor: null,
    });
  });

  it('answers nothing to a client who holds and has sold nothing', async () => {
    const exchange = toLots('no lots', {
      ...by('client 9876543214 holds nothing and is signed in'),
      answer: holding({ open: [], sold: [], year_gains: [], brought_losses: [], next_cursor: null }),
    });
    expect(await succeeds(exchange, call)).toEqual({
      open: [],
      sold: [],
      year_gains: [],
      brought_losses: [],
      next_cursor: null,
    });
  });

  it('answers 401 without a good token', async () => {
    expect(await asksForNewToken(toLots('the lots without a good token', {}), call)).toBe(true);
  });

  it('answers 403 to a client whose KYC is not approved', async () => {
    const more = { ...by(unverified), ...refused(403, 'KYC approval is required.') };
    expect((await isRefused(toLots('the lots of an unverified client', more), call)).status).toBe(403);
  });
});

describe('POST order/preview of a sale [I5A-5-TAX] [I5A-11-API]', () => {
  it('answers what it adds to the tax of its year', async () => {
    const draft: OrderDraft = {
      instrument: { market: 'NSE', symbol: 'ARAVBANK' },
      side: 'SELL',
      order_type: 'MARKET',
      product: 'CNC',
      validity: 'DAY',
      quantity: 40,
    };
    const tax = {
      short_term_gain: 4167.35,
      long_term_gain: 1200.5,
      ignored_loss: 0,
      tax: 833.47,
      exemption_used: 1200.5,
      exemption_left: 123799.5,
    };
    const exchange = post('/trade/app/v1/order/preview')('what a sale would cost', {
      ...by(holder),
      json: draft,
      answer: holding({
        price: number(1004.8),
        quantity: integer(40),
        value: number(40192),
        charges,
        charges_total: number(57.97),
        total: number(40134.03),
        available: number(120500.5),
        sellable: integer(820),
        settlement_date: day('2026-11-20'),
        price_band: { lower: number(898.8), upper: number(1098.5) },
        protection_price: number(974.7),
        tax: Object.fromEntries(Object.entries(tax).map(([name, value]) => [name, number(value)])),
        rehearsal: nullValue(),
        errors: [] as unknown[],
        warnings: [] as unknown[],
      }),
    });
    expect(await succeeds(exchange, () => previewOrder(draft))).toMatchObject({ tax });
  });
});
