import { join } from 'node:path';
import { fromWire } from '@wealth/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../src/database/database.ts';
import { call, signIn } from './support/api.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const portfolioSchema = z.object({
  value: z.number(),
  invested: z.number(),
  day_change: z.number(),
  realised: z.number(),
  unrealised: z.number(),
});
const assetSchema = z.object({
  cash: z.number(),
  available: z.number(),
  blocked: z.number(),
  unsettled: z.number(),
  withdrawable: z.number(),
  holdings_value: z.number(),
  total: z.number(),
});
const holdingsSchema = z.array(
  z.object({
    instrument: z.object({ symbol: z.string() }),
    quantity: z.number(),
    t1_quantity: z.number(),
    value: z.number(),
    pnl: z.number(),
    day_change: z.number(),
  }),
);

let test: TestSandbox;

beforeEach(async () => {
  test = await createTestSandbox();
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

async function read(mobile: string) {
  const { access_token: token } = await signIn(test.sandbox, mobile);
  const get = async (path: `/${string}`) =>
    (await call(test.sandbox, `GET /stat/app/v1${path}`, { token })).data;
  return {
    portfolio: z.parse(portfolioSchema, await get('/portfolio')),
    asset: z.parse(assetSchema, await get('/asset')),
    holdings: z.parse(holdingsSchema, await get('/holdings')),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + fromWire(amount), 0);
}

describe.each(['9876543210', '9876543214', '9876543215'])('the figures of %s', (mobile) => {
  it('add up to the paisa', async () => {
    const { portfolio, asset, holdings } = await read(mobile);

    expect(sum([asset.available, asset.blocked, asset.unsettled])).toBe(fromWire(asset.cash));
    expect(sum([asset.cash, asset.holdings_value])).toBe(fromWire(asset.total));
    expect(asset.holdings_value).toBe(portfolio.value);
    expect(sum(holdings.map(({ value }) => value))).toBe(fromWire(portfolio.value));
    expect(sum(holdings.map(({ pnl }) => pnl))).toBe(fromWire(portfolio.unrealised));
    expect(sum(holdings.map(({ day_change }) => day_change))).toBe(fromWire(portfolio.day_change));
    expect(sum([portfolio.invested, portfolio.unrealised])).toBe(fromWire(portfolio.value));
  });

  it('reconcile with the ledger: what came in, gains, dividends and charges are what is there', async () => {
    const { portfolio, asset } = await read(mobile);
    const database = openDatabase(join(test.dataFolder, 'wealth.db'));
    const entries = database.all(
      database.query
        .selectFrom('ledger_entry')
        .innerJoin('client', 'client.id', 'ledger_entry.client_id')
        .select(['kind', 'amount_paise'])
        .where('mobile', '=', mobile),
    );
    database.close();
    const total = (...kinds: string[]) =>
      entries
        .filter(({ kind }) => kinds.includes(kind))
        .reduce((paise, entry) => paise + entry.amount_paise, 0);

    expect(
      total('deposit', 'withdrawal', 'dividend', 'charges') + sum([portfolio.realised, portfolio.unrealised]),
    ).toBe(fromWire(asset.total));
    expect(entries.reduce((paise, entry) => paise + entry.amount_paise, 0)).toBe(fromWire(asset.cash));
  });
});

describe('the seeds', () => {
  it('give the first client nine holdings, one settling, about ₹6.4 lakh, a sale on its way and a block [I1-6-SEEDS]', async () => {
    const { asset, holdings, portfolio } = await read('9876543210');

    expect(holdings).toHaveLength(9);
    expect(holdings.filter(({ t1_quantity }) => t1_quantity > 0)).toHaveLength(1);
    expect(asset.available).toBeGreaterThanOrEqual(642_000);
    expect(asset.available).toBeLessThan(643_000);
    expect(asset.blocked).toBe(38_634.35);
    expect(asset.unsettled).toBeGreaterThan(40_000);
    expect(portfolio.realised).not.toBe(0);
  });

  it('give the empty client nothing', async () => {
    const { portfolio, asset, holdings } = await read('9876543214');

    expect(holdings).toEqual([]);
    expect(new Set([...Object.values(portfolio), ...Object.values(asset)])).toEqual(new Set([0]));
  });

  it('give the wealthy client ₹60 crore and holdings for block deals [D-SEEDS]', async () => {
    const { asset, holdings } = await read('9876543215');

    expect(asset.available).toBeGreaterThanOrEqual(600_000_000);
    expect(asset.available).toBeLessThan(600_001_000);
    for (const { value } of holdings) expect(value).toBeGreaterThan(250_000_000);
  });

  it.each([
    '2026-11-19T08:00:00+05:30',
    '2026-11-21T12:00:00+05:30',
    '2026-11-24T12:00:00+05:30',
    '2026-11-25T09:14:59+05:30',
    '2027-01-01T00:00:00+05:30',
  ])('have a sale on its way at %s too', async (now) => {
    test.advance(Date.parse(now) - test.now());
    await call(test.sandbox, 'POST /sandbox/v1/reset', { json: {} });
    const { asset, holdings } = await read('9876543210');

    expect(asset.unsettled).toBeGreaterThan(0);
    expect(holdings.filter(({ t1_quantity }) => t1_quantity > 0)).toHaveLength(1);
  });
});

it('the sale and the purchase settle by the clock [I1-6-CLOCK]', async () => {
  const before = await read('9876543210');
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: '2026-11-20T13:30:00+05:30' } });
  const after = await read('9876543210');

  expect(after.asset.unsettled).toBe(0);
  expect(after.asset.cash).toBe(before.asset.cash);
  expect(sum([before.asset.available, before.asset.unsettled])).toBe(fromWire(after.asset.available));
  expect(after.holdings.filter(({ t1_quantity }) => t1_quantity > 0)).toEqual([]);
});

it('a price that is set moves the figures with it', async () => {
  const before = await read('9876543210');
  const set = await call(test.sandbox, 'POST /sandbox/v1/price', {
    json: { market: 'NSE', symbol: 'ARAVBANK', price: 1_000 },
  });
  const after = await read('9876543210');
  const other = await call(test.sandbox, 'POST /sandbox/v1/price', {
    json: { market: 'NSE', symbol: 'ARAVBANK', price: 1_010 },
  });
  const last = await read('9876543210');

  expect([set.status, other.status]).toEqual([200, 200]);
  expect(sum([last.portfolio.value, -after.portfolio.value])).toBe(820 * 1_000);
  expect(before.portfolio.invested).toBe(last.portfolio.invested);
});
