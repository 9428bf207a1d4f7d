import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import {
  anyBearer,
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  patch,
  post,
  refused,
  refusedFor,
  remove,
  succeeds,
  unverified,
} from './contract.ts';

const { eachLike, like, regex } = MatchersV3;

const confirmed = 'client 9876543210 is signed in and has confirmed the PIN';
const second =
  'client 9876543210 has confirmed the PIN and has a second verified bank account, the one of the request';
const withoutPin = 'client 9876543214 holds nothing and is signed in';
const secondId = '5b0c7a52-0d5e-4a39-8a53-3f1d0f6f2c11';
const unknownId = '00000000-0000-4000-8000-000000000000';
const json = {
  holder: 'Asha Verma',
  ifsc: 'SBOX0000014',
  account_number: '11445522100937',
  account_type: 'savings',
  upi_id: 'asha.verma@sandbox',
} as const;
const pinRequired = refusedFor(403, {
  field: 'pin',
  code: 'pin_required',
  message: 'Please confirm your PIN first.',
});

const verified = {
  id: like(secondId),
  holder: like('Asha Verma'),
  bank_name: like('Sandbox Bank'),
  ifsc: like('SBOX0000001'),
  masked_number: regex('^••••\\d{4}$', '••••4821'),
  account_type: regex('^(savings|current)$', 'savings'),
  upi_id: like('asha.verma@sandbox'),
  primary: true,
  status: 'verified',
  failure: null,
  created_at: moment('2026-10-06T10:12:00+05:30'),
  checked_at: moment('2026-10-06T10:12:10+05:30'),
};
const pending = { ...verified, primary: false, status: 'pending', checked_at: null };

describe('GET bank', () => {
  const toList = get('/client/app/v1/bank');
  const call = () => client.getBankAccounts();

  it('answers accounts without their whole number', async () => {
    const exchange = toList('the bank accounts', { ...by(holder), answer: holding(eachLike(verified)) });

    expect(await succeeds(exchange, call)).toMatchObject([{ masked_number: '••••4821', primary: true }]);
  });

  it('answers an empty list', async () => {
    const exchange = toList('the bank accounts of a client without any', {
      ...by(withoutPin),
      answer: holding([]),
    });

    expect(await succeeds(exchange, call)).toEqual([]);
  });

  it('answers 401 without a good token', async () => {
    expect(await asksForNewToken(toList('the bank accounts without a good token', {}), call)).toBe(true);
  });

  it('answers 403 to a client whose KYC is not approved', async () => {
    const more = { headers: anyBearer, state: unverified, ...refused(403, 'KYC approval is required.') };
    const error = await isRefused(toList('the bank accounts of an unverified client', more), call);

    expect([error.status, error.fieldErrors]).toEqual([403, []]);
  });
});

describe('POST bank', () => {
  const toAdd = post('/client/app/v1/bank');
  const call = () => client.addBankAccount(json);

  it('takes an account after the PIN was confirmed', async () => {
    const exchange = toAdd('a bank account', { ...by(confirmed), json, answer: holding(pending) });

    expect(await succeeds(exchange, call)).toMatchObject({ status: 'pending', checked_at: null });
  });

  it('answers 400 with the faults of fields', async () => {
    const body = { ...json, ifsc: 'SBOX1' };
    const fault = { field: 'ifsc', code: 'invalid', message: 'IFSC is not valid' };
    const exchange = toAdd('a bank account with a wrong IFSC', {
      ...by(confirmed),
      json: body,
      ...refusedFor(400, fault),
    });

    expect((await isRefused(exchange, () => client.addBankAccount(body))).fieldErrors).toEqual([fault]);
  });

  it('answers 403 and says that the PIN is to be confirmed', async () => {
    const exchange = toAdd('a bank account without the PIN', { ...by(holder), json, ...pinRequired });

    expect((await isRefused(exchange, call)).fieldErrors[0]?.code).toBe('pin_required');
  });

  it('answers 403 and says that a PIN is to be set', async () => {
    const message = 'Please set a PIN first.';
    const exchange = toAdd('a bank account of a client without a PIN', {
      ...by(withoutPin),
      json,
      ...refusedFor(403, { field: 'pin', code: 'pin_not_set', message }),
    });

    expect((await isRefused(exchange, call)).fieldErrors[0]?.code).toBe('pin_not_set');
  });

  it('answers 409 to an account that is there', async () => {
    const body = { ...json, ifsc: 'SBOX0000001', account_number: '30100200304821' };
    const message = 'This account is already linked.';
    const exchange = toAdd('a bank account that is linked already', {
      ...by(confirmed),
      json: body,
      ...refusedFor(409, { field: 'account_number', code: 'known', message }),
    });

    expect((await isRefused(exchange, () => client.addBankAccount(body))).status).toBe(409);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toAdd('a bank account without a good token', { json });

    expect(await asksForNewToken(exchange, call)).toBe(true);
  });
});

