import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { createBankClient, idOf } from './support/bankClient.ts';
import { createFundClient, eachFundClient, fundOf, type FundClient } from './support/fundClient.ts';
import { createOrderClient, detailOf } from './support/orderClient.ts';
import { startOfTest, type TestSandbox } from './support/testSandbox.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let test: TestSandbox;
let client: FundClient;

eachFundClient((each) => ({ test, client } = each));

const paise = (rupees: number) => Math.round(rupees * 100);
const until = (text: string) => Date.parse(`${text}+05:30`) - test.now();
const control = (json: object) =>
  call(test.sandbox, 'POST /sandbox/v1/settle', { json: { mobile: '9876543210', ...json } });

async function notices(code: string) {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications', { token: client.token() });
  const schema = z.object({
    items: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.string()) })),
  });
  return z.parse(schema, data).items.filter((notice) => notice.code === code);
}

async function placeGtt(quantity: number) {
  const orders = await createOrderClient(test);
  const reply = await orders.place({ validity: 'GTT', price: 500, trigger_price: 500, quantity });
  return detailOf(reply).id;
}

describe('the running account [I6A-6-RUNNING]', () => {
  it('is quarterly until something else is chosen, and says what would go today and what not', async () => {
    const { withdrawable, balance, lines } = await client.withdrawable();
    expect(await client.running()).toMatchObject({
      choice: 'quarterly',
      next: { day: '2027-01-01', sent_at: '2027-01-01T16:00:00+05:30', reason: 'choice', provisional: false },
      idle: { since: '2026-11-19', on: '2026-12-19' },
      balance,
      amount: withdrawable,
      lines: lines.map(({ code, amount }) => ({ code, amount })),
      account: { id: client.bankId },
      gtts: [],
      last: { state: 'PAID', reason: 'choice' },
    });
    expect((await client.choose('monthly')).data).toMatchObject({
      choice: 'monthly',
      next: { day: '2026-12-04' },
    });
    await client.choose('monthly');
    expect((await client.running()).choice).toBe('monthly');
  });

  it('pays out at 16:00 of the day, whatever the clock jumps, and the bank pays at 18:00', async () => {
    await client.choose('monthly');
    await client.wait(until('2026-12-04T15:59:59'));
    const before = await client.asset();
    expect((await client.running()).amount).toBe(before.withdrawable);
    await client.wait(5 * dayMs);
    const { last, amount, next } = await client.running();
    expect(last).toMatchObject({
      amount: before.withdrawable,
      state: 'PAID',
      reason: 'choice',
      history: [
        { state: 'SENT', time: '2026-12-04T16:00:00+05:30' },
        { state: 'PAID', time: '2026-12-04T18:00:00+05:30' },
      ],
    });
    expect([amount, next.day]).toEqual([0, '2027-01-01']);
    expect(paise((await client.asset()).cash)).toBe(paise(before.cash) - paise(before.withdrawable));
    expect((await client.records('kind=settlement&from=2026-11-19')).items).toMatchObject([
      {
        amount: -before.withdrawable,
        state: 'PAID',
        reference: last?.reference,
        source: { kind: 'settlement', id: last?.id },
        account: { bank_name: 'Sandbox Bank', masked_number: '••••4821' },
      },
    ]);
    expect(await notices('settlement_paid')).toHaveLength(1);
  });

  it('leaves what orders block, what is not settled and what was added on that day', async () => {
    await client.choose('monthly');
    await client.wait(until('2026-12-04T11:00:00'));
    const orders = await createOrderClient(test);
    await orders.place({ order_type: 'MARKET', side: 'SELL', quantity: 100 });
    await orders.place({ price: await orders.restingPrice(), quantity: 40, validity: 'DAY' });
    await client.pay(fundOf(await client.deposit()).id);
    const { lines, amount, balance } = await client.running();
    expect(lines.map(({ code }) => code)).toEqual(['waiting_orders', 'unsettled_sales', 'added_today']);
    const kept = lines.reduce((sum, line) => sum + paise(line.amount), 0);
    expect(kept).toBe(paise(balance) - paise(amount));
    await client.wait(until('2026-12-04T16:00:01'));
    const { last, balance: left } = await client.running();
    expect(last?.amount).toBeGreaterThanOrEqual(amount);
    expect(paise(left)).toBe(paise(balance) - paise(last?.amount ?? 0));
    expect(left).toBeGreaterThanOrEqual(25_000);
  });

  it('settles an account that did not trade for 30 days on the next monthly day', async () => {
    await client.wait(until('2027-02-05T15:00:00'));
    // The quarterly day has emptied it; what comes afterwards lies idle.
    expect((await client.running()).last).toMatchObject({ reason: 'choice' });
    await client.pay(fundOf(await client.deposit()).id);
    expect((await client.running()).next).toMatchObject({ day: '2027-02-05', reason: 'idle' });
    await client.wait(until('2027-03-05T15:00:00'));
    expect((await client.running()).next).toMatchObject({ day: '2027-03-05', reason: 'idle' });
    await client.wait(hourMs);
    expect((await client.running()).last).toMatchObject({ reason: 'idle', amount: 25_000, state: 'SENT' });
  });

  it('of a client who trades keeps the choice', async () => {
    await client.wait(until('2027-02-04T11:00:00'));
    await client.pay(fundOf(await client.deposit()).id);
    const orders = await createOrderClient(test);
    await orders.place({ order_type: 'MARKET', quantity: 20 });
    const { next, idle } = await client.running();
    expect([next.reason, next.day, next.provisional]).toEqual(['choice', '2027-04-02', true]);
    expect(idle).toEqual({ since: '2027-02-04', on: '2027-03-06' });
  });

  it('tells three days before whose GTTs would lose their money, and nobody else', async () => {
    await client.choose('monthly');
    // Proceeds on their way stay, and would pay for a smaller one.
    const id = await placeGtt(200);
    const { gtts } = await client.running();
    expect(gtts).toMatchObject([{ id, instrument: { symbol: 'ARAVBANK' } }]);
    expect(gtts[0]?.needed).toBeGreaterThan(100_000);
    await client.wait(until('2026-12-01T09:59:59'));
    expect(await notices('settlement_near')).toEqual([]);
    await client.wait(1_000);
    const told = await notices('settlement_near');
    expect(told).toMatchObject([{ params: { symbols: 'ARAVBANK', masked_number: '••••4821' } }]);
    await test.restart();
    await client.wait(dayMs);
    expect(await notices('settlement_near')).toHaveLength(1);
  });

  it('tells nobody whose GTTs keep their money, or who is not settled on that day', async () => {
    await placeGtt(40);
    await client.wait(until('2026-12-02T00:00:00'));
    expect(await notices('settlement_near')).toEqual([]);
  });

  it('goes to an account that was added more than a day ago', async () => {
    await client.choose('monthly');
    await client.wait(until('2026-12-04T15:00:00'));
    const bank = createBankClient(test.sandbox, client.token());
    const id = idOf(await bank.add());
    await client.wait(10_000);
    await createBankClient(test.sandbox, client.token()).change(id, { primary: true });
    await client.wait(2 * hourMs);
    expect((await client.records('kind=settlement&from=2026-11-19')).items).toMatchObject([
      { account: { masked_number: '••••4821' } },
    ]);
    expect((await client.running()).account).toMatchObject({ id });
  });

  it('is settled once, also where a process starts anew', async () => {
    await client.choose('monthly');
    await client.wait(until('2026-12-04T16:30:00'));
    await client.pay(fundOf(await client.deposit()).id);
    await test.restart();
    await client.wait(3 * dayMs);
    expect((await client.records('kind=settlement&from=2026-11-19')).items).toHaveLength(1);
  });

  it('is settled by the back office, and the bank may refuse it: the money is back', async () => {
    const before = await client.asset();
    const sent = await control({});
    expect(sent.data).toMatchObject({ state: 'SENT', amount: before.withdrawable, reason: 'back_office' });
    expect((await control({})).status).toBe(409);
    const failed = await control({ state: 'failed', reason: 'account_closed' });
    expect(failed.data).toMatchObject({
      state: 'FAILED',
      history: [{}, { reason: { code: 'account_closed' } }],
    });
    expect(await client.asset()).toEqual(before);
    expect((await control({ state: 'paid' })).status).toBe(404);
    expect(await notices('settlement_failed')).toHaveLength(1);
    test.advance(1_000);
    await control({});
    expect((await control({ state: 'paid' })).data).toMatchObject({ state: 'PAID' });
    expect((await control({ mobile: '9876543200' })).status).toBe(404);
    expect((await control({ state: 'lost' })).status).toBe(400);
  });

  it('of a client without money has nothing to pay out, and no account', async () => {
    const empty = await createFundClient(test, '9876543214');
    expect(await empty.running()).toMatchObject({
      next: { day: '2027-01-01', reason: 'choice' },
      idle: null,
      amount: 0,
      lines: [],
      account: null,
      last: null,
    });
    expect(startOfTest).toBe(test.now());
  });

  it.each([{}, { choice: 'weekly' }, { choice: null }, { choice: 1 }, []])(
    'is not chosen by %j [I6A-6-BAD]',
    async (json) => {
      const reply = await call(test.sandbox, 'PUT /fund/app/v1/running_account', {
        token: client.token(),
        json,
      });
      expect(reply.status).toBe(400);
    },
  );
});
