import { MatchersV3, type TemplateQuery } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as answers from '../src/generated/answers/stock.ts';
import * as stock from '../src/generated/endpoints/stock/stock.ts';
import { http } from '../src/http/http.ts';
import { anyStockKey, get, holding, isRefused, isRefusedByKey, post, refused, succeeds } from './contract.ts';
import { detail, exchanges, index, market } from './stockShapes.ts';

const { constrainedArrayLike, eachLike, integer, like, number } = MatchersV3;

const byKey = { headers: anyStockKey };
const bad = (message: string) => ({ ...byKey, ...refused(400, message) });

describe('GET chart_data', () => {
  const toChart = get('/stock/api/v1/chart_data');
  const query = { market: 'NSE', symbol: 'ARAVBANK', interval: '1d' } as const;
  const candle = {
    time: 1795041000,
    open: 998.65,
    high: 1009.4,
    low: 996.2,
    close: 1004.85,
    volume: 1603221,
  };

  it('answers candles [S7-CHART-DATA] [S7-STOCK-KEY]', async () => {
    const { time: start, volume, ...prices } = candle;
    const matched = Object.fromEntries(Object.entries(prices).map(([name, value]) => [name, number(value)]));
    const answer = holding(eachLike({ time: integer(start), ...matched, volume: integer(volume) }));

    const candles = await succeeds(toChart('candles', { ...byKey, query, answer }), () =>
      stock.getChartData(query),
    );
    expect(candles).toEqual([candle]);
  });

  it('answers 400 to what is no symbol', async () => {
    const wrong = { ...query, symbol: 'no symbol' };
    const exchange = toChart('candles of what is no symbol', {
      query: wrong,
      ...bad('Please check the symbol.'),
    });

    expect((await isRefused(exchange, () => stock.getChartData(wrong))).status).toBe(400);
  });
});

describe.each([
  {
    path: 'stock_detail',
    call: stock.getStockDetail,
    answer: detail,
    ids: '[S7-STOCK-DETAIL] [I4-1-DEPTH-FRAME]',
  },
  {
    path: 'company',
    call: stock.getCompany,
    answer: {
      market,
      symbol: like('ARAVBANK'),
      name: like('Aravalli Bank'),
      sector: like('Financials'),
      description: like('A fictional private bank.'),
      founded: integer(1994),
      employees: integer(120450),
      headquarters: like('Jaipur'),
      market_cap: number(7640000000000.5),
    },
    ids: '[S7-COMPANY]',
  },
])('GET $path $ids', ({ path, call, answer }) => {
  const toOne = get(`/stock/api/v1/${path}`);
  const query = { market: 'NSE', s: 'ARAVBANK' } as const;

  it('answers one instrument', async () => {
    const exchange = toOne(`the ${path}`, { ...byKey, query, answer: holding(answer) });

    await expect(succeeds<unknown>(exchange, () => call(query))).resolves.toMatchObject({
      market: 'NSE',
      name: 'Aravalli Bank',
    });
  });

  it('answers 400 to what is no symbol', async () => {
    const wrong = { ...query, s: 'no symbol' };
    const exchange = toOne(`the ${path} of what is no symbol`, {
      query: wrong,
      ...bad('Please check the symbol.'),
    });

    expect((await isRefused(exchange, () => call(wrong))).status).toBe(400);
  });

  it('answers 404 where there is none', async () => {
    const unknown = { ...query, s: 'NOTLISTED' };
    const exchange = toOne(`the ${path} of nothing`, {
      ...byKey,
      query: unknown,
      ...refused(404, 'Not found.'),
    });

    expect((await isRefused(exchange, () => call(unknown))).status).toBe(404);
  });
});

describe('GET search/', () => {
  const toSearch = get('/stock/api/v1/search/');

  it('answers results [S7-SEARCH] [S3-SEARCH-RESULT]', async () => {
    const answer = holding(
      eachLike({
        symbol: like('ARAVBANK'),
        market,
        exchanges,
        name: like('Aravalli Bank'),
        price: number(1004.85),
      }),
    );
    const exchange = toSearch('a search', { ...byKey, query: { query: 'arav' }, answer });

    await expect(succeeds(exchange, () => stock.searchStocks({ query: 'arav' }))).resolves.toEqual([
      {
        symbol: 'ARAVBANK',
        market: 'NSE',
        exchanges: [{ market: 'NSE', symbol: 'ARAVBANK' }],
        name: 'Aravalli Bank',
        price: 1004.85,
      },
    ]);
  });

  it('answers 400 to a text that is too long', async () => {
    const query = { query: 'a'.repeat(81) };

    const exchange = toSearch('a search that is too long', { query, ...bad('Please search for less.') });
    expect((await isRefused(exchange, () => stock.searchStocks(query))).status).toBe(400);
  });
});

