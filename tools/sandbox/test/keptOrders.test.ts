import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, faultsOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

/* Orders that are taken after the close, and what they meet in the morning. */

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

/** Tokens live on the sandbox's clock: the client signs in again. */
async function at(time: string): Promise<void> {
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: time } });
  client = await createOrderClient(test);
}

const daySchema = z.object({
  day: z.string(),
  previous_close: z.number(),
  tick_size: z.number(),
  lower_band: z.number(),
  upper_band: z.number(),
});
const detailSchema = z.object({ next_day: z.optional(daySchema) });

async function nextDay() {
  const { data } = await call(test.sandbox, 'GET /stock/api/v1/stock_detail?market=NSE&s=ARAVBANK', {
    headers: { authorization: 'wealth-sandbox-key' },
  });
  return z.parse(detailSchema, data).next_day;
}

/** The evening after a day that has fallen, with today's band and that of Friday. */
async function evening() {
  const today = await client.quote();
  await client.setPrice(Math.ceil(today.lower_band + 5));
  await at('2026-11-19T18:00:00+05:30');
  const next = await nextDay();
  if (!next) throw new Error('no next day');
  return { today, next };
}

beforeEach(async () => {
  await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });
});

describe('an order that is taken after the close [I4B-A3]', () => {
  it('is held against the band of the day it goes to, and stands in the morning', async () => {
    const { today, next } = await evening();
    expect(next.day).toBe('2026-11-20');
    expect(next.upper_band).toBeLessThan(today.upper_band - 1);
    expect(next.lower_band).toBeLessThan(today.lower_band - 1);

    const low = detailOf(await client.place({ price: Math.ceil(next.lower_band) }));
    expect(low.status).toBe('QUEUED');
    const refused = await client.place({ price: Math.floor(today.upper_band) });
    expect(faultsOf(refused)).toEqual(['price outside_band']);
    expect(JSON.stringify(refused.data)).toContain('are taken on Fri, 20 Nov.');
    expect((await client.preview({ price: 1_000 })).data).toMatchObject({
      price_band: { lower: next.lower_band, upper: next.upper_band },
    });

    await at('2026-11-20T09:00:01+05:30');
    expect(await client.quote()).toMatchObject({ upper_band: next.upper_band, lower_band: next.lower_band });
    expect((await client.order(low.id)).status).toBe('OPEN');
    expect(await nextDay()).toBeUndefined();
  });

  it('is changed within that day’s band', async () => {
    const { today, next } = await evening();
    const { id } = detailOf(await client.place({ price: Math.ceil(next.lower_band) + 1 }));

    const lower = await client.change(id, { price: Math.ceil(next.lower_band) });
    expect(detailOf(lower)).toMatchObject({ status: 'QUEUED', price: Math.ceil(next.lower_band) });
    const cookie = await client.pinCookie();
    const beyond = { price: Math.floor(today.upper_band) };
    expect(faultsOf(await client.change(id, beyond, { cookie }))).toEqual(['price outside_band']);
  });

  it('for all the money and without a limit is paid in the morning too', async () => {
    await client.setPrice(Math.floor((await client.quote()).upper_band - 5));
    await at('2026-11-20T18:00:00+05:30');
    const { available } = await client.asset();
    const { upper_band: upper = 0 } = (await nextDay()) ?? {};
    // With room for the charges, and for no other share.
    const quantity = Math.floor(available / (upper * 1.0015));
    const order = detailOf(await client.place({ order_type: 'MARKET', quantity }));
    expect(order).toMatchObject({ status: 'QUEUED' });

    await at('2026-11-23T09:00:01+05:30');
    const sent = await client.order(order.id);
    expect(sent).toMatchObject({ status: 'OPEN', blocked: order.blocked });
  });

  it('on a weekend goes to Monday, and a GTT is warned by Monday’s band', async () => {
    await at('2026-11-21T12:00:00+05:30');
    const next = await nextDay();
    if (!next) throw new Error('no next day');
    expect(next.day).toBe('2026-11-23');

    const order = detailOf(await client.place({ price: Math.ceil(next.lower_band) }));
    const trigger = Math.floor(next.upper_band);
    const wish = { validity: 'GTT', trigger_price: trigger, price: trigger + 1 };
    expect(JSON.stringify((await client.preview(wish)).data)).toContain('are taken on Mon, 23 Nov.');
    await at('2026-11-23T09:00:01+05:30');
    expect((await client.order(order.id)).status).toBe('OPEN');
  });
});
