import { expect, it } from 'vitest';
import { origin } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

eachSandbox(async (made) => {
  test = made;
});

const count = 1_000;
/** Several times what it takes on a quiet machine, and less than it took when each row read for itself. */
const mostMs = 250;

/** Copies of an order that waits, each at a price of its own. */
function copyOrder(id: string): void {
  const names =
    'client_id, content_hash, market, symbol, isin, side, order_type, validity, quantity, stop_trigger_paise, stop_price_paise, protection_paise, status, filled, value_paise, charges_paise, filled_at, child_order_id, blocked_paise, reason_code, reason_message, note, tags, placed_at, updated_at';
  test.sql(`
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count - 1})
    INSERT INTO client_order (id, client_order_id, price_paise, trigger_paise, ${names})
    SELECT printf('00000000-0000-4000-8000-%012d', n), printf('00000000-0000-4000-9000-%012d', n),
      price_paise - 100 * (n % 50), trigger_paise - 100 * (n % 50), ${names}
    FROM client_order, number WHERE id = '${id}';
  `);
}

it('a thousand waiting GTTs are listed with what they share, read once [I4B-F6]', async () => {
  const client = await createOrderClient(test);
  const order = detailOf(await client.place(await client.gttBelow()));
  await test.restart(() => copyOrder(order.id));
  const { token } = await createOrderClient(test);
  const read = async () => {
    const begun = performance.now();
    const response = await test.sandbox.fetch(
      new Request(`${origin}/trade/app/v1/orders?status=awaiting`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    const ms = performance.now() - begun;
    return { ms, body: await response.json() };
  };
  const readings = [await read(), await read(), await read(), await read(), await read()];

  expect(JSON.stringify(readings[0]?.body).split('"validity":"GTT"').length - 1).toBeGreaterThanOrEqual(
    count,
  );
  expect(Math.min(...readings.map(({ ms }) => ms))).toBeLessThan(mostMs);
});
