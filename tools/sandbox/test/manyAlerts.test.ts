import { expect, it } from 'vitest';
import { maxAlerts } from '../src/alerts/alerts.ts';
import { origin, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

eachSandbox(async (made) => {
  test = made;
});

const firings = 20;
/** Some forty times what it takes on a quiet machine, and a fifth of what a quote a row took. */
const mostMs = 250;

function fillAlerts(mobile: string): void {
  test.sql(`
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${maxAlerts})
    INSERT INTO price_alert
      (id, client_id, market, symbol, kind, direction, value, repeats, ends_at, state, created_at, set_at)
    SELECT printf('00000000-0000-4000-8000-%012d', n), client.id, 'INDEX', 'NIFTY50', 'price', 'above', 90000, 1, NULL,
      'resting', n, n
    FROM number, client WHERE client.mobile = '${mobile}';
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${firings})
    INSERT INTO alert_firing (alert_id, price, at, hour_price, day_price)
    SELECT price_alert.id, 100 + n, n, 1, 1 FROM price_alert, number;
  `);
}

it('a full list of alerts on an index is read without a quote a row [I4B-F3]', async () => {
  fillAlerts('9876543210');
  await test.restart();
  const { access_token: token } = await signIn(test.sandbox, '9876543210');
  const read = async () => {
    const begun = performance.now();
    const response = await test.sandbox.fetch(
      new Request(`${origin}/client/app/v1/alerts`, { headers: { authorization: `Bearer ${token}` } }),
    );
    const ms = performance.now() - begun;
    return { ms, body: await response.json() };
  };
  const readings = [await read(), await read(), await read(), await read(), await read()];

  expect(readings[0]?.body).toMatchObject({
    data: Array.from({ length: maxAlerts }, () => ({
      instrument: { name: 'NIFTY50', listed: true },
      fired: Array.from({ length: firings }, (_, index) => ({ price: 100 + firings - index })),
    })),
  });
  expect(Math.min(...readings.map(({ ms }) => ms))).toBeLessThan(mostMs);
});
