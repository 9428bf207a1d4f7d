import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as auth from '../src/generated/endpoints/auth/auth.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  md5,
  post,
  refused,
  refusedFor,
  succeeds,
  unauthorized,
  unverified,
} from './contract.ts';

const { eachLike, integer, like, regex } = MatchersV3;

/** md5 of the seeded password. */
const right = '9d30d33a4eece1cf564deca978be7f82';
const wrong = '5f4dcc3b5aa765d61d8327deb882cf99';
const username = '9876543210';
const nobody = { state: 'no client is signed in', headers: { Authorization: 'Bearer unknown-token' } };
const authData = holding({
  access_token: like('sample-access-token'),
  refresh_token: like('sample-refresh-token'),
  expires_in: integer(900),
  token_type: 'Bearer',
});

describe('POST login', () => {
  const toLogin = post('/auth/app/v1/login');
  const json = { username, password: right };

  it('answers auth data [S7-LOGIN] [S3-LOGIN-PAYLOAD]', async () => {
    const exchange = toLogin('a login', { json, answer: authData });

    await expect(succeeds(exchange, () => auth.login(json))).resolves.toEqual({
      access_token: 'sample-access-token',
      refresh_token: 'sample-refresh-token',
      expires_in: 900,
      token_type: 'Bearer',
    });
  });

  it('takes Remember Me as a header', async () => {
    const headers = { 'X-Remember-Me': 'true' } as const;
    const exchange = toLogin('a login to be remembered', { json, headers, answer: authData });

    await expect(succeeds(exchange, () => auth.login(json, headers))).resolves.toMatchObject({
      expires_in: 900,
    });
  });

  it('answers 400 to a wrong password [I1-9-ENVELOPE] [S8-400]', async () => {
    const body = { username, password: wrong };
    const exchange = toLogin('a login with a wrong password', {
      json: body,
      ...refused(400, 'Wrong password.'),
    });

    expect(await isRefused(exchange, () => auth.login(body))).toMatchObject({
      kind: 'server',
      status: 400,
      serverMessage: 'Wrong password.',
    });
  });

  it('answers 429 with Retry-After when it is locked', async () => {
    const exchange = toLogin('a login that is locked', {
      state: 'sign-in of 9876543210 is locked after five wrong passwords',
      json,
      answerHeaders: { 'Retry-After': regex('^\\d+$', '60') },
      ...refused(429, 'Too many attempts.'),
    });

    expect(await isRefused(exchange, () => auth.login(json))).toMatchObject({
      status: 429,
      retryAfterSeconds: 60,
    });
  });
});

describe('GET client_info', () => {
  const toProfile = get('/auth/app/v1/client_info');
  const call = () => auth.getClientInfo();

  it('answers the profile [S7-CLIENT-INFO] [S3-PROFILE] [S6-HAS-PIN]', async () => {
    const answer = holding({
      id: like('100001'),
      name: like('Asha Verma'),
      username,
      avatar: like(''),
      vip: integer(2),
      score: like(82),
      kycStatus: 'approved',
      has_pin: true,
      has_ddpi: true,
      // A missing one has a default: only the contract sees that it was renamed.
      service: like('chat-100001'),
      order_num: integer(14),
      account: like('WS100001'),
    });

    expect(await succeeds(toProfile('the profile', { ...by(holder), answer }), call)).toMatchObject({
      username,
      vip: 2,
      kycStatus: 'approved',
      service: 'chat-100001',
      order_num: 14,
      account: 'WS100001',
    });
  });

  it.each([
    { state: unverified, username: '9876543211', kycStatus: 'unverified' },
    { state: 'client 9876543212 is pending and signed in', username: '9876543212', kycStatus: 'pending' },
    { state: 'client 9876543213 is rejected and signed in', username: '9876543213', kycStatus: 'rejected' },
  ])('answers the KYC status $kycStatus', async ({ state, ...profile }) => {
    const answer = holding({ id: like('100002'), name: like('Ravi Nair'), ...profile });
    const exchange = toProfile(`the profile of a client with KYC ${profile.kycStatus}`, {
      ...by(state),
      answer,
    });

    expect(await succeeds(exchange, call)).toMatchObject(profile);
  });

  it('answers 401 without a good token [I1-9-ENVELOPE]', async () => {
    expect(await asksForNewToken(toProfile('the profile without a good token', {}), call)).toBe(true);
  });

  it('answers 500 in the envelope', async () => {
    const failing = { ...by('the next request is answered 500'), ...refused(500, 'Something went wrong.') };

    expect(await isRefused(toProfile('the profile from a server that fails', failing), call)).toMatchObject({
      kind: 'server',
      status: 500,
    });
  });

  it('takes a page for no answer at all [I3A-SPEC-12]', async () => {
    const failing = {
      ...by('the next request is answered 502 with a page'),
      status: 502,
      page: 'Bad gateway',
    };

    expect(
      await isRefused(toProfile('the profile from a proxy without a server', failing), call),
    ).toMatchObject({
      kind: 'malformed',
      status: 502,
    });
  });
});

