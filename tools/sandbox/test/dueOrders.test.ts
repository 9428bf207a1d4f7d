import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import {
  createOrderClient,
  detailOf,
  type OrderClient,
  type OrderDetail,
  type OrderWish,
} from './support/orderClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

/** A Thursday, with continuous trading from 09:15 to 15:15 and the closing auction after it. */
const evening = '2026-11-19T20:00:00+05:30';
const nextDay = '2026-11-20';
const candlesSchema = z.array(z.object({ time: z.number(), high: z.number(), low: z.number() }));
const noticesSchema = z.object({
  items: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.string()), time: z.string() })),
});

let test: TestSandbox;
let client: OrderClient;

async function start(): Promise<void> {
  test = await createTestSandbox({ mode: 'exchange-hours' });
  await jumpTo(evening);
  client = await createOrderClient(test);
}

beforeEach(start);

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

/** One jump of the clock. */
async function jumpTo(instant: string): Promise<void> {
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: instant } });
}

const timeOf = (order: OrderDetail, code: string) =>
  Date.parse(order.history.find(({ reason }) => reason?.code === code)?.time ?? '');

const statusTime = (order: OrderDetail, status: string) =>
  Date.parse(order.history.find((step) => step.status === status)?.time ?? '');

const at = (time: string) => Date.parse(`${nextDay}T${time}+05:30`);

/** The minutes of a share on the next day, in rupees. */
async function minutes(symbol = 'ARAVBANK') {
  const path = `/stock/api/v1/chart_data?market=NSE&symbol=${symbol}&interval=1m&limit=500` as const;
  const { data } = await call(test.sandbox, `GET ${path}`, {
    headers: { authorization: 'wealth-sandbox-key' },
  });
  return z.parse(candlesSchema, data).filter(({ time }) => time * 1_000 >= at('00:00:00'));
}

async function notices(): Promise<z.infer<typeof noticesSchema>['items']> {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications', { token: client.token });
  return z.parse(noticesSchema, data).items;
}

async function withChild(id: string): Promise<{ gtt: OrderDetail; child: OrderDetail }> {
  client = await createOrderClient(test);
  const gtt = await client.order(id);
  return { gtt, child: await client.order(gtt.child_order_id ?? '') };
}

/** A fall that the next day brings, seen by somebody who has lived through it before. */
async function knownFall(): Promise<{ trigger: number; minute: number }> {
  await jumpTo(`${nextDay}T15:00:00+05:30`);
  const day = await minutes();
  const [open] = day;
  const lowest = Math.min(...day.map(({ low }) => low));
  const trigger = Math.ceil(((open?.low ?? 0) + lowest * 3) / 4);
  const minute = day.find(({ low, time }) => low <= trigger && time * 1_000 >= at('09:15:00'))?.time ?? 0;
  await test.dispose();
  await start();
  return { trigger, minute: minute * 1_000 };
}

