import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { operations } from '@wealth/api-sdk/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, type Reply } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

const today = '2026-11-19';
/** A trading day on which the seeds have no order. */
const untraded = '2026-11-18';
const paise = (rupees: number) => Math.round(rupees * 100);
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

const ask = (day: string) =>
  call(test.sandbox, `GET /trade/app/v1/notes?day=${day}`, { token: client.token });
const noteOf = (reply: Reply) => z.parse(operations.getContractNote.answer, reply).data;
const note = async (day = today) => noteOf(await ask(day));

const entrySchema = z.array(
  z.object({ order_id: z.string(), code: z.string(), credit: z.string(), amount: z.number() }),
);

function inDatabase<Result>(read: (connection: DatabaseSync) => Result): Result {
  const connection = new DatabaseSync(join(test.dataFolder, 'wealth.db'), { readOnly: true });
  try {
    return read(connection);
  } finally {
    connection.close();
  }
}

/** What the ledger has moved to the receivers of charges for a day, less what was waived, by the order that has caused it. Paise. */
function postedCharges(day: string): Map<string, number> {
  const rows = inDatabase((connection) =>
    z.parse(
      entrySchema,
      connection
        .prepare(
          `SELECT order_id, code, credit, amount FROM ledger_entry
           JOIN order_trade ON order_trade.id = ledger_entry.trade_id WHERE day = ? AND client_id = '100001'
           AND (credit LIKE 'charges/%' OR debit LIKE 'charges/%' OR debit = 'ownFunds')`,
        )
        .all(day),
    ),
  );
  const posted = new Map<string, number>();
  for (const { order_id: id, credit, amount } of rows)
    posted.set(id, (posted.get(id) ?? 0) + (credit.startsWith('charges/') ? amount : -amount));
  return posted;
}

/** Everything on a note is a sum of what stands on it, and its charges are those of the ledger. */
function expectConsistent(one: Awaited<ReturnType<typeof note>>) {
  const posted = postedCharges(one.day);
  for (const order of one.orders) {
    expect(paise(order.charges_total)).toBe(posted.get(order.order_id));
    expect(sum(order.charges.map(({ amount }) => paise(amount)))).toBe(paise(order.charges_total));
    expect(sum(order.trades.map(({ price, quantity }) => paise(price) * quantity))).toBe(paise(order.value));
    expect(sum(order.trades.map(({ quantity }) => quantity))).toBe(order.quantity);
    const sign = order.side === 'SELL' ? 1 : -1;
    expect(paise(order.net)).toBe(sign * paise(order.value) - paise(order.charges_total));
  }
  expect(sum(one.charges.map(({ amount }) => paise(amount)))).toBe(paise(one.charges_total));
  expect(paise(one.charges_total)).toBe(sum(one.orders.map(({ charges_total: total }) => paise(total))));
  expect(paise(one.net)).toBe(paise(one.sold) - paise(one.bought) - paise(one.charges_total));
  expect(paise(one.net)).toBe(sum(one.orders.map(({ net }) => paise(net))));
}

/** Money that is the client's, settled or not. Paise. */
async function money(): Promise<number> {
  const { data } = await call(test.sandbox, 'GET /stat/app/v1/asset', { token: client.token });
  const { cash, unsettled } = z.parse(z.object({ cash: z.number(), unsettled: z.number() }), data);
  return paise(cash) + paise(unsettled);
}

/** What can be sold at once, the largest first. */
async function holdings() {
  const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token: client.token });
  const schema = z.array(
    z.object({
      instrument: z.object({ market: z.string(), symbol: z.string() }),
      quantity: z.number(),
      t1_quantity: z.number(),
      pledged: z.number(),
      last_price: z.number(),
    }),
  );
  return z
    .parse(schema, data)
    .map(({ instrument, quantity, t1_quantity: t1, pledged, last_price: price }) => ({
      instrument,
      free: quantity - t1 - pledged,
      price,
    }))
    .filter(({ free }) => free > 0);
}

