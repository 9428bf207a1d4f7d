import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { createOrderClient, type OrderClient } from './support/orderClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const noticesSchema = z.object({
  items: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      params: z.record(z.string(), z.string()),
      time: z.string(),
    }),
  ),
});

let test: TestSandbox;
let client: OrderClient;

/** One jump of the clock; the session of before is over after hours. */
async function jumpTo(instant: string): Promise<void> {
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: instant } });
  client = await createOrderClient(test);
}

beforeEach(async () => {
  test = await createTestSandbox({ mode: 'exchange-hours' });
  // A Thursday; Friday settles it, and is no day before which a holiday lies.
  await jumpTo('2026-11-19T11:00:00+05:30');
});
afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

async function told() {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications', { token: client.token });
  return z.parse(noticesSchema, data).items.filter(({ code }) => code.endsWith('_settled'));
}

describe('a settlement that is complete [I4B-D30]', () => {
  it('is told at 08:00: shares that can be sold and money that has come, once', async () => {
    await client.place({
      instrument: { market: 'NSE', symbol: 'SANCHTEL' },
      side: 'BUY',
      order_type: 'MARKET',
      quantity: 12,
    });
    await client.place({ side: 'SELL', order_type: 'MARKET', quantity: 40 });
    await jumpTo('2026-11-20T07:59:00+05:30');
    expect(await told()).toEqual([]);
    await jumpTo('2026-11-20T08:01:00+05:30');
    const notices = await told();
    // The seeded client waits for shares of the day before as well.
    const shares = notices.find(({ params }) => params['symbol'] === 'SANCHTEL');
    expect(shares).toMatchObject({
      message: 'SANCHTEL: shares have arrived. 12 SANCHTEL are yours to sell.',
      params: { market: 'NSE', symbol: 'SANCHTEL', quantity: '12' },
    });
    expect(Date.parse(shares?.time ?? '')).toBe(Date.parse('2026-11-20T08:00:00+05:30'));
    expect(notices.find(({ code }) => code === 'money_settled')?.message).toMatch(
      /^Money from sales has arrived\. ₹[\d,]+\.\d\d arrived and can be withdrawn\.$/,
    );
    await jumpTo('2026-11-23T12:00:00+05:30');
    expect((await told()).filter(({ params }) => params['symbol'] === 'SANCHTEL')).toHaveLength(1);
    expect((await told()).filter(({ code }) => code === 'money_settled')).toHaveLength(1);
  });

  it('is looked for on days on which something settles, however far the clock jumps', async () => {
    await jumpTo('2027-11-19T11:00:00+05:30');
    const database = new DatabaseSync(join(test.dataFolder, 'wealth.db'), { readOnly: true });
    const row = database.prepare("SELECT value FROM setting WHERE name = 'settlement_announced'").get();
    database.close();
    expect(Number(row?.value)).toBe(Date.parse('2026-11-20T08:00:00+05:30'));
  });
});
