import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { fieldsOf } from './support/bankClient.ts';
import { createFundClient, eachFundClient, fundOf, type FundClient } from './support/fundClient.ts';
import { unknownId } from './support/openBank.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: FundClient;

eachFundClient((each) => ({ test, client } = each));

/** Asks for a deposit. @returns Its id. */
const asked = async (json: object = {}) => fundOf(await client.deposit(json)).id;

describe('a deposit [I6A-6-DEPOSIT]', () => {
  it('says whom to pay, moves nothing, and is credited when the bank tells of it', async () => {
    const before = await client.asset();
    const reply = await client.deposit();
    expect(reply.data).toMatchObject({
      state: 'AWAITING_PAYMENT',
      amount: 25_000,
      due_at: '2026-11-19T11:10:00+05:30',
      instruction: { upi_id: 'wealth.brk@validsbox', category: '6211' },
      account: { masked_number: '••••4821', holder: 'Asha Verma' },
    });
    expect(await client.asset()).toEqual(before);
    expect((await client.pay(fundOf(reply).id)).data).toMatchObject({ state: 'CREDITED', due_at: null });

    const after = await client.asset();
    expect(after.available - before.available).toBe(25_000);
    expect(after.withdrawable).toBe(before.withdrawable);
  });

  it('is credited once though the bank tells of it twice', async () => {
    const before = await client.asset();
    expect((await client.pay(await asked(), { reports: 2 })).data).toMatchObject({ state: 'CREDITED' });
    expect((await client.asset()).cash - before.cash).toBe(25_000);
  });

  it.each([
    ['another account', { from: 'another_account' }, 'another_account'],
    ['another amount', { amount: 24_999.99 }, 'wrong_amount'],
  ])('goes back when it comes from or as %s', async (_name, payment, reason) => {
    const before = await client.asset();
    const { data } = await client.pay(await asked(), payment);
    expect(data).toMatchObject({ state: 'RETURNED', history: [{}, { reason: { code: reason } }] });
    expect(await client.asset()).toEqual(before);
  });

  it.each([
    ['upi', 600_000],
    ['transfer', 3 * 86_400_000],
  ])('by %s expires at its own instant, and what is paid afterwards goes back', async (method, waitMs) => {
    const before = await client.asset();
    const id = await asked({ method });
    await client.wait(waitMs - 1_000);
    expect(await client.stateOf('deposits', id)).toBe('AWAITING_PAYMENT');
    await client.wait(5 * 86_400_000);
    expect(fundOf(await client.get(`deposits/${id}`)).history.at(-1)).toEqual({
      state: 'EXPIRED',
      time: method === 'upi' ? '2026-11-19T11:10:00+05:30' : '2026-11-22T11:00:00+05:30',
      reason: { code: 'not_paid' },
    });
    expect((await client.pay(id)).data).toMatchObject({ state: 'EXPIRED' });
    expect((await client.asset()).available).toBe(before.available);
  });

  it('is cancelled while nobody has paid, and not afterwards', async () => {
    const id = await asked();
    expect((await client.cancel('deposits', id)).data).toMatchObject({ state: 'CANCELLED' });
    expect((await client.pay(id)).data).toMatchObject({ state: 'CANCELLED' });
    const paid = await asked();
    await client.pay(paid);
    const refused = await client.cancel('deposits', paid);
    expect([refused.status, fieldsOf(refused)]).toEqual([409, [{ field: 'state', code: 'too_late' }]]);
  });

  it('is asked for once under a key, and for no other content', async () => {
    const key = randomUUID();
    const [first, second] = [await client.deposit({}, key), await client.deposit({}, key)];
    expect(second.data).toEqual(first.data);
    expect((await client.deposit({ amount: 30_000 }, key)).status).toBe(409);
    const without = await call(test.sandbox, 'POST /fund/app/v1/deposits', {
      token: client.token(),
      json: { method: 'upi', amount: 25_000, bank_id: client.bankId },
    });
    expect([without.status, fieldsOf(without)]).toEqual([
      400,
      [{ field: 'Idempotency-Key', code: 'required' }],
    ]);
  });

  it.each([
    ['the same deposit', {}],
    ['another amount', { amount: 30_000 }],
  ])('with a key that came a day ago is refused, not a failure of the server: %s', async (_name, json) => {
    const key = randomUUID();
    const before = (await client.ids('deposits', 'limit=200')).items.map((deposit) => deposit.id);
    const { id } = fundOf(await client.deposit({}, key));
    await client.wait(25 * 3_600_000);
    const again = await client.deposit(json, key);
    expect([again.status, fieldsOf(again)]).toEqual([409, [{ field: 'Idempotency-Key', code: 'key_used' }]]);
    const after = (await client.ids('deposits', 'limit=200')).items.map((deposit) => deposit.id);
    expect(after).toEqual([id, ...before]);
    const out = await client.withdraw({}, { key });
    expect([out.status, fieldsOf(out)]).toEqual([409, [{ field: 'Idempotency-Key', code: 'key_used' }]]);
  });

  it.each([
    ['upi', 19_999.99, 20_000],
    ['upi', 500_000.01, 500_000],
    ['transfer', 1e12, 1e10],
    ['transfer', 1e308, 1e10],
    ['transfer', -1e308, 20_000],
    ['upi', 20_000.001, 20_000],
  ])(
    'by %s of %d is refused with the nearest amount, which is taken [I6A-6-BAD]',
    async (method, amount, nearest) => {
      const refused = await client.deposit({ method, amount });
      expect([refused.status, refused.data]).toMatchObject([400, { errors: [{ field: 'amount', nearest }] }]);
      expect((await client.deposit({ method, amount: nearest })).status).toBe(200);
    },
  );

  it('is found by its key, and never comes under one that was asked for in vain [I6A-6-ASK]', async () => {
    const ask = (key: string) =>
      call(test.sandbox, 'POST /client/app/v1/intents/ask', {
        token: client.token(),
        json: { kind: 'deposit', key },
      });
    const [used, unused] = [randomUUID(), randomUUID()];
    const id = fundOf(await client.deposit({}, used)).id;
    expect((await ask(used)).data).toMatchObject({ sealed: false, deposit: { id }, withdrawal: null });
    expect((await ask(unused)).data).toMatchObject({ sealed: true, deposit: null });
    const refused = await client.deposit({}, unused);
    expect([refused.status, fieldsOf(refused)]).toEqual([
      409,
      [{ field: 'Idempotency-Key', code: 'key_sealed' }],
    ]);
  });

  it('by UPI takes ten lakh in 24 hours and tells what is left', async () => {
    await client.deposit({ amount: 500_000 });
    await client.pay(await asked({ amount: 450_000 }));
    const refused = await client.deposit({ amount: 50_000.01 });
    expect(fieldsOf(refused)).toEqual([{ field: 'amount', code: 'above_upi_day' }]);
    expect((await client.preview('deposits', { method: 'upi', amount: 60_000 })).data).toMatchObject({
      upi_left: 50_000,
      errors: [{ code: 'above_upi_day', nearest: 50_000 }],
    });
    expect((await client.deposit({ amount: 60_000, method: 'transfer' })).status).toBe(200);
    await client.wait(86_400_000);
    expect((await client.deposit({ amount: 500_000 })).status).toBe(200);
  });

  it.each([
    [{ amount: 0 }, 'amount', 'below_minimum'],
    [{ amount: -1 }, 'amount', 'below_minimum'],
    [{ amount: 19_999.99 }, 'amount', 'below_minimum'],
    [{ amount: 20_000.001 }, 'amount', 'not_an_amount'],
    [{ amount: 1e12 }, 'amount', 'above_maximum'],
    [{ amount: 1e300 }, 'amount', 'above_maximum'],
    [{ amount: '1e5' }, 'amount', 'invalid'],
    [{ amount: '₹ 25,000' }, 'amount', 'invalid'],
    [{ amount: '२५०००' }, 'amount', 'invalid'],
    [{ amount: null }, 'amount', 'invalid'],
    [{ amount: [25_000] }, 'amount', 'invalid'],
    [{ method: 'cheque' }, 'method', 'invalid'],
    [{ bank_id: unknownId }, 'bank_id', 'account_unknown'],
    [{ bank_id: '' }, 'bank_id', 'required'],
  ])('of %j is refused at its field [I6A-6-BAD]', async (json, field, code) => {
    const reply = await client.deposit(json);
    expect([reply.status, fieldsOf(reply)]).toEqual([400, [{ field, code }]]);
  });

  it('of another client is not there [I6A-6-OTHERS]', async () => {
    const id = await asked();
    const other = await createFundClient(test, '9876543215', '135790');
    const replies = [
      await other.get(`deposits/${id}`),
      await other.cancel('deposits', id),
      await other.pay(id),
      await other.get(`deposits?cursor=${id}`),
      await other.deposit({ bank_id: client.bankId }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400]);
    expect(await client.stateOf('deposits', id)).toBe('AWAITING_PAYMENT');
  });

  it('stands in the list, page by page, the newest first', async () => {
    const ids = (await client.ids('deposits', 'limit=200')).items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(20);
    for (let count = 0; count < 5; count += 1) {
      ids.unshift(await asked());
      test.advance(1_000);
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await client.ids('deposits', `limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(ids);
  });

  it('keeps its account until it has ended', async () => {
    const other = await createFundClient(test);
    await asked();
    const removed = await call(test.sandbox, `DELETE /client/app/v1/bank/${client.bankId}`, {
      token: other.token(),
      headers: { cookie: await other.pinCookie() },
    });
    expect([removed.status, removed.message]).toEqual([409, 'Money is under way to or from this account.']);
    expect(fieldsOf(removed)).toEqual([expect.objectContaining({ field: 'id', code: 'in_use' })]);
  });
});
