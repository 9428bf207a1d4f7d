import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFundClient, fundOf, ledgerFaults, type FundClient } from './support/fundClient.ts';
import { createOrderClient, type OrderClient } from './support/orderClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const paise = (rupees: number) => Math.round(rupees * 100);

const deposits = fc.record({
  what: fc.constant('deposit' as const),
  method: fc.constantFrom('upi', 'transfer'),
  amount: fc.integer({ min: 1_990_000, max: 60_000_000 }),
});
const payments = fc.record({
  what: fc.constant('pay' as const),
  which: fc.nat(9),
  isOwn: fc.boolean(),
  reports: fc.integer({ min: 1, max: 2 }),
});
const action = fc.oneof(
  { weight: 3, arbitrary: deposits },
  { weight: 3, arbitrary: payments },
  fc.record({ what: fc.constant('withdraw' as const), amount: fc.integer({ min: 9_000, max: 90_000_000 }) }),
  fc.record({ what: fc.constant('cancel' as const), which: fc.nat(9), isDeposit: fc.boolean() }),
  fc.record({
    what: fc.constant('order' as const),
    side: fc.constantFrom('BUY' as const, 'SELL' as const),
    quantity: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ what: fc.constant('choose' as const), choice: fc.constantFrom('monthly', 'quarterly') }),
  fc.record({
    what: fc.constant('settle' as const),
    state: fc.constantFrom('sent' as const, 'paid' as const, 'failed' as const),
  }),
  fc.record({ what: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 4_000 }) }),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

let test: TestSandbox;
let client: FundClient;
let orders: OrderClient;

beforeAll(async () => {
  test = await createTestSandbox();
  client = await createFundClient(test);
  orders = await createOrderClient(test);
});

afterAll(async () => {
  await test.dispose();
});

/** What was asked for in this run, the newest first. */
const asked: { deposits: string[]; withdrawals: string[] } = { deposits: [], withdrawals: [] };

type Wanted<What extends Action['what']> = Extract<Action, { what: What }>;

async function deposit({ method, amount }: Wanted<'deposit'>): Promise<number> {
  const reply = await client.deposit({ method, amount: amount / 100 });
  if (reply.status === 200) asked.deposits.unshift(fundOf(reply).id);
  return reply.status;
}

async function withdraw({ amount }: Wanted<'withdraw'>): Promise<number> {
  const reply = await client.withdraw({ amount: amount / 100 });
  if (reply.status === 200) asked.withdrawals.unshift(fundOf(reply).id);
  return reply.status;
}

async function pay({ which, isOwn, reports }: Wanted<'pay'>): Promise<number> {
  const id = asked.deposits[which];
  const payment = { from: isOwn ? 'own_account' : 'another_account', reports };
  return id === undefined ? 200 : (await client.pay(id, payment)).status;
}

async function cancel({ isDeposit, which }: Wanted<'cancel'>): Promise<number> {
  const kind = isDeposit ? 'deposits' : 'withdrawals';
  const id = asked[kind][which];
  return id === undefined ? 200 : (await client.cancel(kind, id)).status;
}

async function settle({ state }: Wanted<'settle'>): Promise<number> {
  const reply = await (state === 'sent' ? client.settleNow() : client.decideSettlement(state));
  // Nothing is under way: what the bank says of it is none.
  return reply.status === 404 ? 200 : reply.status;
}

async function wait({ minutes }: Wanted<'wait'>): Promise<number> {
  await client.wait(minutes * 60_000);
  orders = await createOrderClient(test);
  return 200;
}

async function run(one: Action): Promise<number> {
  switch (one.what) {
    case 'deposit':
      return deposit(one);
    case 'pay':
      return pay(one);
    case 'withdraw':
      return withdraw(one);
    case 'cancel':
      return cancel(one);
    case 'order':
      return (await orders.place({ side: one.side, quantity: one.quantity, order_type: 'MARKET' })).status;
    case 'choose':
      return (await client.choose(one.choice)).status;
    case 'settle':
      return settle(one);
    case 'wait':
      return wait(one);
  }
}

/** How many actions; a longer run is asked for by the environment. */
const count = Number(process.env['FUND_ACTIONS'] ?? 1_000);

it(
  'any deposits, withdrawals, orders, settlements and jumps of the clock leave the ledger whole, and the records its sums [I6A-6-MODEL]',
  { timeout: 600_000 },
  async () => {
    const actions = fc.sample(action, { numRuns: count, seed: Number(process.env['FUND_SEED'] ?? 7) });
    for (const one of actions) {
      expect([200, 400, 409]).toContain(await run(one));
      const [asset, { withdrawable }] = [await client.asset(), await client.withdrawable()];
      expect(asset.available).toBeGreaterThanOrEqual(0);
      expect(asset.withdrawable).toBe(withdrawable);
    }
    expect(ledgerFaults(test)).toEqual([]);
    const { items } = await client.records('limit=10000');
    expect(items[0]?.balance).toBe((await client.asset()).cash);
    items.forEach(({ amount, balance }, index) => {
      expect(paise(balance)).toBe(paise(items[index + 1]?.balance ?? 0) + paise(amount));
    });
    expect(asked.deposits.length).toBeGreaterThan(count / 20);
    expect(asked.withdrawals.length).toBeGreaterThan(1);
    expect(items.filter(({ kind }) => kind === 'settlement').length).toBeGreaterThan(2);
    expect(test.errors).toEqual([]);
  },
);
