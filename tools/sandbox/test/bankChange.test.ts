import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, signIn } from './support/api.ts';
import { account, createBankClient, fieldsOf, idOf, type BankClient } from './support/bankClient.ts';
import { openBank, pennyDropMs, unknownId, type OpenBank } from './support/openBank.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let token: string;
let bank: BankClient;
let addVerified: OpenBank['addVerified'];

beforeEach(async () => {
  ({ test, token, bank, addVerified } = await openBank());
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

describe('the primary account', () => {
  it('is chosen among the verified ones', async () => {
    const pending = idOf(await bank.add());
    expect((await bank.change(pending, { primary: true })).status).toBe(409);
    test.pass(pennyDropMs);

    expect((await bank.change(pending, { primary: true })).data).toMatchObject({
      id: pending,
      primary: true,
    });
    expect((await bank.list()).map(({ id, primary }) => [id === pending, primary])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('passes to the oldest verified one when it is removed', async () => {
    const [seeded] = await bank.list();
    const other = await addVerified();
    expect((await bank.remove(seeded?.id ?? '')).status).toBe(200);

    expect(await bank.list()).toEqual([expect.objectContaining({ id: other, primary: true })]);
  });

  it('is not removed while it is the last verified one [I6A-4-REFUSED]', async () => {
    const [seeded] = await bank.list();
    const failed = await addVerified({ holder: 'Kabir Sethi' });
    const refused = await bank.remove(seeded?.id ?? '');

    expect([refused.status, refused.message]).toEqual([
      409,
      'Add and verify another account before you remove this one.',
    ]);
    expect(fieldsOf(refused)).toEqual([expect.objectContaining({ field: 'id', code: 'last_verified' })]);
    expect((await bank.remove(failed)).status).toBe(200);
    expect(await bank.list()).toHaveLength(1);
  });

  it('and its UPI id change by nothing else', async () => {
    const [seeded] = await bank.list();
    const id = seeded?.id ?? '';

    expect((await bank.change(id, { upi_id: 'asha@okaravalli' })).data).toMatchObject({
      upi_id: 'asha@okaravalli',
      primary: true,
    });
    expect((await bank.change(id, { upi_id: '' })).data).toMatchObject({ upi_id: '' });
    const ignored = { upi_id: '', holder: 'Kabir Sethi', ifsc: 'ARAV0000001', status: 'failed' };
    expect((await bank.change(id, ignored)).data).toMatchObject({
      holder: 'Asha Verma',
      ifsc: 'SBOX0000001',
      status: 'verified',
    });
    for (const json of [{}, { holder: 'Kabir Sethi' }, { primary: false }, { upi_id: 'x' }]) {
      expect((await bank.change(id, json)).status).toBe(400);
    }
  });
});

describe('a change of a bank account', () => {
  it.each([
    'POST /client/app/v1/bank',
    'PATCH /client/app/v1/bank/x',
    'DELETE /client/app/v1/bank/x',
  ] as const)('%s asks for the PIN', async (target) => {
    const json = target.startsWith('POST') ? account : { primary: true };
    const replies = [];
    for (const cookie of ['', '__Host-pin_grant=guess']) {
      replies.push(await call(test.sandbox, target, { token, json, headers: { cookie } }));
    }

    for (const reply of replies) {
      expect([reply.status, reply.message, fieldsOf(reply)]).toEqual([
        403,
        'Please confirm your PIN first.',
        [{ field: 'pin', code: 'pin_required' }],
      ]);
    }
  });

  it('asks a client without a PIN to set one', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543214');
    const others = createBankClient(test.sandbox, access_token);
    const reply = await others.add(account);

    expect([reply.status, fieldsOf(reply)]).toEqual([403, [{ field: 'pin', code: 'pin_not_set' }]]);
  });

  it('uses a confirmation up when it succeeds, and not when it fails [D-PIN-GRANT]', async () => {
    const cookie = await bank.confirmPin();
    expect((await bank.add({ ...account, ifsc: 'x' }, { cookie })).status).toBe(400);
    expect((await bank.remove(unknownId, { cookie })).status).toBe(404);
    expect((await bank.add(account, { cookie })).status).toBe(200);

    expect((await bank.add({ ...account, account_number: '99887766554' }, { cookie })).status).toBe(403);
  });

  it('lets one of ten parallel requests use a confirmation', async () => {
    const cookie = await bank.confirmPin();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        bank.add({ ...account, account_number: `9988776655${count}` }, { cookie }),
      ),
    );

    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 403),
    ]);
  });

  it('takes a confirmation of five minutes at most, and of the same session [D-PIN-GRANT]', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543210');
    const others = createBankClient(test.sandbox, access_token);
    expect((await bank.add(account, { cookie: await others.confirmPin() })).status).toBe(403);
    const cookie = await bank.confirmPin();
    test.advance(5 * 60_000);

    expect((await bank.add(account, { cookie })).status).toBe(403);
  });

  it('answers about an account of another client what it answers about none', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543215');
    const others = createBankClient(test.sandbox, access_token, '135790');
    const [foreign] = await others.list();
    const replies = [];
    for (const id of [foreign?.id ?? '', unknownId, 'x', '%00', 'x'.repeat(500)]) {
      replies.push(await bank.change(id, { primary: true }), await bank.remove(id));
    }

    for (const reply of replies) {
      expect([reply.status, reply.data, reply.message]).toEqual([404, null, 'Not found.']);
    }
    expect(await others.list()).toEqual([foreign]);
  });
});
