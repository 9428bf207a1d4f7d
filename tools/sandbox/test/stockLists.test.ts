import { instrumentIdOf, markets } from '@wealth/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { instruments, tableIsinOf } from '../src/engine/index.ts';
import { call } from './support/api.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';
import { listedInstruments } from './support/listedInstruments.ts';

const headers = { authorization: 'wealth-sandbox-key' };
const rowSchema = z.object({
  market: z.enum(markets),
  symbol: z.string(),
  exchanges: z.array(z.object({ market: z.enum(markets), symbol: z.string() })),
  isin: z.string(),
  sector: z.string(),
  cap: z.nullable(z.string()),
  market_cap: z.nullable(z.number()),
  halted: z.boolean(),
  quote: z.object({ last_price: z.number(), change_percent: z.number(), upper_band: z.number() }),
});
const pageSchema = z.object({ items: z.array(rowSchema), next_cursor: z.nullable(z.string()) });

let test: TestSandbox;

beforeAll(async () => {
  test = await createTestSandbox();
});

afterAll(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

const get = (path: string) => call(test.sandbox, `GET /stock/api/v1${path}`, { headers });

async function page(query: string) {
  return z.parse(pageSchema, (await get(`/instruments?${query}`)).data);
}

async function setPrice(symbol: string, price: number) {
  const json = { market: 'NSE', symbol, price };
  expect((await call(test.sandbox, 'POST /sandbox/v1/price', { json })).status).toBe(200);
}

/** Every page of a list. */
async function whole(query: string, limit = 200) {
  const items: z.infer<typeof rowSchema>[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next = await page(`${query}&limit=${limit}&cursor=${cursor}`);
    items.push(...next.items);
    cursor = next.next_cursor;
  }
  return items;
}

describe('the list of instruments', () => {
  it('holds 2,000 that are listed, and none that is not yet [I4-1-TABLE]', async () => {
    const items = await whole('exchange=all');
    const ids = items.map((item) => instrumentIdOf(item));
    const upcoming = instruments
      .filter(({ listedOn }) => listedOn > '2026-11-19')
      .map(({ symbol }) => symbol);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(2_000);
    expect(items.filter(({ symbol }) => upcoming.includes(symbol))).toEqual([]);
  });

  it('lets nobody see the price of a share before its listing', async () => {
    const upcoming = instruments.find(({ listedOn, market }) => listedOn > '2026-11-19' && market === 'NSE');
    const symbol = upcoming?.symbol ?? '';
    const json = [{ market: 'NSE', symbol }];
    const paths = [
      `/stock_detail?market=NSE&s=${symbol}`,
      `/company?market=NSE&s=${symbol}`,
      `/actions?market=NSE&s=${symbol}`,
      `/fundamentals?market=NSE&s=${symbol}`,
      `/chart_data?market=NSE&symbol=${symbol}&interval=1d`,
    ];

    for (const path of paths) expect((await get(path)).status).toBe(404);
    expect((await call(test.sandbox, 'POST /stock/api/v1/stock', { json, headers })).data).toEqual([]);
    expect((await get(`/search/?query=${symbol}`)).data).not.toContainEqual(
      expect.objectContaining({ symbol }),
    );
  });

  it('has a share from the day of its listing, and none again when the clock goes back', async () => {
    const fresh = await createTestSandbox();
    const first = instruments
      .filter(({ listedOn, market }) => listedOn > '2026-11-19' && market === 'NSE')
      .toSorted((one, other) => (one.listedOn < other.listedOn ? -1 : 1))[0];
    const detail = async () =>
      (
        await call(fresh.sandbox, `GET /stock/api/v1/stock_detail?market=NSE&s=${first?.symbol ?? ''}`, {
          headers,
        })
      ).status;
    const setClock = (now: string) => call(fresh.sandbox, 'POST /sandbox/v1/clock', { json: { now } });

    await setClock(`${first?.listedOn ?? ''}T11:00:00+05:30`);
    expect(await detail()).toBe(200);
    const list = await call(fresh.sandbox, 'GET /stock/api/v1/instruments?segment=ipo&limit=1', { headers });
    const cursor = z.parse(pageSchema, list.data).next_cursor ?? '';
    await setClock('2026-11-19T11:00:00+05:30');
    expect(await detail()).toBe(404);
    const rest = await call(
      fresh.sandbox,
      `GET /stock/api/v1/instruments?segment=ipo&limit=200&cursor=${cursor}`,
      { headers },
    );
    expect([rest.status, JSON.stringify(rest.data).includes(`"${first?.symbol ?? ''}"`)]).toEqual([
      200,
      false,
    ]);
    await fresh.dispose();
  });

  it('has a share once, with its exchanges, and every listing where that is asked for [I4B-E9]', async () => {
    const listed = listedInstruments(test, '2026-11-19');
    const once = await whole('');
    const isins = once.map(({ isin }) => isin);
    expect(new Set(isins).size).toBe(isins.length);
    // A split has given some of them another one since.
    expect(new Set(isins.map(tableIsinOf))).toEqual(new Set(listed.map(({ isin }) => isin)));
    const bank = once.find(({ symbol }) => symbol === 'ARAVBANK');
    expect(bank).toMatchObject({
      market: 'NSE',
      exchanges: [
        { market: 'NSE', symbol: 'ARAVBANK' },
        { market: 'BSE', symbol: 'ARAVBANK' },
      ],
    });

    expect(await whole('exchange=all')).toHaveLength(listed.length);
    for (const market of ['NSE', 'BSE']) {
      const items = await whole(`exchange=${market}`);
      expect(new Set(items.map((item) => item.market))).toEqual(new Set([market]));
      expect(items).toHaveLength(listed.filter((instrument) => instrument.market === market).length);
    }
    const ofBse = z.object({ total: z.number(), segment_counts: z.object({ all: z.number() }) });
    const { total, segment_counts: counts } = z.parse(ofBse, (await get('/instruments?exchange=BSE')).data);
    expect(counts.all).toBe(total);
    expect((await get('/instruments?exchange=MCX')).status).toBe(400);
  });

  it('finds a share once in a search, at the exchange that was asked for [I4B-E9]', async () => {
    const search = async (text: string) =>
      z.parse(
        z.array(z.object({ market: z.string(), symbol: z.string(), exchanges: z.array(z.unknown()) })),
        (await get(`/search/?query=${encodeURIComponent(text)}`)).data,
      );
    expect((await search('aravbank')).map(({ market, exchanges }) => [market, exchanges.length])).toEqual([
      ['NSE', 2],
    ]);
    expect((await search('BSE:ARAVBANK'))[0]).toMatchObject({ market: 'BSE', symbol: 'ARAVBANK' });
    expect((await search('nifty50'))[0]?.exchanges).toEqual([{ market: 'INDEX', symbol: 'NIFTY50' }]);
  });

  it.each(['all', 'stock', 'otc', 'ipo'])(
    'comes by pages of %s without a gap or a double',
    async (segment) => {
      const inSmall = (await whole(`segment=${segment}`, 120)).map((item) => instrumentIdOf(item));
      const inLarge = (await whole(`segment=${segment}`)).map((item) => instrumentIdOf(item));

      expect(inSmall).toEqual(inLarge);
      expect(new Set(inSmall).size).toBe(inSmall.length);
    },
  );

  it('says how many there are, in the list and in each segment [I4-2-PAGE]', async () => {
    const counts = z.object({ all: z.number(), stock: z.number(), otc: z.number(), ipo: z.number() });
    const schema = z.object({ total: z.number(), segment_counts: counts });
    const { data } = await get('/instruments?sector=Energy&limit=1');
    const { total, segment_counts: inSegment } = z.parse(schema, data);

    expect(total).toBe((await whole('sector=Energy')).length);
    for (const segment of ['all', 'stock', 'otc', 'ipo'] as const) {
      expect(inSegment[segment]).toBe((await whole(`segment=${segment}`)).length);
    }
  });

  it('is sorted by the server, and keeps the order of its first page while prices move [I4-2-CURSOR]', async () => {
    const query = 'sort=last_price&order=desc&segment=otc';
    const before = (await whole(query)).map((item) => instrumentIdOf(item));
    const first = await page(`${query}&limit=10`);
    await setPrice('SVARNREF', 300);
    const rest = await page(`${query}&limit=200&cursor=${first.next_cursor ?? ''}`);
    const seen = [...first.items, ...rest.items].map((item) => instrumentIdOf(item));

    expect(new Set(seen)).toEqual(new Set(before));
    expect(seen).toHaveLength(before.length);
    expect([...rest.items].find(({ symbol }) => symbol === 'SVARNREF')?.quote.last_price).toBe(300);
  });

  it.each(['asc', 'desc'])('goes by market capitalisation %s [I4-2-SORT]', async (order) => {
    const sizes = (await whole(`exchange=all&sort=market_cap&order=${order}&cap=large`)).map(
      (item) => item.market_cap ?? 0,
    );
    const sorted = sizes.toSorted((one, other) => (order === 'asc' ? one - other : other - one));

    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes).toEqual(sorted);
  });

  it('is filtered by sector and size [I4-2-FILTERS]', async () => {
    const items = await whole('sector=Pharma&cap=mid');

    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map(({ sector, cap }) => `${sector} ${cap}`))).toEqual(new Set(['Pharma mid']));
  });

  it('shows what stands at its band, and near 52 weeks [I4-2-FILTERS]', async () => {
    const detail = z.parse(rowSchema, (await get('/stock_detail?market=NSE&s=GANDHAK')).data);
    await setPrice('GANDHAK', detail.quote.upper_band);
    const hits = await whole('band_hit=upper');

    expect(hits.map(({ symbol }) => symbol)).toContain('GANDHAK');
    for (const { quote } of hits) expect(quote.last_price).toBe(quote.upper_band);
    expect((await whole('band_hit=lower')).map(({ symbol }) => symbol)).not.toContain('GANDHAK');
    expect((await whole('near_52w=high')).length).toBeLessThan(1_500);
  });

  it.each(['sort=luck', 'order=up', 'sector=Luck', 'cap=huge', 'band_hit=2', 'near_52w=both'])(
    'answers 400 with the field to %s [I1-6-VALIDATED]',
    async (query) => {
      const reply = await get(`/instruments?${query}`);

      expect(reply.status).toBe(400);
      expect(reply.data).toHaveProperty('errors.0.field');
    },
  );

  it('does not go on in another list', async () => {
    const { next_cursor: cursor } = await page('sort=volume&limit=5');

    expect((await get(`/instruments?sort=name&limit=5&cursor=${cursor ?? ''}`)).status).toBe(400);
  });
});

