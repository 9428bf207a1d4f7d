import { addDays, fromWire, istInstant } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { nextAction } from './support/nextAction.ts';
import { createOrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const holdingsSchema = z.array(
  z.object({
    instrument: z.object({ symbol: z.string() }),
    value: z.number(),
    pnl: z.number(),
    pnl_percent: z.number(),
    corporate_action: z.optional(z.object({ kind: z.string(), on: z.string() })),
  }),
);
const portfolioSchema = z.object({ value: z.number(), invested: z.number(), unrealised: z.number() });

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

async function setClock(epochMs: number) {
  const json = { now: new Date(epochMs).toISOString() };
  expect((await call(test.sandbox, 'POST /sandbox/v1/clock', { json })).status).toBe(200);
}

async function read() {
  const token = (await signIn(test.sandbox, '9876543210')).access_token;
  const holdings = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token });
  const portfolio = await call(test.sandbox, 'GET /stat/app/v1/portfolio', { token });
  return {
    holdings: z.parse(holdingsSchema, holdings.data),
    portfolio: z.parse(portfolioSchema, portfolio.data),
  };
}

describe.each(['split', 'bonus'] as const)('a share that is held over a %s', (kind) => {
  it('gains nothing until its new shares are posted, and says why; the sums leave it out [I4B-A9]', async () => {
    const { instrument, action } = nextAction(kind);
    const { symbol } = instrument;
    const exDate = istInstant(action.exDate);
    await setClock(istInstant(addDays(action.exDate, -1)) + 11 * 3_600_000);
    const client = await createOrderClient(test);
    const { last_price: price } = await client.quote(symbol);
    const quantity = Math.ceil(20_000 / price);
    const wish = { instrument: { market: 'NSE', symbol }, order_type: 'MARKET', quantity };
    expect((await client.place(wish)).status).toBe(200);
    test.pass();
    const before = (await read()).holdings.find((holding) => holding.instrument.symbol === symbol);
    expect(before?.pnl).not.toBeUndefined();
    expect(before).not.toHaveProperty('corporate_action');
    await setClock(exDate + 11 * 3_600_000);

    const { holdings, portfolio } = await read();
    const held = holdings.find((holding) => holding.instrument.symbol === symbol);
    expect(held).toMatchObject({ pnl: 0, pnl_percent: 0, corporate_action: { kind, on: action.exDate } });
    const others = holdings.filter((holding) => holding !== held);
    expect(others.every((holding) => holding.corporate_action === undefined)).toBe(true);
    const gain = others.reduce((sum, { pnl }) => sum + fromWire(pnl), 0);
    expect(fromWire(portfolio.unrealised)).toBe(gain);
    expect(fromWire(portfolio.value) - fromWire(portfolio.invested)).toBe(gain);
  });
});
