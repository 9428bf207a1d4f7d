import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { createOrderClient, detailOf, faultsOf } from './support/orderClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: Awaited<ReturnType<typeof createOrderClient>>;

beforeEach(async () => {
  test = await createTestSandbox();
  client = await createOrderClient(test);
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

const setMode = (mode: 'always-open' | 'exchange-hours') =>
  call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode } });

/** Tokens live on the sandbox's clock: the client signs in again. */
async function at(now: string): Promise<void> {
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now } });
  client = await createOrderClient(test);
}

/** A price well below what is traded, on every tick. */
async function restingPrice(): Promise<number> {
  return Math.ceil((await client.quote()).lower_band + 5);
}

describe('a day that ends while nobody has looked', () => {
  it.each([
    { what: 'closed', leave: () => undefined },
    {
      what: 'saved and closed',
      leave: () => {
        test.timers.run(5_000);
      },
    },
  ])(
    'ends its orders, also when the sandbox is $what before the next round [I5A-4-JOURNAL]',
    async ({ leave }) => {
      const order = detailOf(await client.place({ price: await restingPrice() }));
      const { available } = await client.asset();
      // Past midnight, at which the days of a market that is always open end.
      test.advance(14 * 3_600_000);
      leave();
      await test.restart();
      client = await createOrderClient(test);

      expect(await client.order(order.id)).toMatchObject({ status: 'EXPIRED', blocked: 0 });
      expect((await client.asset()).available).toBeGreaterThan(available);
    },
  );
});

describe('a switch of the mode', () => {
  it('ends what stood, takes orders of the same day after it, and is not undone by a restart [I5A-4-JOURNAL]', async () => {
    const price = await restingPrice();
    const before = detailOf(await client.place({ price }));
    await setMode('exchange-hours');
    expect((await client.order(before.id)).status).toBe('EXPIRED');
    const after = detailOf(await client.place({ price: price + 1 }));
    expect(after.status).toBe('OPEN');
    await test.restart();
    expect((await client.order(before.id)).status).toBe('EXPIRED');
    expect((await client.order(after.id)).status).toBe('OPEN');

    expect((await client.cancel(after.id)).status).toBe(200);
    expect(detailOf(await client.place({ order_type: 'MARKET', quantity: 50 })).status).toBe('COMPLETE');
  });
});

describe('the market order of an auction', () => {
  it('needs what every price of the band would cost, and says so [I5A-1-CHECKS]', async () => {
    await setMode('exchange-hours');
    await at('2026-11-19T18:00:00+05:30');
    const { last_price: last, upper_band: upper } = await client.quote();
    const { available } = await client.asset();
    // Between what 3 % of protection would cost, and the band's end.
    const quantity = Math.floor((available / (last * 1.03) + available / upper) / 2);

    const reply = await client.place({ order_type: 'MARKET', quantity });

    expect(reply.status).toBe(400);
    expect(faultsOf(reply)).toEqual(['quantity not_enough_funds']);
  });
});
