import { fromWire, sumOf } from '@wealth/domain';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const exitSchema = z.object({
  charges: z.array(z.object({ code: z.string(), amount: z.number() })),
  charges_total: z.number(),
  holdings: z.array(
    z.object({ symbol: z.string(), quantity: z.number(), price: z.number(), charges: z.number() }),
  ),
});
const previewSchema = z.object({ charges_total: z.number() });

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

async function readExit() {
  const { data } = await call(test.sandbox, 'GET /stat/app/v1/exit', { token: client.token });
  return z.parse(exitSchema, data);
}

const waivedIn = ({ charges }: z.infer<typeof exitSchema>) =>
  charges.find(({ code }) => code === 'depository_waiver')?.amount ?? 0;

it('counts as many waivers as the client has, each for one sale [I6B-3-EXIT]', async () => {
  // The client has one of one sale.
  const before = await readExit();
  expect(waivedIn(before)).toBe(-15.93);
  await call(test.sandbox, 'POST /sandbox/v1/offers/grant', { json: { mobile: '9876543210', uses: 2 } });
  const after = await readExit();
  expect(fromWire(waivedIn(after))).toBe(3 * fromWire(waivedIn(before)));
  expect(fromWire(after.charges_total)).toBe(fromWire(before.charges_total) + 2 * fromWire(waivedIn(before)));
});

it('charges what the previews of these sales say, where each has its waiver [I6B-3-EXIT]', async () => {
  await call(test.sandbox, 'POST /sandbox/v1/offers/grant', { json: { mobile: '9876543210', uses: 12 } });
  const exit = await readExit();
  const previews = await Promise.all(
    exit.holdings.map(async ({ symbol, quantity, price }) => {
      const instrument = { market: 'NSE', symbol };
      const { data } = await client.preview({ instrument, side: 'SELL', quantity, price });
      return [symbol, z.parse(previewSchema, data).charges_total];
    }),
  );
  expect(previews).toEqual(exit.holdings.map(({ symbol, charges }) => [symbol, charges]));
  expect(sumOf(exit.holdings.map(({ charges }) => fromWire(charges)))).toBe(fromWire(exit.charges_total));
});
