import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../src/database/database.ts';
import { createLedger } from '../src/ledger/createLedger.ts';
import { systemRandom } from '../src/machine/systemRandom.ts';
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

describe('a sale', () => {
  interface Held {
    instrument: { market: string; symbol: string };
    quantity: number;
    t1_quantity: number;
    pledged: number;
  }
  const heldSchema = z.array(
    z.object({
      instrument: z.object({ market: z.string(), symbol: z.string() }),
      quantity: z.number(),
      t1_quantity: z.number(),
      pledged: z.number(),
    }),
  );

  async function held(): Promise<Held[]> {
    const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token: client.token });
    return z.parse(heldSchema, data);
  }

  async function aSettledHolding(): Promise<Held> {
    const found = (await held()).find((row) => row.t1_quantity === 0 && row.pledged === 0);
    if (!found) throw new Error('the seeded client holds nothing that is settled');
    return found;
  }

  /** As a lender does it, whom nothing of the interface speaks for yet. */
  function pledge(symbol: string, quantity: number): void {
    const database = openDatabase(join(test.dataFolder, 'wealth.db'));
    const ledger = createLedger({ database, clock: { now: test.now }, random: systemRandom });
    const owner = database.first(
      database.query
        .selectFrom('lot')
        .innerJoin('client', 'client.id', 'lot.client_id')
        .select(['lot.client_id', 'lot.isin'])
        .where('client.mobile', '=', '9876543210')
        .where('lot.symbol', '=', symbol),
    );
    if (!owner) throw new Error(`the seeded client has no lot of ${symbol}`);
    const { client_id: clientId, isin } = owner;
    const legs = { units: { amount: quantity, isin } };
    expect(ledger.begin({ clientId, kind: 'pledge', legs, at: test.now() }).shortage).toBeNull();
    database.close();
  }

  it('holds its units, so that they cannot be sold twice [I5A-3-HOLD] [I5A-BAD-SHARES]', async () => {
    const { instrument, quantity } = await aSettledHolding();
    const { upper_band: upper } = await client.quote(instrument.symbol);
    const price = Math.floor(upper);
    const sale = { instrument, side: 'SELL', quantity, price } as const;

    expect(detailOf(await client.place(sale)).status).toBe('OPEN');
    expect(faultsOf(await client.place({ ...sale, quantity: 1 }))).toContain('quantity not_enough_shares');
    expect((await client.preview(sale)).data).toMatchObject({ sellable: 0 });
  });

  it('brings its proceeds as unsettled money, less the charges with the depository’s [I5A-3-READ]', async () => {
    const { instrument, quantity } = await aSettledHolding();
    const before = await client.asset();

    const order = detailOf(await client.place({ instrument, side: 'SELL', order_type: 'MARKET', quantity }));

    expect(order.status).toBe('COMPLETE');
    const value = order.trades.reduce(
      (sum, trade) => sum + Math.round(trade.price * 100) * trade.quantity,
      0,
    );
    const after = await client.asset();
    // With ₹13.50 and 18 % of it: the day's first sale of the ISIN pays the depository.
    const received = value - Math.round(order.charges_total * 100);
    expect(Math.round((after.available - before.available) * 100)).toBe(received);
    expect(after.cash).toBe(before.cash);
    expect((await held()).map((row) => row.instrument.symbol)).not.toContain(instrument.symbol);
  });

  it('does not take what is pledged [I5A-BAD-SHARES]', async () => {
    const { instrument, quantity } = await aSettledHolding();
    pledge(instrument.symbol, 10);
    const sale = { instrument, side: 'SELL', order_type: 'MARKET' } as const;
    const before = await held();

    expect(faultsOf(await client.place({ ...sale, quantity }))).toContain('quantity not_enough_shares');
    expect((await client.preview({ ...sale, quantity })).data).toMatchObject({ sellable: quantity - 10 });
    expect(await held()).toEqual(before);
    expect(detailOf(await client.place({ ...sale, quantity: quantity - 10 })).status).toBe('COMPLETE');
    expect((await held()).find((row) => row.instrument.symbol === instrument.symbol)).toMatchObject({
      quantity: 10,
      pledged: 10,
    });
  });

  it('does not take what was bought today, and says from when on [I5A-BAD-SHARES] [I4B-E25]', async () => {
    await client.place({
      instrument: { market: 'NSE', symbol: 'SATPBANK' },
      order_type: 'MARKET',
      quantity: 200,
    });
    const bought = (await held()).find((row) => row.instrument.symbol === 'SATPBANK');
    const settled = (bought?.quantity ?? 0) - (bought?.t1_quantity ?? 0);

    expect(bought?.t1_quantity).toBe(200);
    const reply = await client.place({
      instrument: { market: 'NSE', symbol: 'SATPBANK' },
      side: 'SELL',
      order_type: 'MARKET',
      quantity: settled + 200,
    });
    expect(faultsOf(reply)).toContain('quantity not_enough_shares');
    expect(JSON.stringify(reply.data)).toContain('units can be sold now. More can be sold on Fri, 20 Nov.');
  });
});

describe('orders and the hours of the exchange', () => {
  /** Tokens live on the sandbox's clock: the client signs in again. */
  async function at(time: string): Promise<void> {
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: time } });
    client = await createOrderClient(test);
  }

  beforeEach(async () => {
    await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });
  });

  it('keep an after-market order until the market opens, and send it then [I5A-2-AMO]', async () => {
    await at('2026-11-19T18:00:00+05:30');
    const { last_price: last } = await client.quote();
    const order = detailOf(await client.place({ price: Math.floor(last * 0.95) }));
    expect(order.status).toBe('QUEUED');
    expect((await client.asset()).blocked).toBeGreaterThanOrEqual(order.blocked);

    await at('2026-11-20T09:00:01+05:30');

    expect((await client.order(order.id)).status).toBe('OPEN');
  });

  it('end a stop order with continuous trading, and a day order with the day, each with its reason [I5A-2-STOP1515]', async () => {
    await at('2026-11-19T15:10:00+05:30');
    const before = await client.asset();
    const { last_price: last, upper_band: upper } = await client.quote();
    const trigger = Math.floor((last + upper) / 2);
    const stop = detailOf(
      await client.place({ order_type: 'SL', trigger_price: trigger, price: trigger + 1 }),
    );
    const day = detailOf(await client.place({ price: await client.restingPrice() }));
    expect(stop.ends_at).toBe('2026-11-19T15:15:00+05:30');

    await at('2026-11-19T15:15:01+05:30');
    expect(await client.order(stop.id)).toMatchObject({
      status: 'CANCELLED',
      reason: { code: 'stop_session_ended' },
    });
    expect((await client.order(day.id)).status).toBe('OPEN');

    await at('2026-11-19T16:01:00+05:30');
    expect((await client.order(day.id)).status).toMatch(/^(?:EXPIRED|CANCELLED)$/);
    expect((await client.asset()).blocked).toBe(before.blocked);
  });

  it.each([
    ['a Sunday', '2026-11-22T12:00:00+05:30'],
    ['a holiday', '2026-11-24T12:00:00+05:30'],
  ])('end the orders of a sandbox that has traded at any hour, also on %s [I4B-F7]', async (_day, time) => {
    await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'always-open' } });
    await at(time);
    const before = await client.asset();
    const { id } = detailOf(await client.place({ price: await client.restingPrice() }));

    await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });

    expect((await client.order(id)).status).toBe('EXPIRED');
    expect((await client.asset()).blocked).toBe(before.blocked);
  });
});
