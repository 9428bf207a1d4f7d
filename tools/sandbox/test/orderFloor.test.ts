import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { BrokenBookError, Matcher } from '../src/exchange/index.ts';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, openStream } from './support/listening.ts';
import { createOrderClient, detailOf, faultsOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const eventSchema = z.object({ event: z.object({ kind: z.string() }) });

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

describe('a client', () => {
  it('has at most 1,000 orders that wait', async () => {
    const price = await client.restingPrice();
    const key = randomUUID();
    const order = detailOf(await client.place({ price }, { key }));
    const columns = `market, symbol, isin, side, order_type, validity, quantity, price_paise, status, filled, value_paise,
      blocked_paise, placed_at, updated_at`;
    test.sql(`WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 999)
      INSERT INTO client_order (id, client_id, client_order_id, content_hash, ${columns})
      SELECT id || '/' || n, client_id, client_order_id || '/' || n, 'x', ${columns} FROM client_order, copies`);

    expect(faultsOf(await client.place({ price }))).toEqual(['client_order_id too_many']);
    expect(faultsOf(await client.place({ price, validity: 'GTT', trigger_price: price }))).toEqual([
      'client_order_id too_many',
    ]);
    expect(detailOf(await client.place({ price }, { key })).id).toBe(order.id);
    test.sql(`DELETE FROM client_order WHERE id LIKE '%/1'`);
    expect((await client.place({ price: price + 1 })).status).toBe(200);
  });

  it('has at most 10,000 sealed keys of the last 30 days: the oldest go', async () => {
    await client.ask(randomUUID());
    const day = 24 * 3_600_000;
    test.sql(`INSERT INTO intent_key SELECT client_id, kind, 'old', NULL, ${test.now() - 31 * day} FROM intent_key;
      WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 9999)
      INSERT INTO intent_key SELECT client_id, 'order', 'key' || n, NULL, ${test.now() - 20 * day} + n FROM client, copies
        JOIN (SELECT DISTINCT client_id FROM intent_key) ON client_id = client.id`);
    expect(test.countRows("intent_key WHERE key = 'old'")).toBe(1);

    const key = randomUUID();
    await client.ask(key);

    expect(test.countRows('intent_key')).toBe(10_000);
    expect(test.countRows("intent_key WHERE key IN ('old', 'key1')")).toBe(0);
    expect(test.countRows(`intent_key WHERE key IN ('key2', '${key}')`)).toBe(2);
  });

  it('is told of a cancel of all orders once, with each order [I5A-7-CANCEL]', async () => {
    const price = await client.restingPrice();
    for (let count = 0; count < 3; count += 1) await client.place({ price: price + count });
    const stream = await openStream(await listen(test.sandbox));
    stream.send({ type: 'auth', token: client.token });
    await stream.next();

    await call(test.sandbox, 'DELETE /trade/app/v1/orders', { token: client.token });

    stream.sendText('?');
    const events: unknown[] = [];
    for (let frame = await stream.next(); frame.type !== 'error'; frame = await stream.next())
      events.push(z.parse(eventSchema, frame).event.kind);
    expect(events).toEqual(['order', 'order', 'order', 'asset']);
  });
});

describe('a book that fails its own check in the running server [I5A-2-INVARIANT]', () => {
  it('halts its share, whose orders are answered 503, and the others go on', async () => {
    const price = await client.restingPrice();
    const order = detailOf(await client.place({ price }));
    const spy = vi.spyOn(Matcher.prototype, 'apply').mockImplementationOnce(() => {
      throw new BrokenBookError('a level is the sum of its orders');
    });
    onTestFinished(() => spy.mockRestore());

    expect(detailOf(await client.place({ price: price + 1 }))).toMatchObject({
      status: 'REJECTED',
      reason: { code: 'market_halted' },
    });

    expect(test.errors.splice(0).map(String)).toEqual([expect.stringContaining('A book was halted')]);
    expect((await client.place({ price: price + 2 })).status).toBe(503);
    expect(await client.order(order.id)).toMatchObject({
      status: 'CANCELLED',
      reason: { code: 'internal_check' },
      blocked: 0,
    });
    const other = { market: 'NSE', symbol: 'AGNIPETRO' };
    expect(detailOf(await client.place({ instrument: other, order_type: 'MARKET' })).filled_quantity).toBe(
      40,
    );
    test.pass();
  });
});
