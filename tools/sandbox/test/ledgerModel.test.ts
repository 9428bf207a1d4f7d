import { tradeDayOf } from '@wealth/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashOf, unitsOf } from '../src/ledger/accountCodes.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { createNaiveLedger, type NaiveLedger } from './support/naiveLedger.ts';
import { createTestLedger, isin, otherIsin, type TestLedger } from './support/testLedger.ts';

const isins = [isin, otherIsin] as const;
const depositoryFee = 1_593;
/** What a sale blocks for charges that its proceeds may not cover. */
const saleReserve = 5_000;

const place = fc.integer({ min: 0, max: 2 });
/** Paise: so little that charges may be more than what is sold for, and so much that money runs out. */
const price = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 5_000, max: 200_000 }));
const ofShare = {
  place,
  which: fc.integer({ min: 0, max: 1 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  price,
};

const step = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('deposit'), amount: fc.integer({ min: 1, max: 2e6 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('withdraw'), amount: fc.integer({ min: 1, max: 1e6 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('openBuy'), ...ofShare }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('fillBuy'), ...ofShare }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('openSale'), ...ofShare }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('fillSale'), ...ofShare }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), place, isSale: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('dividend'), amount: fc.integer({ min: 1, max: 2e6 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.integer({ min: 1, max: 30 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type ShareStep = Extract<Step, { which: number }>;

/** Both ledgers, and what is known of the orders. */
interface World {
  test: TestLedger;
  naive: NaiveLedger;
  /** Paise and trades of each order on each trading day. */
  traded: Map<string, { value: number; count: number }>;
  /** ISIN and trading day of each sale. */
  sold: Set<string>;
  /** How often each place of an order was taken anew. */
  rounds: Map<string, number>;
}

const orderAt = ({ rounds }: World, name: string) => `${name}-${rounds.get(name) ?? 0}`;
const isinOf = ({ which }: ShareStep) => isins[which] ?? isin;

/** Made-up charges of an order over all its trades of a day; one of them falls now and then, as the exchange's may. */
function linesAt(value: number, count: number) {
  return {
    securitiesTransactionTax: Math.round(value / 1_000),
    exchangeFee: Math.floor(value / 30_000) + (count % 2),
    gst: Math.floor(value / 90_000),
  };
}

/** The charges of an order with one more trade, and what of them is new or given back. */
function chargesOf({ traded, test }: World, order: string, value: number) {
  const key = `${order} ${tradeDayOf(test.clock.now())}`;
  const before = traded.get(key) ?? { value: 0, count: 0 };
  const after = { value: before.value + value, count: before.count + 1 };
  const lines = linesAt(after.value, after.count);
  const earlier = before.count === 0 ? [] : Object.values(linesAt(before.value, before.count));
  const differences = Object.values(lines).map((amount, at) => amount - (earlier[at] ?? 0));
  const sumOf = (list: readonly number[]) => list.reduce((sum, amount) => sum + amount, 0);
  return {
    lines,
    due: sumOf(differences.filter((amount) => amount > 0)),
    back: -sumOf(differences.filter((amount) => amount < 0)),
    book: () => traded.set(key, after),
  };
}

function openBuy(world: World, { place: at, quantity: units, price: each }: ShareStep): void {
  const order = orderAt(world, `buy${at}`);
  const wanted = units * each * 2;
  const { naive, test } = world;
  const most = naive.money().available + naive.heldMoney(order);
  const shortage = test.hold(order, wanted);
  expect(shortage?.missing ?? 0).toBe(Math.max(0, wanted - most));
  if (!shortage) naive.block(order, wanted);
}

function fillBuy(world: World, { place: at, quantity: units, price: each, ...share }: ShareStep): void {
  const order = orderAt(world, `buy${at}`);
  const { naive, test } = world;
  const { lines, due, back, book } = chargesOf(world, order, units * each);
  const left = naive.heldMoney(order) - units * each - due;
  if (left < 0) return;
  const of = isinOf({ place: at, quantity: units, price: each, ...share });
  book();
  test.trade({ order, isin: of, quantity: units, price: each, lines, stillHeld: left });
  naive.pay(units * each + due);
  naive.refund(back);
  naive.buy(of, units, each);
  naive.block(order, left);
}

function openSale(world: World, { place: at, quantity: units, ...share }: ShareStep): void {
  const order = orderAt(world, `sale${at}`);
  const { naive, test } = world;
  if (naive.saleOf(order) || naive.money().available < saleReserve) return;
  const of = isinOf({ place: at, quantity: units, ...share });
  const shortage = test.ledger.hold({
    clientId: test.clientId,
    reference: order,
    legs: [
      { account: cashOf(test.clientId), amount: saleReserve },
      { account: unitsOf(test.clientId, of, 'settled'), amount: units },
    ],
  });
  expect(shortage?.missing ?? 0).toBe(Math.max(0, units - naive.units(of).sellable));
  if (!shortage) naive.block(order, saleReserve, { isin: of, quantity: units });
}

function fillSale(world: World, { place: at, price: each, quantity: most }: ShareStep): void {
  const order = orderAt(world, `sale${at}`);
  const { naive, test, sold } = world;
  const sale = naive.saleOf(order);
  if (!sale) return;
  const units = Math.min(most, sale.quantity);
  const key = `${sale.isin} ${tradeDayOf(test.clock.now())}`;
  const { lines, due, back, book } = chargesOf(world, order, units * each);
  const charges = due + (sold.has(key) ? 0 : depositoryFee);
  const left = naive.heldMoney(order) - Math.max(0, charges - units * each);
  if (left < 0) return;
  const rest = { isin: sale.isin, quantity: sale.quantity - units };
  const stillHeld = rest.quantity > 0 ? left : 0;
  book();
  sold.add(key);
  test.trade({
    side: 'SELL',
    order,
    isin: sale.isin,
    quantity: units,
    price: each,
    lines,
    depository: depositoryFee,
    stillHeld,
  });
  naive.receive(units * each);
  naive.pay(charges);
  naive.refund(back);
  naive.sell(sale.isin, units, each);
  naive.block(order, stillHeld, rest);
}

function cancel(world: World, name: string): void {
  world.test.ledger.release(world.test.clientId, orderAt(world, name));
  world.naive.block(orderAt(world, name), 0);
  world.rounds.set(name, (world.rounds.get(name) ?? 0) + 1);
}

function withdraw({ test, naive }: World, amount: number): void {
  const { withdrawable } = naive.money();
  const shortage = test.withdraw(amount);
  expect(shortage?.missing ?? 0).toBe(Math.max(0, amount - withdrawable));
  if (!shortage) naive.withdraw(amount);
}

function take(world: World, one: Step): void {
  const { test, naive } = world;
  if (one.kind === 'wait') test.clock.advance(one.hours * 3_600_000);
  else if (one.kind === 'cancel') cancel(world, `${one.isSale ? 'sale' : 'buy'}${one.place}`);
  else if (one.kind === 'withdraw') withdraw(world, one.amount);
  else if (one.kind === 'dividend') test.payDividend(one.amount);
  else if (one.kind === 'deposit') {
    test.deposit(one.amount);
    naive.deposit(one.amount);
  } else if (one.kind === 'openBuy') openBuy(world, one);
  else if (one.kind === 'fillBuy') fillBuy(world, one);
  else if (one.kind === 'openSale') openSale(world, one);
  else fillSale(world, one);
}

function expectEqual({ test, naive }: World): void {
  const { ledger, clientId } = test;
  expect(ledger.money(clientId)).toEqual(naive.money());
  const balances = ledger.units(clientId);
  for (const of of isins) {
    const { quantity, incoming, waiting, sellable } = balances.find((row) => row.isin === of) ?? {
      quantity: 0,
      incoming: 0,
      waiting: 0,
      sellable: 0,
    };
    const cost = ledger.lots(clientId, of).reduce((sum, lot) => sum + lot.cost, 0);
    expect({ quantity, incoming, waiting, sellable, cost }).toEqual(naive.units(of));
  }
  expect(ledger.priceGain(clientId)).toBe(naive.gain());
}

it('equals a naive count of the same after any deposits, holds, fills, cancels and days, and is whole [I5A-3-READ] [I5A-3-HOLD]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const test = createTestLedger();
      const naive = createNaiveLedger(test.clock.now);
      const world: World = { test, naive, traded: new Map(), sold: new Set(), rounds: new Map() };
      take(world, { kind: 'deposit', amount: 3_000_000 });
      for (const which of [0, 1]) {
        const share = { place: which, which, quantity: 12, price: 5_000 };
        take(world, { kind: 'openBuy', ...share });
        take(world, { kind: 'fillBuy', ...share });
      }
      take(world, { kind: 'wait', hours: 21 });
      for (const one of steps) {
        take(world, one);
        expectEqual(world);
      }
      expect(checkLedger(test.database, test.clock.now())).toEqual([]);
      test.database.close();
    }),
    { numRuns: 40 },
  );
});
