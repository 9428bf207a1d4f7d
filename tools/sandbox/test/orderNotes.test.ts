import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, type Reply } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

const noted = z.object({ note: z.nullable(z.string()), tags: z.array(z.string()), updated_at: z.string() });
const notedOf = ({ data }: Reply) => z.parse(noted, data);

const save = (id: string, json: unknown, token = client.token) =>
  call(test.sandbox, `PUT /trade/app/v1/orders/${id}/note`, { token, json });

async function symbolsOf(query: string): Promise<string[]> {
  const { data } = await call(test.sandbox, `GET /trade/app/v1/orders?${query}`, { token: client.token });
  const schema = z.object({ items: z.array(z.object({ instrument: z.object({ symbol: z.string() }) })) });
  return z.parse(schema, data).items.map(({ instrument }) => instrument.symbol);
}

const market = (symbol: string, more: object = {}) =>
  client.place({ instrument: { market: 'NSE', symbol }, order_type: 'MARKET', quantity: 20, ...more });

describe('the client’s own words on an order [I5A-7-TAGS] [I5A-11-API]', () => {
  it('come with it, tidied, and are no part of what is asked for', async () => {
    const wish = { order_type: 'MARKET', quantity: 40 };
    const words = { note: '  Before the\u0007 results.\r\nHalf now. ', tags: [' earnings ', 'long\tterm'] };
    const placed = await client.place({ ...wish, ...words });
    expect(notedOf(placed)).toMatchObject({
      note: 'Before the results.\nHalf now.',
      tags: ['earnings', 'long term'],
    });

    // An equal order is one, whatever was written on it.
    expect((await client.preview(wish)).data).toMatchObject({ warnings: [{ code: 'equal_order' }] });
  });

  it('are none where none are given', async () => {
    expect(notedOf(await market('ARAVBANK'))).toMatchObject({ note: null, tags: [] });
  });

  it('are replaced as a whole, change nothing about the order and tell every page quietly', async () => {
    const placed = await market('ARAVBANK', { note: 'First', tags: ['one'] });
    const { id } = detailOf(placed);
    const notices = test.countRows('notification');
    const saved = await save(id, { note: 'Second', tags: ['two', 'three'] });
    expect(saved.status).toBe(200);
    expect(notedOf(saved)).toEqual({
      note: 'Second',
      tags: ['two', 'three'],
      updated_at: notedOf(placed).updated_at,
    });
    expect(test.countRows('notification')).toBe(notices);
    expect(notedOf(await save(id, { note: null, tags: [] }))).toMatchObject({ note: null, tags: [] });
  });

  it.each([
    [{ note: 'x'.repeat(501), tags: [] }],
    [{ note: null, tags: Array.from({ length: 11 }, (_, index) => `t${index}`) }],
    [{ note: null, tags: ['x'.repeat(25)] }],
    [{ note: null, tags: [''] }],
    [{ note: 5, tags: [] }],
    [{ note: null }],
  ])('are refused as %j', async (json) => {
    const { id } = detailOf(await market('ARAVBANK'));
    expect((await save(id, json)).status).toBe(400);
  });

  it('are of the client alone', async () => {
    const { id } = detailOf(await market('ARAVBANK', { note: 'Mine' }));
    const other = await createOrderClient(test, '9876543214');
    expect((await save(id, { note: 'Yours', tags: [] }, other.token)).status).toBe(404);
    expect((await save('nobody', { note: null, tags: [] })).status).toBe(404);
    expect(
      notedOf(await call(test.sandbox, `GET /trade/app/v1/orders/${id}`, { token: client.token })).note,
    ).toBe('Mine');
  });

  it('find orders: by a tag, and by the share [I5A-7-HISTORY]', async () => {
    await market('ARAVBANK', { tags: ['earnings', '100%'] });
    await market('SATPBANK', {
      tags: ['earning'],
      quantity: Math.ceil(21_000 / (await client.quote('SATPBANK')).last_price),
    });
    await market('ARAVBANK', { instrument: { market: 'BSE', symbol: 'ARAVBANK' } });

    expect(await symbolsOf('status=history&tag=earnings')).toEqual(['ARAVBANK']);
    expect(await symbolsOf('status=history&tag=earning')).toEqual(['SATPBANK']);
    expect(await symbolsOf(`status=history&tag=${encodeURIComponent('100%')}`)).toEqual(['ARAVBANK']);
    expect(await symbolsOf('status=history&tag=%25')).toEqual([]);
    const seeded = ['ARAVBANK', 'ARAVBANK'];
    expect(await symbolsOf('status=history&market=NSE&s=ARAVBANK')).toEqual(['ARAVBANK', ...seeded]);
    expect(await symbolsOf('status=history&market=NSE&s=ARAVBANK&from=2026-11-19')).toEqual(['ARAVBANK']);
    expect(await symbolsOf('status=history&market=BSE&s=SATPBANK')).toEqual([]);

    expect(await symbolsOf('status=history&state=COMPLETE&tag=earnings')).toEqual(['ARAVBANK']);
    expect(await symbolsOf('status=history&state=CANCELLED&tag=earnings')).toEqual([]);
    const ofNoEnd = await call(test.sandbox, 'GET /trade/app/v1/orders?status=history&state=OPEN', {
      token: client.token,
    });
    expect(ofNoEnd.status).toBe(400);

    const price = Math.ceil((await client.quote()).lower_band + 5);
    await client.place({ price, quantity: 22, tags: ['wait'] });
    expect(await symbolsOf('status=awaiting&tag=wait')).toEqual(['ARAVBANK']);
    expect(await symbolsOf('status=awaiting&tag=earnings')).toEqual([]);
    expect(await symbolsOf('status=awaiting&market=BSE&s=ARAVBANK')).toEqual([]);
  });
});

describe('the charges of an order [I5A-7-DETAIL]', () => {
  it('were estimated at its worst price, also once they are final', async () => {
    const reply = await market('ARAVBANK');
    const schema = z.object({
      charges_total: z.number(),
      estimated_charges: z.array(z.object({ code: z.string(), amount: z.number() })),
      estimated_charges_total: z.number(),
    });
    const { charges_total: total, ...estimated } = z.parse(schema, reply.data);
    expect(estimated.estimated_charges_total).toBeGreaterThanOrEqual(total);
    expect(estimated.estimated_charges.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round(estimated.estimated_charges_total * 100),
    );
  });
});
