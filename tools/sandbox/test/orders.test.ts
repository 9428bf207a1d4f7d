import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, faultsOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

describe('placing an order [S1-TRADE-STOCK]', () => {
  it('begins with nothing blocked: no order waits that could say for what', async () => {
    expect(await client.list('awaiting')).toEqual([]);
    expect((await client.asset()).blocked).toBe(0);
  });

  it('fills a market order at once, books it and tells what it cost [I5A-11-API] [I5A-3-HOLD]', async () => {
    const before = await client.asset();

    const order = detailOf(await client.place({ order_type: 'MARKET', quantity: 40 }));

    expect(order).toMatchObject({
      status: 'COMPLETE',
      filled_quantity: 40,
      blocked: 0,
      charges_state: 'final',
    });
    const value = order.trades.reduce(
      (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
      0,
    );
    const after = await client.asset();
    expect(Math.round((before.available - after.available) * 100)).toBe(
      value + Math.round(order.charges_total * 100),
    );
    expect(after.blocked).toBe(before.blocked);
  });

  it('lets a limit order wait and blocks its money, which a cancel gives back [I5A-3-HOLD]', async () => {
    const before = await client.asset();
    const price = await client.restingPrice();

    const order = detailOf(await client.place({ price }));

    expect(order).toMatchObject({ status: 'OPEN', filled_quantity: 0, price, charges_state: 'estimated' });
    const waiting = await client.asset();
    expect(waiting.blocked - before.blocked).toBeCloseTo(order.blocked, 2);
    expect(order.blocked).toBeGreaterThan(price * 40);
    expect((await client.list('awaiting')).map(({ id }) => id)).toContain(order.id);

    const cancelled = detailOf(await client.cancel(order.id));
    expect(cancelled).toMatchObject({ status: 'CANCELLED', reason: { code: 'by_client' }, blocked: 0 });
    expect(await client.asset()).toEqual({ ...before });
    expect((await client.list('history')).map(({ id }) => id)).toContain(order.id);
  });

  it('asks for the PIN, and refuses before it what the checks refuse after it', async () => {
    const price = await client.restingPrice();

    expect((await client.place({ price }, { cookie: '' })).status).toBe(403);
    expect(faultsOf(await client.place({ price: price + 0.01 }))).toEqual(['price off_tick']);
    expect(faultsOf(await client.place({ price, quantity: 1 }))).toEqual(['quantity below_minimum']);
    expect(faultsOf(await client.place({ price, quantity: 90_000 }))).toContain('quantity not_enough_funds');
    expect(faultsOf(await client.place({ side: 'SELL', quantity: 90_000, price: price + 50 }))).toContain(
      'quantity not_enough_shares',
    );
    expect((await client.place({ instrument: { market: 'NSE', symbol: 'NOSUCH' }, price })).status).toBe(404);
  });

  it('previews a charge that comes to nothing as a line of 0.00 [I4B-E25]', async () => {
    const { data } = await client.preview({ quantity: 20, price: await client.restingPrice() });

    // A levy of ten rupees a crore is less than a paisa of so little.
    expect(data).toMatchObject({
      charges: expect.arrayContaining([
        expect.objectContaining({ code: 'investor_protection_levy', amount: 0 }),
      ]),
    });
  });

  it('previews what it refuses, with the nearest value that would pass', async () => {
    const price = await client.restingPrice();
    const { data } = await client.preview({ price: price + 0.04 });

    expect(data).toMatchObject({ errors: [{ field: 'price', code: 'off_tick', nearest: price }] });
    expect((await client.preview({ price })).data).toMatchObject({ errors: [], warnings: [] });
  });
});

describe('never two orders of one intent', () => {
  it('answers the same key again, and refuses other content under it [I5A-6-DOUBLE]', async () => {
    const price = await client.restingPrice();
    const key = randomUUID();

    const [first, second] = await Promise.all([
      client.place({ price }, { key }),
      client.place({ price }, { key }),
    ]);

    expect(detailOf(second).id).toBe(detailOf(first).id);
    expect(await client.list('awaiting')).toHaveLength(1);
    expect((await client.place({ price, quantity: 41 }, { key })).status).toBe(409);
    expect(await client.list('awaiting')).toHaveLength(1);
  });

  it('seals a key that was asked for and not found [I5A-6-ASK]', async () => {
    const price = await client.restingPrice();
    const key = randomUUID();

    expect((await client.ask(key)).data).toEqual({ order: null, sealed: true });
    expect(faultsOf(await client.place({ price }, { key }))).toEqual(['client_order_id key_sealed']);
    // A UUID is one whatever the case of its letters.
    const shouted = { key: key.toUpperCase() };
    expect(faultsOf(await client.place({ price }, shouted))).toEqual(['client_order_id key_sealed']);
    expect(await client.list('awaiting')).toEqual([]);

    const another = { key: randomUUID() };
    const placed = detailOf(await client.place({ price }, another));
    expect((await client.ask(another.key)).data).toMatchObject({
      order: { id: placed.id },
      sealed: false,
    });
  });

  it('wants the key in the header and the body to be one', async () => {
    const reply = await call(test.sandbox, 'POST /trade/app/v1/orders', {
      token: client.token,
      headers: { 'idempotency-key': randomUUID(), cookie: await client.pinCookie() },
      json: {
        instrument: { market: 'NSE', symbol: 'ARAVBANK' },
        side: 'BUY',
        order_type: 'LIMIT',
        product: 'CNC',
        validity: 'DAY',
        quantity: 40,
        price: await client.restingPrice(),
        client_order_id: randomUUID(),
      },
    });
    expect(faultsOf(reply)).toEqual(['client_order_id invalid']);
  });

  it('warns of an equal order within half a minute, and not later [I5A-6-EQUAL] [I4B-B9]', async () => {
    const price = await client.restingPrice();
    await client.place({ price });

    expect((await client.preview({ price })).data).toMatchObject({ warnings: [{ code: 'equal_order' }] });
    // To the end of the half minute, and not a moment longer.
    for (const passed of [29_000, 1_000]) {
      test.advance(passed);
      expect((await client.preview({ price })).data).toMatchObject({ warnings: [{ code: 'equal_order' }] });
    }
    test.advance(1);
    expect((await client.preview({ price })).data).toMatchObject({ warnings: [] });
  });

  it('warns of it also where many others came since [I5A-6-EQUAL]', async () => {
    const price = await client.restingPrice();
    await client.place({ price });
    for (let more = 1; more <= 20; more += 1) {
      const { id } = detailOf(await client.place({ price, quantity: 40 + more }));
      expect((await client.cancel(id)).status).toBe(200);
    }

    expect((await client.preview({ price })).data).toMatchObject({ warnings: [{ code: 'equal_order' }] });
  });

  it('is of the client alone', async () => {
    const order = detailOf(await client.place({ price: await client.restingPrice() }));
    const other = await createOrderClient(test, '9876543215', '135790');

    expect((await other.cancel(order.id)).status).toBe(404);
    expect((await other.change(order.id, { quantity: 39 })).status).toBe(404);
    expect(await other.list('awaiting')).toEqual([]);
  });
});

describe('an order that waits', () => {
  it('is filled when the market comes to it, and tells it in its history', async () => {
    const price = await client.restingPrice();
    const order = detailOf(await client.place({ price }));

    await client.setPrice(price - 2);
    test.pass(1_000);

    const filled = await client.order(order.id);
    expect(filled).toMatchObject({
      status: 'COMPLETE',
      filled_quantity: 40,
      average_price: price,
      blocked: 0,
    });
    expect(filled.history.map(({ status }) => status).slice(0, 2)).toEqual(['PENDING', 'OPEN']);
    expect(filled.history.at(-1)?.status).toBe('COMPLETE');
  });

  it('is modified without the PIN where it blocks no more, with it otherwise [I5A-7-MODIFY]', async () => {
    const price = await client.restingPrice();
    const order = detailOf(await client.place({ price, quantity: 60 }));

    const less = detailOf(await client.change(order.id, { quantity: 50 }));
    expect(less).toMatchObject({ quantity: 50, status: 'OPEN' });
    expect(less.blocked).toBeLessThan(order.blocked);
    expect((await client.change(order.id, { price: price + 1 })).status).toBe(403);
    const cookie = await client.pinCookie();
    expect(detailOf(await client.change(order.id, { price: price + 1 }, { cookie })).price).toBe(price + 1);
    expect((await client.asset()).blocked).toBeGreaterThan(less.blocked);
  });

  it('can no longer be changed or cancelled when it is filled [I5A-2-MODIFY]', async () => {
    const order = detailOf(await client.place({ order_type: 'MARKET' }));

    expect((await client.cancel(order.id)).status).toBe(409);
    expect((await client.change(order.id, { quantity: 30 })).status).toBe(409);
  });

  it('is ended with all others by one call [I5A-7-CANCEL]', async () => {
    const price = await client.restingPrice();
    await client.place({ price });
    await client.place({ price: price + 1 });

    const reply = await call(test.sandbox, 'DELETE /trade/app/v1/orders', { token: client.token });
    expect(reply.data).toEqual({ cancelled: 2 });
    expect(await client.list('awaiting')).toEqual([]);
  });

  it('stands in the book again after a restart, and what was filled is not filled twice [I5A-4-JOURNAL]', async () => {
    const price = await client.restingPrice();
    const order = detailOf(await client.place({ price }));
    const filled = detailOf(await client.place({ order_type: 'MARKET', quantity: 50 }));
    const before = await client.asset();

    await test.restart();

    expect(await client.asset()).toEqual(before);
    expect(await client.order(filled.id)).toEqual(filled);
    expect(await client.order(order.id)).toEqual(order);
    await client.setPrice(price - 2);
    test.pass(1_000);
    expect((await client.order(order.id)).status).toBe('COMPLETE');
  });

  it('of a stop waits for its trigger [I5A-2-TYPES]', async () => {
    const { last_price: last, upper_band: upper } = await client.quote();
    const trigger = Math.ceil(last + 10);
    const order = detailOf(
      await client.place({
        order_type: 'SL',
        trigger_price: trigger,
        price: Math.min(trigger + 5, Math.floor(upper)),
      }),
    );
    expect(order.status).toBe('TRIGGER_PENDING');

    await client.setPrice(trigger + 1);
    test.pass(2_000);

    const after = await client.order(order.id);
    expect(after.history.map(({ reason }) => reason?.code)).toContain('triggered');
    expect(after.filled_quantity).toBe(40);
  });
});
