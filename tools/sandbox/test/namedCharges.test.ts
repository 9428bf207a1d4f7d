import { operations } from '@wealth/api-sdk/operations';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, type OrderClient, type OrderWish } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

/* What a ticket names is what stands with its order, on every page and on the note of its day. */

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

const paise = (rupees: number) => Math.round(rupees * 100);
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

async function note() {
  const reply = await call(test.sandbox, 'GET /trade/app/v1/notes?day=2026-11-19', { token: client.token });
  return z.parse(operations.getContractNote.answer, reply).data;
}

/** Money that is the client's, settled or not. Paise. */
async function money(): Promise<number> {
  const { data } = await call(test.sandbox, 'GET /stat/app/v1/asset', { token: client.token });
  const { cash, unsettled } = z.parse(z.object({ cash: z.number(), unsettled: z.number() }), data);
  return paise(cash) + paise(unsettled);
}

/** What can be sold at once, the largest first. */
async function holdings() {
  const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token: client.token });
  const schema = z.array(
    z.object({
      instrument: z.object({ market: z.string(), symbol: z.string() }),
      quantity: z.number(),
      t1_quantity: z.number(),
      pledged: z.number(),
      last_price: z.number(),
    }),
  );
  return z
    .parse(schema, data)
    .map(({ instrument, quantity, t1_quantity: t1, pledged, last_price: price }) => ({
      instrument,
      free: quantity - t1 - pledged,
      price,
    }))
    .filter(({ free }) => free > 0);
}

describe('what a ticket has named', () => {
  const previewSchema = z.object({
    price: z.number(),
    quantity: z.number(),
    value: z.number(),
    charges_total: z.number(),
    charges: z.array(z.object({ code: z.string(), amount: z.number() })),
  });
  const previewOf = async (wish: OrderWish) => z.parse(previewSchema, (await client.preview(wish)).data);
  const detailed = async (id: string) => {
    const { data } = await call(test.sandbox, `GET /trade/app/v1/orders/${id}`, { token: client.token });
    return z.parse(operations.getOrder.answer, { data, message: 'OK' }).data;
  };
  const noted = async (id: string) => (await note()).orders.find(({ order_id: one }) => one === id);

  it('is counted at the average of the depth, where that fills a market order [I4B-A7]', async () => {
    const { data } = await call(test.sandbox, 'GET /stock/api/v1/stock_detail?market=NSE&s=ARAVBANK', {
      headers: { authorization: 'wealth-sandbox-key' },
    });
    const level = z.object({ price: z.number(), quantity: z.number() });
    const { depth } = z.parse(z.object({ depth: z.object({ asks: z.array(level) }) }), data);
    const [best, next] = depth.asks;
    if (!best || !next) throw new Error('nobody sells');
    const quantity = best.quantity + Math.ceil(next.quantity / 2);
    const met = paise(best.price) * best.quantity + paise(next.price) * (quantity - best.quantity);

    const preview = await previewOf({ order_type: 'MARKET', quantity });
    expect(paise(preview.price)).toBe(Math.round(met / quantity));
    const all = sum(depth.asks.map((one) => one.quantity));
    const { last_price: last } = await client.quote();
    expect((await previewOf({ order_type: 'MARKET', quantity: all + 1 })).price).toBe(last);
  });

  it('is kept with the order and stands on its note, whatever the order has met [I4B-A7]', async () => {
    const { upper_band: upper } = await client.quote();
    const limit = { quantity: 40, price: Math.floor(upper - 5) };
    const named = await previewOf(limit);
    const { id } = detailOf(await client.place(limit));
    const order = await detailed(id);
    expect(order.estimated_charges_total).toBe(named.charges_total);
    expect(order.charges_total).toBeLessThan(named.charges_total);
    expect(await noted(id)).toMatchObject({
      estimated_charges: named.charges_total,
      estimated_price: limit.price,
      charges_total: order.charges_total,
    });

    const wish = { order_type: 'MARKET', quantity: 41 };
    const told = await previewOf(wish);
    // The market moves while somebody thinks: what was named stays what it was.
    await client.setPrice(Math.round(told.price) - 4);
    test.pass(2_000);
    const market = detailOf(await client.place({ ...wish, counted_price: told.price }));
    expect((await detailed(market.id)).estimated_charges_total).toBe(told.charges_total);
    expect(await noted(market.id)).toMatchObject({
      estimated_charges: told.charges_total,
      estimated_price: told.price,
    });
    // Nobody names a price that the order cannot meet.
    const odd = detailOf(await client.place({ ...wish, quantity: 42, counted_price: upper * 2 }));
    expect((await noted(odd.id))?.estimated_price).toBeLessThan(upper);
  });

  it('holds the depository’s charge, which the order that is the first sale has paid: everywhere the same [I4B-D3]', async () => {
    const [held] = await holdings();
    if (!held) throw new Error('the client holds nothing');
    const sale = { instrument: held.instrument, side: 'SELL', order_type: 'MARKET' } as const;
    const half = Math.ceil(held.free / 2);
    const before = await money();
    const named = await previewOf({ ...sale, quantity: half });
    const placed = detailOf(await client.place({ ...sale, quantity: half, counted_price: named.price }));
    const order = await detailed(placed.id);
    const received = (await money()) - before;

    expect(named.charges).toContainEqual(expect.objectContaining({ code: 'depository_fee', amount: 13.5 }));
    expect(order.charges).toContainEqual(expect.objectContaining({ code: 'depository_fee', amount: 13.5 }));
    expect(order.estimated_charges_total).toBe(named.charges_total);
    expect(paise(order.filled_value) - paise(order.charges_total)).toBe(received);
    expect(sum(order.charges.map(({ amount }) => paise(amount)))).toBe(paise(order.charges_total));
    const { data } = await call(test.sandbox, 'GET /trade/app/v1/orders?status=history', {
      token: client.token,
    });
    const rows = z.parse(operations.getOrders.answer, { data, message: 'OK' }).data.items;
    expect(rows.find(({ id }) => id === order.id)?.charges_total).toBe(order.charges_total);
    const ofNote = await noted(order.id);
    expect(ofNote).toMatchObject({ charges: order.charges, charges_total: order.charges_total });
    expect(paise(ofNote?.net ?? 0)).toBe(received);

    // The second sale of the day neither names it nor pays it.
    const rest = { ...sale, quantity: held.free - half };
    const again = await previewOf(rest);
    const second = await detailed(detailOf(await client.place(rest)).id);
    const asked = [again.charges, second.charges, second.estimated_charges].flatMap((charges) =>
      charges.filter(({ code, amount }) => code === 'depository_fee' && amount > 0),
    );
    expect(asked).toEqual([]);
  });

  it('goes with numbers of the exchange’s form [I4B-E6]', async () => {
    const filled = await detailed(detailOf(await client.place({ order_type: 'MARKET' })).id);
    const gtt = await detailed(detailOf(await client.place(await client.gttBelow())).id);

    expect(filled.exchange_order_id).toMatch(/^1261119\d{9}$/);
    for (const { exchange_trade_id: number } of filled.trades) expect(number).toMatch(/^[1-9]\d{7}$/);
    expect(await noted(filled.id)).toMatchObject({
      exchange_order_id: filled.exchange_order_id,
      trades: filled.trades,
    });
    // The exchange has not seen it.
    expect(gtt.exchange_order_id).toBeNull();
  });
});
