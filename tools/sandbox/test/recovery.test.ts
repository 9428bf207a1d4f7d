import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import {
  createOrderClient,
  detailOf,
  faultsOf,
  type OrderClient,
  type OrderDetail,
} from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

const setMode = (mode: 'always-open' | 'exchange-hours') =>
  call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode } });

/** Tokens live on the sandbox's clock: the client signs in again. */
async function at(now: string): Promise<void> {
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now } });
  client = await createOrderClient(test);
}

/** The candle of the minute in which an order was traded. */
async function minuteOf({ trades }: OrderDetail): Promise<unknown> {
  const time = Math.floor(Date.parse(trades[0]?.time ?? '') / 60_000) * 60;
  const path =
    `/stock/api/v1/chart_data?market=NSE&symbol=ARAVBANK&interval=1m&before=${time + 60}&limit=1` as const;
  const { data } = await call(test.sandbox, `GET ${path}`, {
    headers: { authorization: 'wealth-sandbox-key' },
  });
  return data;
}

describe('a day that ends while nobody has looked', () => {
  it.each([
    { what: 'closed', leave: () => undefined },
    {
      what: 'saved and closed',
      leave: () => {
        test.timers.run(5_000);
      },
    },
  ])(
    'ends its orders, also when the sandbox is $what before the next round [I5A-4-JOURNAL]',
    async ({ leave }) => {
      const order = detailOf(await client.place({ price: await client.restingPrice() }));
      const { available } = await client.asset();
      // Past midnight, at which the days of a market that is always open end.
      test.advance(14 * 3_600_000);
      leave();
      await test.restart();
      client = await createOrderClient(test);

      expect(await client.order(order.id)).toMatchObject({ status: 'EXPIRED', blocked: 0 });
      expect((await client.asset()).available).toBeGreaterThan(available);
    },
  );
});

describe('a day whose end cannot be written', () => {
  it('is told again until it is, also when it was saved and another process goes on [I5A-4-JOURNAL]', async () => {
    const { available, blocked } = await client.asset();
    const resting = detailOf(await client.place({ price: await client.restingPrice() }));
    const traded = detailOf(await client.place({ order_type: 'MARKET', quantity: 60 }));
    test.pass(120_000);
    const candle = await minuteOf(traded);
    test.sql(
      "CREATE TRIGGER fault BEFORE UPDATE OF status ON client_order WHEN NEW.status = 'EXPIRED' BEGIN SELECT RAISE(ABORT, 'fault'); END",
    );
    test.pass(14 * 3_600_000);
    test.timers.run(5_000);
    test.timers.run(250);
    expect(test.errors.splice(0).length).toBeGreaterThan(0);
    client = await createOrderClient(test);
    expect((await client.order(resting.id)).status).toBe('OPEN');

    test.sql('DROP TRIGGER fault');
    test.pass();
    expect((await client.order(resting.id)).status).toBe('EXPIRED');
    expect((await client.asset()).blocked).toBe(blocked);
    expect((await client.asset()).available).toBeLessThan(available);
    // The day is as it was, though it was played twice.
    expect(await minuteOf(traded)).toEqual(candle);
    test.timers.run(5_000);
    expect(test.countRows('exchange_command')).toBe(0);

    await test.restart();
    client = await createOrderClient(test);
    expect(await minuteOf(traded)).toEqual(candle);
    expect(await client.order(traded.id)).toMatchObject({ status: 'COMPLETE', filled_quantity: 60 });
  });

  it('is told by the next process where this one never could', async () => {
    const resting = detailOf(await client.place({ price: await client.restingPrice() }));
    test.sql(
      "CREATE TRIGGER fault BEFORE UPDATE OF status ON client_order WHEN NEW.status = 'EXPIRED' BEGIN SELECT RAISE(ABORT, 'fault'); END",
    );
    test.pass(14 * 3_600_000);
    test.timers.run(5_000);
    await test.restart(() => test.sql('DROP TRIGGER fault'));
    expect(test.errors.splice(0).length).toBeGreaterThan(0);

    client = await createOrderClient(test);
    expect(await client.order(resting.id)).toMatchObject({ status: 'EXPIRED', blocked: 0 });
  });
});

describe('a switch of the mode', () => {
  it('ends what stood, takes orders of the same day after it, and is not undone by a restart [I5A-4-JOURNAL]', async () => {
    const price = await client.restingPrice();
    const before = detailOf(await client.place({ price }));
    await setMode('exchange-hours');
    expect((await client.order(before.id)).status).toBe('EXPIRED');
    const after = detailOf(await client.place({ price: price + 1 }));
    expect(after.status).toBe('OPEN');
    await test.restart();
    expect((await client.order(before.id)).status).toBe('EXPIRED');
    expect((await client.order(after.id)).status).toBe('OPEN');

    expect((await client.cancel(after.id)).status).toBe(200);
    expect(detailOf(await client.place({ order_type: 'MARKET', quantity: 50 })).status).toBe('COMPLETE');
  });
});

describe('the market order of an auction', () => {
  it('needs what every price of the band would cost, and says so [I5A-1-CHECKS]', async () => {
    await setMode('exchange-hours');
    await at('2026-11-19T18:00:00+05:30');
    const { last_price: last, upper_band: upper } = await client.quote();
    const { available } = await client.asset();
    // Between what 3 % of protection would cost, and the band's end.
    const quantity = Math.floor((available / (last * 1.03) + available / upper) / 2);

    const reply = await client.place({ order_type: 'MARKET', quantity });

    expect(reply.status).toBe(400);
    expect(faultsOf(reply)).toEqual(['quantity not_enough_funds']);
  });
});

describe('an order that is partly filled', () => {
  it('is what it was after each restart, fills on, and no trade of it is booked twice [I4B-B1]', async () => {
    const { last_price: last } = await client.quote();
    const { data } = await call(test.sandbox, 'GET /stock/api/v1/stock_detail?market=NSE&s=ARAVBANK', {
      headers: { authorization: 'wealth-sandbox-key' },
    });
    const asks = z.array(z.object({ price: z.number(), quantity: z.number() }));
    const [ask] = z.parse(z.object({ depth: z.object({ asks }) }), data).depth.asks;
    if (!ask) throw new Error('nobody sells');
    const order = detailOf(await client.place({ price: ask.price, quantity: ask.quantity + 100 }));
    expect(order.status).toBe('PARTIAL');
    const before = await client.asset();
    for (let count = 0; count < 2; count += 1) {
      await test.restart();
      client = await createOrderClient(test);
      expect(await client.order(order.id)).toEqual(order);
      expect(await client.asset()).toEqual(before);
    }

    await client.setPrice(last - 3);
    test.pass(5_000);
    const later = await client.order(order.id);
    expect(later.filled_quantity).toBeGreaterThan(order.filled_quantity);
    expect(later.trades.slice(0, order.trades.length)).toEqual(order.trades);
    expect(later.trades.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(later.filled_quantity);
    await test.restart();
    client = await createOrderClient(test);
    expect(await client.order(order.id)).toEqual(later);
    expect(test.errors).toEqual([]);
  });
});
