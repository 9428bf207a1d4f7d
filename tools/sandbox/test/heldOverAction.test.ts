import { join } from 'node:path';
import { addDays, calendarDay, fromWire, istInstant } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../src/database/database.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { nextAction } from './support/nextAction.ts';
import { createOrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const holdingsSchema = z.array(
  z.object({
    instrument: z.object({ symbol: z.string() }),
    isin: z.string(),
    quantity: z.number(),
    in_transit: z.number(),
    sellable: z.number(),
    arriving: z.array(z.object({ kind: z.string(), quantity: z.number(), sellable_from: z.string() })),
    average_price: z.number(),
    value: z.number(),
    pnl: z.number(),
  }),
);

const nothing = {
  instrument: { symbol: '' },
  isin: '',
  quantity: 0,
  in_transit: 0,
  sellable: 0,
  arriving: [],
  average_price: 0,
  value: 0,
  pnl: 0,
};

let test: TestSandbox;
/** What the clock of the sandbox shows. */
let clockMs = 0;

eachSandbox((made) => {
  test = made;
});

async function setClock(epochMs: number) {
  clockMs = epochMs;
  const json = { now: new Date(epochMs).toISOString() };
  expect((await call(test.sandbox, 'POST /sandbox/v1/clock', { json })).status).toBe(200);
}

async function held(symbol: string) {
  const token = (await signIn(test.sandbox, '9876543210')).access_token;
  const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token });
  return z.parse(holdingsSchema, data).find(({ instrument }) => instrument.symbol === symbol) ?? nothing;
}

async function read<Schema extends z.core.$ZodType>(path: `/${string}`, schema: Schema) {
  const token = (await signIn(test.sandbox, '9876543210')).access_token;
  return z.parse(schema, (await call(test.sandbox, `GET ${path}`, { token })).data);
}

/** Buys a share on the day before its ex-date, so that it is not settled when that begins. */
async function buyBefore(symbol: string, exDate: string) {
  await setClock(istInstant(addDays(calendarDay(exDate), -1)) + 11 * 3_600_000);
  const client = await createOrderClient(test);
  const { last_price: price } = await client.quote(symbol);
  const quantity = Math.ceil(20_000 / price);
  const wish = { instrument: { market: 'NSE', symbol }, order_type: 'MARKET', quantity };
  expect((await client.place(wish)).status).toBe(200);
  test.pass();
  return quantity;
}

function broken() {
  const database = openDatabase(join(test.dataFolder, 'wealth.db'));
  try {
    return checkLedger(database, clockMs);
  } finally {
    database.close();
  }
}

describe.each(['split', 'bonus'] as const)('a share that is bought on the day before a %s', (kind) => {
  it('is more of them as the ex-date begins, worth and paid as before, whatever the clock jumps [I5B-5-APPLIED] [I4B-A9]', async () => {
    const { instrument, action, ratio } = nextAction(kind);
    const { symbol } = instrument;
    const quantity = await buyBefore(symbol, action.exDate);
    await setClock(istInstant(action.exDate) - 1_000);
    const before = await held(symbol);
    await setClock(istInstant(action.exDate) + 1_000);
    const after = await held(symbol);

    expect(before.quantity).toBe(quantity);
    expect(after.quantity).toBe(Math.floor(quantity * ratio));
    const paid = ({ value, pnl }: typeof before) => fromWire(value) - fromWire(pnl);
    expect(paid(after)).toBe(paid(before));
    // To the tick of the new price, and to a fraction of a share.
    const jump = Math.abs(after.value / before.value - 1);
    expect(jump).toBeLessThan(0.03);
    expect(after.isin === before.isin).toBe(kind === 'bonus');
    expect(broken()).toEqual([]);
  });

  it('can be sold as a whole once all of it has settled [I5B-5-TRANSIT]', async () => {
    const { instrument, action } = nextAction(kind);
    const { symbol } = instrument;
    await buyBefore(symbol, action.exDate);
    await setClock(istInstant(action.exDate) + 10 * 3_600_000);
    const onExDate = await held(symbol);
    expect(onExDate.sellable).toBe(onExDate.quantity - onExDate.in_transit);
    expect(onExDate.in_transit === 0).toBe(kind === 'split');
    if (kind === 'bonus') {
      expect(onExDate.arriving).toEqual([
        { kind: 'in_transit', quantity: onExDate.in_transit, sellable_from: action.tradableFrom },
      ]);
    }
    await setClock(istInstant(addDays(action.exDate, 10)) + 11 * 3_600_000);
    const later = await held(symbol);
    expect(later).toMatchObject({ quantity: onExDate.quantity, sellable: onExDate.quantity, arriving: [] });

    const client = await createOrderClient(test);
    const wish = {
      instrument: { market: 'NSE', symbol },
      side: 'SELL' as const,
      order_type: 'MARKET',
      quantity: later.quantity,
    };
    expect((await client.place(wish)).status).toBe(200);
    test.pass();
    expect((await held(symbol)).quantity).toBe(0);
    expect(broken()).toEqual([]);
  });

  it('has an entry with what was before and is after [I5B-5-ENTRY]', async () => {
    const { instrument, action, ratio } = nextAction(kind);
    const { symbol } = instrument;
    const quantity = await buyBefore(symbol, action.exDate);
    await setClock(istInstant(action.exDate) + 10 * 3_600_000);
    const side = z.object({ isin: z.string(), quantity: z.number(), cost: z.number(), value: z.number() });
    const items = z.object({
      items: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          state: z.string(),
          instrument: z.object({ symbol: z.string() }),
          entitled_quantity: z.number(),
          before: z.nullable(side),
          after: z.array(side),
        }),
      ),
    });
    const all = await read('/stat/app/v1/actions', items);
    const entry = all.items.find((one) => one.instrument.symbol === symbol);
    expect(entry).toMatchObject({
      kind,
      state: kind === 'split' ? 'completed' : 'in_transit',
      entitled_quantity: quantity,
      before: { quantity },
      after: [{ quantity: Math.floor(quantity * ratio), cost: entry?.before?.cost }],
    });
    const detail = await read(
      `/stat/app/v1/actions/${entry?.id}`,
      z.object({
        lots_before: z.array(z.unknown()),
        lots_after: z.array(z.unknown()),
        entries: z.array(z.unknown()),
      }),
    );
    expect(detail.lots_before).toHaveLength(1);
    expect(detail.lots_after).toHaveLength(kind === 'split' ? 1 : 2);
    expect(detail.entries.length).toBeGreaterThan(0);
  });
});
