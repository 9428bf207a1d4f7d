import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as stock from '../src/generated/endpoints/stock/stock.ts';
import { anyStockKey, get, holding, isRefused, moment, refused, succeeds } from './contract.ts';

const { eachLike, integer, like, number, regex } = MatchersV3;

const byKey = { headers: anyStockKey };
const exchangeName = regex('^(NSE|BSE)$', 'NSE');
const day = (example: string) => regex(String.raw`^\d{4}-\d\d-\d\d$`, example);
const bank = { market: 'NSE', s: 'ARAVBANK' } as const;
const unlisted = { market: 'NSE', s: 'NOTLISTED' } as const;

describe('GET actions [I4-1-ACTIONS]', () => {
  const toActions = get('/stock/api/v1/actions');
  /** A share too cheap to be split, which pays: every action of it is a dividend. */
  const payer = { market: 'NSE', s: 'KHEGINIBEV' } as const;

  it('answers the dividends of an issuer', async () => {
    const dividend = {
      kind: 'dividend',
      ex_date: day('2026-09-11'),
      record_date: day('2026-09-11'),
      allotment_date: null,
      payment_date: day('2026-09-25'),
      amount: number(0.55),
      ratio: null,
      price_factor: number(1),
    };
    const answer = holding(eachLike(dividend));
    const exchange = toActions('the corporate actions', { ...byKey, query: payer, answer });

    const [first] = await succeeds(exchange, () => stock.getActions(payer));
    expect(first).toMatchObject({ kind: 'dividend', ex_date: '2026-09-11', amount: 0.55, ratio: null });
  });

  it('answers 404 where there is none', async () => {
    const more = { ...byKey, query: unlisted, ...refused(404, 'Not found.') };

    const exchange = toActions('the actions of nothing', more);
    expect((await isRefused(exchange, () => stock.getActions(unlisted))).status).toBe(404);
  });
});

describe('GET fundamentals [I4-1-FUNDAMENTALS]', () => {
  const toFundamentals = get('/stock/api/v1/fundamentals');
  const period = {
    period: like('Q2 FY27'),
    ends_on: day('2026-09-30'),
    revenue: number(24_100_000_000.5),
    profit: number(2_900_000_000.5),
    eps: number(11.64),
  };

  it('answers accounts and ratios of an issuer', async () => {
    const answer = holding({
      market: 'NSE',
      symbol: 'ARAVBANK',
      market_cap: number(7_640_000_000_000.5),
      shares: integer(7_650_328_000),
      face_value: number(2.5),
      eps: number(42.1),
      book_value: number(310.4),
      pe: number(23.7),
      pb: number(3.22),
      roe: number(13.56),
      debt_to_equity: number(0.4),
      dividend_yield: number(1.1),
      quarters: eachLike(period),
      years: eachLike(period),
      shareholding: {
        promoters: number(0.5),
        foreign_institutions: number(24.3),
        domestic_institutions: number(22.1),
        public: number(53.1),
      },
    });
    const exchange = toFundamentals('the fundamentals', { ...byKey, query: bank, answer });

    const found = await succeeds(exchange, () => stock.getFundamentals(bank));
    expect(found).toMatchObject({ pe: 23.7, quarters: [{ eps: 11.64 }], shareholding: { public: 53.1 } });
  });

  it('answers nothing but the ratios of an index', async () => {
    const query = { market: 'INDEX', s: 'NIFTY50' } as const;
    const none = { market_cap: null, shares: null, face_value: null, eps: null, book_value: null };
    const ratios = { pe: number(23.7), pb: number(3.22), dividend_yield: number(1.1) };
    const rest = { roe: null, debt_to_equity: null, quarters: [], years: [], shareholding: null };
    const answer = holding({ market: 'INDEX', symbol: 'NIFTY50', ...none, ...ratios, ...rest });
    const exchange = toFundamentals('the fundamentals of an index', { ...byKey, query, answer });

    const found = await succeeds(exchange, () => stock.getFundamentals(query));
    expect(found).toMatchObject({ pe: 23.7, shares: null, quarters: [] });
  });

  it('answers 404 where there is none', async () => {
    const more = { ...byKey, query: unlisted, ...refused(404, 'Not found.') };
    const exchange = toFundamentals('the fundamentals of nothing', more);

    expect((await isRefused(exchange, () => stock.getFundamentals(unlisted))).status).toBe(404);
  });
});

describe('GET news [I4-1-NEWS]', () => {
  it('answers what names a symbol, and where the next page begins', async () => {
    const item = {
      id: like('20261119-4f21a'),
      title: like('Aravalli Bank opens a second site'),
      source: like('Sandbox Wire'),
      time: moment('2026-11-19T10:12:00+05:30'),
      symbols: eachLike({ market: exchangeName, symbol: like('ARAVBANK') }),
      sector: like('Financials'),
      body: like('Simulated news.'),
    };
    const answer = holding({ items: eachLike(item), next_cursor: like('20261119-4f21a') });
    const query = { symbol: 'ARAVBANK', limit: '1' };
    const exchange = get('/stock/api/v1/news')('the news of a symbol', { ...byKey, query, answer });

    const page = await succeeds(exchange, () => stock.getNews({ symbol: 'ARAVBANK', limit: 1 }));
    expect(page.items).toMatchObject([{ symbols: [{ symbol: 'ARAVBANK' }], sector: 'Financials' }]);
  });
});

describe('GET sectors [I4-2-SECTORS]', () => {
  it('answers what the heat map shows', async () => {
    const sector = {
      sector: regex('^[A-Za-z]+$', 'Financials'),
      market_cap: number(38_845_646_374_561.5),
      turnover: number(18_845_646_374.5),
      change_percent: number(0.61),
      count: integer(168),
      advances: integer(96),
      declines: integer(70),
      symbols: eachLike({ market: exchangeName, symbol: like('ARAVBANK') }),
    };
    const answer = holding(eachLike(sector));
    const exchange = get('/stock/api/v1/sectors')('the sectors', { ...byKey, answer });

    const [first] = await succeeds(exchange, () => stock.getSectors());
    expect(first).toMatchObject({ sector: 'Financials', advances: 96, symbols: [{ symbol: 'ARAVBANK' }] });
  });
});

describe('GET rankings [I4-2-RANKINGS]', () => {
  it('answers the first by a figure', async () => {
    const row = {
      rank: integer(1),
      market: exchangeName,
      symbol: like('ARAVBANK'),
      name: like('Aravalli Bank'),
      sector: like('Financials'),
      last_price: number(1004.85),
      change: number(6.2),
      change_percent: number(0.62),
      volume: integer(1_603_221),
      value: number(7_687_560_000_000.5),
    };
    const query = { by: 'market_cap', limit: '5' };
    const answer = holding(eachLike(row));
    const exchange = get('/stock/api/v1/rankings')('the largest', { ...byKey, query, answer });

    const [first] = await succeeds(exchange, () => stock.getRankings({ by: 'market_cap', limit: 5 }));
    expect(first).toMatchObject({ rank: 1, symbol: 'ARAVBANK', value: 7_687_560_000_000.5 });
  });
});
