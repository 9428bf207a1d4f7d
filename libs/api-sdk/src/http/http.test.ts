import { describe, expect, it } from 'vitest';
import { json } from '../../test/localServer.ts';
import { serve } from '../../test/serve.ts';
import { rejection } from '../../test/rejection.ts';
import { getClientInfo, getMenu, login } from '../generated/endpoints/auth/auth.ts';
import { getSystemInfo } from '../generated/endpoints/client/client.ts';
import { getMovers, getQuotes } from '../generated/endpoints/stock/stock.ts';

const credentials = { username: '9876543210', password: '5f4dcc3b5aa765d61d8327deb882cf99' };
const authData = { access_token: 'a', refresh_token: 'r', expires_in: 900, token_type: 'Bearer' };
const success = { data: authData, message: 'OK' };
const profile = { id: '100001', name: 'Asha Verma', username: '9876543210' };

describe('a request', () => {
  it('sends JSON and resolves with the data of the envelope [S7-ENVELOPE]', async () => {
    const { server } = await serve(json(200, success));

    await expect(login(credentials)).resolves.toEqual(authData);

    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      url: '/auth/app/v1/login',
      body: JSON.stringify(credentials),
    });
    expect(server.seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
  });

  it('sends the header parameters of the description', async () => {
    const { server } = await serve(json(200, success));

    await login(credentials, { 'X-Remember-Me': 'true' });

    expect(server.seen[0]?.headers['x-remember-me']).toBe('true');
  });

  it('asks for the language of the screens [I3A-SPEC-MENU]', async () => {
    const { server } = await serve(json(200, { data: [], message: 'OK' }));

    await getMenu({ 'Accept-Language': 'hi' });

    expect(server.seen[0]?.headers['accept-language']).toBe('hi');
  });

  it('sends query parameters, without those that are not given', async () => {
    const { server } = await serve(json(200, { data: [], message: 'OK' }));

    await getMovers({ kind: 'active', segment: undefined, limit: 5 });

    expect(server.seen[0]?.url).toBe('/stock/api/v1/movers?kind=active&limit=5');
  });

  it('gives the stock-data API its bare key, and nothing else [S7-STOCK-KEY] [D-STOCK-KEY]', async () => {
    const { server } = await serve(json(200, { data: [], message: 'OK' }), { stockKey: 'publishable' });

    await getQuotes([{ market: 'NSE', symbol: 'ARAVBANK' }]);

    expect(server.seen[0]?.headers.authorization).toBe('publishable');
  });

  it('applies the defaults of absent profile fields and leaves unknown fields out [S3-PROFILE]', async () => {
    await serve(json(200, { data: { ...profile, shoe_size: 42 }, message: 'OK', extra: true }));

    const answer = await getClientInfo();

    expect(answer).toEqual({
      ...profile,
      avatar: '',
      vip: 0,
      score: 0,
      service: '',
      kycStatus: 'unverified',
      verified: 'unverified',
      order_num: 0,
      has_pin: false,
      account: '',
      allow_compensation: false,
      allow_bonus: false,
      allow_loan: false,
    });
  });
});

describe('an error in the envelope [I1-4-ERRORS]', () => {
  it.each([
    { status: 400, message: 'Wrong mobile number or password.', shown: 'Wrong mobile number or password.' },
    { status: 201, message: 'Created', shown: 'Created' },
    { status: 500, message: 'x'.repeat(200), shown: 'x'.repeat(200) },
    { status: 500, message: 'x'.repeat(201), shown: null },
    { status: 500, message: 'Error\n  at query (db.ts:1)', shown: null },
    { status: 500, message: 'one\u2028two', shown: null },
    { status: 500, message: '', shown: null },
    { status: 500, message: null, shown: null },
    { status: 500, message: undefined, shown: null },
  ])('$status "$message" is shown as $shown [S8-UNKNOWN]', async ({ status, message, shown }) => {
    await serve(json(status, { data: null, message }));

    const error = await rejection(login(credentials));

    expect(error).toMatchObject({ kind: 'server', status, serverMessage: shown, fieldErrors: [] });
  });

  it('carries the faults of fields, without those of the wrong form', async () => {
    const fault = { field: 'username', code: 'required', message: 'Username is required' };
    const errors = [{ ...fault, secret: 1 }, { field: 'password' }, null, { ...fault, message: 'a\nb' }];
    await serve(json(422, { data: { errors }, message: 'Please check.' }));

    expect(await rejection(login(credentials))).toMatchObject({ status: 422, fieldErrors: [fault] });
  });

  it('says in its message what failed, without what was sent', async () => {
    await serve(json(400, { data: null, message: 'No' }));

    expect((await rejection(login(credentials))).message).toBe('POST /auth/app/v1/login: server 400');
  });

  it.each([
    { header: '30', seconds: 30 },
    { header: '600', seconds: 600 },
    { header: '1000000000', seconds: 86_400 },
    { header: new Date(1_795_000_012_000).toUTCString(), seconds: 12 },
    { header: 'soon', seconds: null },
  ])('429 with Retry-After "$header" waits $seconds s and is not repeated', async ({ header, seconds }) => {
    const { server } = await serve(json(429, { data: null, message: 'Wait.' }, { 'Retry-After': header }), {
      now: () => 1_795_000_000_000,
    });

    expect(await rejection(getSystemInfo())).toMatchObject({ kind: 'server', retryAfterSeconds: seconds });
    expect(server.seen).toHaveLength(1);
  });
});