describe('POST stock', () => {
  const toStock = post('/stock/api/v1/stock');

  it('answers quotes [S7-STOCK]', async () => {
    const json = [{ market: 'INDEX', symbol: 'SENSEX', type: 'indice' }] as const;
    const exchange = toStock('quotes', { ...byKey, json, answer: holding(eachLike(index)) });

    const [first] = await succeeds(exchange, () => stock.getQuotes([...json]));
    expect(first).toMatchObject({
      market: 'INDEX',
      symbol: 'SENSEX',
      last_price: 85218.46,
      lower_band: null,
    });
  });

  it('answers 400 to what is no array [S7-STOCK-ARRAY] [I1-9-ENVELOPE]', async () => {
    const answer = { status: 400, answer: { message: 'Payload must be an array of stocks' } };
    const exchange = toStock('quotes of no array', { ...byKey, json: { market: 'NSE' }, ...answer });

    // The generated function takes nothing but an array.
    const error = await isRefused(exchange, () =>
      http({
        answer: async () => answers.getQuotes,
        access: 'stockKey',
        method: 'POST',
        url: '/stock/api/v1/stock',
        headers: { 'Content-Type': 'application/json' },
        data: { market: 'NSE' },
      }),
    );
    expect(error.serverMessage).toBe('Payload must be an array of stocks');
  });
});

describe('GET indices', () => {
  it('answers the six of the index watch list [S3-INDICES]', async () => {
    const six = constrainedArrayLike(
      { ...index, name: like('SENSEX'), sparkline: eachLike(number(84870.5)) },
      6,
      6,
      6,
    );
    const exchange = get('/stock/api/v1/indices')('the indices', { ...byKey, answer: holding(six) });

    const indices = await succeeds(exchange, () => stock.getIndices());
    expect(indices).toHaveLength(6);
    expect(indices[0]).toMatchObject({ name: 'SENSEX', sparkline: [84870.5] });
  });
});

describe('GET sparklines', () => {
  it('answers a line for each instrument, at the same times [I4-5-SPARKLINES]', async () => {
    const query = { instruments: 'NSE:ARAVBANK,NSE:INDRAOIL' };
    const until = '2026-11-19T14:32:07+05:30';
    const line = {
      market,
      symbol: like('ARAVBANK'),
      previous_close: number(998.65),
      points: eachLike(number(1000.1)),
    };
    const answer = holding({ until: like(until), lines: eachLike(line) });
    const exchange = get('/stock/api/v1/sparklines')('the lines of two shares', { ...byKey, query, answer });

    const { lines } = await succeeds(exchange, () => stock.getSparklines(query));
    expect(lines).toEqual([{ market: 'NSE', symbol: 'ARAVBANK', previous_close: 998.65, points: [1000.1] }]);
  });
});

describe('GET market_status', () => {
  it('answers phases, halts and the next opening [I4-1-STATUS]', async () => {
    const phase = { phase: like('continuous'), ends_at: like('2026-11-20T15:15:00+05:30') };
    const answer = holding({
      day: like('2026-11-20'),
      mode: like('always-open'),
      auction: phase,
      plain: phase,
      halts: [],
      next_opening: like('2026-11-23T09:15:00+05:30'),
      holiday: null,
    });
    const exchange = get('/stock/api/v1/market_status')('what the market does', {
      ...byKey,
      state: 'it is a Friday morning of trading',
      answer,
    });

    const status = await succeeds(exchange, () => stock.getMarketStatus());
    expect(status).toMatchObject({ mode: 'always-open', halts: [] });
  });
});

describe('a key that is not known', () => {
  const one = { market: 'NSE', s: 'ARAVBANK' } as const;
  const chart = { market: 'NSE', symbol: 'ARAVBANK', interval: '1d' } as const;
  const cases: { path: string; query: TemplateQuery; call: () => Promise<unknown> }[] = [
    { path: 'chart_data', query: chart, call: () => stock.getChartData(chart) },
    { path: 'stock_detail', query: one, call: () => stock.getStockDetail(one) },
    { path: 'company', query: one, call: () => stock.getCompany(one) },
    { path: 'search/', query: { query: 'arav' }, call: () => stock.searchStocks({ query: 'arav' }) },
    { path: 'indices', query: {}, call: () => stock.getIndices() },
    { path: 'market_status', query: {}, call: () => stock.getMarketStatus() },
  ];

  it.each(cases)('is refused with 401 by $path, which is final', async ({ path, query, call }) => {
    const exchange = get(`/stock/api/v1/${path}`)(`${path} with a key that is not known`, { query });

    expect((await isRefusedByKey(exchange, call)).kind).toBe('unauthorized');
  });

  it('is refused with 401 by stock', async () => {
    const json = [{ market: 'NSE', symbol: 'ARAVBANK' }] as const;
    const exchange = post('/stock/api/v1/stock')('quotes with a key that is not known', { json });

    expect((await isRefusedByKey(exchange, () => stock.getQuotes([...json]))).kind).toBe('unauthorized');
  });
});
