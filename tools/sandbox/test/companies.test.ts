import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { instruments } from '../src/engine/index.ts';
import { call } from './support/api.ts';
import { createTestSandbox, startOfTest, type TestSandbox } from './support/testSandbox.ts';

const headers = { authorization: 'wealth-sandbox-key' };

let test: TestSandbox;

beforeAll(async () => {
  test = await createTestSandbox();
});

afterAll(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

function get(path: string) {
  return call(test.sandbox, `GET /stock/api/v1${path}`, { headers });
}

describe('companies', () => {
  it('answer actions with what prices are multiplied by [I4-1-ACTIONS]', async () => {
    const lists = await Promise.all(
      instruments.slice(110, 170).map(({ market, symbol }) => get(`/actions?market=${market}&s=${symbol}`)),
    );
    const actions = lists.flatMap(({ data }) =>
      z.parse(
        z.array(
          z.object({
            kind: z.string(),
            price_factor: z.number(),
            amount: z.nullable(z.number()),
            ratio: z.nullable(z.object({ before: z.number(), after: z.number() })),
          }),
        ),
        data,
      ),
    );
    expect(new Set(actions.map(({ kind }) => kind))).toEqual(new Set(['dividend', 'bonus', 'split']));
    for (const { kind, amount, ratio, price_factor: factor } of actions) {
      expect(kind === 'dividend').toBe(ratio === null && amount !== null);
      if (ratio) expect(factor).toBeCloseTo(ratio.before / ratio.after, 12);
    }
    expect((await get('/actions?market=INDEX&s=SENSEX')).data).toEqual([]);
  });

  it('answer nothing where there is nothing: a fund, an index, who publishes nothing [I4-1-FUNDAMENTALS]', async () => {
    const silent = instruments.find(({ profile }) => profile === null);
    const of = (market: string, symbol: string) => get(`/fundamentals?market=${market}&s=${symbol}`);

    expect((await of('NSE', 'MOHARNIF')).data).toMatchObject({
      eps: null,
      pe: null,
      quarters: [],
      shareholding: null,
    });
    expect((await of('INDEX', 'NIFTY50')).data).toMatchObject({
      eps: null,
      pe: expect.any(Number),
      years: [],
    });
    expect((await of('INDEX', 'INDIAVIX')).data).toMatchObject({ pe: null, pb: null });
    expect((await of(silent?.market ?? '', silent?.symbol ?? '')).data).toMatchObject({
      eps: null,
      years: [],
    });
    expect(
      (await get(`/company?market=${silent?.market ?? ''}&s=${silent?.symbol ?? ''}`)).data,
    ).toMatchObject({
      description: null,
      headquarters: null,
    });
  });

  it('are worth their shares times the price', async () => {
    const { data } = await get('/fundamentals?market=NSE&s=ARAVBANK');
    const { data: quotes } = await call(test.sandbox, 'POST /stock/api/v1/stock', {
      json: [{ market: 'NSE', symbol: 'ARAVBANK' }],
      headers,
    });
    const found = z.parse(
      z.object({ market_cap: z.number(), shares: z.number(), quarters: z.array(z.unknown()) }),
      data,
    );
    const [quote] = z.parse(z.array(z.object({ last_price: z.number() })), quotes);

    expect(found.market_cap).toBe(Math.round(found.shares * (quote?.last_price ?? 0)));
    expect(found.quarters).toHaveLength(8);
  });

  it.each(['/actions', '/fundamentals'])('answer 404 of nobody: %s', async (path) => {
    expect((await get(`${path}?market=NSE&s=NOBODY`)).status).toBe(404);
    expect((await get(`${path}?market=INDEX&s=NOBODY`)).status).toBe(404);
  });
});

describe('news [I4-1-NEWS]', () => {
  const newsSchema = z.object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        time: z.string(),
        sector: z.nullable(z.string()),
        symbols: z.array(z.object({ symbol: z.string() })),
      }),
    ),
    next_cursor: z.nullable(z.string()),
  });

  async function news(query: string) {
    return z.parse(newsSchema, (await get(`/news?${query}`)).data);
  }

  it('comes by pages, the newest first, and never from later', async () => {
    const first = await news('limit=30');
    const second = await news(`limit=30&cursor=${first.next_cursor ?? ''}`);
    const times = [...first.items, ...second.items].map(({ time }) => Date.parse(time));

    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(times[0]).toBeLessThanOrEqual(startOfTest);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60);
    expect((await get('/news?cursor=nowhere')).status).toBe(400);
  });

  it('is of a symbol or of a sector', async () => {
    const ofBank = await news('symbol=ARAVBANK');
    const ofSector = await news('sector=Pharma');

    expect(ofBank.items.length).toBeGreaterThan(5);
    for (const { symbols } of ofBank.items) expect(symbols).toMatchObject([{ symbol: 'ARAVBANK' }]);
    expect(new Set(ofSector.items.map(({ sector }) => sector))).toEqual(new Set(['Pharma']));
    expect((await news('symbol=NOBODY')).items).toEqual([]);
  });

  it('is published by hand, markup as text, and stays over a restart', async () => {
    const title = '<img src=x onerror=alert(1)> & more';
    const published = (about?: string) =>
      call(test.sandbox, 'POST /sandbox/v1/news', {
        json: about === undefined ? { title } : { title, about },
      });

    expect((await published('ARAVBANK')).status).toBe(200);
    expect((await published('IT')).status).toBe(200);
    expect((await published()).status).toBe(200);
    expect((await published('NOBODY')).status).toBe(404);
    await test.restart();
    expect((await news('symbol=ARAVBANK')).items[0]).toMatchObject({ title, sector: 'Financials' });
    expect((await news('sector=IT')).items[0]).toMatchObject({ title, symbols: [] });
    expect((await news('')).items.filter((item) => item.title === title)).toHaveLength(3);
  });
});
