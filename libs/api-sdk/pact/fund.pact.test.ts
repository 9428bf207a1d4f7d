import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import * as fund from '../src/generated/endpoints/fund/fund.ts';
import {
  anyBearer,
  asksForNewToken,
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
import { day, key } from './tradeShapes.ts';

const { arrayContaining, boolean, eachLike, integer, like, number, regex } = MatchersV3;

const oneAccount =
  'client 9876543210 has confirmed the PIN and one verified bank account only, the one of the request';
const deposited = 'client 9876543210 is signed in and has a deposit that waits, the one of the request';
const withdrawn = 'client 9876543210 is signed in and has a withdrawal that waits, the one of the request';
const recorded = 'client 9876543210 is signed in and has a record of a deposit, the one of the request';
const empty = 'client 9876543214 holds nothing and is signed in';
const bankId = '5b0c7a52-0d5e-4a39-8a53-3f1d0f6f2c11';
const depositId = '7a6b5c4d-3e2f-4a1b-8c9d-0e1f2a3b4c5d';
const withdrawalId = '8b7c6d5e-4f30-4b2c-9d0e-1f2a3b4c5d6e';
const unknownId = '00000000-0000-4000-8000-000000000000';
const keyed = { 'Idempotency-Key': key };

const account = {
  id: like(bankId),
  bank_name: like('Sandbox Bank'),
  masked_number: regex('^••••\\d{4}$', '••••4821'),
  ifsc: like('SBOX0000001'),
  holder: like('Asha Verma'),
};
const step = (state: string) => ({ state, time: moment('2026-11-19T14:32:07+05:30'), reason: null });
const byClient = { code: 'by_client', message: like('Cancelled by the client.') };
const pendingLine = { code: 'pending_withdrawal', amount: 5_000, frees_at: null };
const reference = regex('^\\S{4,35}$', 'WD4F7A2C91B05E');
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

  it('are asked for under a key, and say whom to pay [I6A-25-PACT]', async () => {
    const headers = { ...anyBearer, ...keyed };
    const exchange = toAsk('a deposit', { state: oneAccount, headers, json, answer: holding(deposit) });
    const asked = await succeeds(exchange, () => fund.createDeposit(json, keyed));
    expect(asked).toMatchObject({ state: 'AWAITING_PAYMENT', instruction: { category: '6211' } });
  });

  it('below the minimum are refused with the code [I6A-25-PACT]', async () => {
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

  it('are previewed with the nearest amount that passes [I6A-25-PACT]', async () => {
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

  it('are found and cancelled by their id, and nobody finds another one [I6A-25-PACT]', async () => {
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

  it('are listed, the newest first [I6A-25-PACT]', async () => {
    const answer = holding({ items: arrayContaining(deposit), next_cursor: null });
    const exchange = get('/fund/app/v1/deposits')('the deposits', { ...by(deposited), answer });
    expect((await succeeds(exchange, () => fund.getDeposits())).items).toHaveLength(1);
  });
});

describe('withdrawals', () => {
  const toAsk = post('/fund/app/v1/withdrawals');

  it('are asked for under a key after the PIN was confirmed [I6A-25-PACT]', async () => {
    const headers = { ...anyBearer, ...keyed };
    const answer = holding(withdrawal);
    const exchange = toAsk('a withdrawal', { state: oneAccount, headers, json: out, answer });
    const asked = await succeeds(exchange, () => fund.createWithdrawal(out, keyed));
    expect(asked.state).toBe('REQUESTED');
  });

  it('without the PIN are refused [I6A-25-PACT]', async () => {
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

  it('are previewed with when they are paid [I6A-25-PACT]', async () => {
    const answer = holding({
      sent_at: moment('2026-11-19T16:00:00+05:30'),
      paid_at: moment('2026-11-19T18:00:00+05:30'),
      withdrawable: number(120_500.5),
      errors: [],
    });
    const path = '/fund/app/v1/withdrawals/preview';
    const exchange = post(path)('when a withdrawal is paid', { ...by(oneAccount), json: out, answer });
    expect((await succeeds(exchange, () => fund.previewWithdrawal(out))).errors).toEqual([]);
  });

  it('are found and cancelled by their id [I6A-25-PACT]', async () => {
    const path = `/fund/app/v1/withdrawals/${withdrawalId}`;
    const found = get(path)('a withdrawal that waits', { ...by(withdrawn), answer: holding(withdrawal) });
    expect(await succeeds(found, () => fund.getWithdrawal(withdrawalId))).toMatchObject({ amount: 5_000 });
    const ended = { ...step('CANCELLED'), reason: byClient };
    const answer = holding({ ...withdrawal, state: 'CANCELLED', history: [step('REQUESTED'), ended] });
    const exchange = remove(path)('the end of a withdrawal', { ...by(withdrawn), answer });
    expect((await succeeds(exchange, () => fund.cancelWithdrawal(withdrawalId))).state).toBe('CANCELLED');
  });

  it('are a line of what cannot be withdrawn [I6A-25-PACT]', async () => {
    const lines = arrayContaining(pendingLine);
    const answer = holding({ balance: number(150_500.5), withdrawable: number(120_500.5), lines });
    const exchange = get('/fund/app/v1/withdrawable')('what can be withdrawn', { ...by(withdrawn), answer });
    expect((await succeeds(exchange, () => fund.getWithdrawable())).lines[0]?.amount).toBe(5_000);
  });
});

describe('records', () => {
  const record = {
    id: like('1'),
    kind: 'deposit',
    amount: number(25_000),
    balance: number(31_240.5),
    state: 'CREDITED',
    time: moment('2026-11-19T14:33:09+05:30'),
    reference,
    source: { kind: 'deposit', id: like(depositId) },
    instrument: null,
    trade: null,
    account,
  };

  it('come with what they add up to [I6A-25-PACT]', async () => {
    const totals = {
      count: integer(36),
      money_in: number(25_000),
      money_out: number(0),
      opening_balance: number(0),
      closing_balance: number(31_240.5),
    };
    const answer = holding({ items: eachLike(record), next_cursor: like('1763543000000-4711'), totals });
    const query = { kind: 'deposit', limit: '20' } as const;
    const exchange = get('/fund/app/v1/records')('the records of deposits', {
      ...by(recorded),
      query,
      answer,
    });
    const page = await succeeds(exchange, () => fund.getFundRecords({ kind: 'deposit', limit: 20 }));
    expect(page.totals?.count).toBe(36);
  });

  it('of a client without money are none [I6A-25-PACT]', async () => {
    const totals = { count: 0, money_in: 0, money_out: 0, opening_balance: 0, closing_balance: 0 };
    const answer = holding({ items: [], next_cursor: null, totals });
    const exchange = get('/fund/app/v1/records')('the records of nobody', { ...by(empty), answer });
    expect((await succeeds(exchange, () => fund.getFundRecords())).items).toEqual([]);
  });

  it('have their history and entries [I6A-25-PACT]', async () => {
    const time = moment('2026-11-19T14:33:09+05:30');
    const money = { from: 'bank', to: 'cash', amount: number(25_000) };
    const entries = eachLike({ id: integer(1), code: 'deposit', ...money, time });
    const history = eachLike({ state: like('CREDITED'), time, reason: null });
    const steps = { history, entries };
    const answer = holding({ ...record, ...steps });
    const exchange = get('/fund/app/v1/records/1')('one record', { ...by(recorded), answer });
    expect((await succeeds(exchange, () => fund.getFundRecord('1'))).entries).toHaveLength(1);
  });
});

describe('the running account', () => {
  const path = '/fund/app/v1/running_account';
  const running = {
    choice: 'quarterly',
    next: {
      day: day('2027-01-01'),
      sent_at: moment('2027-01-01T16:00:00+05:30'),
      reason: regex('^(choice|idle)$', 'choice'),
      provisional: boolean(false),
    },
    idle: { since: day('2026-11-18'), on: day('2026-12-18') },
    balance: number(150_500.5),
    amount: number(120_500.5),
    lines: arrayContaining(pendingLine),
    account,
    gtts: [],
    last: {
      id: like('9c8d7e6f-5a41-4c3d-8e1f-2a3b4c5d6e7f'),
      amount: number(61_240.5),
      state: 'PAID',
      reason: regex('^(choice|idle)$', 'choice'),
      account,
      reference,
      sent_at: moment('2026-10-16T16:00:00+05:30'),
      paid_at: moment('2026-10-16T18:00:00+05:30'),
      history: [step('SENT'), step('PAID')],
    },
  };

  it('says when what is paid out [I6A-25-PACT]', async () => {
    const exchange = get(path)('the running account', { ...by(withdrawn), answer: holding(running) });
    expect((await succeeds(exchange, () => fund.getRunningAccount())).choice).toBe('quarterly');
  });

  it('takes another choice [I6A-25-PACT]', async () => {
    const body = { choice: 'monthly' } as const;
    const answer = holding({ ...running, choice: 'monthly' });
    const exchange = put(path)('a monthly settlement', { ...by(withdrawn), json: body, answer });
    expect((await succeeds(exchange, () => fund.setRunningAccount(body))).choice).toBe('monthly');
  });

  it('answers 401 without a good token', async () => {
    const exchange = get(path)('the running account without a good token', {});
    expect(await asksForNewToken(exchange, () => fund.getRunningAccount())).toBe(true);
  });
});

describe('a branch', () => {
  const path = '/client/app/v1/bank_branch';

  it('is found by its IFSC [I6A-25-PACT]', async () => {
    const found = { ifsc: 'SBOX0000042', bank_name: like('Sandbox Bank') };
    const answer = holding({ ...found, branch: like('Camp'), city: like('Pune') });
    const exchange = get(`${path}/SBOX0000042`)('the branch of an IFSC', { ...by(holder), answer });
    expect((await succeeds(exchange, () => client.getBankBranch('SBOX0000042'))).city).toBe('Pune');
  });

  it('is none for an IFSC that no bank has [I6A-25-PACT]', async () => {
    const more = { ...by(holder), ...refused(404, 'Not found.') };
    const exchange = get(`${path}/ZZZZ0000001`)('the branch of an unknown IFSC', more);
    expect((await isRefused(exchange, () => client.getBankBranch('ZZZZ0000001'))).status).toBe(404);
  });
});
