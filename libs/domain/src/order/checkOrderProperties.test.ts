import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderCharges } from '../charges/orderCharges.ts';
import { fromPaise, toRupees, type Paise } from '../money/paise.ts';
import type { CheckedOrder, HoldingParts, OrderFacts, OrderQuote, OwnLimits } from './checkedOrder.ts';
import { checkOrder } from './checkOrder.ts';
import { at, facts, limits, session } from './testing.ts';

const tickSizes = [1, 5, 10, 50, 100].map(fromPaise);
const integer = (min: number, max: number) => fc.integer({ min, max });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 8 });

/** Of which all is known. */
interface KnownFacts extends OrderFacts {
  instrument: OrderFacts['instrument'] & { band: { lower: Paise; upper: Paise } };
  quote: OrderQuote;
  available: Paise;
  holding: HoldingParts;
  limits: OwnLimits;
}

/** Facts of one share near ₹1,000, with everything known. */
const known: fc.Arbitrary<KnownFacts> = fc
  .record({
    tickSize: fc.constantFrom(...tickSizes),
    lotSize: fc.constantFrom(1, 1, 25),
    lastTicks: integer(200, 3_000),
    spread: integer(1, 5),
    freezeQuantity: maybe(integer(50, 2_000)),
    hasClosingAuction: fc.boolean(),
    minute: integer(8 * 60, 17 * 60),
    mode: fc.constantFrom('always-open', 'exchange-hours'),
    available: integer(-1_000, 50_000_000).map(fromPaise),
    holding: fc.record({
      quantity: integer(0, 500),
      pledged: integer(0, 20),
      inTransit: integer(0, 20),
      waitingSales: integer(0, 20),
    }),
    ownTicks: fc.array(fc.record({ side: fc.constantFrom('BUY', 'SELL'), away: integer(-20, 20) }), {
      maxLength: 3,
    }),
    largestOrder: maybe(integer(1_000_000, 30_000_000).map(fromPaise)),
    isSoldAlreadyToday: fc.boolean(),
  })
  .map(({ tickSize, lotSize, freezeQuantity, hasClosingAuction, lastTicks, spread, ...rest }) => {
    const price = (ticks: number): Paise => fromPaise(ticks * tickSize);
    const base = facts();
    return {
      ...base,
      instrument: {
        ...base.instrument,
        tickSize,
        lotSize,
        freezeQuantity,
        hasClosingAuction,
        band: { lower: price(Math.ceil(lastTicks * 0.9)), upper: price(Math.floor(lastTicks * 1.1)) },
      },
      quote: {
        lastPrice: price(lastTicks),
        bestBid: price(lastTicks - spread),
        bestAsk: price(lastTicks + spread),
      },
      session: { ...session(at(0, rest.minute)), mode: rest.mode },
      available: rest.available,
      holding: { ...rest.holding, t1: [] },
      ownOrders: rest.ownTicks.map(({ side, away }) => ({
        side,
        price: price(lastTicks + away),
        quantity: 10,
      })),
      limits: { ...limits, largestOrder: rest.largestOrder },
      isSoldAlreadyToday: rest.isSoldAlreadyToday,
    } as const;
  });

const wildPrice = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0.85, max: 1.15, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, Number.NaN, 1e15, Number.POSITIVE_INFINITY) },
);

/** Orders as somebody types them: near the last price, on its grid or not, and now and then nonsense. */
function orderFor({ quote, instrument }: KnownFacts): fc.Arbitrary<CheckedOrder> {
  const last = quote.lastPrice;
  const price = fc.oneof(
    maybe(wildPrice.map((factor) => (Math.abs(factor) < 2 ? Math.round(factor * last) : factor))),
    integer(-100, 100).map((ticks) => last + ticks * instrument.tickSize),
  );
  return fc.record({
    side: fc.constantFrom('BUY', 'SELL'),
    orderType: fc.constantFrom('LIMIT', 'LIMIT', 'MARKET', 'SL', 'SL-M'),
    validity: fc.constantFrom('DAY', 'DAY', 'IOC', 'GTT'),
    quantity: maybe(
      fc.oneof(
        { weight: 8, arbitrary: integer(1, 600) },
        { weight: 1, arbitrary: fc.constantFrom(0, -3, 2.5, 1e12, Number.NaN, 1_000_000_000) },
      ),
    ),
    price,
    triggerPrice: price,
    stop: fc.option(fc.record({ triggerPrice: price, price }), { freq: 5 }).map((stop) => stop ?? null),
  });
}

/** What an order has no use for is taken out, so that more of them are good. */
function tidy(order: CheckedOrder): CheckedOrder {
  const orderType = order.validity === 'GTT' ? 'LIMIT' : order.orderType;
  const isStop = orderType === 'SL' || orderType === 'SL-M';
  return {
    ...order,
    orderType,
    price: orderType === 'LIMIT' || orderType === 'SL' ? order.price : null,
    triggerPrice: isStop || order.validity === 'GTT' ? order.triggerPrice : null,
    stop: order.validity === 'GTT' && order.side === 'SELL' ? order.stop : null,
  };
}

