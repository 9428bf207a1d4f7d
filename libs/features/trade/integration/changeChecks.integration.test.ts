import { randomUUID } from 'node:crypto';
import { getClientInfo } from '@wealth/api-sdk/auth';
import { getTradeLimits } from '@wealth/api-sdk/client';
import { getOffers } from '@wealth/api-sdk/content';
import { getSystemInfo } from '@wealth/api-sdk/calls/client';
import type { Order, OrderBody, OrderChange } from '@wealth/api-sdk/model';
import { getAsset, getHoldings, getLots } from '@wealth/api-sdk/stat';
import { getMarketStatus, getStockDetail } from '@wealth/api-sdk/stock';
import { getOrder, getOrders } from '@wealth/api-sdk/trade';
import { checkOrderChange, snakeCase, type OrderChangeFault } from '@wealth/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  changedOrderOf,
  changeValuesOf,
  orderChangeOf,
  waitingOrderOf,
  type OrderChangeValues,
} from '../src/orders/model/orderChange.ts';
import { ticketFactsOf } from '../src/core/checks/ticketFacts.ts';
import { createChance } from './testing/createChance.ts';
import { RealExchange } from './testing/RealExchange.ts';

/*
 * What the dialog of a change says before it is sent, held against what the real exchange says to the same change: of orders
 * that are partly filled, at prices and quantities around what the client's money and shares are enough for.
 */

const orders = 8;
const changesEach = 6;
const instrument = { market: 'NSE', symbol: 'ARAVBANK' } as const;
/** MD5 of the seeded clients' PINs. */
const pin = 'b6af3f19458ec8e6faff8ee1e0440ecb';
const otherPin = 'd3786ec2413a8cd9413bfcb24be95a73';
const minuteMs = 60_000;

let exchange: RealExchange;
let other: RealExchange;

beforeAll(async () => {
  exchange = await RealExchange.start();
  // In the middle of a Thursday: the same market in every run, and nothing moves but by what is done here.
  await exchange.control('clock', { now: '2026-11-19T11:00:00+05:30' });
  await exchange.control('pause');
  await exchange.signIn('9876543210');
  other = await exchange.signInOther('9876543215');
  exchange.useForCalls();
});

afterAll(() => exchange.stop());

/** What the app would have read when it checks a change. */
async function factsFor(order: Order) {
  const [share, status, asset, holdings, waiting, limits, client, info] = await Promise.all([
    getStockDetail({ market: 'NSE', s: instrument.symbol }),
    getMarketStatus(),
    getAsset(),
    getHoldings(),
    getOrders({ status: 'awaiting' }),
    getTradeLimits(),
    getClientInfo(),
    getSystemInfo(),
  ]);
  return ticketFactsOf({
    share,
    quote: share.quote,
    depth: share.depth,
    now: Date.parse(info.server_time),
    status,
    asset,
    holdings,
    waiting: waiting.items,
    limits,
    hasDdpi: client.has_ddpi,
    lots: await getLots({ isin: share.isin, limit: 200 }),
    offers: client.allow_bonus ? await getOffers() : undefined,
    hasEqualOrder: false,
    modified: order,
  });
}

type Terms = Pick<OrderBody, 'side' | 'quantity' | 'price'> & { validity: 'DAY' | 'IOC' };

const bodyOf = (terms: Terms): OrderBody => ({
  instrument,
  order_type: 'LIMIT',
  product: 'CNC',
  ...terms,
  client_order_id: randomUUID(),
});

/** An order that waits at the best price of its side, with a part of it filled by somebody else. */
async function partlyFilled(side: 'BUY' | 'SELL', below: (limit: number) => number): Promise<Order> {
  const [{ depth }, { available }] = await Promise.all([
    getStockDetail({ market: 'NSE', s: instrument.symbol }),
    getAsset(),
  ]);
  const [best] = (side === 'BUY' ? depth?.bids : depth?.asks) ?? [];
  if (!best) throw new RangeError('nobody waits');
  const { price } = best;
  const most = side === 'BUY' ? Math.floor(available / (price * 1.002)) : 300;
  const quantity = Math.max(41, Math.floor((most * (20 + below(75))) / 100));
  const order = await exchange.place(
    bodyOf({ side, quantity, price, validity: 'DAY' }),
    await exchange.confirm(pin),
  );
  // A few each time: what is filled is paid, and there are more orders to come.
  const met = best.quantity + 1 + below(20);
  const against = side === 'BUY' ? 'SELL' : 'BUY';
  await other.place(
    bodyOf({ side: against, quantity: Math.max(met, 25), price, validity: 'IOC' }),
    await other.confirm(otherPin),
  );
  return getOrder(order.id);
}

