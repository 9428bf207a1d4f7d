import { addDays, fromWire, istDay, istInstant, isTradingDay, type CalendarDay } from '@wealth/domain';
import type { Lot } from '@wealth/api-sdk/model';
import { operations } from '@wealth/api-sdk/operations';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSeededRandom } from '../fuzz/createSeededRandom.ts';
import { control, createTrader, orderOf, quoteOf, type Trader } from '../simulator/createTrader.ts';
import {
  openSimulatedSandbox,
  simulationStart,
  type SimulatedSandbox,
} from '../simulator/openSimulatedSandbox.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { drawWish, type Draw } from './support/drawWish.ts';

/* A month of trading by the calls of the pages alone; what they show is added up and held against the ledger. */

const symbols = ['ARAVBANK', 'AGNIPETRO', 'SHESHTECH', 'AUSHADHI'] as const;
const days = 31;

const previewSchema = z.object({
  errors: z.array(z.unknown()),
  total: z.number(),
  charges_total: z.number(),
});
const chargeSchema = z.object({ code: z.string(), amount: z.number() });
const detailSchema = z.object({
  side: z.enum(['BUY', 'SELL']),
  instrument: z.object({ market: z.string(), symbol: z.string() }),
  order_type: z.string(),
  validity: z.string(),
  status: z.string(),
  history: z.array(z.object({ reason: z.nullable(z.object({ code: z.string() })) })),
  filled_quantity: z.number(),
  filled_value: z.number(),
  charges: z.array(chargeSchema),
  charges_total: z.number(),
  charges_state: z.string(),
  trades: z.array(z.object({ price: z.number(), quantity: z.number(), time: z.string() })),
});
const rowSchema = z.object({
  id: z.string(),
  placed_at: z.string(),
  filled_value: z.number(),
  charges_total: z.number(),
});
const pageSchema = z.object({ items: z.array(rowSchema), next_cursor: z.nullable(z.string()) });
const assetSchema = z.object({
  cash: z.number(),
  available: z.number(),
  blocked: z.number(),
  unsettled: z.number(),
  holdings_value: z.number(),
  total: z.number(),
});
const portfolioSchema = z.object({ value: z.number(), invested: z.number(), realised: z.number() });
const holdingsSchema = z.array(
  z.object({ instrument: z.object({ symbol: z.string() }), quantity: z.number(), value: z.number() }),
);

type Detail = z.infer<typeof detailSchema>;

const paise = (rupees: number): number => fromWire(rupees);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

async function read<Data>(trader: Trader, schema: z.ZodMiniType<Data>, path: `/${string}`): Promise<Data> {
  const reply = await trader.send(`GET ${path}`);
  expect(reply.status).toBe(200);
  return z.parse(schema, reply.data);
}

/** Everything that Home and Portfolio show. */
async function screens(trader: Trader) {
  const holdings = await read(trader, holdingsSchema, '/stat/app/v1/holdings');
  return {
    asset: await read(trader, assetSchema, '/stat/app/v1/asset'),
    portfolio: await read(trader, portfolioSchema, '/stat/app/v1/portfolio'),
    holdings,
    units: new Map(holdings.map(({ instrument, quantity }) => [instrument.symbol, quantity])),
  };
}

/** The history as its page reads it, a few rows at a time, without what the seeds have given the client. */
async function history(trader: Trader) {
  const rows: Array<z.infer<typeof rowSchema>> = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: z.infer<typeof pageSchema> = await read(
      trader,
      pageSchema,
      `/trade/app/v1/orders?status=history&limit=7${at}`,
    );
    rows.push(...page.items);
    cursor = page.next_cursor;
  }
  return rows.filter(({ placed_at }) => Date.parse(placed_at) >= simulationStart);
}

/** The contract note of a day; null on a day without a trade. */
async function noteOf(trader: Trader, day: CalendarDay) {
  const { status, data } = await trader.send(`GET /trade/app/v1/notes?day=${day}`);
  if (status === 404) return null;
  expect(status).toBe(200);
  return operations.getContractNote.answer.parse({ data, message: '' }).data;
}

async function lotsOf(trader: Trader, cursor: string | null = null): Promise<Lot[]> {
  const from = cursor === null ? '' : `&cursor=${cursor}`;
  const { status, data } = await trader.send(`GET /stat/app/v1/lots?limit=200${from}`);
  expect(status).toBe(200);
  const { open, next_cursor: next } = operations.getLots.answer.parse({ data, message: '' }).data;
  return next === null ? open : [...open, ...(await lotsOf(trader, next))];
}

