import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import {
  anyBearer,
  asksForNewToken,
  by,
  holder,
  holding,
  post,
  refusedFor,
  isRefused,
  succeeds,
} from './contract.ts';
import { detail, id, key } from './tradeShapes.ts';

const { boolean, nullValue } = MatchersV3;

const waiting = 'client 9876543210 is signed in and has one order that waits, the one of the request';
const sealed = 'client 9876543210 has confirmed the PIN and has sealed the key of the request';
const account = {
  holder: 'Asha Verma',
  ifsc: 'SBOX0000014',
  account_number: '11445522100937',
  account_type: 'savings',
  upi_id: 'asha.verma@sandbox',
} as const;

describe('POST intents/ask', () => {
  const toAsk = post('/client/app/v1/intents/ask');
  const order = { kind: 'order', key } as const;

  it('answers the order of the key', async () => {
    const found = { order: { ...detail, client_order_id: key }, bank_account: nullValue() };
    const answer = holding({ ...found, sealed: boolean(false) });
    const exchange = toAsk('what became of a sent order', { ...by(waiting), json: order, answer });
    expect(await succeeds(exchange, () => client.askIntent(order))).toMatchObject({ order: { id } });
  });

  it('seals a key of which nothing came, for a bank account as for an order', async () => {
    const json = { kind: 'bank_account', key } as const;
    const answer = holding({ order: nullValue(), bank_account: nullValue(), sealed: true });
    const exchange = toAsk('what became of a bank account', { ...by(holder), json, answer });
    expect(await succeeds(exchange, () => client.askIntent(json))).toMatchObject({ sealed: true });
  });

  it('answers 401 without a good token', async () => {
    const exchange = toAsk('what became of a request, without a good token', { json: order });
    expect(await asksForNewToken(exchange, () => client.askIntent(order))).toBe(true);
  });
});

describe('POST bank under a sealed key', () => {
  it('answers 409: nothing may come under it', async () => {
    const message = 'This key was asked for before, and nothing may come under it.';
    const headers = { 'Idempotency-Key': key };
    const exchange = post('/client/app/v1/bank')('a bank account under a sealed key', {
      state: sealed,
      headers: { ...anyBearer, ...headers },
      json: account,
      ...refusedFor(409, { field: 'Idempotency-Key', code: 'key_sealed', message }),
    });
    const { fieldErrors } = await isRefused(exchange, () => client.addBankAccount(account, headers));
    expect(fieldErrors[0]?.code).toBe('key_sealed');
  });
});
