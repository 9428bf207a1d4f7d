import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { account, fieldsOf, idOf, type BankClient } from './support/bankClient.ts';
import { listen, openStream } from './support/listening.ts';
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

describe('bank accounts', () => {
  it('are seeded with one that is verified and primary, and never show a whole number [D-BANK]', async () => {
    const { data } = await call(test.sandbox, 'GET /client/app/v1/bank', { token });

    expect(data).toEqual([
      {
        id: expect.any(String),
        holder: 'Asha Verma',
        bank_name: 'Sandbox Bank',
        ifsc: 'SBOX0000001',
        masked_number: '••••4821',
        account_type: 'savings',
        upi_id: 'asha.verma@sandbox',
        primary: true,
        status: 'verified',
        failure: null,
        created_at: '2026-11-18T04:00:00+05:30',
        checked_at: '2026-11-18T04:00:00+05:30',
      },
    ]);
  });

  it('are pending until the penny drop has compared the names, and then say so over the stream [I3-6-BANK-ADD]', async () => {
    const address = await listen(test.sandbox);
    const stream = await openStream(address);
    stream.send({ type: 'auth', token });
    await stream.next();
    const added = await bank.add();
    expect(await stream.next()).toMatchObject({ event: { code: 'bank_added', unread_count: 3 } });
    test.pass(pennyDropMs - 1);
    expect((await bank.list())[1]).toMatchObject({ status: 'pending', masked_number: '••••0937' });
    test.pass(1);

    expect(await stream.next()).toMatchObject({ event: { code: 'bank_verified', unread_count: 4 } });
    expect((await bank.list())[1]).toMatchObject({ id: idOf(added), status: 'verified', primary: false });
  });

  it('fail when the name at the bank is another one', async () => {
    await addVerified({ holder: 'Kabir Sethi' });

    expect((await bank.list())[1]).toMatchObject({
      status: 'failed',
      failure: 'name_mismatch',
      primary: false,
    });
  });

  it.each([
    ['verified', 'Smt. VERMA, ASHA'],
    ['in_review', 'A Verma'],
    ['in_review', 'आशा वर्मा'],
    ['failed', 'Asha Sethi'],
  ])('are %s by the name %s [I6A-6-REVIEW]', async (status, holder) => {
    await addVerified({ holder });
    expect((await bank.list())[1]).toMatchObject({ status, primary: false });
  });

  it('whose name is only alike wait for the back office, and neither give nor take money until then [I6A-6-REVIEW]', async () => {
    const id = await addVerified({ holder: 'Asha K Verma' });
    const notices = async () =>
      JSON.stringify((await call(test.sandbox, 'GET /client/app/v1/notifications', { token })).data);
    expect(await notices()).toContain('bank_in_review');
    expect((await bank.change(id, { primary: true })).status).toBe(409);
    const json = { amount: 25_000, bank_id: id };
    const preview = (kind: string, body: object) =>
      call(test.sandbox, `POST /fund/app/v1/${kind}/preview`, { token, json: body });
    for (const reply of [
      await preview('deposits', { ...json, method: 'upi' }),
      await preview('withdrawals', json),
    ]) {
      expect(reply.data).toMatchObject({ errors: [{ code: 'account_not_verified' }] });
    }
    const decided = await call(test.sandbox, 'POST /sandbox/v1/bank', {
      json: { mobile: '9876543210', status: 'verified' },
    });
    expect(decided.data).toEqual([{ id, status: 'verified' }]);
    expect((await bank.change(id, { primary: true })).status).toBe(200);
  });

  it('have a branch, which is looked up by its IFSC, and are none without it [I6A-4-BRANCH]', async () => {
    const branch = (ifsc: string) => call(test.sandbox, `GET /client/app/v1/bank_branch/${ifsc}`, { token });
    expect((await branch('SBOX0000042')).data).toEqual({
      ifsc: 'SBOX0000042',
      bank_name: 'Sandbox Bank',
      branch: 'Camp',
      city: 'Pune',
    });
    const wrong = await Promise.all(['ZZZZ0000001', 'SBOX0001000', 'sbox0000001', 'SBOX'].map(branch));
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const reply = await bank.add({ ...account, ifsc: 'ZZZZ0000001' });
    expect([reply.status, fieldsOf(reply)]).toEqual([400, [{ field: 'ifsc', code: 'unknown' }]]);
    expect(await bank.list()).toHaveLength(1);
  });

  it('are checked when the clock is moved, and by the back office', async () => {
    await bank.add();
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { advance_ms: pennyDropMs } });
    expect((await bank.list())[1]?.status).toBe('verified');
    const id = idOf(await bank.add({ ...account, account_number: '99887766554' }));
    const json = { mobile: '9876543210', status: 'failed', failure: 'account_not_found' };
    const decided = await call(test.sandbox, 'POST /sandbox/v1/bank', { json });

    expect(decided.data).toEqual([{ id, status: 'failed' }]);
    expect((await bank.list())[2]).toMatchObject({ status: 'failed', failure: 'account_not_found' });
    expect((await call(test.sandbox, 'POST /sandbox/v1/bank', { json })).status).toBe(404);
    expect((await call(test.sandbox, 'POST /sandbox/v1/bank', { json: { ...json, id } })).status).toBe(200);
  });

  it('give the first verified one the primary place, and it passes on when the bank takes it back', async () => {
    const [seeded] = await bank.list();
    const other = await addVerified();
    const json = { mobile: '9876543210', status: 'failed', id: seeded?.id };
    await call(test.sandbox, 'POST /sandbox/v1/bank', { json });

    expect((await bank.list()).map(({ id, primary }) => [id, primary])).toEqual([
      [other, true],
      [seeded?.id, false],
    ]);
  });

  it.each([
    ['holder', { holder: '' }, 'required'],
    ['holder', { holder: '   ' }, 'invalid'],
    ['holder', { holder: 'x'.repeat(201) }, 'too_long'],
    ['ifsc', { ifsc: 'SBOX1000014' }, 'invalid'],
    ['ifsc', { ifsc: 'sbox0000014' }, 'invalid'],
    ['ifsc', { ifsc: 'SBOX000001' }, 'invalid'],
    ['ifsc', { ifsc: undefined }, 'required'],
    ['account_number', { account_number: '12345678' }, 'invalid'],
    ['account_number', { account_number: '1234567890123456789' }, 'invalid'],
    ['account_number', { account_number: '000000000000' }, 'invalid'],
    ['account_number', { account_number: '1234 5678 9012' }, 'invalid'],
    ['account_number', { account_number: 11445522100937 }, 'invalid'],
    ['account_type', { account_type: 'loan' }, 'invalid'],
    ['upi_id', { upi_id: 'asha' }, 'invalid'],
    ['upi_id', { upi_id: 'asha@1bank' }, 'invalid'],
  ] as const)('need a good %s, not %o', async (field, changes, code) => {
    const reply = await bank.add({ ...account, ...changes });

    expect([reply.status, fieldsOf(reply).map((fault) => [fault.field, fault.code])]).toEqual([
      400,
      [[field, code]],
    ]);
    expect(await bank.list()).toHaveLength(1);
  });

  it('take nothing that is not the client’s to say', async () => {
    await bank.add({
      ...account,
      status: 'verified',
      primary: true,
      is_primary: 1,
      client_id: '100006',
      id: unknownId,
    });

    expect((await bank.list())[1]).toMatchObject({
      status: 'pending',
      primary: false,
      id: expect.not.stringMatching(unknownId),
    });
  });

  it('are linked once, at most five, and ten additions a day', async () => {
    await bank.add();
    const again = await bank.add();
    expect([again.status, fieldsOf(again)]).toEqual([409, [expect.objectContaining({ code: 'known' })]]);
    for (let count = 0; count < 3; count += 1)
      await bank.add({ ...account, account_number: `9988776655${count}` });
    expect((await bank.add({ ...account, account_number: '99887766559' })).status).toBe(409);
    for (let count = 0; count < 6; count += 1) {
      const newest = (await bank.list()).at(-1);
      await bank.remove(newest?.id ?? '');
      await bank.add({ ...account, account_number: `9988776644${count}` });
    }
    await bank.remove((await bank.list()).at(-1)?.id ?? '');
    const limited = await bank.add({ ...account, account_number: '99887766330' });

    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '86400']);
  });

  it('are added once for an idempotency key, which needs no second PIN', async () => {
    const headers = { 'idempotency-key': '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11' };
    const first = await bank.add(account, { headers });
    const second = await bank.add(account, { headers, cookie: '' });

    expect([second.status, second.data]).toEqual([200, first.data]);
    expect(await bank.list()).toHaveLength(2);
    expect((await bank.add({ ...account, ifsc: 'SBOX0000015' }, { headers })).status).toBe(409);
  });
});
