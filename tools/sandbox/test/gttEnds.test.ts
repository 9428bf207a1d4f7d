import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const noticesSchema = z.object({ items: z.array(z.object({ code: z.string() })) });

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

async function noticeCodes(): Promise<string[]> {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications', { token: client.token });
  return z.parse(noticesSchema, data).items.map(({ code }) => code);
}

describe('a GTT that waits', () => {
  it('triggers exactly once, also where the server is killed between trigger and child', async () => {
    const wish = await client.gttBelow();
    const order = detailOf(await client.place(wish));
    const before = await client.asset();
    // Nothing of an order can be written: as if the process ended there.
    test.sql(`CREATE TRIGGER dead_insert BEFORE INSERT ON client_order BEGIN SELECT RAISE(ABORT, 'dead'); END;
      CREATE TRIGGER dead_update BEFORE UPDATE OF status ON client_order WHEN NEW.status <> 'OPEN'
        BEGIN SELECT RAISE(ABORT, 'dead'); END;`);
    await client.setPrice(wish.trigger_price - 1);
    test.pass();
    expect(test.errors.splice(0).length).toBeGreaterThan(0);
    expect((await client.order(order.id)).status).toBe('TRIGGER_PENDING');
    expect(await client.asset()).toEqual(before);

    await test.restart(() => test.sql('DROP TRIGGER dead_insert; DROP TRIGGER dead_update'));
    test.pass();
    await test.restart();
    test.pass();

    expect((await client.order(order.id)).status).toBe('TRIGGERED');
    expect([...(await client.list('history')), ...(await client.list('awaiting'))]).toHaveLength(2);
  });

  it('ends by itself after 365 days [I5A-2-GTT]', async () => {
    const { last_price: last, lower_band: lower } = await client.quote('AUSHADHI');
    // So far away that no year comes to it.
    const far = Math.floor(lower / 4);
    const order = detailOf(
      await client.place({
        instrument: { market: 'NSE', symbol: 'AUSHADHI' },
        validity: 'GTT',
        trigger_price: far,
        price: far,
        quantity: Math.ceil(20_000 / far),
      }),
    );
    expect(last).toBeGreaterThan(far);

    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: order.ends_at } });

    client = await createOrderClient(test);
    expect(await client.order(order.id)).toMatchObject({
      status: 'EXPIRED',
      reason: { code: 'gtt_ended' },
      ends_at: null,
    });
    expect(await noticeCodes()).toContain('order_expired');
  });

  it('that can neither end nor be rejected is left alone, and holds up none behind it', async () => {
    const wish = async (symbol: string) => {
      const far = Math.floor((await client.quote(symbol)).lower_band / 4);
      return {
        instrument: { market: 'NSE', symbol },
        validity: 'GTT',
        trigger_price: far,
        price: far,
        quantity: Math.ceil(20_000 / far),
      };
    };
    const first = detailOf(await client.place(await wish('AUSHADHI')));
    const second = detailOf(await client.place(await wish('NEELINFO')));
    test.sql(`CREATE TRIGGER fault BEFORE UPDATE OF status ON client_order WHEN NEW.id = '${first.id}'
      BEGIN SELECT RAISE(ABORT, 'fault'); END`);

    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: first.ends_at } });

    expect(test.errors.splice(0).map(String)).toEqual([`Error: The order ${first.id} could not be ended.`]);
    client = await createOrderClient(test);
    expect((await client.order(first.id)).status).toBe('TRIGGER_PENDING');
    expect((await client.order(second.id)).status).toBe('EXPIRED');

    test.sql('DROP TRIGGER fault');
    test.pass(30_000);
    expect((await client.order(first.id)).status).toBe('TRIGGER_PENDING');
    test.pass(30_000);
    expect((await client.order(first.id)).status).toBe('EXPIRED');
  });
});