describe('PATCH bank/{id}', () => {
  const toChange = patch(`/client/app/v1/bank/${secondId}`);
  const body = { primary: true } as const;
  const call = () => client.changeBankAccount(secondId, body);

  it('makes an account the primary one', async () => {
    const exchange = toChange('another primary account', {
      ...by(second),
      json: body,
      answer: holding(verified),
    });

    expect(await succeeds(exchange, call)).toMatchObject({ primary: true });
  });

  it('answers 400 to a change of nothing', async () => {
    const exchange = toChange('a change of a bank account in nothing', {
      ...by(second),
      json: {},
      ...refused(400, 'Please check the highlighted fields.'),
    });

    expect((await isRefused(exchange, () => client.changeBankAccount(secondId, {}))).status).toBe(400);
  });

  it('answers 403 and says that the PIN is to be confirmed', async () => {
    const exchange = toChange('another primary account without the PIN', {
      ...by(holder),
      json: body,
      ...pinRequired,
    });

    expect((await isRefused(exchange, call)).fieldErrors[0]?.code).toBe('pin_required');
  });

  it('answers 404 to an account that is not the client’s', async () => {
    const exchange = patch(`/client/app/v1/bank/${unknownId}`)('a primary account that is not there', {
      ...by(confirmed),
      json: body,
      ...refused(404, 'Not found.'),
    });

    expect((await isRefused(exchange, () => client.changeBankAccount(unknownId, body))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toChange('another primary account without a good token', { json: body });

    expect(await asksForNewToken(exchange, call)).toBe(true);
  });
});

describe('DELETE bank/{id}', () => {
  const toRemove = remove(`/client/app/v1/bank/${secondId}`);
  const call = () => client.removeBankAccount(secondId);

  it('answers nothing', async () => {
    await expect(succeeds(toRemove('a bank account to be removed', by(second)), call)).resolves.toBeNull();
  });

  it('answers 403 and says that the PIN is to be confirmed', async () => {
    const exchange = toRemove('a bank account to be removed without the PIN', {
      ...by(holder),
      ...pinRequired,
    });

    expect((await isRefused(exchange, call)).fieldErrors[0]?.code).toBe('pin_required');
  });

  it('answers 409 to the last verified account [I6A-4-REFUSED]', async () => {
    const state =
      'client 9876543210 has confirmed the PIN and one verified bank account only, the one of the request';
    const exchange = toRemove('the last verified bank account to be removed', {
      ...by(state),
      ...refusedFor(409, {
        field: 'id',
        code: 'last_verified',
        message: 'Add and verify another account before you remove this one.',
      }),
    });

    const { status, fieldErrors } = await isRefused(exchange, call);
    expect([status, fieldErrors[0]?.code]).toEqual([409, 'last_verified']);
  });

  it('answers 404 to an account that is not the client’s', async () => {
    const exchange = remove(`/client/app/v1/bank/${unknownId}`)(
      'a bank account to be removed that is not there',
      {
        ...by(confirmed),
        ...refused(404, 'Not found.'),
      },
    );

    expect((await isRefused(exchange, () => client.removeBankAccount(unknownId))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    expect(
      await asksForNewToken(toRemove('a bank account to be removed without a good token', {}), call),
    ).toBe(true);
  });
});
