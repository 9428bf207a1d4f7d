import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as fund from '../src/generated/endpoints/fund/fund.ts';
import {
  anyBearer,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  post,
  put,
  refused,
  refusedFor,
  remove,
  succeeds,
} from './contract.ts';
import {
  account,
  bankId,
  byClient,
  depositId,
  pendingLine,
  reference,
  step,
  withdrawn,
} from './fundShapes.ts';
import { key } from './tradeShapes.ts';

const { arrayContaining, like, number, regex } = MatchersV3;

const oneAccount =
  'client 9876543210 has confirmed the PIN and one verified bank account only, the one of the request';
const deposited = 'client 9876543210 is signed in and has a deposit that waits, the one of the request';
const withdrawalId = '8b7c6d5e-4f30-4b2c-9d0e-1f2a3b4c5d6e';
const unknownId = '00000000-0000-4000-8000-000000000000';
const keyed = { 'Idempotency-Key': key };

const deposit = {
  id: like(depositId),
  method: 'upi',
  amount: 25_000,
  state: 'AWAITING_PAYMENT',
  account,
  instruction: {
    payee: like('Wealth Sandbox Securities'),
    upi_id: regex('^[a-z0-9.]+\\.brk@valid[a-z]+$', 'wealth.brk@validsbox'),
    category: '6211',
    link: regex('^upi://pay\\?.*am=25000\\.00.*$', 'upi://pay?pa=wealth.brk@validsbox&am=25000.00&cu=INR'),
    reference,
    account: { number: like('WLTH100001'), ifsc: like('SBOX0000900') },
  },
  asked_at: moment('2026-11-19T14:32:07+05:30'),
  due_at: moment('2026-11-19T14:42:07+05:30'),
  history: [step('AWAITING_PAYMENT')],
};
const withdrawal = {
  id: like(withdrawalId),
  amount: 5_000,
  state: 'REQUESTED',
  account,
  reference,
  asked_at: moment('2026-11-19T14:32:07+05:30'),
  sent_at: moment('2026-11-19T16:00:00+05:30'),
  paid_at: moment('2026-11-19T18:00:00+05:30'),
  history: [step('REQUESTED')],
};
const json = { method: 'upi', amount: 25_000, bank_id: bankId } as const;
const out = { amount: 5_000, bank_id: bankId };

describe('deposits', () => {
  const toAsk = post('/fund/app/v1/deposits');

  it('are asked for under a key, and say whom to pay [I6A-7-PACT]', async () => {
    const headers = { ...anyBearer, ...keyed };
    const exchange = toAsk('a deposit', { state: oneAccount, headers, json, answer: holding(deposit) });
    const asked = await succeeds(exchange, () => fund.createDeposit(json, keyed));
    expect(asked).toMatchObject({ state: 'AWAITING_PAYMENT', instruction: { category: '6211' } });
  });

  it('below the minimum are refused with the code [I6A-7-PACT]', async () => {
    const body = { ...json, amount: 19_999.99 };
    const message = 'The smallest amount is ₹20,000.00.';
    const exchange = toAsk('a deposit below the minimum', {
      state: oneAccount,
      headers: { ...anyBearer, ...keyed },
      json: body,
      ...refusedFor(400, { field: 'amount', code: 'below_minimum', message }),
    });
    const { fieldErrors } = await isRefused(exchange, () => fund.createDeposit(body, keyed));
    expect(fieldErrors[0]?.code).toBe('below_minimum');
  });

  it('are previewed with the nearest amount that passes [I6A-7-PACT]', async () => {
    const body = { ...json, amount: 500_000.01 };
    const fault = { field: 'amount', code: 'above_upi_payment', message: like('Too much'), nearest: 500_000 };
    const answer = holding({
      ends_at: moment('2026-11-19T14:42:07+05:30'),
      upi_left: number(1_000_000),
      errors: [{ ...fault, until: null }],
    });
    const exchange = post('/fund/app/v1/deposits/preview')('what would refuse a deposit', {
      ...by(oneAccount),
      json: body,
      answer,
    });
    const { errors } = await succeeds(exchange, () => fund.previewDeposit(body));
    expect(errors[0]).toMatchObject({ nearest: 500_000 });
  });

  it('are found and cancelled by their id, and nobody finds another one [I6A-7-PACT]', async () => {
    const path = `/fund/app/v1/deposits/${depositId}`;
    const found = get(path)('a deposit that waits', { ...by(deposited), answer: holding(deposit) });
    expect(await succeeds(found, () => fund.getDeposit(depositId))).toMatchObject({ id: depositId });
    const cancelled = {
      ...deposit,
      state: 'CANCELLED',
      due_at: null,
      history: [step('AWAITING_PAYMENT'), { ...step('CANCELLED'), reason: byClient }],
    };
    const exchange = remove(path)('the end of a deposit', { ...by(deposited), answer: holding(cancelled) });
    expect((await succeeds(exchange, () => fund.cancelDeposit(depositId))).state).toBe('CANCELLED');
    const missing = get(`/fund/app/v1/deposits/${unknownId}`)('a deposit of somebody else', {
      ...by(holder),
      ...refused(404, 'Not found.'),
    });
    expect((await isRefused(missing, () => fund.getDeposit(unknownId))).status).toBe(404);
  });

  it('are listed, the newest first [I6A-7-PACT]', async () => {
    const answer = holding({ items: arrayContaining(deposit), next_cursor: null });
    const exchange = get('/fund/app/v1/deposits')('the deposits', { ...by(deposited), answer });
    expect((await succeeds(exchange, () => fund.getDeposits())).items).toHaveLength(1);
  });

  it('are paid in the simulated bank of a sandbox [I6A-7-PACT]', async () => {
    const body = { from: 'own_account', reports: 1 } as const;
    const credited = {
      ...deposit,
      state: 'CREDITED',
      due_at: null,
      history: arrayContaining(step('CREDITED')),
    };
    const path = `/fund/app/v1/deposits/${depositId}/simulated_payment`;
    const exchange = post(path)('the payment of a deposit', {
      ...by(deposited),
      json: body,
      answer: holding(credited),
    });
    const paid = await succeeds(exchange, () => fund.paySimulatedDeposit(depositId, body));
    expect(paid.state).toBe('CREDITED');
  });
});