const isError = ({ severity }: OrderChangeFault) => severity === 'error';

/** The most that is taken here at a price, to try both sides of the edge. */
function mostTaken(order: Order, price: number, facts: Awaited<ReturnType<typeof factsFor>>): number {
  const waiting = waitingOrderOf(order);
  const asked = changedOrderOf(waiting, { ...changeValuesOf(order), price, quantity: 50_000 });
  const nearest = checkOrderChange(waiting, asked, facts)
    .map((fault) => fault.nearest?.quantity)
    .find((quantity) => typeof quantity === 'number');
  return nearest ?? order.quantity;
}

/** What somebody types: another price, often, and a quantity at the edge of what is taken or anywhere. */
function drawn(
  order: Order,
  facts: Awaited<ReturnType<typeof factsFor>>,
  below: (limit: number) => number,
): OrderChangeValues {
  const before = changeValuesOf(order);
  // Away from what the book would fill at once.
  const steps = below(4) === 0 ? 0 : below(200) * (order.side === 'BUY' ? -1 : 1);
  // Now and then between two steps of the price.
  const off = below(8) === 0 ? 1 : 0;
  const price = Math.round((before.price ?? 0) * 100 + steps * 10 + off) / 100;
  const most = mostTaken(order, price, facts);
  const [nearEdge, anywhere] = [most - 2 + below(5), 1 + below(Math.max(2, Math.floor(most * 1.3)))];
  const [quantity = anywhere] = [1 + below(order.filled_quantity), nearEdge, nearEdge, nearEdge].slice(
    below(5),
  );
  return { ...before, price, quantity: Math.max(1, quantity) };
}

/** The PIN's confirmation that no change has used up yet. */
let confirmation = '';

async function changeConfirmed(id: string, change: OrderChange): Promise<string[]> {
  const codes = await exchange.change(id, change, confirmation);
  if (codes[0] !== 'pin_required') return codes;
  confirmation = await exchange.confirm(pin);
  return exchange.change(id, change, confirmation);
}

/** Both answers to one change; null where there is nothing to change. */
async function compare(order: Order, below: (limit: number) => number) {
  const facts = await factsFor(order);
  const values = drawn(order, facts, below);
  const change = orderChangeOf(order, values);
  if (!change) return null;
  const waiting = waitingOrderOf(order);
  const faults = checkOrderChange(waiting, changedOrderOf(waiting, values), facts).filter(isError);
  const isTooLate = faults.some(({ code }) => code === 'filledAlready');
  const here = isTooLate ? ['ended'] : faults.map(({ code }) => snakeCase(code));
  const there = await changeConfirmed(order.id, change);
  return {
    context: { side: order.side, filled: order.filled_quantity, value: order.filled_value, change },
    here: here.toSorted(),
    there: there.toSorted(),
  };
}

it(
  'the dialog of a change finds what the exchange finds, also of an order that is partly filled at another price [I5A-7-MODIFY] [I5A-BAD-ENDED]',
  { timeout: 120_000 },
  async () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= orders; seed += 1) {
      const below = createChance(seed);
      let order = await partlyFilled(seed % 4 === 0 ? 'SELL' : 'BUY', below);
      for (let change = 0; change < changesEach && order.status === 'PARTIAL'; change += 1) {
        const both = await compare(order, below);
        if (!both) continue;
        const { context, here, there } = both;
        expect({ seed, context, here }).toEqual({ seed, context, here: there });
        for (const code of there.length > 0 ? there : ['taken']) seen.set(code, (seen.get(code) ?? 0) + 1);
        order = await getOrder(order.id);
      }
      await exchange.cancelAll();
      // The crowd sets its orders up again.
      await exchange.control('clock', { advance_ms: minuteMs });
    }
    // Both sides of the edge have been seen.
    expect(seen.get('taken')).toBeGreaterThan(orders);
    expect(seen.get('not_enough_funds')).toBeGreaterThan(orders / 2);
    expect(seen.get('not_enough_shares')).toBeGreaterThan(0);
    expect(seen.get('ended')).toBeGreaterThan(0);
  },
);
