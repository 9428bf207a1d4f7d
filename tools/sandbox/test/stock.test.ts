import { markets } from '@wealth/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const headers = { authorization: 'wealth-sandbox-key' };
const pageSchema = z.object({
  items: z.array(z.object({ market: z.enum(markets), symbol: z.string(), segment: z.string() })),
  next_cursor: z.nullable(z.string()),
});

let test: TestSandbox;

beforeAll(async () => {
  test = await createTestSandbox();
});

afterAll(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

function get(path: string, key = headers) {
  return call(test.sandbox, `GET /stock/api/v1${path}`, { headers: key });
}

describe('the key', () => {
  it.each(['', 'Bearer wealth-sandbox-key', 'wealth-sandbox-keyx', 'wealth-sandbox-ke'])(
    '"%s" is refused [S7-STOCK-KEY]',
    async (authorization) => {
      expect((await get('/indices', { authorization })).status).toBe(401);
    },
  );
});

it('serves the six indices of the watch list with their course [S3-INDICES]', async () => {
  const { data } = await get('/indices');

  expect(data).toMatchObject(
    ['SENSEX', 'NIFTY50', 'NIFTYBANK', 'NIFTYSMLCAP100', 'NIFTYMIDCAP100', 'INDIAVIX'].map((symbol) => ({
      market: 'INDEX',
      symbol,
      lower_band: null,
    })),
  );
});

describe('quotes', () => {
  function post(json: unknown) {
    return call(test.sandbox, 'POST /stock/api/v1/stock', { json, headers });
  }

  it.each([{}, null, 'x', { market: 'NSE', symbol: 'ARAVBANK' }])(
    'of %o are refused [S7-STOCK-ARRAY]',
    async (body) => {
      const reply = await post(body);

      expect([reply.status, reply.message, reply.data]).toEqual([
        400,
        'Payload must be an array of stocks',
        null,
      ]);
    },
  );

  it('leave out what is unknown', async () => {
    const { data } = await post([
      { market: 'INDEX', symbol: 'SENSEX', type: 'indice' },
      { market: 'NSE', symbol: 'NOBODY' },
      { market: 'NSE', symbol: 'ARAVBANK', type: 'stock' },
    ]);

    expect(data).toMatchObject([{ symbol: 'SENSEX' }, { symbol: 'ARAVBANK' }]);
  });

  it('are 500 at most', async () => {
    const stock = { market: 'NSE', symbol: 'ARAVBANK' };

    expect((await post(Array.from({ length: 500 }, () => stock))).status).toBe(200);
    expect((await post(Array.from({ length: 501 }, () => stock))).status).toBe(400);
  });
});

it.each(['1m', '5m', '15m', '1h', '1d', '1w'])('serves candles of %s [S7-CHART-DATA]', async (interval) => {
  const { status, data } = await get(`/chart_data?market=NSE&symbol=ARAVBANK&interval=${interval}`);

  expect(status).toBe(200);
  expect(data).toHaveProperty('0.close');
});

it.each([
  '/chart_data?market=NSE&symbol=NOBODY&interval=1d',
  '/stock_detail?market=NSE&s=NOBODY',
  '/stock_detail?market=INDEX&s=NOBODY',
  '/company?market=NSE&s=NOBODY',
  '/company?market=INDEX&s=SENSEX',
])('answers 404 to %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it.each([
  '/chart_data?market=NSE&symbol=ARAVBANK',
  '/chart_data?market=NSE&market=BSE&symbol=ARAVBANK&interval=1d',
  '/chart_data?market=NYSE&symbol=ARAVBANK&interval=1d',
  '/stock_detail?market=NSE&s=__proto__',
  '/search/',
  '/search/?query=',
  `/search/?query=${'x'.repeat(81)}`,
  '/movers',
  '/movers?kind=active&limit=0',
  '/movers?kind=active&limit=51',
  '/movers?kind=active&limit=1e1',
  '/movers?kind=active&limit=NaN',
  '/instruments?segment=fo',
  '/instruments?limit=201',
])('answers 400 with the field to %s [I1-6-VALIDATED]', async (path) => {
  const reply = await get(path);

  expect(reply.status).toBe(400);
  expect(reply.data).toHaveProperty('errors.0.field');
});

it('describes an instrument with its tick, and an index [S7-STOCK-DETAIL]', async () => {
  const { data: stock } = await get('/stock_detail?market=NSE&s=ARAVBANK');
  const { data: index } = await get('/stock_detail?market=INDEX&s=SENSEX');

  expect(stock).toMatchObject({ name: 'Aravalli Bank', segment: 'stock', lot_size: 1 });
  expect([0.05, 0.1]).toContain(Reflect.get(Object(stock), 'tick_size'));
  expect(index).toMatchObject({ sector: 'Index', quote: { symbol: 'SENSEX' } });
});

it('describes a company [S7-COMPANY]', async () => {
  const { data } = await get('/company?market=NSE&s=ARAVBANK');

  expect(data).toMatchObject({ name: 'Aravalli Bank', headquarters: 'Jaipur', founded: 1994 });
});

it('finds by a part of symbol or name [S7-SEARCH] [S3-SEARCH-RESULT]', async () => {
  const { data } = await get('/search/?query=arav');

  expect(data).toContainEqual({
    market: 'NSE',
    symbol: 'ARAVBANK',
    exchanges: [
      { market: 'NSE', symbol: 'ARAVBANK' },
      { market: 'BSE', symbol: 'ARAVBANK' },
    ],
    name: 'Aravalli Bank',
    price: expect.any(Number),
  });
});

it('ranks movers, five of them when five are asked for', async () => {
  expect((await get('/movers?kind=active&segment=stock&limit=5')).data).toHaveLength(5);
  expect((await get('/movers?kind=gainers')).data).toHaveLength(10);
});

it.each(['stock', 'otc', 'ipo'])('lists the instruments of %s only', async (segment) => {
  const page = z.parse(pageSchema, (await get(`/instruments?segment=${segment}&limit=200`)).data);

  expect(new Set(page.items.map((item) => item.segment))).toEqual(new Set([segment]));
});

it.each(['NSE:NOBODY', 'x', '__proto__', 'NSE:ARAVBANK&segment=ipo'])(
  'answers 400 to a list of instruments from %s, which is no place in it',
  async (cursor) => {
    const reply = await get(`/instruments?cursor=${cursor}`);

    expect(reply.status).toBe(400);
    expect(reply.data).toMatchObject({ errors: [{ field: 'cursor', code: 'unknown' }] });
  },
);
