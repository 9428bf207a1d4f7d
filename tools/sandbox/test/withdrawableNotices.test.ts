import { fromWire, sumOf } from '@wealth/domain';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { eachFundClient, fundOf, type FundClient } from './support/fundClient.ts';
import { createOrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let test: TestSandbox;
let client: FundClient;

eachFundClient((each) => ({ test, client } = each));

const until = (text: string) => Date.parse(`${text}+05:30`) - test.now();
const midnight = '2026-11-20T00:00:00+05:30';

async function wantNotice(wanted: boolean) {
  const json = { wanted };
  await call(test.sandbox, 'PUT /fund/app/v1/withdrawable/notice', { token: client.token(), json });
  return client.withdrawable();
}

async function told() {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications', { token: client.token() });
  const schema = z.object({
    items: z.array(
      z.object({ code: z.string(), time: z.string(), params: z.record(z.string(), z.string()) }),
    ),
  });
  return z.parse(schema, data).items.filter(({ code }) => code === 'withdrawable_now');
}

/** All that can leave leaves, so that only what is added now is there, besides sales on their way. */
async function emptyAndDeposit() {
  const { withdrawable } = await client.withdrawable();
  await client.withdraw({ amount: withdrawable });
  await client.wait(until('2026-11-19T18:00:01'));
  await client.pay(fundOf(await client.deposit()).id);
}

describe('a notice of money that can be withdrawn [I6A-2-TELL]', () => {
  it('comes at the instant at which the money is free, once, after a restart too', async () => {
    await emptyAndDeposit();
    expect((await client.withdrawable()).notice).toEqual({ wanted: false, at: midnight });
    expect((await wantNotice(true)).notice).toEqual({ wanted: true, at: midnight });
    await client.wait(until('2026-11-19T23:59:59'));
    expect(await told()).toEqual([]);
    await test.restart();
    await client.wait(dayMs);

    expect(await told()).toMatchObject([{ time: midnight, params: { amount: '₹25,000.00' } }]);
    expect((await client.withdrawable()).notice).toBeNull();
  });

  it('does not come where the wish was taken back, or was never there', async () => {
    await emptyAndDeposit();
    await wantNotice(true);
    expect((await wantNotice(false)).notice).toEqual({ wanted: false, at: midnight });
    await client.wait(dayMs);
    expect(await told()).toEqual([]);
  });

  it('is not kept where money can be withdrawn already', async () => {
    expect((await wantNotice(true)).notice).toBeNull();
    await client.wait(2 * dayMs);
    expect(await told()).toEqual([]);
  });

  it('comes once a sale is settled, at the instant of its settlement', async () => {
    await client.wait(until('2026-11-19T15:00:00'));
    const orders = await createOrderClient(test);
    await orders.place({ order_type: 'MARKET', side: 'SELL', quantity: 100 });
    const { withdrawable, lines } = await client.withdrawable();
    await client.withdraw({ amount: withdrawable });
    const at = lines.find(({ code }) => code === 'unsettled_sales')?.frees_at;
    expect((await wantNotice(true)).notice).toEqual({ wanted: true, at });
    await client.wait(dayMs);
    expect(await told()).toMatchObject([{ time: at }]);
  });

  it('waits while orders block the money, and comes at the first midnight after they end', async () => {
    const first = await client.withdrawable();
    await client.withdraw({ amount: Math.floor(first.withdrawable) - 40_000 });
    await client.wait(until('2026-11-20T10:00:00'));
    const orders = await createOrderClient(test);
    const { withdrawable } = await client.withdrawable();
    const price = await orders.restingPrice();
    await orders.place({ price, quantity: Math.floor(withdrawable / (price * 1.002)) });
    await client.withdraw({ amount: (await client.withdrawable()).withdrawable });
    const asked = (await wantNotice(true)).notice;
    expect(asked).toEqual({ wanted: true, at: '2026-11-21T00:00:00+05:30' });
    await client.wait(until('2026-11-21T00:00:01'));
    const money = await client.withdrawable();
    const kept = sumOf([money.withdrawable, ...money.lines.map(({ amount }) => amount)].map(fromWire));
    expect(kept).toBe(fromWire(money.balance));
    expect(await told()).toHaveLength(1);
  });
});
