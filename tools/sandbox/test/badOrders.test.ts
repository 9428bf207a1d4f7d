import { randomUUID } from 'node:crypto';
import md5 from 'md5';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import {
  createOrderClient,
  detailOf,
  faultsOf,
  type OrderClient,
  type OrderWish,
} from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

/* What no client may do: refused with field and reason, and nothing of it is written. */

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

/** Everything that an order would change. */
const written = async () => ({
  money: await client.asset(),
  waiting: await client.list('awaiting'),
  ended: await client.list('history'),
});

async function expectRefused(wish: OrderWish, fault: string): Promise<void> {
  const before = await written();
  const reply = await client.place(wish);
  expect(reply.status).toBe(400);
  expect(faultsOf(reply)).toContain(fault);
  expect(await written()).toEqual(before);
}

describe('quantities and prices that no order has', () => {
  it.each([
    ['zero', 0, 'quantity invalid'],
    ['a negative number', -40, 'quantity invalid'],
    ['a part of a share', 40.5, 'quantity invalid'],
    ['a billion billion', 1e12, 'quantity too_long'],
    ['more than one order may hold', 900_000, 'quantity above_freeze'],
  ])('%s as the quantity [I5A-BAD-QUANTITY]', async (_name, quantity, fault) => {
    await expectRefused({ price: await client.restingPrice(), quantity }, fault);
  });

  it('a price between two ticks, beyond the band, or none at all [I5A-BAD-PRICE]', async () => {
    const { lower_band: lower, upper_band: upper } = await client.quote();
    await expectRefused({ price: (await client.restingPrice()) + 0.01 }, 'price off_tick');
    await expectRefused({ price: lower - 5 }, 'price outside_band');
    await expectRefused({ price: upper + 5 }, 'price outside_band');
    await expectRefused({}, 'price required');
    await expectRefused({ price: 0 }, 'price invalid');
  });

  it('a trigger on the wrong side, of each kind of order that has one [I5A-BAD-PRICE]', async () => {
    const last = Math.round((await client.quote()).last_price);
    const fault = 'trigger_price trigger_side';
    const below = { trigger_price: last - 10, price: last - 5 };
    const above = { trigger_price: last + 10, price: last + 5 };
    await expectRefused({ order_type: 'SL', ...below, price: last + 5 }, fault);
    await expectRefused({ order_type: 'SL-M', trigger_price: last - 10 }, fault);
    await expectRefused({ order_type: 'SL', side: 'SELL', ...above, price: last - 5 }, fault);
    const legs = { side: 'SELL', validity: 'GTT', quantity: 40 } as const;
    const stop = { trigger_price: last - 20, price: last - 20 };
    await expectRefused({ ...legs, ...below, stop }, fault);
    const target = { trigger_price: last + 20, price: last + 20 };
    await expectRefused(
      { ...legs, ...target, stop: { ...stop, trigger_price: last + 30 } },
      'stop trigger_side',
    );
  });

  it('a purchase below the smallest trade, and a sale that leaves something [I5A-BAD-MINIMUM]', async () => {
    const price = await client.restingPrice();
    await expectRefused({ price, quantity: 1 }, 'quantity below_minimum');
    const last = Math.ceil((await client.quote()).last_price);
    await expectRefused({ side: 'SELL', price: last + 20, quantity: 5 }, 'quantity below_minimum');
  });
});

describe('money and shares that are not there', () => {
  it('are not, either, where an order that waits has them already [I5A-BAD-MONEY]', async () => {
    const price = await client.restingPrice();
    const { available } = await client.asset();
    const quantity = Math.floor((available * 0.6) / price);
    await expectRefused({ price, quantity: quantity * 2 }, 'quantity not_enough_funds');

    const first = detailOf(await client.place({ price, quantity }));
    await expectRefused({ price, quantity: quantity - 1 }, 'quantity not_enough_funds');
    const market = { order_type: 'MARKET', quantity: quantity - 1 };
    await expectRefused(market, 'quantity not_enough_funds');

    await client.cancel(first.id);
    expect((await client.place({ price, quantity: quantity - 1 })).status).toBe(200);
  });
});

describe('the PIN [I5A-BAD-PIN]', () => {
  const refusedWith = async (cookie: string) => {
    const before = await written();
    const reply = await client.place({ price: await client.restingPrice() }, { cookie });
    expect(await written()).toEqual(before);
    return { status: reply.status, faults: faultsOf(reply) };
  };
  const wanted = { status: 403, faults: ['pin pin_required'] };

  it('is asked for without a grant, with a made-up one, with another client’s and with an old one', async () => {
    expect(await refusedWith('')).toEqual(wanted);
    expect(await refusedWith(`__Host-pin_grant=${randomUUID()}`)).toEqual(wanted);
    const other = await createOrderClient(test, '9876543215', '135790');
    expect(await refusedWith(await other.pinCookie())).toEqual(wanted);
    const grant = await client.pinCookie();
    test.advance(5 * 60_000 + 1);
    expect(await refusedWith(grant)).toEqual(wanted);
  });

  it('is good for one order, and stays good for the next where that one is refused', async () => {
    const price = await client.restingPrice();
    const cookie = await client.pinCookie();
    expect((await client.place({ price, quantity: 1 }, { cookie })).status).toBe(400);
    expect((await client.place({ price }, { cookie })).status).toBe(200);
    expect(await refusedWith(cookie)).toEqual(wanted);
  });

  it('is wrong five times and locked then, also for the right one, for a quarter of an hour', async () => {
    const verify = (pin: string) =>
      call(test.sandbox, 'POST /client/app/v1/pin/verify', { token: client.token, json: { pin: md5(pin) } });
    for (let wrong = 1; wrong <= 5; wrong += 1) expect((await verify('111111')).status).toBe(400);
    const locked = await verify('246810');
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('900');
    expect(locked.headers.get('set-cookie')).toBeNull();

    test.advance(15 * 60_000 + 1);
    client = await createOrderClient(test);
    expect((await client.place({ price: await client.restingPrice() })).status).toBe(200);
  });
});

