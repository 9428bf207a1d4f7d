import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { openDatabase } from '../src/database/database.ts';
import { cashOf } from '../src/ledger/accountCodes.ts';
import { createFundClient, eachFundClient, fundOf, type FundClient } from './support/fundClient.ts';
import { createOrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: FundClient;

eachFundClient((each) => ({ test, client } = each));

const paise = (rupees: number) => Math.round(rupees * 100);

/** Settled cash of all clients' entries until an instant, counted the simplest way. */
function cashAt(id: string, at: number): number {
  const database = openDatabase(join(test.dataFolder, 'wealth.db'));
  try {
    const { code } = cashOf(id);
    const entries = database.all(database.query.selectFrom('ledger_entry').selectAll());
    return entries
      .filter(({ phase, effective_at: effective }) => phase === 'posted' && effective <= at)
      .reduce(
        (sum, { credit, debit, amount }) =>
          sum + (credit === code ? amount : 0) - (debit === code ? amount : 0),
        0,
      );
  } finally {
    database.close();
  }
}

function clientId(): string {
  const database = openDatabase(join(test.dataFolder, 'wealth.db'));
  try {
    const { query, first } = database;
    return first(query.selectFrom('client').select('id').where('mobile', '=', '9876543210'))?.id ?? '';
  } finally {
    database.close();
  }
}

/** Money in, a purchase, a sale, money out. */
async function aDay(): Promise<void> {
  const orders = await createOrderClient(test);
  await client.pay(fundOf(await client.deposit({ amount: 100_000 })).id);
  await orders.place({ order_type: 'MARKET', quantity: 40 });
  await orders.place({
    order_type: 'MARKET',
    side: 'SELL',
    quantity: 100,
    instrument: { market: 'NSE', symbol: 'SHESHTECH' },
  });
  await client.withdraw({ amount: 1_000 });
  await client.wait(2 * 86_400_000);
}

describe('the records [I6A-6-RECORDS]', () => {
  it('add up, each row to the balance after it, to the paisa of the ledger', async () => {
    await aDay();
    const id = clientId();
    const { items, next_cursor: next } = await client.records('limit=10000');
    expect(next).toBeNull();
    expect(items.length).toBeGreaterThan(15);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(['deposit', 'withdrawal', 'settlement', 'purchase', 'sale', 'charge']),
    );
    items.forEach(({ amount, balance }, index) => {
      expect(paise(balance) - paise(amount)).toBe(paise(items[index + 1]?.balance ?? 0));
    });
    // The last of an instant is what the account held then.
    const lastOfInstant = items.filter(({ time }, index) => items[index - 1]?.time !== time);
    for (const { time, balance } of lastOfInstant) {
      expect(paise(balance)).toBe(cashAt(id, Date.parse(time) + 999));
    }
    expect(items[0]?.balance).toBe((await client.asset()).cash);
  });

  it('come page by page, filtered by kind, state and days, and keep their balances [I6A-3-CHARGED]', async () => {
    await aDay();
    const all = (await client.records('limit=10000')).items;
    const seen = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await client.records(`limit=7${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.items);
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(all);
    expect((await client.records('kind=sale&limit=200')).items).toEqual(
      all.filter(({ kind }) => kind === 'sale'),
    );
    expect((await client.records('state=PAID&limit=200')).items).toEqual(
      all.filter(({ state }) => state === 'PAID'),
    );
    const charged = (await client.records('state=CHARGED&limit=200')).items;
    expect(charged).toEqual(all.filter(({ kind }) => kind === 'charge'));
    expect(charged.length).toBeGreaterThan(0);
    expect((await client.records('state=SETTLED&limit=10000')).items).toEqual(
      all.filter(({ kind }) => kind === 'purchase' || kind === 'sale'),
    );
    expect((await client.records('kind=settlement&limit=200')).items).toEqual(
      all.filter(({ kind }) => kind === 'settlement'),
    );
    expect((await client.records('from=2026-11-19&to=2026-11-19&limit=200')).items).toEqual(
      all.filter(({ time }) => time.startsWith('2026-11-19')),
    );
  });

  it('name what they belong to: reference, account, share and trade', async () => {
    await aDay();
    const one = async (kind: string) => (await client.records(`kind=${kind}&limit=1`)).items[0];
    expect(await one('withdrawal')).toMatchObject({
      reference: expect.stringMatching(/^WW[0-9A-F]{12}$/),
      account: { bank_name: 'Sandbox Bank', masked_number: '••••4821' },
      trade: null,
    });
    const bought = await one('purchase');
    const { items: sales } = await client.records('kind=sale');
    const sold = sales.find(({ instrument }) => instrument?.symbol === 'SHESHTECH');
    // Proceeds on their way have paid for it: less of them arrives.
    expect(bought).toMatchObject({
      instrument: { symbol: 'ARAVBANK' },
      time: '2026-11-20T08:00:00+05:30',
      trade: { quantity: 40, traded_at: expect.stringMatching(/^2026-11-19T11:00/) },
      account: null,
    });
    expect(bought?.reference).toMatch(/^\d{16}$/);
    expect(sold).toMatchObject({
      instrument: { symbol: 'SHESHTECH' },
      trade: { quantity: 100, traded_at: expect.stringMatching(/^2026-11-19T11:00/) },
      time: '2026-11-20T08:00:00+05:30',
    });
    const value = (sold?.trade?.price ?? 0) * 100;
    expect(Math.abs(value / (sold?.amount ?? 1) - 1)).toBeLessThan(0.01);
    expect(await one('charge')).toMatchObject({ reference: null, trade: null, account: null });
  });

  it('are found by share, reference, bank, account and amount, each word of a search', async () => {
    await aDay();
    const all = (await client.records('limit=10000')).items;
    const found = async (search: string) =>
      (await client.records(`limit=10000&search=${encodeURIComponent(search)}`)).items;
    const [withdrawal] = all.filter(({ kind }) => kind === 'withdrawal');
    const ofBank = all.filter(({ account }) => account !== null);
    expect(await found('sheshtech')).toEqual(all.filter(({ instrument: of }) => of?.symbol === 'SHESHTECH'));
    expect(await found('shesh')).toEqual(await found(' SHESHTECH '));
    expect(await found(withdrawal?.reference?.toLowerCase() ?? '')).toEqual([withdrawal]);
    expect(await found('sandbox bank')).toEqual(ofBank);
    expect(await found('4821')).toEqual(expect.arrayContaining(ofBank));
    expect(await found('₹1,00,000')).toEqual(all.filter(({ amount }) => amount === 100_000));
    expect(await found('sandbox 1000.00')).toEqual([withdrawal]);
    expect(await found("%' OR 1=1 --")).toEqual([]);
    expect((await client.get(`records?search=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('come with what they add up to, whatever is asked for', async () => {
    await aDay();
    const all = await client.records('limit=10000');
    const sum = (rows: ReadonlyArray<{ amount: number }>) =>
      rows.reduce((total, { amount }) => total + paise(amount), 0) / 100;
    const days = 'from=2026-11-19&to=2026-11-19&limit=1';
    const ofDay = all.items.filter(({ time }) => time.startsWith('2026-11-19'));
    const before = all.items.filter(({ time }) => time < '2026-11-19');
    const balances = { opening_balance: sum(before), closing_balance: sum([...before, ...ofDay]) };
    const { cash } = await client.asset();
    expect(all.totals).toMatchObject({
      count: all.items.length,
      opening_balance: 0,
      closing_balance: cash,
    });
    const day = await client.records(days);
    expect(day.totals).toEqual({
      count: ofDay.length,
      money_in: sum(ofDay.filter(({ amount }) => amount > 0)),
      money_out: -sum(ofDay.filter(({ amount }) => amount < 0)),
      ...balances,
    });
    const deposits = ofDay.filter(({ kind }) => kind === 'deposit');
    expect((await client.records(`kind=deposit&${days}`)).totals).toEqual({
      count: deposits.length,
      money_in: sum(deposits),
      money_out: 0,
      ...balances,
    });
    expect((await client.records(`${days}&cursor=${day.next_cursor ?? ''}`)).totals).toBeNull();
  });

  it('have a detail with history and entries, which nobody else sees [I6A-6-OTHERS]', async () => {
    await aDay();
    const [record] = (await client.records('kind=withdrawal')).items;
    const path = `records/${record?.id ?? ''}`;
    expect((await client.get(path)).data).toMatchObject({
      ...record,
      history: [{ state: 'REQUESTED' }, { state: 'SENT' }, { state: 'PAID' }],
      entries: [{ code: 'withdrawal', from: 'cash', to: 'bank', amount: 1_000 }],
    });
    const [bought] = (await client.records('kind=purchase')).items;
    const detail = await client.get(`records/${bought?.id ?? ''}`);
    expect(detail.data).toMatchObject({ source: { kind: 'order' }, history: [] });
    const other = await createFundClient(test, '9876543215', '135790');
    for (const forged of [path, 'records/0', 'records/x', 'records/999999999']) {
      expect((await other.get(forged)).status).toBe(404);
    }
  });

  it.each([
    'cursor=x',
    'cursor=1-0',
    'from=2026-02-30',
    'to=x',
    'kind=x',
    'state=x',
    'limit=10001',
    'limit=0',
  ])('are refused for %s [I6A-6-BAD]', async (query) => {
    expect((await client.get(`records?${query}`)).status).toBe(400);
  });

  it('of a client without money are none', async () => {
    const empty = await createFundClient(test, '9876543214');
    const sums = { count: 0, money_in: 0, money_out: 0, opening_balance: 0, closing_balance: 0 };
    expect(await empty.records()).toEqual({ items: [], next_cursor: null, totals: sums });
    expect(await empty.withdrawable()).toEqual({ balance: 0, withdrawable: 0, lines: [], notice: null });
  });
});