describe('one jump of the clock over a trading day', () => {
  it('triggers a GTT at the first instant at which its price was reached, and its child trades then [I5A-2-GTT] [I5A-2-AMO]', async () => {
    const { trigger, minute } = await knownFall();
    const wish = { validity: 'GTT', trigger_price: trigger, price: trigger + 5 };
    const order = detailOf(await client.place(wish));

    await jumpTo(`${nextDay}T20:00:00+05:30`);

    const { gtt, child } = await withChild(order.id);
    expect(gtt.status).toBe('TRIGGERED');
    const sent = timeOf(gtt, 'gtt_triggered');
    expect(sent).toBeGreaterThanOrEqual(minute);
    expect(sent).toBeLessThanOrEqual(minute + 60_000);
    expect(statusTime(child, 'PENDING')).toBe(sent);
    expect(child.status).toBe('COMPLETE');
    expect(Date.parse(child.trades[0]?.time ?? '')).toBeLessThan(at('15:15:00'));
  });

  it('does what the same hours do when they pass a second at a time, also where orders of the client stand in the book', async () => {
    const { trigger, minute } = await knownFall();
    const from = new Date(minute - 120_000).toISOString();
    const until = new Date(minute + 120_000).toISOString();

    async function live(pass: () => Promise<void>) {
      await jumpTo(from);
      client = await createOrderClient(test);
      const last = (await client.quote()).last_price;
      const own: OrderWish = { price: Math.min(trigger + 1, Math.floor(last) - 1), quantity: 60 };
      await client.place(own);
      const order = detailOf(
        await client.place({ validity: 'GTT', trigger_price: trigger, price: trigger + 5 }),
      );
      await pass();
      const { gtt, child } = await withChild(order.id);
      const all = [...(await client.list('history')), ...(await client.list('awaiting'))];
      return {
        sent: timeOf(gtt, 'gtt_triggered'),
        trades: child.trades,
        orders: all.map(({ status, filled_quantity, average_price }) => [
          status,
          filled_quantity,
          average_price,
        ]),
        asset: await client.asset(),
      };
    }

    const jumped = await live(() => jumpTo(until));
    await test.dispose();
    await start();
    const walked = await live(async () => {
      // The clock of the sandbox is ahead of the one underneath: that one passes the same time.
      for (let passed = 0; passed < 240; passed += 1) {
        test.pass(1_000);
      }
    });

    expect(walked).toEqual(jumped);
    expect(jumped.trades.length).toBeGreaterThan(0);
  });

  it('sends after-market orders at 09:00, stops and IOC at 09:15, and ends both before the night [I5A-2-AMO]', async () => {
    const before = await client.asset();
    const { last_price: last } = await client.quote();
    const limit = detailOf(await client.place({ price: Math.ceil(last * 0.92) }));
    const stop = detailOf(
      await client.place({
        order_type: 'SL',
        trigger_price: Math.floor(last * 1.08),
        price: Math.floor(last * 1.09),
      }),
    );
    const ioc = detailOf(await client.place({ validity: 'IOC', price: Math.ceil(last * 0.93) }));
    expect([limit, stop, ioc].map(({ status }) => status)).toEqual(['QUEUED', 'QUEUED', 'QUEUED']);

    await jumpTo(`${nextDay}T20:00:00+05:30`);

    client = await createOrderClient(test);
    const ended = await client.order(limit.id);
    // So far from the market that the closing auction does not take it.
    expect(ended).toMatchObject({ status: 'CANCELLED', reason: { code: 'outside_band' } });
    expect(statusTime(ended, 'OPEN')).toBe(at('09:00:00'));
    expect(statusTime(ended, 'CANCELLED')).toBeGreaterThan(at('15:15:00'));
    expect(statusTime(ended, 'CANCELLED')).toBeLessThan(at('16:00:00'));
    const stopped = await client.order(stop.id);
    expect(stopped).toMatchObject({ status: 'CANCELLED', reason: { code: 'stop_session_ended' } });
    expect(statusTime(stopped, 'TRIGGER_PENDING')).toBe(at('09:15:00'));
    expect(statusTime(stopped, 'CANCELLED')).toBe(at('15:15:00'));
    const tried = await client.order(ioc.id);
    expect(tried).toMatchObject({ status: 'CANCELLED', reason: { code: 'ioc_rest' } });
    expect(statusTime(tried, 'CANCELLED')).toBe(at('09:15:00'));
    expect((await client.asset()).blocked).toBe(before.blocked);
  });

  it('goes on after a restart where the last run stood', async () => {
    const { trigger, minute } = await knownFall();
    const order = detailOf(
      await client.place({ validity: 'GTT', trigger_price: trigger, price: trigger + 5 }),
    );
    await jumpTo(new Date(minute - 60_000).toISOString());
    await test.restart(() => test.advance(3_600_000));
    test.timers.run(250);

    const { gtt, child } = await withChild(order.id);
    expect(timeOf(gtt, 'gtt_triggered')).toBeLessThanOrEqual(minute + 60_000);
    expect(child.status).toBe('COMPLETE');
    expect(Date.parse(child.trades[0]?.time ?? '')).toBeLessThan(minute + 120_000);
  });
});

