import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn, type Reply } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, faultsOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

const none = { daily_loss: null, largest_order: null, segments_off: [], cooling_off_until: null };
const limitsSchema = z.object({
  daily_loss: z.nullable(z.number()),
  largest_order: z.nullable(z.number()),
  cooling_off_until: z.nullable(z.string()),
  lost_today: z.number(),
});

const save = (change: Record<string, unknown>) =>
  call(test.sandbox, 'PUT /client/app/v1/limits', { token: client.token, json: { ...none, ...change } });

const read = () => call(test.sandbox, 'GET /client/app/v1/limits', { token: client.token });

const limitsOf = ({ data }: Reply) => z.parse(limitsSchema, data);

/** Tokens live on the sandbox's clock: the client signs in again. */
async function at(time: string): Promise<void> {
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: time } });
  client = await createOrderClient(test);
}

/** A sum of the ledger's own rows, in paise. */
function sumInDatabase(sql: string): number {
  const connection = new DatabaseSync(join(test.dataFolder, 'wealth.db'), { readOnly: true });
  const row = connection.prepare(sql).get();
  connection.close();
  return Number(row?.sum ?? 0);
}

const buyAtMarket = { order_type: 'MARKET', quantity: 40 } as const;

describe('own limits [I5A-9-LIMITS]', () => {
  it('are none at first, and count at once when they are tighter, also after a restart [I5A-11-API]', async () => {
    expect((await read()).data).toMatchObject({ ...none, pending: null });

    const saved = await save({ daily_loss: 5_000.5, largest_order: 200_000, segments_off: ['otc'] });

    const values = { daily_loss: 5_000.5, largest_order: 200_000, segments_off: ['otc'], pending: null };
    expect(saved.data).toMatchObject(values);
    await test.restart();
    expect((await read()).data).toMatchObject(values);
  });

  it('are looser from the next trading day, and in no tab before', async () => {
    await save({ largest_order: 30_000 });

    const tabs = await Promise.all([save({ largest_order: 90_000 }), save({})]);

    expect(tabs.map((reply) => limitsOf(reply).largest_order)).toEqual([30_000, 30_000]);
    expect((await read()).data).toMatchObject({
      largest_order: 30_000,
      pending: { largest_order: null, from: '2026-11-20' },
    });
    const price = await client.restingPrice();
    const large = { price, quantity: Math.ceil(30_000 / price) + 1 };
    expect(faultsOf(await client.place(large))).toEqual(['quantity above_own_limit']);

    await at('2026-11-19T23:59:59+05:30');
    expect(faultsOf(await client.place(large))).toEqual(['quantity above_own_limit']);
    await at('2026-11-20T00:00:00+05:30');
    expect((await read()).data).toMatchObject({ ...none, pending: null });
    expect(detailOf(await client.place(large)).status).toBe('OPEN');
  });

  it('wait over a weekend, and a tighter value takes the place of what waits', async () => {
    await at('2026-11-20T11:00:00+05:30');
    await save({ daily_loss: 5_000 });
    expect((await save({ daily_loss: 9_000 })).data).toMatchObject({
      daily_loss: 5_000,
      pending: { daily_loss: 9_000, from: '2026-11-23' },
    });
    await at('2026-11-22T11:00:00+05:30');
    expect((await read()).data).toMatchObject({ daily_loss: 5_000, pending: { from: '2026-11-23' } });
    expect((await save({ daily_loss: 4_000 })).data).toMatchObject({ daily_loss: 4_000, pending: null });
    await at('2026-11-23T11:00:00+05:30');
    expect((await read()).data).toMatchObject({ daily_loss: 4_000, pending: null });
  });

  it.each([
    [{ daily_loss: 0 }, 'daily_loss'],
    [{ daily_loss: -1 }, 'daily_loss'],
    [{ daily_loss: 0.001 }, 'daily_loss'],
    [{ daily_loss: 100.005 }, 'daily_loss'],
    [{ largest_order: 99_999.999 }, 'largest_order'],
    [{ largest_order: 1e12 }, 'largest_order'],
    [{ largest_order: 'much' }, 'largest_order'],
    [{ segments_off: ['all'] }, 'segments_off'],
    [{ segments_off: ['otc', 'otc'] }, 'segments_off'],
    [{ cooling_off_until: 'tomorrow' }, 'cooling_off_until'],
    [{ cooling_off_until: '2028-01-01T00:00:00+05:30' }, 'cooling_off_until'],
  ])('refuse %j and stay as they were [I4B-E25]', async (wrong, field) => {
    await save({ daily_loss: 5_000 });
    const reply = await save(wrong);
    expect(reply.status).toBe(400);
    expect(faultsOf(reply).map((fault) => fault.split(/[ .[]/)[0])).toContain(field);
    expect((await read()).data).toMatchObject({ ...none, daily_loss: 5_000 });
  });

  it('are of the client alone', async () => {
    await save({ daily_loss: 5_000 });
    const { access_token: token } = await signIn(test.sandbox, '9876543215');
    const other = await call(test.sandbox, 'GET /client/app/v1/limits', { token });
    expect(other.data).toMatchObject({ ...none, pending: null, lost_today: 0 });
  });
});

describe('orders under own limits [I5A-9-LIMITS] [I5A-5-CHECKS]', () => {
  it('are refused above the largest, when placed, changed or previewed, with the nearest that would pass', async () => {
    const price = await client.restingPrice();
    const order = detailOf(await client.place({ price }));
    await save({ largest_order: price * 50 });

    const cookie = await client.pinCookie();
    expect(faultsOf(await client.change(order.id, { quantity: 51 }, { cookie }))).toEqual([
      'quantity above_own_limit',
    ]);
    expect(detailOf(await client.change(order.id, { quantity: 50 }, { cookie })).quantity).toBe(50);
    expect(faultsOf(await client.place({ price, quantity: 51 }))).toEqual(['quantity above_own_limit']);
    expect((await client.preview({ price, quantity: 51 })).data).toMatchObject({
      errors: [{ code: 'above_own_limit', nearest: 50 }],
    });
    // A sale of any size.
    const { upper_band: upper } = await client.quote();
    const sale = await client.preview({ side: 'SELL', quantity: 300, price: Math.floor(upper) });
    expect(sale.data).toMatchObject({ errors: [] });
  });

  it('buy nothing in a segment that is off', async () => {
    await save({ segments_off: ['stock'] });
    expect(faultsOf(await client.place(buyAtMarket))).toEqual(['side segment_off']);
    await save({ segments_off: ['otc', 'ipo'] });
    // On again tomorrow only.
    expect(faultsOf(await client.place(buyAtMarket))).toEqual(['side segment_off']);
  });

  it('buy nothing while cooling off, which can be made longer and never shorter', async () => {
    const until = '2026-11-20T11:00:00+05:30';
    expect((await save({ cooling_off_until: until })).data).toMatchObject({ cooling_off_until: until });
    expect(faultsOf(await client.place(buyAtMarket))).toEqual(['side cooling_off']);
    const sale = await client.place({ ...buyAtMarket, side: 'SELL' });
    expect(detailOf(sale).status).toBe('COMPLETE');

    for (const earlier of [null, '2026-11-20T10:59:59+05:30']) {
      expect(faultsOf(await save({ cooling_off_until: earlier }))).toEqual(['cooling_off_until too_early']);
    }
    // What was read may be sent back: parts of a second are none of the wire.
    const inParts = limitsOf(await save({ cooling_off_until: '2026-11-20T11:30:00.250+05:30' }));
    expect((await save({ cooling_off_until: inParts.cooling_off_until })).status).toBe(200);
    const longer = '2026-11-20T12:00:00+05:30';
    expect((await save({ cooling_off_until: longer })).data).toMatchObject({ cooling_off_until: longer });

    await at('2026-11-20T11:59:59+05:30');
    expect(faultsOf(await client.place(buyAtMarket))).toEqual(['side cooling_off']);
    await at(longer);
    expect((await read()).data).toMatchObject({ cooling_off_until: null });
    expect(detailOf(await client.place(buyAtMarket)).status).toBe('COMPLETE');
  });

  it('let an order that waits be made smaller or cheaper while cooling off, not larger [I4B-F7]', async () => {
    const price = await client.restingPrice();
    const { id } = detailOf(await client.place({ price, quantity: 60 }));
    await save({ cooling_off_until: '2026-11-20T11:00:00+05:30' });

    expect(detailOf(await client.change(id, { quantity: 50 })).quantity).toBe(50);
    expect(detailOf(await client.change(id, { price: price - 1 })).price).toBe(price - 1);
    const cookie = await client.pinCookie();
    expect(faultsOf(await client.change(id, { quantity: 51 }, { cookie }))).toEqual(['side cooling_off']);
    expect(faultsOf(await client.change(id, { price }, { cookie }))).toEqual(['side cooling_off']);
  });

  it('stop after the loss of the day, counted with charges over both exchanges, and never stop a sale', async () => {
    const symbol = 'AUSHADHI';
    const { lower_band: lower } = await client.quote(symbol);
    for (const market of ['NSE', 'BSE']) {
      const price = Math.ceil(lower + 2);
      await call(test.sandbox, 'POST /sandbox/v1/price', { json: { market, symbol, price } });
    }
    // What the seeds have sold today, and what the shares have cost with the charges of their purchase.
    const soldBefore = sumInDatabase(
      `SELECT SUM(cost_paise + charges_paise + transaction_tax_paise - proceeds_paise + sale_charges_paise
        + sale_transaction_tax_paise) AS sum FROM lot_part WHERE sold_on = '2026-11-19' AND client_id = '100001'`,
    );
    const cost = sumInDatabase(
      `SELECT SUM(left_cost_paise + left_charges_paise + left_transaction_tax_paise) AS sum FROM lot
        WHERE symbol = '${symbol}' AND client_id = '100001'`,
    );
    const before = await client.asset();
    const sell = (market: string, quantity: number) =>
      client.place({ instrument: { market, symbol }, side: 'SELL', order_type: 'MARKET', quantity });

    expect(detailOf(await sell('NSE', 100)).status).toBe('COMPLETE');
    expect(detailOf(await sell('BSE', 90)).status).toBe('COMPLETE');

    const after = await client.asset();
    const received = Math.round((after.available - before.available) * 100);
    const lost = (soldBefore + cost - received) / 100;
    expect(lost).toBeGreaterThan(0);
    expect(limitsOf(await read()).lost_today).toBe(lost);

    await save({ daily_loss: lost + 0.01 });
    expect(faultsOf(await client.preview(buyAtMarket))).toEqual([]);
    await save({ daily_loss: lost });
    expect(faultsOf(await client.place(buyAtMarket))).toEqual(['side daily_loss_reached']);
    expect(detailOf(await client.place({ ...buyAtMarket, side: 'SELL' })).status).toBe('COMPLETE');

    await at('2026-11-20T11:00:00+05:30');
    expect(limitsOf(await read()).lost_today).toBe(0);
    expect(detailOf(await client.place(buyAtMarket)).status).toBe('COMPLETE');
  });

  it('end an after-market order that they forbid when it is to be sent', async () => {
    await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });
    await at('2026-11-19T18:00:00+05:30');
    const before = await client.asset();
    const price = Math.floor((await client.quote()).last_price * 0.95);
    const stopped = detailOf(await client.place({ price, quantity: 60 }));
    const small = detailOf(await client.place({ price, quantity: 40 }));
    await save({ largest_order: price * 50 });

    await at('2026-11-20T09:00:01+05:30');

    expect(await client.order(stopped.id)).toMatchObject({
      status: 'REJECTED',
      reason: { code: 'own_limit' },
    });
    expect((await client.order(small.id)).status).toBe('OPEN');
    const blocked = (await client.asset()).blocked - before.blocked;
    expect(blocked).toBeCloseTo((await client.order(small.id)).blocked, 2);
  });
});

