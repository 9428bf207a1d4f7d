import { fromWire } from '@wealth/domain';
import { expect, describe, it } from 'vitest';
import * as z from 'zod/mini';
import { createActionClient, type ActionClient } from './support/actionClient.ts';
import { eachSandbox } from './support/eachSandbox.ts';

let client: ActionClient;

eachSandbox((made) => {
  client = createActionClient(made);
});

const taxLotsSchema = z.object({
  items: z.array(
    z.object({
      origin: z.string(),
      sold_on: z.string(),
      bought_on: z.string(),
      term: z.string(),
      quantity: z.number(),
      proceeds: z.number(),
      cost_taken: z.number(),
      gain: z.number(),
    }),
  ),
});

describe('the fraction of a share that a bonus leaves', () => {
  it('is sold on the ex-date at no cost: in the tax report, the gain and what is invested [I5B-5-FRACTION]', async () => {
    const exDate = '2026-12-01';
    const { quantity } = await client.holding('AUSHADHI');
    // One for one more than are held: nothing but a fraction.
    const before = quantity + 1;
    await client.control('action', {
      market: 'NSE',
      symbol: 'AUSHADHI',
      kind: 'bonus',
      before,
      after: before + 1,
      ex_date: exDate,
    });
    const netInvested = async () => {
      const all = await client.get('/invest', z.object({ net_invested: z.number() }));
      const figure = await client.get('/figures/net_invested', z.object({ value: z.number() }));
      expect(figure.value).toBe(all.net_invested);
      return fromWire(all.net_invested);
    };
    await client.setClock('2026-11-30', 23);
    const investedBefore = await netInvested();
    await client.setClock(exDate);

    const bonus = (await client.actions()).items.find(
      ({ kind, ex_date: day }) => kind === 'bonus' && day === exDate,
    );
    const amount = bonus?.fraction?.amount ?? 0;
    expect(amount).toBeGreaterThan(0);
    const { items } = await client.get('/tax/lots?fy=2026-27&query=AUSHADHI', taxLotsSchema);
    expect(items.filter(({ sold_on: day }) => day === exDate)).toEqual([
      {
        origin: 'bonus',
        sold_on: exDate,
        bought_on: exDate,
        term: 'short_term',
        quantity: Number((quantity / before).toFixed(4)),
        proceeds: amount,
        cost_taken: 0,
        gain: amount,
      },
    ]);
    expect(investedBefore - (await netInvested())).toBe(fromWire(amount));
  });
});