describe('the health of GTTs [I5A-8-GTT]', () => {
  it('is told at 09:00 of the day on which it has turned bad, once', async () => {
    const { last_price: last } = await client.quote();
    const trigger = Math.ceil(last * 0.85);
    const wish = { validity: 'GTT', trigger_price: trigger, price: trigger };
    const good = detailOf(await client.place({ ...wish, quantity: Math.ceil(20_000 / trigger) }));
    const bad = detailOf(await client.place({ ...wish, quantity: 90_000 }));

    await jumpTo(`${nextDay}T10:00:00+05:30`);
    await jumpTo('2026-11-24T10:00:00+05:30');

    client = await createOrderClient(test);
    const told = (await notices()).filter(({ code }) => code === 'gtt_health');
    expect(told.filter(({ params }) => params['order_id'] === bad.id)).toMatchObject([
      { params: { fault: 'outside_band' }, time: `${nextDay}T09:00:00+05:30` },
    ]);
    expect(good.health).toMatchObject([{ code: 'outside_band' }]);
    expect(await client.list('awaiting')).toHaveLength(2);
  });
});

describe('an action of the company', () => {
  it('ends the GTTs of its share on the ex-date [I5A-2-GTT]', async () => {
    // With this seed the first has a bonus on the Monday, the second an ordinary dividend in December.
    const [bonus, dividend] = await Promise.all(
      ['SUDOYEN', 'SUSHRUTMD'].map(async (symbol) => {
        const trigger = Math.floor((await client.quote(symbol)).last_price / 2);
        const wish = { instrument: { market: 'NSE', symbol }, validity: 'GTT', trigger_price: trigger };
        return detailOf(
          await client.place({ ...wish, price: trigger, quantity: Math.ceil(20_000 / trigger) }),
        );
      }),
    );

    await jumpTo('2026-11-22T23:59:59+05:30');
    client = await createOrderClient(test);
    expect(await client.list('awaiting')).toHaveLength(2);
    await jumpTo('2026-12-07T10:00:00+05:30');

    client = await createOrderClient(test);
    const ended = await client.order(bonus?.id ?? '');
    expect(ended).toMatchObject({ status: 'CANCELLED', reason: { code: 'corporate_action' } });
    expect(timeOf(ended, 'corporate_action')).toBe(Date.parse('2026-11-23T00:00:00+05:30'));
    expect(await client.list('awaiting')).toMatchObject([{ id: dividend?.id }]);
    expect((await notices()).map(({ code }) => code)).toContain('order_cancelled');
  });
});

describe('a fault', () => {
  it('of one queued order does not hold up those behind it [I5A-2-AMO]', async () => {
    const { last_price: last } = await client.quote();
    const price = Math.ceil(last * 0.92);
    const first = detailOf(await client.place({ price }));
    const second = detailOf(await client.place({ price: price + 1 }));
    test.sql(`CREATE TRIGGER fault BEFORE UPDATE OF status ON client_order
      WHEN NEW.id = '${first.id}' AND NEW.status = 'OPEN' BEGIN SELECT RAISE(ABORT, 'fault'); END`);

    await jumpTo(`${nextDay}T10:00:00+05:30`);

    expect(test.errors.splice(0).map(String)).toEqual([`Error: The order ${first.id} could not be sent.`]);
    client = await createOrderClient(test);
    expect(await client.order(first.id)).toMatchObject({
      status: 'REJECTED',
      reason: { code: 'internal_error' },
      blocked: 0,
    });
    expect((await client.order(second.id)).status).toBe('OPEN');
  });

  it('after the exchange took an order leaves right books for the next one [I5A-2-INVARIANT]', async () => {
    async function tradesOf(hasFault: boolean) {
      await jumpTo(`${nextDay}T11:00:00+05:30`);
      client = await createOrderClient(test);
      if (hasFault) await failToPlace();
      const { status, trades } = detailOf(await client.place({ order_type: 'MARKET', quantity: 100 }));
      return { status, trades: trades.map(({ price, quantity }) => ({ price, quantity })) };
    }

    async function failToPlace() {
      const before = await client.asset();
      test.sql("CREATE TRIGGER fault BEFORE INSERT ON order_trade BEGIN SELECT RAISE(ABORT, 'fault'); END");
      expect((await client.place({ order_type: 'MARKET', quantity: 90 })).status).toBe(500);
      expect(test.errors.splice(0)).toHaveLength(1);
      test.sql('DROP TRIGGER fault');
      expect(await client.asset()).toEqual(before);
      expect([...(await client.list('awaiting')), ...(await client.list('history'))]).toEqual([]);
    }

    const mended = await tradesOf(true);
    await test.dispose();
    await start();

    expect(await tradesOf(false)).toEqual(mended);
    expect(mended.status).toBe('COMPLETE');
  });
});
