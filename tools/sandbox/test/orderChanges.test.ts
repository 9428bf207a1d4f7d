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

/* Changes of orders that stand in the book, some of them partly filled or triggered. */

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

const levels = z.array(z.object({ price: z.number(), quantity: z.number() }));
const depthSchema = z.object({ depth: z.object({ bids: levels, asks: levels }) });

/** The best price of a side of the book, and what waits there. */
async function best(side: 'bids' | 'asks') {
  const { data } = await call(test.sandbox, 'GET /stock/api/v1/stock_detail?market=NSE&s=ARAVBANK', {
    headers: { authorization: 'wealth-sandbox-key' },
  });
  const [top] = z.parse(depthSchema, data).depth[side];
  if (!top) throw new Error(`nobody waits among the ${side}`);
  return top;
}

/** All units of the share that the client holds. */
const held = 820;

/** An order that takes the best price of the book and waits with what is left of it. */
async function partlyFilled(side: 'BUY' | 'SELL', quantity: number): Promise<OrderDetail> {
  const { price } = await best(side === 'BUY' ? 'asks' : 'bids');
  const order = detailOf(await client.place({ side, price, quantity }));
  expect(order).toMatchObject({ status: 'PARTIAL', price });
  return order;
}

const change = async (id: string, json: Record<string, unknown>) =>
  client.change(id, json, { cookie: await client.pinCookie() });

describe('a change of an order that is partly filled [I5A-7-MODIFY]', () => {
  /** With hardly any money left beside it. */
  async function purchase() {
    const { price } = await best('asks');
    return partlyFilled('BUY', Math.floor((await client.asset()).available / (price * 1.003)));
  }

  it('to a lower price costs no money that is not there', async () => {
    const order = await purchase();
    const price = (order.price ?? 0) - 1;

    const changed = detailOf(await client.change(order.id, { price }));

    expect(changed).toMatchObject({ price, status: 'PARTIAL', filled_quantity: order.filled_quantity });
    expect(changed.blocked).toBeGreaterThan((order.quantity - order.filled_quantity) * price);
    expect((await client.asset()).available).toBeGreaterThanOrEqual(0);
  });

  it('is refused exactly where the money does not pay for the rest', async () => {
    const order = await purchase();
    const price = (order.price ?? 0) - 1;
    const before = await client.asset();
    const usable = before.available + order.blocked;
    const more = Math.floor(usable / price) + 1;

    const reply = await change(order.id, { price, quantity: order.filled_quantity + more });
    expect(faultsOf(reply)).toEqual(['quantity not_enough_funds']);
    expect(await client.asset()).toEqual(before);

    const fewer = Math.floor(usable / (price * 1.002));
    const changed = detailOf(await change(order.id, { price, quantity: order.filled_quantity + fewer }));
    const after = await client.asset();
    expect(changed.quantity).toBe(order.filled_quantity + fewer);
    expect(after.available + changed.blocked).toBeCloseTo(usable, 2);
    expect(after.available).toBeGreaterThanOrEqual(0);
  });

  it('of a sale counts what is sold among what is there, and no more', async () => {
    const order = await partlyFilled('SELL', held);
    const price = (order.price ?? 0) + 1;

    expect(detailOf(await client.change(order.id, { price }))).toMatchObject({ price, quantity: held });
    expect(faultsOf(await change(order.id, { quantity: held + 1 }))).toEqual(['quantity not_enough_shares']);
  });
});

describe('a change of a stop order whose trigger was reached [I5A-7-MODIFY]', () => {
  /** The market has gone past it: it waits at its limit. */
  async function triggered() {
    const trigger = Math.ceil((await client.quote()).last_price + 5);
    const wish = { order_type: 'SL', trigger_price: trigger, price: trigger } as const;
    const { id } = detailOf(await client.place(wish));
    await client.setPrice(trigger + 6);
    test.pass(2_000);
    const order = await client.order(id);
    expect(order.history.map(({ reason }) => reason?.code)).toContain('triggered');
    expect(order).toMatchObject({ status: 'OPEN' });
    return { id, trigger };
  }

  it('is one of a limit order: its trigger says nothing any more, and stays on record', async () => {
    const { id, trigger } = await triggered();

    const changed = await client.change(id, { price: trigger - 1, quantity: 30 });

    expect(detailOf(changed)).toMatchObject({ status: 'OPEN', price: trigger - 1, quantity: 30 });
    expect(changed.data).toMatchObject({ order_type: 'SL', trigger_price: trigger });
  });

  it('cannot set the trigger anew', async () => {
    const { id, trigger } = await triggered();

    expect((await client.change(id, { trigger_price: trigger + 20 })).status).toBe(409);
  });
});

