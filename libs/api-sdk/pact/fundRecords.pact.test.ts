import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import * as fund from '../src/generated/endpoints/fund/fund.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  put,
  refused,
  succeeds,
} from './contract.ts';
import { account, depositId, pendingLine, reference, step, withdrawn } from './fundShapes.ts';
import { day } from './tradeShapes.ts';

const { arrayContaining, boolean, eachLike, integer, like, number, regex } = MatchersV3;

const recorded = 'client 9876543210 is signed in and has a record of a deposit, the one of the request';
const empty = 'client 9876543214 holds nothing and is signed in';

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

  it('come with what they add up to [I6A-7-PACT]', async () => {
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

  it('of a client without money are none [I6A-7-PACT]', async () => {
    const totals = { count: 0, money_in: 0, money_out: 0, opening_balance: 0, closing_balance: 0 };
    const answer = holding({ items: [], next_cursor: null, totals });
    const exchange = get('/fund/app/v1/records')('the records of nobody', { ...by(empty), answer });
    expect((await succeeds(exchange, () => fund.getFundRecords())).items).toEqual([]);
  });

  it('have their history and entries [I6A-7-PACT]', async () => {
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

  it('says when what is paid out [I6A-7-PACT]', async () => {
    const exchange = get(path)('the running account', { ...by(withdrawn), answer: holding(running) });
    expect((await succeeds(exchange, () => fund.getRunningAccount())).choice).toBe('quarterly');
  });

  it('takes another choice [I6A-7-PACT]', async () => {
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

  it('is found by its IFSC [I6A-7-PACT]', async () => {
    const found = { ifsc: 'SBOX0000042', bank_name: like('Sandbox Bank') };
    const answer = holding({ ...found, branch: like('Camp'), city: like('Pune') });
    const exchange = get(`${path}/SBOX0000042`)('the branch of an IFSC', { ...by(holder), answer });
    expect((await succeeds(exchange, () => client.getBankBranch('SBOX0000042'))).city).toBe('Pune');
  });

  it('is none for an IFSC that no bank has [I6A-7-PACT]', async () => {
    const more = { ...by(holder), ...refused(404, 'Not found.') };
    const exchange = get(`${path}/ZZZZ0000001`)('the branch of an unknown IFSC', more);
    expect((await isRefused(exchange, () => client.getBankBranch('ZZZZ0000001'))).status).toBe(404);
  });
});
