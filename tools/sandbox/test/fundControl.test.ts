import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { eachFundClient, fundOf, type FundClient } from './support/fundClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const mobile = '9876543210';
let test: TestSandbox;
let client: FundClient;

eachFundClient((each) => ({ test, client } = each));

const control = (path: string, json: object) =>
  call(test.sandbox, `POST /sandbox/v1/${path}`, { json: { mobile, ...json } });

describe('the simulated bank by the control API [I6A-6-BANK]', () => {
  it('pays the newest deposit that waits', async () => {
    const first = fundOf(await client.deposit()).id;
    test.advance(1_000);
    const second = fundOf(await client.deposit()).id;
    expect((await control('deposit', {})).data).toMatchObject({ id: second, state: 'CREDITED' });
    expect(await client.stateOf('deposits', first)).toBe('AWAITING_PAYMENT');
    expect((await control('deposit', { from: 'another_account' })).data).toMatchObject({
      id: first,
      state: 'RETURNED',
    });
    expect((await control('deposit', {})).status).toBe(404);
  });

  it('tells of a payment late: in time it is credited, too late it goes back', async () => {
    const before = await client.asset();
    const inTime = fundOf(await client.deposit()).id;
    await control('deposit', { after_ms: 600_000, reports: 2 });
    await client.wait(3_600_000);
    expect(fundOf(await client.get(`deposits/${inTime}`)).history.at(-1)).toMatchObject({
      state: 'CREDITED',
      time: '2026-11-19T11:10:00+05:30',
    });
    const tooLate = fundOf(await client.deposit()).id;
    await control('deposit', { after_ms: 600_001 });
    await client.wait(3_600_000);
    expect(await client.stateOf('deposits', tooLate)).toBe('EXPIRED');
    expect((await client.asset()).cash - before.cash).toBe(25_000);
  });

  it('a deposit that is cancelled while its payment is on the way is not credited', async () => {
    const before = await client.asset();
    const id = fundOf(await client.deposit()).id;
    await control('deposit', { after_ms: 5_000 });
    await client.cancel('deposits', id);
    await client.wait(60_000);
    expect(await client.stateOf('deposits', id)).toBe('CANCELLED');
    expect(await client.asset()).toEqual(before);
  });

  it('fails a withdrawal: the money is back, with the reason', async () => {
    const before = await client.asset();
    const id = fundOf(await client.withdraw()).id;
    expect((await control('withdrawal', { state: 'sent' })).data).toMatchObject({ state: 'SENT' });
    expect((await control('withdrawal', { state: 'sent' })).status).toBe(409);
    expect((await client.cancel('withdrawals', id)).status).toBe(409);
    const failed = await control('withdrawal', { state: 'failed', reason: 'account_closed' });
    expect(failed.data).toMatchObject({
      state: 'FAILED',
      history: [{}, {}, { reason: { code: 'account_closed' } }],
    });
    expect(await client.asset()).toEqual(before);
    expect((await control('withdrawal', { state: 'paid' })).status).toBe(404);
    const rows = (await client.records('kind=withdrawal&from=2026-11-19')).items;
    expect(rows.map(({ amount, state }) => [amount, state])).toEqual([
      [5_000, 'FAILED'],
      [-5_000, 'FAILED'],
    ]);
    expect((await client.withdraw()).status).toBe(200);
    expect((await control('withdrawal', { state: 'paid' })).data).toMatchObject({ state: 'PAID' });
  });

  it.each([
    ['deposit', { amount: 0 }],
    ['deposit', { amount: 1.001 }],
    ['deposit', { reports: 3 }],
    ['deposit', { after_ms: -1 }],
    ['withdrawal', { state: 'lost' }],
  ])('refuses %s %j', async (path, json) => {
    expect((await control(path, json)).status).toBe(400);
  });
});