describe('the contract note of a day [I5A-7-NOTE] [I5A-11-API]', () => {
  it('is none where nothing was traded, and no answer to what is no day', async () => {
    expect((await ask(untraded)).status).toBe(404);
    expect((await ask('2019-01-26')).status).toBe(404);
    expect((await ask('2026-02-31')).status).toBe(400);
    expect((await call(test.sandbox, 'GET /trade/app/v1/notes', { token: client.token })).status).toBe(400);
    expect((await call(test.sandbox, `GET /trade/app/v1/notes?day=${today}`, {})).status).toBe(401);
    const before = await note();
    await client.place({ price: Math.ceil((await client.quote()).lower_band + 5) });
    expect(await note()).toEqual(before);
  });

  it('has the trades of both exchanges, with what the ledger has posted, and is what the money has moved by', async () => {
    const before = await money();
    const seeded = await note();
    const bought = detailOf(await client.place({ order_type: 'MARKET', quantity: 40 }));
    const onBse = { market: 'BSE', symbol: 'ARAVBANK' };
    await client.place({ instrument: onBse, order_type: 'MARKET', quantity: 25 });
    const [held] = await holdings();
    if (!held) throw new Error('the client holds nothing');
    const half = Math.ceil(held.free / 2);
    const sale = { instrument: held.instrument, side: 'SELL', order_type: 'MARKET' } as const;
    await client.place({ ...sale, quantity: half });
    const second = detailOf(await client.place({ ...sale, quantity: held.free - half }));

    const one = await note();
    expect(one.orders).toHaveLength(seeded.orders.length + (second.status === 'COMPLETE' ? 4 : 3));
    expect(new Set(one.orders.map(({ instrument }) => instrument.market))).toContain('BSE');
    expect(one).toMatchObject({
      number: 'CN-20261119-100001',
      day: today,
      issued_at: '2026-11-20T00:00:00+05:30',
      settlement_date: '2026-11-20',
      client: { name: 'Asha Verma', code: 'W100001', pan: 'ZZZPZ••••Z' },
    });
    // The depository asks once for two sales of an ISIN: the first of them has it.
    const askedOf = ({ orders }: typeof one) =>
      orders.flatMap(({ charges }) => charges.filter(({ code }) => code === 'depository_fee'));
    expect(askedOf(one)).toHaveLength(askedOf(seeded).length + 1);
    const first = one.orders.find(({ order_id: id }) => id === bought.id);
    expect(first?.trades).toMatchObject(bought.trades);
    expect(first?.charges_total).toBe(bought.charges_total);
    expectConsistent(one);
    expect((await money()) - before).toBe(paise(one.net) - paise(seeded.net));
  });

  it('goes on with its number as more is traded, and another day has its own', async () => {
    await client.place({ order_type: 'MARKET', quantity: 40 });
    const first = await note();
    await client.place({ order_type: 'MARKET', quantity: 41 });
    const second = await note();
    expect(second.number).toBe(first.number);
    expect(second.orders.length).toBe(first.orders.length + 1);

    // A holiday counts to the next trading day, whose note it is.
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: '2026-11-22T12:00:00+05:30' } });
    client = await createOrderClient(test);
    await client.place({ order_type: 'MARKET', quantity: 42 });
    expect((await ask('2026-11-22')).status).toBe(404);
    const monday = await note('2026-11-23');
    expect(monday).toMatchObject({ number: 'CN-20261123-100001', settlement_date: '2026-11-25' });
    expect(monday.orders.map(({ quantity }) => quantity)).toEqual([42]);
    expect(await note()).toEqual(second);
    expectConsistent(monday);
  });

  it('is of the client alone', async () => {
    await client.place({ order_type: 'MARKET', quantity: 40 });
    const other = await createOrderClient(test, '9876543214');
    const reply = await call(test.sandbox, `GET /trade/app/v1/notes?day=${today}`, { token: other.token });
    expect(reply.status).toBe(404);
  });

  it('agrees with the ledger to the paisa, whatever was traded', async () => {
    const wish = fc.record({
      market: fc.constantFrom('NSE', 'BSE'),
      quantity: fc.integer({ min: 25, max: 60 }),
      isSale: fc.boolean(),
      isResting: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 4 }), async (wishes) => {
        const before = await money();
        const noted = await ask(today).then((reply) => (reply.status === 200 ? noteOf(reply).net : 0));
        for (const { market, quantity, isSale, isResting } of wishes) {
          const [held] = isSale ? await holdings() : [];
          if (held) {
            const all = { instrument: held.instrument, side: 'SELL', quantity: held.free } as const;
            await client.place({ ...all, order_type: 'MARKET' });
          } else if (isResting) {
            await client.place({ quantity, price: Math.floor((await client.quote()).last_price * 0.999) });
          } else {
            await client.place({
              instrument: { market, symbol: 'ARAVBANK' },
              order_type: 'MARKET',
              quantity,
            });
          }
          test.pass(2_000);
        }
        const reply = await ask(today);
        if (reply.status === 404) return;
        expectConsistent(noteOf(reply));
        expect((await money()) - before).toBe(paise(noteOf(reply).net) - paise(noted));
      }),
      { numRuns: 6 },
    );
  });

  it('reads the entries of its day by an index, however long the history is', () => {
    const plan = inDatabase((connection) =>
      connection
        .prepare(
          `EXPLAIN QUERY PLAN SELECT order_trade.* FROM ledger_entry
           INNER JOIN order_trade ON order_trade.id = ledger_entry.trade_id
           WHERE ledger_entry.client_id = '100001' AND ledger_entry.code = 'trade'
             AND ledger_entry.day = '2026-11-19' AND ledger_entry.unit = 'UNITS'
           ORDER BY order_trade.at, order_trade.id`,
        )
        .all(),
    );
    const steps = plan.map(({ detail }) => String(detail));
    expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([]);
    expect(steps[0]).toContain('ledger_entry_traded (client_id=? AND day=?)');
  });
});

describe('when a note is final [I4B-A8]', () => {
  const issued = async (day = today) => (await note(day)).issued_at;

  it('is at 18:00 of its day, where the exchange keeps its hours', async () => {
    await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });
    await client.place({ order_type: 'MARKET', quantity: 40 });
    expect(await issued()).toBe('2026-11-19T18:00:00+05:30');
  });

  it('is never before the last trade that may come to it', async () => {
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: '2026-11-19T21:34:00+05:30' } });
    client = await createOrderClient(test);
    await client.place({ order_type: 'MARKET', quantity: 40 });
    expect(await issued()).toBe('2026-11-20T00:00:00+05:30');

    // Whatever the mode becomes: the late trade stays on it.
    await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });
    expect(await issued()).toBe('2026-11-20T00:00:00+05:30');
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: '2026-11-20T10:00:00+05:30' } });
    client = await createOrderClient(test);
    await client.place({ order_type: 'MARKET', quantity: 40 });
    expect([await issued(), await issued('2026-11-20')]).toEqual([
      '2026-11-20T00:00:00+05:30',
      '2026-11-20T18:00:00+05:30',
    ]);
  });
});
