import { fromWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eachSandbox } from './support/eachSandbox.ts';
import { createFundClient, fundOf } from './support/fundClient.ts';
import { createOrderClient } from './support/orderClient.ts';
import { createReturnsClient, paiseOf } from './support/returnsClient.ts';
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
  pledged: z.number(),
  withdrawable: z.number(),
  total: z.number(),
});
const holdingsSchema = z.array(
  z.object({ isin: z.string(), value: z.number(), pnl: z.number(), day_change: z.number() }),
);
let test: TestSandbox;
eachSandbox((made) => {
  test = made;
});

async function everything(mobile: string) {
  const client = await createReturnsClient(test, mobile);
  return {
    ...client,
    portfolio: z.parse(portfolioSchema, await client.read('portfolio')),
    asset: z.parse(assetSchema, await client.read('asset')),
    holdings: z.parse(holdingsSchema, await client.read('holdings')),
    all: await client.returns(),
    points: (await client.profit()).points,
  };
}

type Everything = Awaited<ReturnType<typeof everything>>;

/** One figure is one figure, wherever it stands. */
function expectSame({ portfolio, asset, holdings, all, points }: Everything): void {
  const { value, unrealised, realised } = portfolio;
  const last = points.at(-1);
  expect(all).toMatchObject({ end_value: value, gain: { price_held: unrealised, price_sold: realised } });
  expect(all.assets).toMatchObject({ holdings: value, total: asset.total, cash: asset.cash });
  expect(paiseOf(holdings.map((holding) => holding.value))).toBe(fromWire(value));
  if (!last) {
    expect(value).toBe(0);
    return;
  }
  expect(last).toMatchObject({ value, unrealised, realised, gain: all.gain.total });
  expect(last.index_value).toBe(all.index.value);
}

function expectAddsUp({ portfolio, all }: Everything): void {
  for (const list of [all.allocation.sector, all.allocation.share, all.allocation.segment]) {
    expect(paiseOf(list.map(({ value }) => value))).toBe(fromWire(portfolio.value));
    const tenths = list.reduce((total, { weight }) => total + Math.round(weight * 10), 0);
    expect(tenths).toBe(list.length === 0 ? 0 : 1_000);
  }
  const { total, ...parts } = all.gain;
  expect(paiseOf(Object.values(parts))).toBe(fromWire(total));
  expect(paiseOf([all.end_value, -all.start_value, -all.net_invested])).toBe(fromWire(total));
  expect(paiseOf([all.end_value, -all.index.value])).toBe(fromWire(all.index.difference));
  expect(paiseOf([total, -all.index.gain])).toBe(fromWire(all.index.difference));
  expect(paiseOf([all.if_sold.charges, all.if_sold.tax])).toBe(fromWire(all.if_sold.deducted));
  expect(paiseOf([all.end_value, all.if_sold.deducted])).toBe(fromWire(all.if_sold.value));
}

describe.each(['9876543210', '9876543214', '9876543215'])('the figures of %s', (mobile) => {
  it('agree to the paisa wherever they stand, and their parts add up [I5B-2-SAME] [DEM-1] [DEM-14]', async () => {
    const read = await everything(mobile);
    expectSame(read);
    expectAddsUp(read);
    const exit = z.parse(z.object({ net: z.number(), charges_total: z.number() }), await read.read('exit'));
    expect(read.all.if_sold).toMatchObject({ value: exit.net, charges: 0 - exit.charges_total });
  });

  it('have lines that add up to them, and to what the other screens say [I5B-2-FIGURES] [DEM-1]', async () => {
    const { figure, portfolio, asset, all } = await everything(mobile);
    const said: Record<string, number> = {
      value: portfolio.value,
      invested: portfolio.invested,
      day_change: portfolio.day_change,
      gain: all.gain.total,
      price_held: portfolio.unrealised,
      price_sold: portfolio.realised,
      dividends: all.gain.dividends,
      charges: all.gain.charges,
      tax: all.gain.tax,
      net_invested: all.net_invested,
      cash: asset.cash,
      available: asset.available,
      blocked: asset.blocked,
      unsettled: asset.unsettled,
      pledged: asset.pledged,
      withdrawable: asset.withdrawable,
      total: asset.total,
    };
    for (const [id, value] of Object.entries(said)) {
      const made = await figure(id);
      expect([id, made.value]).toEqual([id, value]);
      expect([id, paiseOf(made.lines.map(({ amount }) => amount))]).toEqual([id, fromWire(value)]);
      if (made.terms.length > 0)
        expect(paiseOf(made.terms.map(({ amount }) => amount))).toBe(fromWire(value));
    }
  });

  it('of one holding are its row, and those of all holdings come to the whole [I5B-2-FIGURES]', async () => {
    const { figure, holdings } = await everything(mobile);
    for (const { isin, value, pnl, day_change } of holdings) {
      const query = `?isin=${isin}`;
      expect((await figure('value', query)).value).toBe(value);
      expect((await figure('price_held', query)).value).toBe(pnl);
      expect((await figure('day_change', query)).value).toBe(day_change);
    }
    const [first] = holdings;
    if (!first) return;
    const lots = (await figure('price_held', `?isin=${first.isin}`)).lines;
    expect(lots.every(({ isin, entry }) => isin === first.isin && entry !== undefined)).toBe(true);
  });
});

describe('the figures of a client who trades', () => {
  it('agree after a purchase, a sale the next day, and while an order waits [I5B-2-SAME] [DEM-1]', async () => {
    const before = await everything('9876543210');
    const chargedBefore = (await before.figure('charges')).lines.length;
    const orders = await createOrderClient(test);
    const { last_price: price } = await orders.quote();
    await orders.place({ quantity: 30, price: Math.ceil(price * 1.01) });
    test.pass();
    expectSame(await everything('9876543210'));
    test.advance(26 * 3_600_000);
    const later = await createOrderClient(test);
    const { last_price: newPrice } = await later.quote();
    await later.place({ side: 'SELL', quantity: 20, price: Math.floor(newPrice * 0.99) });
    test.pass();
    await later.place({ price: await later.restingPrice() });

    const after = await everything('9876543210');
    expectSame(after);
    expectAddsUp(after);
    expect(after.all.stats.sales).toBe(before.all.stats.sales + 1);
    expect(after.all.stats.turnover).toBeGreaterThan(before.all.stats.turnover);
    expect((await after.figure('charges')).lines).toHaveLength(chargedBefore + 2);
    const blocked = await after.figure('blocked');
    expect(blocked.value).toBe(after.asset.blocked);
    expect(blocked.lines).toMatchObject([{ code: 'waiting_orders', source: { kind: 'order' } }]);
    expect((await after.figure('available')).value).toBe(after.asset.available);
  });

  it('of what a deposit brings are money, and no part of the returns [I5B-BAD-DEPOSIT]', async () => {
    const funds = await createFundClient(test);
    const before = await everything('9876543210');
    const deposit = fundOf(await funds.deposit());
    await funds.pay(deposit.id);

    const after = await everything('9876543210');
    expect(paiseOf([after.asset.cash, -before.asset.cash])).toBe(fromWire(25_000));
    expect(after.all.net_invested).toBe(before.all.net_invested);
    expect(after.all.xirr).toEqual(before.all.xirr);
    expect((await after.figure('cash')).value).toBe(after.asset.cash);
    expectSame(after);
  });
});
