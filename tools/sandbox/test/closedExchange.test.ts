import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

/* What the hours and days without trading must not change: prices set by hand, and what was due before them. */

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

const clockTo = (now: string) =>
  call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: `${now}+05:30` } });
const key = { authorization: 'wealth-sandbox-key' };

async function seen(symbol: string) {
  const quotes = await call(test.sandbox, 'POST /stock/api/v1/stock', {
    headers: key,
    json: [{ market: 'NSE', symbol }],
  });
  const charts = await Promise.all(
    ['1m', '1d'].map((interval) =>
      call(test.sandbox, `GET /stock/api/v1/chart_data?market=NSE&symbol=${symbol}&interval=${interval}`, {
        headers: key,
      }),
    ),
  );
  expect(charts.map(({ status }) => status)).toEqual([200, 200]);
  return { quotes: quotes.data, charts: charts.map(({ data }) => data) };
}

describe.each(['ARAVBANK', 'TERABANK'])(
  'a price of %s that is set while the exchange is closed [I5A-4-JOURNAL]',
  (symbol) => {
    it.each(['2026-11-21T11:00:00', '2026-11-20T18:00:00', '2026-11-20T08:00:00'])(
      'at %s is the same after a restart, then and on the next day',
      async (closed) => {
        await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });
        const instrument = { market: 'NSE', symbol };
        for (const at of ['2026-11-19T11:00:00', '2026-11-20T11:00:00', '2026-11-20T15:26:00']) {
          if (at > closed) continue;
          await clockTo(at);
          const client = await createOrderClient(test, '9876543215', '135790');
          const { last_price: last } = await client.quote(symbol);
          detailOf(
            await client.place({ instrument, price: Math.round(last * 1.01 * 10) / 10, quantity: 900 }),
          );
        }
        await clockTo(closed);
        const client = await createOrderClient(test);
        const { last_price: last } = await client.quote(symbol);
        const reply = await client.setPrice(Math.round(last * 1.02 * 10) / 10, symbol);
        expect(reply.status).toBe(200);
        // What is set by hand moves a book a moment ahead of the clock.
        test.advance(10);
        const before = await seen(symbol);
        await test.restart();
        expect(await seen(symbol)).toEqual(before);
        test.pass(3_600_000);
        const later = await seen(symbol);
        await test.restart();
        expect(await seen(symbol)).toEqual(later);
        await clockTo('2026-11-23T09:20:00');
        const monday = await seen(symbol);
        await test.restart();
        expect(await seen(symbol)).toEqual(monday);
      },
    );
  },
);

describe('a jump of the clock that ends on a closed day [I5A-2-GTT]', () => {
  it('triggers a GTT when its price was reached on the day of trading before, and its order trades then', async () => {
    await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });
    await clockTo('2026-11-19T18:00:00');
    const client = await createOrderClient(test);
    const { last_price: last } = await client.quote();
    // Whichever way the next day goes, one of them is met.
    const orders = [];
    for (const trigger of [Math.ceil(last + 1), Math.floor(last - 1)]) {
      const wish = { validity: 'GTT', trigger_price: trigger, price: Math.floor(last * 1.04) };
      orders.push(detailOf(await client.place(wish)));
    }

    await clockTo('2026-11-21T03:30:00');

    const after = await createOrderClient(test);
    const ended = await Promise.all(orders.map(({ id }) => after.order(id)));
    const triggered = ended.find(({ status }) => status === 'TRIGGERED');
    expect(triggered?.history.at(-1)?.time).toMatch(/^2026-11-20T(?:09|1[0-5]):/);
    const child = await after.order(triggered?.child_order_id ?? '');
    expect(child.status).toBe('COMPLETE');
    expect(child.trades[0]?.time).toMatch(/^2026-11-20T/);
  });
});
