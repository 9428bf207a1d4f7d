import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { createOrderClient, detailOf } from './support/orderClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

/* A price that is set by hand while the exchange is closed, seen by a process that goes on and by one that starts anew. */

let test: TestSandbox;

beforeEach(async () => {
  test = await createTestSandbox();
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
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
        test.advance(3_600_000);
        test.timers.run(250);
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