describe('the hours of the exchange [I5A-BAD-HOURS]', () => {
  /** Tokens live on the sandbox's clock: the client signs in again. */
  async function at(time: string): Promise<void> {
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: `${time}+05:30` } });
    client = await createOrderClient(test);
  }

  beforeEach(async () => {
    await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });
  });

  it('take nothing between two phases, and no market order from 15:25 to 15:30', async () => {
    const market = { order_type: 'MARKET' };
    await at('2026-11-19T15:17:00');
    const price = await client.restingPrice();
    for (const wish of [{ price }, market]) await expectRefused(wish, 'instrument market_closed');
    await at('2026-11-19T15:26:00');
    await expectRefused(market, 'order_type order_type_not_taken');
    expect((await client.place({ price: Math.floor((await client.quote()).last_price) })).status).toBe(200);
    await at('2026-11-19T15:40:00');
    await expectRefused(market, 'instrument market_closed');
    await at('2026-11-20T09:11:00');
    await expectRefused({ price: await client.restingPrice() }, 'instrument market_closed');
  });

  it('end an order that is changed between two phases as it stood', async () => {
    await at('2026-11-19T15:10:00');
    const order = detailOf(await client.place({ price: await client.restingPrice() }));
    await at('2026-11-19T15:17:00');
    const reply = await client.change(order.id, { quantity: 39 });
    expect(faultsOf(reply)).toEqual(['instrument market_closed']);
    expect(await client.order(order.id)).toMatchObject({ status: 'OPEN', quantity: 40 });
  });

  it('keep what is placed on a holiday for the next trading day', async () => {
    await at('2026-11-24T11:00:00');
    const order = detailOf(await client.place({ price: await client.restingPrice() }));
    expect(order.status).toBe('QUEUED');
    await at('2026-11-25T09:00:01');
    expect((await client.order(order.id)).status).toBe('OPEN');
  });

  it('take nothing in a halt, of the share or of the market', async () => {
    await at('2026-11-19T11:00:00');
    const price = await client.restingPrice();
    const halt = (json: object) => call(test.sandbox, 'POST /sandbox/v1/halt', { json });
    const share = { market: 'NSE', symbol: 'ARAVBANK' };
    await halt({ ...share, minutes: 10 });
    await expectRefused({ price }, 'instrument halted');
    await halt({ ...share, minutes: 0 });
    expect((await client.place({ price })).status).toBe(200);
    await halt({ minutes: 10 });
    await expectRefused({ price: price + 1 }, 'instrument halted');
  });
});

describe('an order that has ended [I5A-BAD-ENDED]', () => {
  it('is neither cancelled a second time nor changed', async () => {
    const { id } = detailOf(await client.place({ price: await client.restingPrice() }));
    expect((await client.cancel(id)).status).toBe(200);
    const after = await written();
    expect(faultsOf(await client.cancel(id))).toEqual(['status cancelled']);
    expect(faultsOf(await client.change(id, { quantity: 39 }))).toEqual(['status cancelled']);
    expect(await written()).toEqual(after);
  });

  it('was filled: it is too late to cancel or to change it', async () => {
    const { id } = detailOf(await client.place({ order_type: 'MARKET' }));
    const after = await written();
    expect(faultsOf(await client.cancel(id))).toEqual(['status complete']);
    expect(faultsOf(await client.change(id, { quantity: 39 }))).toEqual(['status complete']);
    expect(await written()).toEqual(after);
  });
});

describe('an order of somebody else [I5A-BAD-STRANGER]', () => {
  it('is nowhere: not read, changed, cancelled, written on or found by its key', async () => {
    const key = randomUUID();
    const { id } = detailOf(await client.place({ price: await client.restingPrice() }, { key }));
    const before = await client.order(id);
    const other = await createOrderClient(test, '9876543215', '135790');
    const asked = (target: Parameters<typeof call>[1], json?: object) =>
      call(test.sandbox, target, { token: other.token, ...(json ? { json } : {}) });

    const path = `/trade/app/v1/orders/${id}` as const;
    const replies = [
      await asked(`GET ${path}`),
      await asked(`DELETE ${path}`),
      await asked(`PATCH ${path}`, { quantity: 39 }),
      await asked(`PUT ${path}/note`, { note: 'mine', tags: [] }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await other.ask(key)).data).toEqual({ order: null, sealed: true });
    expect((await asked('DELETE /trade/app/v1/orders')).data).toEqual({ cancelled: 0 });

    expect(await client.order(id)).toEqual(before);
    expect((await client.ask(key)).data).toMatchObject({ order: { id }, sealed: false });
  });
});