describe('a sale that waits [I4B-F5]', () => {
  /** What a change is answered without the PIN, and what the order is after it. */
  async function asked(id: string, json: Record<string, unknown>) {
    const { status } = await client.change(id, json);
    const { quantity, price } = await client.order(id);
    return { status, quantity, price };
  }

  it('is raised and made cheaper with the PIN alone, cut and made dearer without', async () => {
    const price = Math.floor((await client.quote()).upper_band - 5);
    const { id } = detailOf(await client.place({ side: 'SELL', quantity: 40, price }));

    expect(await asked(id, { quantity: held })).toEqual({ status: 403, quantity: 40, price });
    expect(await asked(id, { price: price - 1 })).toEqual({ status: 403, quantity: 40, price });
    expect(await asked(id, { quantity: 30, price: price + 1 })).toMatchObject({ status: 200, quantity: 30 });
    expect(detailOf(await change(id, { quantity: 41, price }))).toMatchObject({ quantity: 41, price });
  });

  it('with the broker is raised, triggered sooner and made cheaper with the PIN alone', async () => {
    const last = Math.floor((await client.quote()).last_price);
    const terms = { trigger_price: last + 10, price: last + 8 };
    const stop = { trigger_price: last - 10, price: last - 12 };
    const { id } = detailOf(
      await client.place({ side: 'SELL', quantity: 100, validity: 'GTT', ...terms, stop }),
    );

    const before = await client.order(id);
    const changes = [
      { quantity: 101 },
      { price: last + 7 },
      { trigger_price: last + 9 },
      { stop: { ...stop, trigger_price: last - 9 } },
      { stop: { ...stop, price: last - 13 } },
    ];
    for (const more of changes) expect((await client.change(id, more)).status).toBe(403);
    expect(await client.order(id)).toEqual(before);

    expect((await client.change(id, { trigger_price: last + 11, price: last + 9 })).status).toBe(200);
    expect((await client.change(id, { stop: null })).status).toBe(200);
    expect((await client.change(id, { stop })).status).toBe(403);
  });
});

describe('a change of an order that is another by now [I4B-A4]', () => {
  const versionOf = async (id: string) => {
    const { data } = await call(test.sandbox, `GET /trade/app/v1/orders/${id}`, { token: client.token });
    return z.parse(z.object({ version: z.number() }), data).version;
  };

  it('is refused by its version, and leaves the order as it was', async () => {
    const price = await client.restingPrice();
    const { id } = detailOf(await client.place({ price, quantity: 40 }));
    expect(await versionOf(id)).toBe(1);

    expect((await client.change(id, { price: price - 1, version: 1 })).status).toBe(200);
    expect(await versionOf(id)).toBe(2);
    const late = await client.change(id, { quantity: 35, version: 1 });
    expect([late.status, ...faultsOf(late)]).toEqual([409, 'version stale']);
    expect(await client.order(id)).toMatchObject({ quantity: 40, price: price - 1 });
    expect((await client.change(id, { quantity: 35, version: 2 })).status).toBe(200);
    expect(await client.order(id)).toMatchObject({ quantity: 35, price: price - 1 });
  });

  it('is not another for what was filled of it, and says that it has ended where it has', async () => {
    const order = await partlyFilled('SELL', held);
    expect(await versionOf(order.id)).toBe(1);
    await client.cancel(order.id);
    expect(faultsOf(await client.change(order.id, { quantity: 810, version: 7 }))).toEqual([
      'status cancelled',
    ]);
  });

  it('has a version with a GTT too, and nothing to change by a version alone', async () => {
    const { id } = detailOf(await client.place(await client.gttBelow()));
    expect((await client.change(id, { version: 1 })).status).toBe(400);
    expect((await client.change(id, { quantity: 39, version: 1 })).status).toBe(200);
    expect(faultsOf(await client.change(id, { quantity: 38, version: 1 }))).toEqual(['version stale']);
  });
});

describe('the history of an order [I4B-F7]', () => {
  it('stands in order of time, also where it was filled while nobody has looked', async () => {
    const order = await partlyFilled('SELL', held);
    // Time passes, and no round has told of it.
    test.advance(2_000);
    const changed = detailOf(await client.change(order.id, { quantity: held - 1 }));

    expect(changed.filled_quantity).toBeGreaterThan(order.filled_quantity);
    const times = changed.history.map(({ time }) => Date.parse(time));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(changed.history.at(-1)?.reason?.code).toBe('modified');
  });
});
