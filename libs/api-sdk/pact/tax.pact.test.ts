import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import {
  getExit,
  getFigure,
  getTaxLots,
  getTaxReport,
  saveTaxLosses,
} from '../src/generated/endpoints/stat/stat.ts';
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
import { day } from './tradeShapes.ts';

const { boolean, eachLike, integer, like, number, regex } = MatchersV3;

const nobody = by('client 9876543214 holds nothing and is signed in');
const year = regex('^\\d{4}-\\d{2}$', '2026-27');
const none = { short_term: 0, long_term: 0 };
const noDividends = { gross: 0, deducted: 0, net: 0, count: 0 };
const noRows = {
  row_count: 0,
  quantity: 0,
  proceeds: 0,
  cost_paid: 0,
  market_value: 0,
  cost_taken: 0,
  expenses: 0,
  gain: 0,
};

/** Of a client who has sold nothing: all its parts, and no amount. */
const emptyYear = holding({
  tax_year: year,
  first_day: day('2026-04-01'),
  last_day: day('2027-03-31'),
  state: 'running',
  years: eachLike({ tax_year: year, state: 'running', sale_count: 0, total: 0, loss: 0 }),
  as_of: moment('2026-11-19T14:32:07+05:30'),
  sale_count: 0,
  sections: [] as unknown[],
  exemption: { amount: number(125_000), used: 0, left: number(125_000) },
  tax: 0,
  cess: { percent: number(4), amount: 0 },
  total: 0,
  steps: like([]),
  periods: eachLike(
    {
      period: integer(1),
      first_day: day('2026-04-01'),
      last_day: day('2026-06-15'),
      is_current: boolean(false),
      sections: [] as unknown[],
      row_count: 0,
      tax: 0,
      dividends: noDividends,
    },
    5,
  ),
  dividends: [] as unknown[],
  dividend_totals: noDividends,
  losses: eachLike({
    tax_year: year,
    last_year: year,
    made: none,
    own: null,
    is_filed: null,
    brought: none,
    used: none,
    left: none,
    is_editable: boolean(true),
  }),
  bonus_stripping: [] as unknown[],
  schedule: {
    dialect: like('consolidated'),
    is_notified: boolean(false),
    row_count: 0,
    consolidated: null,
    totals: noRows,
  },
  turning: [] as unknown[],
  charges: { transaction_tax: 0, other: 0 },
});

describe('GET tax [I5B-8-PACT]', () => {
  const toTax = get('/stat/app/v1/tax');

  it('answers a year without a sale in all its parts', async () => {
    const exchange = toTax('the tax report of nothing', { ...nobody, answer: emptyYear });
    expect(await succeeds(exchange, () => getTaxReport())).toMatchObject({ state: 'running', total: 0 });
  });

  it('answers 400 to a year that there is not', async () => {
    const query = { fy: '2026-28' };
    const wrong = refused(400, 'Please check the highlighted fields.');
    const exchange = toTax('the tax report of no year', { ...by(holder), query, ...wrong });
    expect((await isRefused(exchange, () => getTaxReport(query))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toTax('the tax report without a good token', {});
    expect(await asksForNewToken(exchange, () => getTaxReport())).toBe(true);
  });
});

describe('GET a figure of the tax report [I5B-8-PACT]', () => {
  const toFigure = get('/stat/app/v1/figures/tax_due');

  it('answers a year without a sale by a figure without a line', async () => {
    const query = { fy: '2025-26' };
    const nothing = { id: 'tax_due', isin: null, value: 0, terms: [], lines: [] };
    const exchange = toFigure('the tax of a year of nothing', {
      ...nobody,
      query,
      answer: holding({ ...nothing, as_of: moment('2026-11-19T14:32:07+05:30') }),
    });
    expect(await succeeds(exchange, () => getFigure('tax_due', query))).toMatchObject(nothing);
  });

  it('answers 400 to a year that there is not', async () => {
    const query = { fy: '2026-28' };
    const wrong = refused(400, 'Please check the highlighted fields.');
    const exchange = toFigure('the tax of no year', { ...by(holder), query, ...wrong });
    expect((await isRefused(exchange, () => getFigure('tax_due', query))).status).toBe(400);
  });
});

describe('GET tax/lots and exit [I5B-8-PACT]', () => {
  it('answers no lot to a client who has sold nothing', async () => {
    const answer = holding({
      items: [] as unknown[],
      row_count: 0,
      totals: { proceeds: 0, cost_taken: 0, gain: 0 },
      next_cursor: null,
    });
    const exchange = get('/stat/app/v1/tax/lots')('the lots sold of nothing', { ...nobody, answer });
    expect(await succeeds(exchange, () => getTaxLots())).toMatchObject({ row_count: 0 });
  });

  it('answers what is left of nothing', async () => {
    const answer = holding({
      value: 0,
      charges: [] as unknown[],
      charges_total: 0,
      short_term_gain: 0,
      long_term_gain: 0,
      short_term_tax: 0,
      long_term_tax: 0,
      tax: 0,
      cess: 0,
      net: 0,
      exemption_used: 0,
      losses_used: 0,
      holdings: [] as unknown[],
      as_of: moment('2026-11-19T14:32:07+05:30'),
    });
    const exchange = get('/stat/app/v1/exit')('what selling nothing leaves', { ...nobody, answer });
    expect(await succeeds(exchange, () => getExit())).toMatchObject({ net: 0 });
  });
});

describe('PUT tax/losses [I5B-8-PACT]', () => {
  const body = { short_term: 0, long_term: 8_650, is_filed: true };

  it('keeps the losses of a year that is over', async () => {
    const exchange = put('/stat/app/v1/tax/losses/2024-25')('own losses', {
      ...by(holder),
      json: body,
      answer: holding({ tax_year: '2024-25', ...body }),
    });
    expect(await succeeds(exchange, () => saveTaxLosses('2024-25', body))).toMatchObject(body);
  });

  it('refuses those of a year before 2018-19', async () => {
    const exchange = put('/stat/app/v1/tax/losses/2017-18')('own losses of long ago', {
      ...by(holder),
      json: body,
      ...refused(400, 'Please check the highlighted fields.'),
    });
    expect((await isRefused(exchange, () => saveTaxLosses('2017-18', body))).status).toBe(400);
  });
});