describe('withdrawals', () => {
  const toAsk = post('/fund/app/v1/withdrawals');

  it('are asked for under a key after the PIN was confirmed [I6A-7-PACT]', async () => {
    const headers = { ...anyBearer, ...keyed };
    const answer = holding(withdrawal);
    const exchange = toAsk('a withdrawal', { state: oneAccount, headers, json: out, answer });
    const asked = await succeeds(exchange, () => fund.createWithdrawal(out, keyed));
    expect(asked.state).toBe('REQUESTED');
  });

  it('without the PIN are refused [I6A-7-PACT]', async () => {
    const message = 'Please confirm your PIN first.';
    const exchange = toAsk('a withdrawal without the PIN', {
      state: deposited,
      headers: { ...anyBearer, ...keyed },
      json: out,
      ...refusedFor(403, { field: 'pin', code: 'pin_required', message }),
    });
    const { fieldErrors } = await isRefused(exchange, () => fund.createWithdrawal(out, keyed));
    expect(fieldErrors[0]?.code).toBe('pin_required');
  });

  it('are previewed with when they are paid [I6A-7-PACT]', async () => {
    const answer = holding({
      sent_at: moment('2026-11-19T16:00:00+05:30'),
      paid_at: moment('2026-11-19T18:00:00+05:30'),
      withdrawable: number(120_500.5),
      gtts: [],
      errors: [],
    });
    const path = '/fund/app/v1/withdrawals/preview';
    const exchange = post(path)('when a withdrawal is paid', { ...by(oneAccount), json: out, answer });
    expect((await succeeds(exchange, () => fund.previewWithdrawal(out))).errors).toEqual([]);
  });

  it('are listed, the newest first [I6A-7-PACT]', async () => {
    const answer = holding({ items: arrayContaining(withdrawal), next_cursor: null });
    const exchange = get('/fund/app/v1/withdrawals')('the withdrawals', { ...by(withdrawn), answer });
    expect((await succeeds(exchange, () => fund.getWithdrawals())).items).toHaveLength(1);
  });

  it('are found and cancelled by their id [I6A-7-PACT]', async () => {
    const path = `/fund/app/v1/withdrawals/${withdrawalId}`;
    const found = get(path)('a withdrawal that waits', { ...by(withdrawn), answer: holding(withdrawal) });
    expect(await succeeds(found, () => fund.getWithdrawal(withdrawalId))).toMatchObject({ amount: 5_000 });
    const ended = { ...step('CANCELLED'), reason: byClient };
    const answer = holding({ ...withdrawal, state: 'CANCELLED', history: [step('REQUESTED'), ended] });
    const exchange = remove(path)('the end of a withdrawal', { ...by(withdrawn), answer });
    expect((await succeeds(exchange, () => fund.cancelWithdrawal(withdrawalId))).state).toBe('CANCELLED');
  });

  it('are a line of what cannot be withdrawn [I6A-7-PACT]', async () => {
    const lines = arrayContaining(pendingLine);
    const money = { balance: number(150_500.5), withdrawable: number(120_500.5), lines };
    const answer = holding({ ...money, notice: null });
    const exchange = get('/fund/app/v1/withdrawable')('what can be withdrawn', { ...by(withdrawn), answer });
    expect((await succeeds(exchange, () => fund.getWithdrawable())).lines[0]?.amount).toBe(5_000);
  });

  it('need no notice while money can be withdrawn [I6A-7-PACT]', async () => {
    const money = { balance: number(150_500.5), withdrawable: number(120_500.5) };
    const answer = holding({ ...money, lines: arrayContaining(pendingLine), notice: null });
    const body = { wanted: true };
    const path = '/fund/app/v1/withdrawable/notice';
    const exchange = put(path)('a notice of money', { ...by(withdrawn), json: body, answer });
    expect((await succeeds(exchange, () => fund.setWithdrawableNotice(body))).notice).toBeNull();
  });
});