const given = known.chain((one) =>
  fc.record({
    facts: fc.constant(one),
    order: fc.oneof(orderFor(one), orderFor(one).map(tidy)),
  }),
);

/** Changes an order by what is proposed, first fault first, until nothing more is. */
function mended(order: CheckedOrder, about: KnownFacts): CheckedOrder {
  let present = order;
  for (let steps = 0; steps < 20; steps += 1) {
    const fault = checkOrder(present, about).find(
      ({ severity, nearest }) => severity === 'error' && nearest !== null,
    );
    if (!fault) break;
    present = { ...present, ...fault.nearest };
  }
  return present;
}

describe('checkOrder, of any order [I5A-1-CHECKS]', () => {
  it('proposes nothing that does not pass the same check', () => {
    fc.assert(
      fc.property(given, ({ order, facts: about }) => {
        for (const { code, fields, nearest } of checkOrder(order, about)) {
          if (nearest === null) continue;
          const again = checkOrder({ ...order, ...nearest }, about);
          const same = again.filter((fault) => fault.code === code && fault.fields.join() === fields.join());
          expect(same).toEqual([]);
        }
      }),
      { numRuns: 800 },
    );
  });

  it('never throws, and never tells the same of the same field twice', () => {
    fc.assert(
      fc.property(given, ({ order, facts: about }) => {
        const keys = checkOrder(order, about).map(({ code, fields }) => `${code} ${fields.join()}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 400 },
    );
  });

  it('finds no fault only with an order that keeps every rule', () => {
    let good = 0;
    fc.assert(
      fc.property(given, ({ order: typed, facts: about }) => {
        const order = mended(typed, about);
        if (checkOrder(order, about).some(({ severity }) => severity === 'error')) return;
        good += 1;
        keepsEveryRule(order, about);
      }),
      { numRuns: 800 },
    );
    // Or the property would say nothing.
    expect(good).toBeGreaterThan(50);
  });
});

// The rules once more, as plainly as they can be written.

function keepsEveryRule(order: CheckedOrder, about: KnownFacts): void {
  keepsQuantityRules(order, about);
  keepsPriceRules(order, about);
  if (order.validity === 'GTT') return;
  if (order.orderType === 'SL' || order.orderType === 'SL-M') keepsStopRules(order, about);
  if (order.side === 'BUY') keepsMoneyRules(order, about);
  else expect(order.quantity).toBeLessThanOrEqual(sellableOf(about));
}

function sellableOf({ holding }: KnownFacts): number {
  return Math.max(0, holding.quantity - holding.pledged - holding.inTransit - holding.waitingSales);
}

function keepsQuantityRules(order: CheckedOrder, about: KnownFacts): void {
  const { lotSize, freezeQuantity } = about.instrument;
  const quantity = order.quantity ?? Number.NaN;
  expect(Number.isInteger(quantity) && quantity > 0 && quantity % lotSize === 0).toBe(true);
  expect(quantity).toBeLessThanOrEqual(freezeQuantity ?? Number.POSITIVE_INFINITY);
  const worth = (order.price ?? about.quote.lastPrice) * quantity;
  const sellable = sellableOf(about);
  const sellsAll = order.side === 'SELL' && quantity === sellable - (sellable % lotSize);
  expect(worth >= 1_900_000 || sellsAll).toBe(true);
  const largest = order.side === 'BUY' ? about.limits.largestOrder : null;
  expect(worth).toBeLessThanOrEqual(largest ?? Number.POSITIVE_INFINITY);
}

function keepsPriceRules(order: CheckedOrder, { instrument }: KnownFacts): void {
  const { tickSize, band } = instrument;
  const hasPrice = order.orderType === 'LIMIT' || order.orderType === 'SL';
  expect(order.price === null).toBe(!hasPrice);
  const { price: stopPrice = null, triggerPrice: stopTrigger = null } = order.stop ?? {};
  const prices = [order.price, order.triggerPrice, stopPrice, stopTrigger].filter((price) => price !== null);
  for (const price of prices) {
    expect(price > 0 && price % tickSize === 0).toBe(true);
    const isInBand = price >= band.lower && price <= band.upper;
    expect(isInBand || order.validity === 'GTT').toBe(true);
  }
}

function keepsStopRules(order: CheckedOrder, { quote }: KnownFacts): void {
  const sign = order.side === 'BUY' ? 1 : -1;
  const trigger = order.triggerPrice ?? Number.NaN;
  expect(sign * (trigger - quote.lastPrice)).toBeGreaterThan(0);
  if (order.price !== null) expect(sign * (order.price - trigger)).toBeGreaterThanOrEqual(0);
}

function keepsMoneyRules(order: CheckedOrder, about: KnownFacts): void {
  if (order.price === null || order.quantity === null) return;
  const price = toRupees(fromPaise(order.price));
  const { market } = about.instrument;
  const { total } = orderCharges({
    market,
    product: 'delivery',
    side: 'BUY',
    on: about.on,
    price,
    quantity: order.quantity,
  });
  const needed = Big(price).times(order.quantity).times(100).plus(total);
  expect(needed.toNumber()).toBeLessThanOrEqual(about.available);
}
