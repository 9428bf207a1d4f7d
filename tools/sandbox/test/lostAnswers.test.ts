import { randomUUID } from 'node:crypto';
import md5 from 'md5';
import { describe, expect, it } from 'vitest';
import { accessLifetimeMs } from '../src/auth/sessions.ts';
import { call, cookieOf, refresh, signIn, toAuthData } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen } from './support/listening.ts';
import { createOrderClient, detailOf, faultsOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

/* What comes between an order and its answer: it is placed once or not at all, and the client can find out which. */

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

const orderOf = (price: number) => ({
  instrument: { market: 'NSE', symbol: 'ARAVBANK' },
  side: 'BUY',
  order_type: 'LIMIT',
  product: 'CNC',
  validity: 'DAY',
  quantity: 40,
  price,
});

describe('an order whose answer is no answer [I5A-BAD-ANSWERS]', () => {
  /** Sends it as a page would, over a connection of its own. @returns the text of the answer; null where none came. */
  async function send(key: string, cookie: string, price: number): Promise<string | null> {
    const base = `http://${await listen(test.sandbox)}`;
    try {
      const response = await fetch(`${base}/trade/app/v1/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${client.token}`,
          'idempotency-key': key,
          cookie,
        },
        body: JSON.stringify({ ...orderOf(price), client_order_id: key }),
      });
      return await response.text();
    } catch {
      return null;
    }
  }

  const fault = (values: object) =>
    call(test.sandbox, 'POST /sandbox/v1/faults', {
      json: [{ method: 'POST', path: '/trade/app/v1/orders', times: 1, ...values }],
    });

  it.each([
    { what: 'status 500', values: { kind: 'status', status: 500 } },
    { what: 'a page', values: { kind: 'html', status: 502 } },
    { what: 'half of one', values: { kind: 'malformed' } },
  ])('was not placed where it is $what: the key says so, and is sealed', async ({ values }) => {
    const [key, price, before] = [randomUUID(), await client.restingPrice(), await client.asset()];
    await fault(values);
    const answer = await send(key, await client.pinCookie(), price);
    expect(answer).not.toBeNull();
    expect(answer).not.toContain('"status":"OPEN"');

    expect((await client.ask(key)).data).toEqual({ order: null, sealed: true });
    const late = await client.place({ price }, { key });
    expect([late.status, ...faultsOf(late)]).toEqual([409, 'client_order_id key_sealed']);
    expect(await client.list('awaiting')).toEqual([]);
    expect(await client.asset()).toEqual(before);
  });

  it('stands where the answer was lost on its way: the key finds it, and sent again it is the same one', async () => {
    const [key, price] = [randomUUID(), await client.restingPrice()];
    await fault({ kind: 'drop' });
    expect(await send(key, await client.pinCookie(), price)).toBeNull();

    const [order] = await client.list('awaiting');
    expect((await client.ask(key)).data).toMatchObject({ order: { id: order?.id }, sealed: false });
    // The grant of the PIN was used up by the order that stands: its answer needs none.
    expect(detailOf(await client.place({ price }, { key })).id).toBe(order?.id);
    expect(await client.list('awaiting')).toHaveLength(1);
  });
});

describe('an order that comes with a token that has run out [I5A-BAD-TOKEN]', () => {
  it('is not placed and uses nothing up; with the next token the same key and grant place it, once', async () => {
    const before = await client.asset();
    const price = await client.restingPrice();
    const page = await signIn(test.sandbox, '9876543210');
    test.advance(accessLifetimeMs - 1_000);
    const json = { pin: md5('246810') };
    const confirmed = await call(test.sandbox, 'POST /client/app/v1/pin/verify', {
      token: page.access_token,
      json,
    });
    const cookie = cookieOf(confirmed);
    test.advance(2_000);
    const key = randomUUID();
    const place = (token: string) =>
      call(test.sandbox, 'POST /trade/app/v1/orders', {
        token,
        headers: { 'idempotency-key': key, cookie },
        json: { ...orderOf(price), client_order_id: key },
      });

    expect((await place(page.access_token)).status).toBe(401);
    const next = toAuthData(await refresh(test.sandbox, page.refresh_token)).access_token;
    const list = () => call(test.sandbox, 'GET /trade/app/v1/orders?status=awaiting', { token: next });
    expect((await list()).data).toEqual({ items: [], next_cursor: null });
    const asset = await call(test.sandbox, 'GET /stat/app/v1/asset', { token: next });
    expect(asset.data).toMatchObject(before);

    const { id } = detailOf(await place(next));
    expect(detailOf(await place(next)).id).toBe(id);
    expect((await list()).data).toMatchObject({ items: [{ id }] });
  });
});
