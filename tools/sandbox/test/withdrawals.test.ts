import { fromWire } from '@wealth/domain';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { createBankClient, fieldsOf, idOf } from './support/bankClient.ts';
import { createFundClient, eachFundClient, fundOf, type FundClient } from './support/fundClient.ts';
import { createOrderClient, detailOf } from './support/orderClient.ts';
import { unknownId } from './support/openBank.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let test: TestSandbox;
let client: FundClient;

eachFundClient((each) => ({ test, client } = each));

const asked = async (json: object = {}) => fundOf(await client.withdraw(json)).id;
const previewSchema = z.object({
  gtts: z.array(
    z.object({
      id: z.string(),
      quantity: z.number(),
      price: z.number(),
      instrument: z.object({ symbol: z.string() }),
      needed: z.number(),
      missing: z.number(),
    }),
  ),
});
const paise = (rupees: number) => Math.round(rupees * 100);

describe('a withdrawal [I6A-6-WITHDRAWAL]', () => {
  it('blocks the money, is sent at 16:00 and paid at 18:00, whatever the clock jumps', async () => {
    const before = await client.asset();
    const reply = await client.withdraw();
    expect(reply.data).toMatchObject({
      state: 'REQUESTED',
      sent_at: '2026-11-19T16:00:00+05:30',
      paid_at: '2026-11-19T18:00:00+05:30',
    });
    const blocked = await client.asset();
    expect(paise(before.withdrawable) - paise(blocked.withdrawable)).toBe(500_000);
    expect(paise(blocked.blocked) - paise(before.blocked)).toBe(500_000);
    expect(blocked.cash).toBe(before.cash);

    const { id } = fundOf(reply);
    await client.wait(3 * dayMs);
    expect(fundOf(await client.get(`withdrawals/${id}`)).history).toEqual([
      { state: 'REQUESTED', time: '2026-11-19T11:00:00+05:30', reason: null },
      { state: 'SENT', time: '2026-11-19T16:00:00+05:30', reason: null },
      { state: 'PAID', time: '2026-11-19T18:00:00+05:30', reason: null },
    ]);
    expect(paise((await client.asset()).blocked)).toBe(paise(before.blocked));
  });

  it('asked for after the cut-off of a Friday goes on Monday', async () => {
    await client.wait(dayMs + 5 * hourMs);
    expect((await client.withdraw()).data).toMatchObject({ paid_at: '2026-11-23T18:00:00+05:30' });
  });

  it('is cancelled until it is sent, and then no more', async () => {
    const before = await client.asset();
    const first = await asked();
    expect((await client.cancel('withdrawals', first)).data).toMatchObject({ state: 'CANCELLED' });
    expect(await client.asset()).toEqual(before);
    const second = await asked();
    await client.wait(5 * hourMs);
    expect(await client.stateOf('withdrawals', second)).toBe('SENT');
    const refused = await client.cancel('withdrawals', second);
    expect([refused.status, fieldsOf(refused)]).toEqual([409, [{ field: 'state', code: 'too_late' }]]);
  });

  it('is taken once in two tabs at once, and one at a time', async () => {
    const { withdrawable } = await client.withdrawable();
    const cookies = [await client.pinCookie(), await client.pinCookie()];
    const replies = await Promise.all(
      cookies.map((cookie) => client.withdraw({ amount: withdrawable }, { cookie })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const refused = replies.find(({ status }) => status === 400);
    expect(refused && fieldsOf(refused).map(({ code }) => code)).toContain('not_withdrawable');
    expect((await client.withdrawable()).withdrawable).toBe(0);
    expect(fieldsOf(await client.withdraw({ amount: 100 })).map(({ code }) => code)).toContain(
      'pending_withdrawal',
    );
  });

  it('never takes what an order has taken in the same moment, nor the other way round', async () => {
    const orders = await createOrderClient(test);
    const { available } = await client.asset();
    const price = await orders.restingPrice();
    const quantity = Math.floor((available * 0.9) / price);
    const [cookie, orderCookie] = [await client.pinCookie(), await orders.pinCookie()];
    const { withdrawable } = await client.withdrawable();
    const replies = await Promise.all([
      orders.place({ price, quantity }, { cookie: orderCookie }),
      client.withdraw({ amount: withdrawable }, { cookie }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const after = await client.asset();
    expect(after.available).toBeGreaterThanOrEqual(0);
  });

  it('needs the PIN, and is asked for once under a key', async () => {
    const refused = await client.withdraw({}, { cookie: '' });
    expect([refused.status, fieldsOf(refused)]).toEqual([403, [{ field: 'pin', code: 'pin_required' }]]);
    const key = randomUUID();
    const [first, second] = [await client.withdraw({}, { key }), await client.withdraw({}, { key })];
    expect(second.data).toEqual(first.data);
  });

  it('with a key that came a day ago is refused, not a failure of the server', async () => {
    const key = randomUUID();
    const before = (await client.ids('withdrawals', 'limit=200')).items.length;
    await client.withdraw({}, { key });
    await client.wait(25 * hourMs);
    const again = await client.withdraw({ amount: 6_000 }, { key });
    expect([again.status, fieldsOf(again)]).toEqual([409, [{ field: 'Idempotency-Key', code: 'key_used' }]]);
    expect((await client.ids('withdrawals', 'limit=200')).items).toHaveLength(before + 1);
  });

  it('of a paisa more than can be withdrawn is refused with what can [I6A-6-BAD]', async () => {
    const { withdrawable } = await client.withdrawable();
    const refused = await client.withdraw({ amount: (paise(withdrawable) + 1) / 100 });
    expect([refused.status, refused.data]).toMatchObject([
      400,
      { errors: [{ field: 'amount', code: 'not_withdrawable', nearest: withdrawable }] },
    ]);
    expect((await client.withdraw({ amount: withdrawable })).status).toBe(200);
  });

  it('is found by its key, and never comes under one that was asked for in vain [I6A-6-ASK]', async () => {
    const ask = (key: string) =>
      call(test.sandbox, 'POST /client/app/v1/intents/ask', {
        token: client.token(),
        json: { kind: 'withdrawal', key },
      });
    const [used, unused] = [randomUUID(), randomUUID()];
    expect((await ask(unused)).data).toMatchObject({ sealed: true, withdrawal: null });
    expect((await client.withdraw({}, { key: unused })).status).toBe(409);
    const id = fundOf(await client.withdraw({}, { key: used })).id;
    expect((await ask(used)).data).toMatchObject({ sealed: false, withdrawal: { id }, deposit: null });
  });

  it('goes to no account that was added less than 24 hours ago', async () => {
    const bank = createBankClient(test.sandbox, client.token());
    const id = idOf(await bank.add());
    test.pass(10_000);
    const early = await client.withdraw({ bank_id: id });
    expect(fieldsOf(early)).toEqual([{ field: 'bank_id', code: 'account_too_new' }]);
    expect((await client.preview('withdrawals', { amount: 500, bank_id: id })).data).toMatchObject({
      errors: [{ code: 'account_too_new', until: '2026-11-20T11:00:00+05:30' }],
    });
    await client.wait(dayMs - 11_000);
    expect((await client.withdraw({ bank_id: id })).status).toBe(400);
    await client.wait(1_000);
    expect((await client.withdraw({ bank_id: id })).status).toBe(200);
  });

  it.each([
    [{ amount: 0 }, 'amount', 'below_minimum'],
    [{ amount: -100 }, 'amount', 'below_minimum'],
    [{ amount: 99.99 }, 'amount', 'below_minimum'],
    [{ amount: 100.001 }, 'amount', 'not_an_amount'],
    [{ amount: 1e12 }, 'amount', 'above_maximum'],
    [{ amount: '1e5' }, 'amount', 'invalid'],
    [{ amount: {} }, 'amount', 'invalid'],
    [{ bank_id: unknownId }, 'bank_id', 'account_unknown'],
  ])('of %j is refused at its field [I6A-6-BAD]', async (json, field, code) => {
    const reply = await client.withdraw(json);
    expect([reply.status, fieldsOf(reply)]).toEqual([400, [{ field, code }]]);
  });

  it('of a paisa more than can be withdrawn is refused with what can', async () => {
    const { withdrawable } = await client.withdrawable();
    const more = (paise(withdrawable) + 1) / 100;
    expect(fieldsOf(await client.withdraw({ amount: more }))).toEqual([
      { field: 'amount', code: 'not_withdrawable' },
    ]);
    expect((await client.preview('withdrawals', { amount: more })).data).toMatchObject({
      withdrawable,
      errors: [{ code: 'not_withdrawable', nearest: withdrawable }],
    });
    expect((await client.withdraw({ amount: withdrawable })).status).toBe(200);
  });

  it('says before it is sent which GTTs it would take the money of, each once [I6A-2-GTT]', async () => {
    const orders = await createOrderClient(test);
    const gtt = { validity: 'GTT', price: 500, trigger_price: 500 } as const;
    const first = detailOf(await orders.place({ ...gtt, quantity: 400 })).id;
    const second = detailOf(await orders.place({ ...gtt, quantity: 200 })).id;
    const { available, withdrawable } = await client.asset();
    const gttsAfter = async (amount: number) => {
      const { data } = await client.preview('withdrawals', { amount });
      return z.parse(previewSchema, data).gtts;
    };
    expect(await gttsAfter(100)).toEqual([]);
    const [lost] = await gttsAfter(Math.floor(available) - 250_000);
    expect(lost).toMatchObject({ id: second, quantity: 200, price: 500, instrument: { symbol: 'ARAVBANK' } });
    const needs = await gttsAfter(withdrawable);
    expect(needs.map(({ id }) => id)).toEqual([first, second]);
    const [one] = needs;
    const left = fromWire(available) - fromWire(withdrawable);
    expect(fromWire(one?.missing ?? 0)).toBe(fromWire(one?.needed ?? 0) - left);
    // What is refused takes nothing away.
    expect(await gttsAfter(withdrawable + 1)).toEqual([]);
  });

  it('of another client is not there [I6A-6-OTHERS]', async () => {
    const id = await asked();
    const other = await createFundClient(test, '9876543215', '135790');
    const replies = [await other.get(`withdrawals/${id}`), await other.cancel('withdrawals', id)];
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(await client.stateOf('withdrawals', id)).toBe('REQUESTED');
  });
});

describe('why not the rest [I6A-6-WATERFALL]', () => {
  it('has a line a reason, which add up to what the money of the client says', async () => {
    const orders = await createOrderClient(test);
    await orders.place({ price: await orders.restingPrice(), quantity: 40 });
    await client.pay(fundOf(await client.deposit()).id);
    await client.withdraw({ amount: 1_000 });
    const { balance, withdrawable, lines } = await client.withdrawable();
    const asset = await client.asset();
    expect(lines.map(({ code }) => code)).toEqual([
      'pending_withdrawal',
      'waiting_orders',
      'unsettled_sales',
      'added_today',
    ]);
    expect(paise(balance) - lines.reduce((sum, { amount }) => sum + paise(amount), 0)).toBe(
      paise(withdrawable),
    );
    expect(asset.withdrawable).toBe(withdrawable);
    expect(lines.map(({ frees_at: at }) => at)).toEqual([
      null,
      null,
      '2026-11-20T08:00:00+05:30',
      '2026-11-20T00:00:00+05:30',
    ]);
  });
});

describe('what open pages are told [I6A-7-NEWS]', () => {
  it('are notices of what was asked for and what came of it', async () => {
    await client.pay(fundOf(await client.deposit()).id);
    await client.pay(fundOf(await client.deposit()).id, { from: 'another_account' });
    await client.deposit();
    await client.withdraw();
    await client.wait(10 * hourMs);
    const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications', { token: client.token() });
    const page = z.parse(z.object({ items: z.array(z.object({ code: z.string() })) }), data);
    const codes = page.items.map(({ code }) => code);
    expect(codes.slice(0, codes.indexOf('deposit_credited') + 1)).toEqual([
      'withdrawal_paid',
      'deposit_expired',
      'withdrawal_asked',
      'deposit_returned',
      'deposit_credited',
    ]);
  });
});