describe('the depository’s instruction (DDPI) [I5A-5-CHECKS]', () => {
  const sale = { ...buyAtMarket, side: 'SELL' } as const;
  const profile = async () =>
    (await call(test.sandbox, 'GET /auth/app/v1/client_info', { token: client.token })).data;
  const decide = (given: boolean) =>
    call(test.sandbox, 'POST /sandbox/v1/ddpi', { json: { mobile: '9876543210', given } });

  it('is given by the seeded clients; without it no sale is taken, and purchases are', async () => {
    expect(await profile()).toMatchObject({ has_ddpi: true });
    expect((await client.preview(sale)).data).toMatchObject({ errors: [] });

    await decide(false);

    expect(await profile()).toMatchObject({ has_ddpi: false });
    expect(faultsOf(await client.place(sale))).toEqual(['side ddpi_missing']);
    expect(detailOf(await client.place(buyAtMarket)).status).toBe('COMPLETE');
    await decide(true);
    expect(detailOf(await client.place(sale)).status).toBe('COMPLETE');
  });

  it('comes with the approval of the identity check', async () => {
    const { access_token: token } = await signIn(test.sandbox, '9876543212');
    const own = () => call(test.sandbox, 'GET /auth/app/v1/client_info', { token });
    expect((await own()).data).toMatchObject({ has_ddpi: false });
    const json = { mobile: '9876543212', status: 'approved' };
    await call(test.sandbox, 'POST /sandbox/v1/kyc', { json });
    expect((await own()).data).toMatchObject({ has_ddpi: true });
  });

  it('answers 404 for a mobile that nobody has', async () => {
    const json = { mobile: '9812345678', given: true };
    expect((await call(test.sandbox, 'POST /sandbox/v1/ddpi', { json })).status).toBe(404);
  });
});
