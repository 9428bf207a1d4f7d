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
    expect(faultsOf(await client.change(order.id, { quantity: held + 1 }))).toEqual([
      'quantity not_enough_shares',
    ]);
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
