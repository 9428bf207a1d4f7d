import { describe, expect, it } from 'vitest';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const setup = {
  interval: '15m',
  range: '1D',
  shape: 'candles',
  scale: 'log',
  view: 'chart',
  adjusted: true,
  volume: false,
  indicators: [
    { kind: 'sma', period: 20 },
    { kind: 'bollinger', period: 20, deviations: 2 },
    { kind: 'vwap' },
  ],
  compare: [{ market: 'INDEX', symbol: 'NIFTY50' }],
};

let test: TestSandbox;
let token: string;

eachSandbox(async (made) => {
  test = made;
  token = (await signIn(test.sandbox, '9876543210')).access_token;
});

const read = (what: string, owner = token) =>
  call(test.sandbox, `GET /client/app/v1/${what}`, { token: owner });
const save = (what: string, json: unknown) =>
  call(test.sandbox, `PUT /client/app/v1/${what}`, { token, json });

describe('the set-up of the chart', () => {
  it('is kept for the account, across a restart, and is nobody else’s [I4-7-SETUP]', async () => {
    expect((await read('chart_setup')).data).toBeNull();
    expect((await save('chart_setup', { ...setup, moon: 1 })).data).toEqual(setup);
    await test.restart();

    expect((await read('chart_setup')).data).toEqual(setup);
    const other = (await signIn(test.sandbox, '9876543214')).access_token;
    expect((await read('chart_setup', other)).data).toBeNull();
    expect((await save('chart_setup', { ...setup, interval: '1w' })).data).toMatchObject({ interval: '1w' });
  });

  it('is never what a chart cannot be [I4-7-SETUP]', async () => {
    for (const fault of [
      { interval: '2m' },
      { range: 'moon' },
      { indicators: Array.from({ length: 11 }, () => ({ kind: 'vwap' })) },
      { indicators: [{ kind: 'sma', period: 0 }] },
      { indicators: [{ kind: 'moon', period: 3 }] },
      { compare: Array.from({ length: 6 }, () => ({ market: 'NSE', symbol: 'ARAVBANK' })) },
      { compare: [{ market: 'NSE', symbol: '<b>' }] },
      { adjusted: 'yes' },
    ]) {
      expect((await save('chart_setup', { ...setup, ...fault })).status).toBe(400);
    }
    expect((await read('chart_setup')).data).toBeNull();
  });
});

describe('recent searches', () => {
  const bank = { text: 'Aravalli Bank', instrument: { market: 'NSE', symbol: 'ARAVBANK' } };

  it('are kept for the account, each once, newest first [I4-6-RECENT]', async () => {
    expect((await read('recent_searches')).data).toEqual([]);
    const deposit = { text: 'deposit', instrument: null };
    await save('recent_searches', [
      deposit,
      bank,
      { ...bank, text: 'ARAVBANK' },
      { ...deposit, text: 'Deposit ' },
    ]);
    await test.restart();

    expect((await read('recent_searches')).data).toEqual([deposit, bank]);
    expect((await save('recent_searches', [])).data).toEqual([]);
  });

  it('are never what was not searched for [I4-6-RECENT]', async () => {
    for (const json of [
      Array.from({ length: 11 }, () => bank),
      [{ text: '', instrument: null }],
      [{ text: 'x'.repeat(101), instrument: null }],
      [{ text: 'a' }],
      'text',
    ]) {
      expect((await save('recent_searches', json)).status).toBe(400);
    }
  });
});
