import { operations } from '@wealth/api-sdk/operations';
import { addDays, calendarDay, fromWire, istInstant, type CalendarDay } from '@wealth/domain';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const today = calendarDay('2026-11-19');

let test: TestSandbox;
let token: string;

eachSandbox(async (made) => {
  test = made;
  ({ access_token: token } = await signIn(test.sandbox, '9876543210'));
});

const paise = (rupees: number | null): bigint => BigInt(fromWire(rupees ?? 0));
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

const ask = (day: string) => call(test.sandbox, `GET /stat/app/v1/statements/holdings?day=${day}`, { token });

async function read<Data>(schema: z.ZodMiniType<{ data: Data }>, path: `/${string}`): Promise<Data> {
  const { data } = await call(test.sandbox, `GET ${path}`, { token });
  return z.parse(schema, { data, message: '' }).data;
}

const answers = {
  getHoldings: operations.getHoldings.answer,
  getHoldingsStatement: operations.getHoldingsStatement.answer,
  getProfit: operations.getProfit.answer,
  getContractNotes: operations.getContractNotes.answer,
  getContractNote: operations.getContractNote.answer,
} as const;

const statement = async (day: CalendarDay) =>
  await read(answers.getHoldingsStatement, `/stat/app/v1/statements/holdings?day=${day}`);

const unitsOf = (
  rows: ReadonlyArray<
    Record<'settled' | 't1_quantity' | 'pledged' | 'in_transit', number> & { isin: string }
  >,
) =>
  rows
    .map(({ isin, settled, t1_quantity: t1, pledged, in_transit: transit }) =>
      [isin, settled, t1, pledged, transit].join(' '),
    )
    .toSorted();

/** Moves the clock, past the end of a session. */
async function toClock(day: CalendarDay, minute: number) {
  const now = new Date(istInstant(day, minute)).toISOString();
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now } });
  ({ access_token: token } = await signIn(test.sandbox, '9876543210'));
}

it('the statement of today says what the holdings say, at the live prices [I5B-4-STATEMENT-TODAY]', async () => {
  const holdings = await read(answers.getHoldings, '/stat/app/v1/holdings');
  const { items, value, ...head } = await statement(today);
  expect(unitsOf(items)).toEqual(unitsOf(holdings));
  expect(items.map(({ isin, price, value: worth }) => [isin, price, worth])).toEqual(
    holdings.map(({ isin, last_price: price, value: worth }) => [isin, price, worth]),
  );
  expect(new Set(items.map(({ priced_on: on }) => on))).toEqual(new Set([today]));
  expect(paise(value)).toBe(sum(items.map(({ value: worth }) => paise(worth))));
  expect(head).toMatchObject({
    number: 'SH-20261119-100001',
    final: false,
    client: { name: 'Asha Verma', code: 'W100001' },
  });
});

it('a day that is over keeps its parts, its closes and its number, whatever comes after it [I5B-4-STATEMENT-PAST]', async () => {
  await call(test.sandbox, 'POST /sandbox/v1/mode', { json: { mode: 'exchange-hours' } });
  const client = await createOrderClient(test);
  await client.place({ order_type: 'MARKET', quantity: 25 });
  await client.place({
    order_type: 'MARKET',
    side: 'SELL',
    quantity: 40,
    instrument: { market: 'NSE', symbol: 'ARAVBANK' },
  });
  test.pass();
  await toClock(today, 23 * 60 + 59);
  const then = await read(answers.getHoldings, '/stat/app/v1/holdings');
  // Two days on everything has settled, and another sale is made.
  await toClock(addDays(today, 5), 11 * 60);
  const later = await createOrderClient(test);
  const { status } = await later.place({ order_type: 'MARKET', side: 'SELL', quantity: 60 });
  expect(status).toBe(200);
  const past = await statement(today);
  expect(past.final).toBe(true);
  expect(unitsOf(past.items)).toEqual(unitsOf(then));
  expect(past.items.some(({ t1_quantity: t1 }) => t1 > 0)).toBe(true);
  const { points } = await read(answers.getProfit, `/stat/app/v1/profit?from=${today}&to=${today}`);
  expect(past.value).toBe(points[0]?.value);
  for (const { price, quantity, value } of past.items) {
    expect(paise(value)).toBe(paise(price) * BigInt(quantity));
  }
  const sunday = addDays(today, 3);
  const { items } = await statement(sunday);
  expect(new Set(items.map(({ priced_on: on }) => on))).toEqual(new Set([addDays(today, 1)]));
});

it('before the first entry nothing was held; what is no day, or still to come, is refused [I5B-BAD-STATEMENT-DAY]', async () => {
  const { first_day: first } = await statement(today);
  if (first === null) throw new Error('this client holds something');
  expect((await statement(calendarDay(first))).items.length).toBeGreaterThan(0);
  const before = await statement(addDays(calendarDay(first), -1));
  expect([before.items, before.value]).toEqual([[], 0]);
  for (const day of [addDays(today, 1), '2026-02-31', 'yesterday', '']) {
    expect((await ask(day)).status).toBe(400);
  }
  expect((await call(test.sandbox, `GET /stat/app/v1/statements/holdings?day=${today}`, {})).status).toBe(
    401,
  );
});

it('the notes of some days are those of their days, and nothing else [I5B-4-NOTES-LIST]', async () => {
  const { items } = await read(answers.getContractNotes, '/trade/app/v1/notes/list');
  expect(items.length).toBeGreaterThan(5);
  expect(items.map(({ day }) => day)).toEqual(items.map(({ day }) => day).toSorted());
  for (const { orders, ...summary } of items.slice(-4)) {
    const note = await read(answers.getContractNote, `/trade/app/v1/notes?day=${summary.day}`);
    expect(note).toMatchObject(summary);
    expect(note.orders).toHaveLength(orders);
  }
  const [first, second] = items;
  const some = await read(
    answers.getContractNotes,
    `/trade/app/v1/notes/list?from=${second?.day}&to=${second?.day}`,
  );
  expect(some.items).toEqual([second]);
  const until = await read(answers.getContractNotes, `/trade/app/v1/notes/list?to=${first?.day}`);
  expect(until.items).toEqual([first]);
  expect((await call(test.sandbox, 'GET /trade/app/v1/notes/list?from=2026-02-30', { token })).status).toBe(
    400,
  );
});
