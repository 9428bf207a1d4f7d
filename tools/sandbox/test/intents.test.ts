import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, signIn } from './support/api.ts';
import { account, createBankClient, fieldsOf, idOf, type BankClient } from './support/bankClient.ts';
import { openBank } from './support/openBank.ts';
import { createOrderClient, detailOf, faultsOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let token: string;
let bank: BankClient;
let orders: OrderClient;

beforeEach(async () => {
  ({ test, token, bank } = await openBank());
  orders = await createOrderClient(test);
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

const ask = (kind: string, key: string) =>
  call(test.sandbox, 'POST /client/app/v1/intents/ask', { token, json: { kind, key } });
const addUnder = (key: string, json: object = account) =>
  bank.add(json, { headers: { 'idempotency-key': key } });
const sealed = {
  sealed: true,
  order: null,
  bank_account: null,
  deposit: null,
  withdrawal: null,
  application: null,
  loan: null,
  compensation: null,
};

describe('what became of a request [I4C-4-ASK]', () => {
  it('is the bank account that was added under the key, in whatever case that is written', async () => {
    const key = randomUUID();
    const id = idOf(await addUnder(key));

    expect((await ask('bank_account', key.toUpperCase())).data).toMatchObject({
      sealed: false,
      order: null,
      bank_account: { id, status: 'pending' },
    });
  });

  it('is the order, the same that the question after an order answers', async () => {
    const key = randomUUID();
    const { id } = detailOf(await orders.place({ price: await orders.restingPrice() }, { key }));
    const { data: order } = await call(test.sandbox, `GET /trade/app/v1/orders/${id}`, { token });

    expect((await ask('order', key)).data).toEqual({ ...sealed, sealed: false, order });
    expect((await orders.ask(key)).data).toEqual({ sealed: false, order });
  });

  it('is nothing, and never will be anything: the key is sealed for every kind', async () => {
    const key = randomUUID();
    expect((await ask('bank_account', key)).data).toEqual(sealed);
    expect((await ask('bank_account', key)).data).toEqual(sealed);

    const late = await addUnder(key);
    expect([late.status, fieldsOf(late)]).toEqual([409, [{ field: 'Idempotency-Key', code: 'key_sealed' }]]);
    expect(await bank.list()).toHaveLength(1);
    expect(faultsOf(await orders.place({ price: await orders.restingPrice() }, { key }))).toEqual([
      'client_order_id key_sealed',
    ]);
  });

  it('is the first account, also where the key comes again with another one after a day', async () => {
    const key = randomUUID();
    const id = idOf(await addUnder(key));
    // Longer than an answer is kept for a repeated request.
    test.pass(25 * 3_600_000);
    ({ access_token: token } = await signIn(test.sandbox, '9876543210'));
    bank = createBankClient(test.sandbox, token);

    const again = await addUnder(key, { ...account, account_number: '99887766554' });
    expect([again.status, fieldsOf(again)]).toEqual([409, [{ field: 'Idempotency-Key', code: 'key_used' }]]);
    expect((await ask('bank_account', key)).data).toMatchObject({ bank_account: { id } });
  });

  it('lets another key of the same account through', async () => {
    await ask('bank_account', randomUUID());

    expect((await addUnder(randomUUID())).status).toBe(200);
  });

  it('is told to the client alone whose it is', async () => {
    const key = randomUUID();
    await addUnder(key);
    const other = await createOrderClient(test, '9876543215', '135790');
    const asked = { token: other.token, json: { kind: 'bank_account', key } };

    expect((await call(test.sandbox, 'POST /client/app/v1/intents/ask', asked)).data).toEqual(sealed);
    expect((await ask('bank_account', key)).data).toMatchObject({ sealed: false });
  });

  it.each([
    { kind: 'gift', key: randomUUID() },
    { kind: 'order', key: 'one' },
  ])('is not asked by %j', async (json) => {
    expect((await call(test.sandbox, 'POST /client/app/v1/intents/ask', { token, json })).status).toBe(400);
  });
});
