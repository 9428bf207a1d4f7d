import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { getFigure, getProfit, getReturns } from '../src/generated/endpoints/stat/stat.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  refused,
  refusedFor,
  succeeds,
  unverified,
} from './contract.ts';
import { day } from './tradeShapes.ts';

const { boolean, eachLike, like, nullValue, number } = MatchersV3;

/** Matches by type what an example has: days and moments by their form, lists by their first member. */
function shaped(example: unknown): unknown {
  if (example === null) return nullValue();
  if (typeof example === 'number') return number(example);
  if (typeof example === 'boolean') return boolean(example);
  if (Array.isArray(example)) return eachLike(shaped(example[0]));
  if (typeof example === 'object') {
    return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, shaped(value)]));
  }
  const text = typeof example === 'string' ? example : '';
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return moment(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? day(text) : like(text);
}

const asOf = '2026-11-19T14:32:07+05:30';
const instrument = { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' } as const;

const profit = {
  first_day: '2024-12-10',
  from: '2025-11-20',
  to: '2026-11-19',
  opening: { date: '2025-11-19', value: 304100.5 },
  points: [
    {
      date: '2025-11-20',
      value: 305613.8,
      invested: 304100.5,
      gain: 1513.3,
      period_gain: 1513.3,
      period_percent: 0.5,
      realised: 0.5,
      unrealised: 5214.5,
      flow: 0.5,
      index_value: 304520.1,
    },
  ],
  as_of: asOf,
};

const percents = { percent: 2.61, index_percent: 1.39, excess: 1.22 };
const part = { value: 142057.5, weight: 46.3 };
const sale = { instrument, gain: 18434.8, percent: 6.93, sold_on: '2026-09-16' };
const returns = {
  first_day: '2024-12-10',
  from: '2024-12-10',
  to: '2026-11-19',
  days: 710,
  start_value: 0.5,
  end_value: 306818.4,
  net_invested: 300399.3,
  gain: {
    total: 6419.1,
    price_held: 6778.96,
    price_sold: 0.5,
    dividends: 0.5,
    charges: -359.86,
    tax: -0.5,
  },
  absolute_percent: 2.14,
  headline: 'xirr',
  xirr: {
    percent: 13.22,
    reason: null,
    available_from: null,
    flow_days: 709,
    flows: 16,
    index_percent: 9.45,
  },
  twr: { percent: 12.24, is_yearly: true, index_percent: 8.89 },
  timing: {
    code: 'helped',
    amount: 212.4,
    flows: [{ date: '2026-11-09', amount: 50000.5, effect: -84.2 }],
  },
  index: {
    symbol: 'NIFTY50',
    value: 303110.2,
    gain: 2710.9,
    difference: 3708.2,
    absolute_percent: 0.9,
  },
  months: [{ year: 2026, ...percents, months: [{ month: 10, ...percents }] }],
  stats: {
    months: 24,
    months_with_gain: 9,
    months_ahead: 8,
    best_month: { year: 2025, month: 8, percent: 8.66 },
    worst_month: { year: 2025, month: 7, percent: -8.99 },
    deepest_fall: { percent: -15.01, from: '2024-12-11', to: '2025-08-01' },
    turnover: 4563187.1,
    charges: 5397.12,
    charges_percent: 0.12,
    sales: 2,
    sales_with_gain: 1,
    win_percent: 50.5,
    best_sale: sale,
    worst_sale: sale,
    average_holding_days: 218,
    first_long_term: '2026-11-28',
  },
  allocation: {
    sector: [{ key: 'Financials', ...part }],
    share: [{ key: 'INE000Z01019', instrument, ...part }],
    segment: [{ key: 'large', ...part }],
    largest_three: 71.2,
  },
  assets: {
    cash: 49600.7,
    blocked: 20024.1,
    unsettled: 0.5,
    holdings: 306818.4,
    instruments: 9,
    pledged: 0.5,
    total: 356419.1,
    blocked_at_bank: 0.5,
  },
  if_sold: { charges: -612.4, tax: -1020.45, deducted: -1632.85, value: 305185.55 },
  as_of: asOf,
};

const figure = {
  value: 115538.5,
  terms: [{ id: 'value', amount: 709596.5 }],
  lines: [
    {
      code: 'lot',
      amount: 115538.5,
      quantity: 460,
      price: 1542.6,
      priced_at: '2026-11-19T14:32:06.412+05:30',
      price_basis: 'live',
      cost: 594058.5,
      date: '2025-09-12',
      instrument,
      isin: 'INE000Z01019',
      entry: { id: 731, hash: '9f3c0e' },
      source: { kind: 'lot', id: '731' },
    },
  ],
  as_of: asOf,
};

const range = { range: '1Y' } as const;
const noQuery: Readonly<Record<string, string>> = {};

describe.each([
  {
    name: 'profit',
    path: '/stat/app/v1/profit',
    query: { ...noQuery, ...range },
    call: () => getProfit(range),
    example: { by: 'day', ...profit },
  },
  {
    name: 'returns',
    path: '/stat/app/v1/invest',
    query: noQuery,
    call: () => getReturns(),
    example: returns,
  },
  {
    name: 'figure',
    path: '/stat/app/v1/figures/price_held',
    query: noQuery,
    call: () => getFigure('price_held'),
    example: { id: 'price_held', isin: null, ...figure },
  },
])('GET $name [I5B-8-PACT]', ({ name, path, query, call, example }) => {
  const toAnswer = get(path);

  it('answers it', async () => {
    const exchange = toAnswer(`the ${name} of holdings`, {
      ...by(holder),
      query,
      answer: holding(shaped(example)),
    });

    await expect(succeeds<unknown>(exchange, call)).resolves.toEqual(example);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toAnswer(`the ${name} of holdings without a good token`, { query });

    expect(await asksForNewToken(exchange, call)).toBe(true);
  });

  it('answers 403 to a client whose KYC is not approved', async () => {
    const more = { ...by(unverified), query, ...refused(403, 'KYC approval is required.') };

    expect((await isRefused(toAnswer(`the ${name} of an unverified client`, more), call)).status).toBe(403);
  });
});

describe('GET profit of days [I5B-8-PACT]', () => {
  it('answers 400 where the last day is before the first', async () => {
    const asked = { from: '2026-11-19', to: '2026-11-18' };
    const fault = { field: 'to', code: 'too_early', message: 'The last day is before the first day' };
    const more = { ...by(holder), query: asked, ...refusedFor(400, fault) };
    const exchange = get('/stat/app/v1/profit')('the profit of a reversed range', more);

    expect((await isRefused(exchange, () => getProfit(asked))).status).toBe(400);
  });
});