/** Somebody changes one of the orders that wait: its price towards the market, or its quantity. */
async function changeOne(simulated: SimulatedSandbox, trader: Trader, draw: Draw) {
  const waiting = (await trader.awaiting()).filter(({ price }) => price !== null);
  if (waiting.length === 0) return;
  const order = draw.pick(waiting);
  const json = draw.chance(0.5)
    ? { quantity: order.quantity + 1 + draw.below(3) }
    : { price: Math.round((order.price ?? 0) * (order.side === 'BUY' ? 1.002 : 0.998)) };
  const reply = await trader.change(order.id, json, await trader.confirm());
  expect([200, 400, 409]).toContain(reply.status);
  simulated.pass(5_000);
  simulated.round();
}

async function tradeADay(simulated: SimulatedSandbox, trader: Trader, draw: Draw) {
  for (let orders = 2 + draw.below(3); orders > 0; orders -= 1) {
    const instrument = { market: draw.pick(['NSE', 'NSE', 'BSE'] as const), symbol: draw.pick(symbols) };
    const last = (await quoteOf(simulated, instrument))?.last_price ?? 0;
    const wish = drawWish(draw, instrument, last);
    const preview = z.parse(previewSchema, (await trader.preview(wish)).data);
    const key = `00000000-0000-4000-8000-${String(draw.below(1e12)).padStart(12, '0')}`;
    const reply = await trader.place(wish, key);
    // What the preview lets pass is taken, and what it does not is refused.
    expect(reply.status).toBe(preview.errors.length === 0 ? 200 : 400);
    if (reply.status === 200) orderOf(reply);
    simulated.pass(40_000);
    simulated.round();
    if (draw.chance(0.5)) await changeOne(simulated, trader, draw);
  }
}

/** All kinds of orders have come to trades: what is not there proves nothing. */
function expectAllKinds(details: readonly Detail[]): void {
  const traded = details.filter(({ trades }) => trades.length > 0);
  const seen = (isMeant: (detail: Detail) => boolean) => traded.filter(isMeant).length;
  const reasons = ({ history: steps }: Detail) => steps.map(({ reason }) => reason?.code);
  expect(seen(({ instrument }) => instrument.market === 'BSE')).toBeGreaterThan(2);
  expect(seen(({ order_type: type }) => type === 'SL')).toBeGreaterThan(0);
  expect(seen(({ order_type: type }) => type === 'SL-M')).toBeGreaterThan(0);
  expect(seen((detail) => reasons(detail).includes('modified'))).toBeGreaterThan(2);
  expect(
    details.filter(({ validity, status }) => validity === 'GTT' && status === 'TRIGGERED').length,
  ).toBeGreaterThan(0);
}

function expectWhole({
  filled_quantity: filled,
  filled_value: value,
  charges,
  charges_total: total,
  trades,
}: Detail): void {
  expect(sum(trades.map(({ quantity }) => quantity))).toBe(filled);
  expect(sum(trades.map(({ price, quantity }) => paise(price) * quantity))).toBe(paise(value));
  expect(sum(charges.map(({ amount }) => paise(amount)))).toBe(paise(total));
}

interface Reckoned {
  details: readonly Detail[];
  /** Every day of the month, traded or not. */
  days: readonly CalendarDay[];
}

/** A note for each day with a trade and for no other, each the sum of that day's orders. @returns their charges together. */
async function expectNotes(trader: Trader, { details, days: all }: Reckoned): Promise<number> {
  const ofDay = Map.groupBy(details, ({ trades }) => istDay(Date.parse(trades[0]?.time ?? '')));
  const notes = await Promise.all(all.map((day) => noteOf(trader, day)));
  const issued = notes.flatMap((note) => (note === null ? [] : [note]));
  expect(issued.map(({ day }) => day)).toEqual([...ofDay.keys()].toSorted());
  for (const note of issued) {
    const orders = ofDay.get(istDay(Date.parse(`${note.day}T12:00:00+05:30`))) ?? [];
    const value = (side: Detail['side']) =>
      sum(orders.filter((order) => order.side === side).map((order) => paise(order.filled_value)));
    const charged = sum(orders.map((order) => paise(order.charges_total)));
    expect(note.orders).toHaveLength(orders.length);
    expect([paise(note.bought), paise(note.sold)]).toEqual([value('BUY'), value('SELL')]);
    expect(sum(note.charges.map(({ amount }) => paise(amount)))).toBe(charged);
    expect(paise(note.charges_total)).toBe(charged);
    expect(paise(note.net)).toBe(paise(note.sold) - paise(note.bought) - paise(note.charges_total));
  }
  return sum(issued.map((note) => paise(note.charges_total)));
}

