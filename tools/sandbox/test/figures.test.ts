import { join } from 'node:path';
import { addDays, calendarDay, fromWire, istDay, longTermFrom, termOf } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../src/database/database.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { createLedger } from '../src/ledger/createLedger.ts';
import { systemRandom } from '../src/machine/systemRandom.ts';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

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
const orderSchema = z.object({
  instrument: z.object({ symbol: z.string() }),
  status: z.string(),
  quantity: z.number(),
  filled_quantity: z.number(),
  filled_value: z.number(),
  filled_at: z.string(),
  charges_total: z.number(),
  blocked: z.number(),
});
const candleSchema = z.object({ time: z.number(), low: z.number(), high: z.number() });

let test: TestSandbox;

/** What the entries of a client say of each money account, what is broken, and the net of the dividends. */
function readLedger(mobile: string) {
  const database = openDatabase(join(test.dataFolder, 'wealth.db'));
  const ledger = createLedger({ database, clock: { now: test.now }, random: systemRandom });
  const { id } = database.all(
    database.query.selectFrom('client').select('id').where('mobile', '=', mobile),
  )[0] ?? { id: '' };
  const accounts = new Map<string, number>();
  for (const { phase, unit, debit, credit, amount } of ledger.entries(id)) {
    if (phase !== 'posted' || unit !== 'INR') continue;
    accounts.set(debit, (accounts.get(debit) ?? 0) - amount);
    accounts.set(credit, (accounts.get(credit) ?? 0) + amount);
  }
  const dividends = ledger.dividends(id);
  const broken = checkLedger(database, test.now());
  database.close();
  return { accounts, broken, dividends: dividends.reduce((paise, { net }) => paise + net, 0) };
}

eachSandbox((made) => {
  test = made;
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
  it('add up to the paisa [I5A-3-READ]', async () => {
    const { portfolio, asset, holdings } = await read(mobile);

    expect(sum([asset.cash, asset.unsettled, -asset.blocked])).toBe(fromWire(asset.available));
    expect(sum([asset.cash, asset.unsettled, asset.holdings_value])).toBe(fromWire(asset.total));
    const blockedOfCash = Math.max(0, sum([asset.blocked, -asset.unsettled]));
    expect(fromWire(asset.withdrawable)).toBe(Math.max(0, fromWire(asset.cash) - blockedOfCash));
    expect(asset.holdings_value).toBe(portfolio.value);
    expect(sum(holdings.map(({ value }) => value))).toBe(fromWire(portfolio.value));
    expect(sum(holdings.map(({ pnl }) => pnl))).toBe(fromWire(portfolio.unrealised));
    expect(sum(holdings.map(({ day_change }) => day_change))).toBe(fromWire(portfolio.day_change));
    expect(sum([portfolio.invested, portfolio.unrealised])).toBe(fromWire(portfolio.value));
  });

  it('reconcile with the ledger: what came in, gains and charges are what is there [I5A-3-READ]', async () => {
    const { portfolio, asset } = await read(mobile);
    const { accounts, broken, dividends } = readLedger(mobile);
    const total = (isMeant: (account: string) => boolean) =>
      [...accounts].reduce((paise, [account, amount]) => (isMeant(account) ? paise + amount : paise), 0);
    const charges = total((account) => account.startsWith('charges/'));
    // What a waiver took off the charges came out of our own funds.
    const waived = -total((account) => account.startsWith('ownFunds'));
    const deposits = -total((account) => account.endsWith('/bank'));

    expect(broken).toEqual([]);
    expect(deposits + dividends + waived - charges + sum([portfolio.realised, portfolio.unrealised])).toBe(
      fromWire(asset.total),
    );
    expect(total((account) => /\/(?:cash|unsettled)$/.test(account))).toBe(
      sum([asset.cash, asset.unsettled]),
    );
  });
});

