import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const holdingsSchema = z.array(
  z.object({
    instrument: z.object({ symbol: z.string() }),
    isin: z.string(),
    sector: z.string(),
    quantity: z.number(),
    settled: z.number(),
    t1_quantity: z.number(),
    pledged: z.number(),
    in_transit: z.number(),
    waiting: z.number(),
    sellable: z.number(),
    arriving: z.array(z.object({ kind: z.string(), quantity: z.number(), sellable_from: z.string() })),
    average_price: z.number(),
    next_price: z.number(),
  }),
);
const lotsSchema = z.object({
  open: z.array(z.object({ quantity: z.number(), cost: z.number() })),
});

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

async function readHoldings(token: string) {
  return z.parse(holdingsSchema, (await call(test.sandbox, 'GET /stat/app/v1/holdings', { token })).data);
}

it('each holding is its parts: settled, T+1, pledged and in transit, with the day of what comes [I5B-3-UNITS]', async () => {
  const { access_token: token } = await signIn(test.sandbox, '9876543210');
  const holdings = await readHoldings(token);

  for (const { quantity, t1_quantity: t1, pledged, in_transit: transit, ...holding } of holdings) {
    const { settled } = holding;
    expect(settled + t1 + pledged + transit).toBe(quantity);
    expect(settled).toBeGreaterThanOrEqual(holding.waiting);
    expect(holding.sellable).toBe(settled - holding.waiting);
    const coming = (kind: string) =>
      holding.arriving.reduce((sum, part) => sum + (part.kind === kind ? part.quantity : 0), 0);
    expect([coming('t1'), coming('in_transit')]).toEqual([t1, transit]);
  }
  const [settling] = holdings.filter(({ t1_quantity: t1 }) => t1 > 0);
  expect(settling?.instrument.symbol).toBe('URJASTOR');
  expect(settling?.arriving).toEqual([{ kind: 't1', quantity: 60, sellable_from: '2026-11-20' }]);
});

it('a sale that waits is said beside the settled ones, and can not be sold again [I5B-3-WAITING]', async () => {
  const client = await createOrderClient(test);
  const bank = async () =>
    (await readHoldings(client.token)).find(({ instrument }) => instrument.symbol === 'ARAVBANK');
  const before = await bank();
  const { upper_band: highest } = await client.quote();
  const placed = await client.place({ side: 'SELL', quantity: 100, price: Math.floor(highest) });
  const after = await bank();

  expect(placed.status).toBe(200);
  expect(after).toMatchObject({ quantity: 820, waiting: 100, sellable: (before?.sellable ?? 0) - 100 });
});

it('the next cost is what was paid a unit for the oldest lot [I5B-3-NEXT-COST]', async () => {
  const { access_token: token } = await signIn(test.sandbox, '9876543210');
  const holdings = await readHoldings(token);
  for (const { isin, average_price: average, next_price: next } of holdings) {
    const lots = await call(test.sandbox, `GET /stat/app/v1/lots?isin=${isin}&limit=200`, { token });
    const { open } = z.parse(lotsSchema, lots.data);
    const [oldest] = open;
    expect(next).toBeCloseTo((oldest?.cost ?? 0) / (oldest?.quantity ?? 1), 3);
    if (open.length === 1) expect(next).toBe(average);
  }
  expect(holdings.some((holding) => holding.next_price !== holding.average_price)).toBe(true);
});