it('finds by Hindi, by a mistake and by ISIN [I4-6-RANKING]', async () => {
  const isin = instruments.find(({ symbol }) => symbol === 'URJASTOR')?.isin ?? '';
  for (const [text, symbol] of [
    ['अरावली बैंक', 'ARAVBANK'],
    ['sehshtech', 'SHESHTECH'],
    [isin, 'URJASTOR'],
  ] as const) {
    const { data } = await get(`/search/?query=${encodeURIComponent(text)}`);
    expect(data).toHaveProperty('0.symbol', symbol);
  }
});

it('describes a share with all that a list carries, and an index with its members [I4-1-INDICES]', async () => {
  const { data: share } = await get('/stock_detail?market=NSE&s=ARAVBANK');
  const { data: index } = await get('/stock_detail?market=INDEX&s=NIFTYBANK');
  const members = z.parse(
    z.object({ constituents: z.array(z.object({ symbol: z.string(), weight: z.number() })) }),
    index,
  ).constituents;

  expect(share).toMatchObject({ closing_auction: true, halted: false, cap: 'large', series: 'EQ' });
  expect(members).toHaveLength(12);
  expect(members.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0)).toBe(10_000);
});

it('says that a suspended share is halted', async () => {
  const suspended = instruments.find(({ isHalted }) => isHalted);

  const { data } = await get(`/stock_detail?market=${suspended?.market ?? ''}&s=${suspended?.symbol ?? ''}`);
  expect(data).toMatchObject({ halted: true });
});

describe('the whole market', () => {
  it('is summed up by sectors [I4-2-SECTORS]', async () => {
    const sectors = z.parse(
      z.array(
        z.object({ sector: z.string(), market_cap: z.number(), turnover: z.number(), count: z.number() }),
      ),
      (await get('/sectors')).data,
    );
    expect(sectors).toHaveLength(12);
    expect(sectors.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(1_900);
    for (const { market_cap: size, turnover } of sectors) expect(size > turnover && turnover > 0).toBe(true);
  });

  it.each(['market_cap', 'turnover', 'volume', 'year_return', 'near_high', 'near_low'])(
    'is ranked by %s [I4-2-RANKINGS]',
    async (by) => {
      const rows = z.parse(
        z.array(z.object({ rank: z.number(), value: z.number() })),
        (await get(`/rankings?by=${by}&limit=20`)).data,
      );
      const values = rows.map(({ value }) => (by === 'near_low' ? -value : value));
      expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    },
  );
});