describe('the seeds', () => {
  it('give the first client nine holdings, one settling, about ₹6.4 lakh and a sale on its way [I1-6-SEEDS]', async () => {
    const { asset, holdings, portfolio } = await read('9876543210');

    expect(holdings).toHaveLength(9);
    expect(holdings.filter(({ t1_quantity }) => t1_quantity > 0)).toHaveLength(1);
    expect(asset.available).toBeGreaterThanOrEqual(642_000);
    expect(asset.available).toBeLessThan(643_000);
    // Only an order blocks money, and no order of theirs waits.
    expect(asset.blocked).toBe(0);
    expect(asset.unsettled).toBeGreaterThan(40_000);
    expect(portfolio.realised).not.toBe(0);
  });

  it('give the first client orders that were filled at what was traded on their day, and count them [D-SEEDS]', async () => {
    const { access_token: token } = await signIn(test.sandbox, '9876543210');
    const { data } = await call(test.sandbox, 'GET /trade/app/v1/orders?status=history', { token });
    const { items } = z.parse(z.object({ items: z.array(orderSchema) }), data);
    expect(items).toHaveLength(17);
    for (const { filled_at: at, filled_value: value, instrument, ...order } of items) {
      expect(order).toMatchObject({ status: 'COMPLETE', filled_quantity: order.quantity, blocked: 0 });
      expect(order.charges_total).toBeGreaterThan(0);
      const days = await call(
        test.sandbox,
        `GET /stock/api/v1/chart_data?market=NSE&symbol=${instrument.symbol}&interval=1d&limit=500&adjusted=false`,
        { headers: { authorization: 'wealth-sandbox-key' } },
      );
      const candles = z.parse(z.array(candleSchema), days.data);
      const day = candles.find(({ time }) => istDay(time * 1000) === istDay(Date.parse(at)));
      const price = value / order.quantity;
      expect(price).toBeGreaterThanOrEqual(day?.low ?? Infinity);
      expect(price).toBeLessThanOrEqual(day?.high ?? 0);
    }
    expect((await call(test.sandbox, 'GET /auth/app/v1/client_info', { token })).data).toMatchObject({
      order_num: 17,
    });
  });

  it('give the first client one lot of 2024, and one that turns long term in nine days [I4B-A24]', async () => {
    const { access_token: token } = await signIn(test.sandbox, '9876543210');
    const { data } = await call(test.sandbox, 'GET /stat/app/v1/lots?limit=200', { token });
    const lot = z.object({ bought_on: z.string(), quantity: z.number() });
    const { open } = z.parse(z.object({ open: z.array(lot) }), data);
    const days = open.map(({ bought_on: day }) => calendarDay(day)).toSorted();
    expect(days[0]).toBe('2024-12-10');
    expect(termOf(calendarDay(days[0] ?? ''), istDay(test.now()))).toBe('longTerm');
    const next = days.map(longTermFrom).find((day) => day > istDay(test.now()));
    expect(next).toBe(addDays(istDay(test.now()), 9));
    expect(open.map(({ quantity }) => quantity)).toEqual(expect.arrayContaining([25, 25, 100]));
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
    { now: '2026-11-19T07:59:59+05:30', onTheWay: 1 },
    { now: '2026-11-21T12:00:00+05:30', onTheWay: 1 },
    { now: '2026-11-24T12:00:00+05:30', onTheWay: 1 },
    { now: '2027-01-01T00:00:00+05:30', onTheWay: 1 },
    // The day before is settled, and this one has not opened.
    { now: '2026-11-19T08:00:00+05:30', onTheWay: 0 },
    { now: '2026-11-25T09:14:59+05:30', onTheWay: 0 },
    { now: '2026-11-25T09:15:00+05:30', onTheWay: 1 },
  ])('have $onTheWay sale and purchase on their way at $now [I5A-3-SEEDS]', async ({ now, onTheWay }) => {
    test.advance(Date.parse(now) - test.now());
    await call(test.sandbox, 'POST /sandbox/v1/reset', { json: {} });
    const { asset, holdings } = await read('9876543210');

    expect(asset.available).toBeGreaterThanOrEqual(642_000);
    expect(asset.unsettled > 0).toBe(onTheWay === 1);
    expect(holdings.filter(({ t1_quantity }) => t1_quantity > 0)).toHaveLength(onTheWay);
  });

  it('are posted through the ledger: a trade is what its entries say, a dividend goes to the bank [I5A-3-SEEDS] [I5A-3-DIVIDEND]', () => {
    const rich = readLedger('9876543215');
    const holder = readLedger('9876543210');

    expect(holder.broken).toEqual([]);
    // 500 × ₹11 and 240 × ₹8 without tax; of 500,000 × ₹11 the company deducts 10 %.
    expect(holder.dividends).toBe(742_000);
    expect(rich.dividends).toBe(495_000_000);
  });
});

it('the sale and the purchase settle by the clock, at 08:00 of the next trading day [I1-6-CLOCK] [I5A-3-READ]', async () => {
  const before = await read('9876543210');
  const at = (now: string) => call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now } });
  await at('2026-11-20T07:59:59+05:30');
  const lastSecond = await read('9876543210');
  await at('2026-11-20T08:00:00+05:30');
  const after = await read('9876543210');

  expect(before.asset.unsettled).toBeGreaterThan(0);
  expect(lastSecond.asset).toMatchObject({ cash: before.asset.cash, unsettled: before.asset.unsettled });
  expect(after.asset.unsettled).toBe(0);
  expect(sum([before.asset.cash, before.asset.unsettled])).toBe(fromWire(after.asset.cash));
  expect(after.asset.available).toBe(before.asset.available);
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