/** What was paid for what is left is what Portfolio shows, and as many units as it shows. */
async function expectLots(trader: Trader, after: Awaited<ReturnType<typeof screens>>): Promise<void> {
  const open = await lotsOf(trader);
  expect(sum(open.map(({ cost }) => paise(cost)))).toBe(paise(after.portfolio.invested));
  const units = [...Map.groupBy(open, ({ isin }) => isin).values()].map((lots) =>
    sum(lots.map(({ quantity }) => quantity)),
  );
  const ascending = (quantities: Iterable<number>) =>
    [...quantities].filter((quantity) => quantity > 0).toSorted((one, other) => one - other);
  expect(ascending(units)).toEqual(ascending(after.units.values()));
}

it(
  'a random month reconciles to the paisa between screens, orders, contract notes, lots and ledger: of both exchanges, with stops, GTTs and changes [I5A-DONE-MONTH] [I4B-B11] [DEM-3]',
  { timeout: 60_000 },
  async () => {
    const simulated = await openSimulatedSandbox();
    await control(simulated, 'mode', { mode: 'exchange-hours' });
    const trader = createTrader(simulated, { mobile: '9876543210', pin: '246810' });
    const draw = createSeededRandom(5);
    const before = await screens(trader);
    // The seeds have traded on the day before, as far as there was one.
    const first = addDays(istDay(simulationStart), 1);
    for (let day = first, count = 0; count < days; day = addDays(day, 1), count += 1) {
      if (!isTradingDay(day)) continue;
      await control(simulated, 'clock', { now: new Date(istInstant(day, 11 * 60)).toISOString() });
      await tradeADay(simulated, trader, draw);
    }
    // Past the last settlement: nothing is on its way, nothing is blocked but what the seeds block.
    const last = addDays(first, days + 6);
    await control(simulated, 'clock', { now: new Date(istInstant(last, 18 * 60)).toISOString() });
    const after = await screens(trader);
    const rows = await history(trader);
    const details = await Promise.all(
      rows.map(({ id }) => read(trader, detailSchema, `/trade/app/v1/orders/${id}`)),
    );

    expect(details.filter(({ trades }) => trades.length > 0).length).toBeGreaterThan(30);
    expectAllKinds(details);
    for (const [index, detail] of details.entries()) {
      expectWhole(detail);
      if (detail.trades.length > 0)
        expect(rows[index]).toMatchObject({
          filled_value: detail.filled_value,
          charges_total: detail.charges_total,
        });
    }
    const traded = details.filter(({ trades }) => trades.length > 0);
    const signed = traded.map(({ side, filled_value: value }) => (side === 'BUY' ? -1 : 1) * paise(value));
    const charges = sum(traded.map(({ charges_total: total }) => paise(total)));
    const moved = sum(signed) - charges;
    expect(paise(after.asset.available) - paise(before.asset.available)).toBe(moved);
    expect(after.asset.blocked).toBe(before.asset.blocked);
    expect(after.asset.unsettled).toBe(0);

    for (const symbol of symbols) {
      const bought = traded.filter(({ instrument }) => instrument.symbol === symbol);
      const change = sum(bought.map((order) => (order.side === 'BUY' ? 1 : -1) * order.filled_quantity));
      expect([symbol, after.units.get(symbol) ?? 0]).toEqual([
        symbol,
        (before.units.get(symbol) ?? 0) + change,
      ]);
    }
    expect(sum(after.holdings.map(({ value }) => paise(value)))).toBe(paise(after.portfolio.value));
    expect(after.asset.holdings_value).toBe(after.portfolio.value);
    expect(paise(after.asset.total)).toBe(
      paise(after.asset.cash) + paise(after.asset.unsettled) + paise(after.portfolio.value),
    );
    // What was paid for what is left has grown by what was bought, less what the sold was bought for.
    const proceeds = sum(
      traded.filter(({ side }) => side === 'SELL').map((order) => paise(order.filled_value)),
    );
    const costs = sum(traded.filter(({ side }) => side === 'BUY').map((order) => paise(order.filled_value)));
    const gained = paise(after.portfolio.realised) - paise(before.portfolio.realised);
    expect(paise(after.portfolio.invested) - paise(before.portfolio.invested)).toBe(
      costs - (proceeds - gained),
    );

    const month = Array.from({ length: days + 6 }, (_, count) => addDays(first, count));
    const noted = await expectNotes(trader, { details: traded, days: month });
    expect(noted).toBe(charges);
    await expectLots(trader, after);
    expect(checkLedger(simulated.database(), Date.parse(`${last}T18:00:00+05:30`))).toEqual([]);
    expect(simulated.errors).toEqual([]);
    await simulated.dispose();
  },
);