describe('POST logout', () => {
  const toLogout = post('/auth/app/v1/logout');

  it('answers nothing [S7-LOGOUT]', async () => {
    await expect(succeeds(toLogout('a logout', by(holder)), () => auth.logout())).resolves.toBeNull();
  });

  it('answers 401 without a good token, which is final', async () => {
    const exchange = toLogout('a logout without a good token', { ...nobody, ...unauthorized });

    expect((await isRefused(exchange, () => auth.logout({ bearer: 'unknown-token' }))).kind).toBe(
      'unauthorized',
    );
  });
});

describe('POST register', () => {
  const toRegister = post('/auth/app/v1/register');
  const state = 'mobile 9812345678 is not registered';
  const json = { username: '9812345678', password: right, invite_code: 'WEALTH2026' };

  it('answers nothing [S7-REGISTER]', async () => {
    await expect(
      succeeds(toRegister('a registration', { state, json }), () => auth.register(json)),
    ).resolves.toBeNull();
  });

  it('answers 400 to a wrong invitation code', async () => {
    const body = { ...json, invite_code: 'NOT-A-CODE' };
    const answer = refused(400, 'The registration was refused.');
    const exchange = toRegister('a registration with a wrong invitation code', {
      state,
      json: body,
      ...answer,
    });

    expect((await isRefused(exchange, () => auth.register(body))).status).toBe(400);
  });

  it('answers 400 with the faults of fields', async () => {
    const body = { ...json, username: '1234567890' };
    const fault = { field: 'username', code: 'pattern', message: 'Enter a valid mobile number.' };
    const answer = {
      data: {
        errors: eachLike({ field: like(fault.field), code: like(fault.code), message: like(fault.message) }),
      },
      message: like('Please check the highlighted fields.'),
    };
    const exchange = toRegister('a registration with a wrong mobile', { json: body, status: 400, answer });

    expect((await isRefused(exchange, () => auth.register(body))).fieldErrors).toEqual([fault]);
  });
});

describe('POST reset_pwd', () => {
  const toReset = post('/auth/app/v1/reset_pwd');
  const state = 'a code for 9876543210 was verified';
  const json = { username, password: right };

  it('answers nothing after a verified code [S7-RESET-PWD]', async () => {
    const exchange = toReset('a new password after a verified code', { state, json });

    await expect(succeeds(exchange, () => auth.resetPassword(json))).resolves.toBeNull();
  });

  it('answers 403 without one', async () => {
    const exchange = toReset('a new password without a code', {
      json,
      ...refused(403, 'Verify the code first.'),
    });

    expect((await isRefused(exchange, () => auth.resetPassword(json))).status).toBe(403);
  });

  it('answers 400 to a mobile that is none', async () => {
    const body = { ...json, username: '123' };
    const more = { state, json: body, ...refused(400, 'Please check the highlighted fields.') };

    const error = await isRefused(toReset('a new password for no mobile', more), () =>
      auth.resetPassword(body),
    );
    expect(error.status).toBe(400);
  });
});

describe('POST change_pwd', () => {
  const toChange = post('/auth/app/v1/change_pwd');
  const json = { old_password: right, new_password: '0192023a7bbd73250516f069df18b500' };

  it('answers nothing [S7-CHANGE-PWD] [S3-MD5]', async () => {
    const pattern = { old_password: right, new_password: md5(json.new_password) };
    const exchange = toChange('a change of the password', { ...by(holder), json: pattern });

    await expect(succeeds(exchange, () => auth.changePassword(json))).resolves.toBeNull();
  });

  it('answers 400 to a wrong current password', async () => {
    const body = { ...json, old_password: wrong };
    const fault = { field: 'old_password', code: 'incorrect', message: 'Incorrect password' };
    const more = { ...by(holder), json: body, ...refusedFor(400, fault) };
    const exchange = toChange('a change of the password with a wrong current one', more);

    expect((await isRefused(exchange, () => auth.changePassword(body))).fieldErrors).toEqual([fault]);
  });

  it('answers 400 to the current password as the new one [I3A-USE-12]', async () => {
    const body = { old_password: right, new_password: right };
    const fault = { field: 'new_password', code: 'same', message: 'Choose another password' };
    const more = { ...by(holder), json: body, ...refusedFor(400, fault) };
    const exchange = toChange('a change of the password to the current one', more);

    expect((await isRefused(exchange, () => auth.changePassword(body))).fieldErrors).toEqual([fault]);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toChange('a change of the password without a good token', { json });

    expect(await asksForNewToken(exchange, () => auth.changePassword(json))).toBe(true);
  });
});

describe('POST refresh', () => {
  const toRefresh = post('/auth/app/v1/refresh');

  it('takes the refresh token as bearer and answers new auth data [S7-REFRESH]', async () => {
    const headers = { Authorization: regex('^Bearer .+$', 'Bearer sample-refresh-token') };
    const exchange = toRefresh('a refresh', { state: holder, headers, answer: authData });

    const data = await succeeds(exchange, () => auth.refresh({ bearer: 'sample-refresh-token' }));
    expect(data.refresh_token).toBe('sample-refresh-token');
  });

  it('answers 401 to a token that is not known', async () => {
    const exchange = toRefresh('a refresh with a token that is not known', { ...nobody, ...unauthorized });

    expect((await isRefused(exchange, () => auth.refresh({ bearer: 'unknown-token' }))).kind).toBe(
      'unauthorized',
    );
  });
});
