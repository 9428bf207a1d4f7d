import { describe, expect, it } from 'vitest';
import { json, type Handler } from '../../test/localServer.ts';
import { rejection } from '../../test/rejection.ts';
import { serve } from '../../test/serve.ts';
import * as auth from '../generated/endpoints/auth/auth.ts';
import { getSystemInfo, requestCode } from '../generated/endpoints/client/client.ts';
import { getPortfolio } from '../generated/endpoints/stat/stat.ts';
import { getMovers } from '../generated/endpoints/stock/stock.ts';
import { ApiError } from './ApiError.ts';
import type { TokenSource } from './tokenSource.ts';

const portfolio = {
  value: 1,
  invested: 1,
  day: '2026-11-19',
  day_change: 0,
  day_change_percent: 0,
  realised: 0,
  unrealised: 0,
  as_of: '2026-11-19T14:32:07+05:30',
};
const refused = json(401, { data: null, message: 'Authentication is required.' });
const answered = json(200, { data: portfolio, message: 'OK' });

/** Takes only this token. */
const only =
  (token: string): Handler =>
  (response, request) =>
    (request.headers.authorization === `Bearer ${token}` ? answered : refused)(response, request);

interface FakeSource extends TokenSource {
  refreshed: (string | null)[];
  exhausted: number;
  end: () => void;
}

/** A session that gives `token-1`, `token-2`, … one for each refresh. */
function fakeSource(first: string | null = 'token-0'): FakeSource {
  const ending = new AbortController();
  let token = first;
  const source: FakeSource = {
    refreshed: [],
    exhausted: 0,
    end: () => ending.abort(),
    ended: ending.signal,
    accessToken: () => token,
    refresh: (usedToken) => {
      source.refreshed.push(usedToken);
      token = `token-${source.refreshed.length}`;
      return Promise.resolve(token);
    },
    subscribe: () => () => {},
    reportExhausted: () => {
      source.exhausted += 1;
    },
  };
  return source;
}

describe('a request of the session', () => {
  it('carries the access token', async () => {
    const { server } = await serve(answered, { tokenSource: fakeSource() });

    await expect(getPortfolio()).resolves.toEqual(portfolio);

    expect(server.seen[0]?.headers.authorization).toBe('Bearer token-0');
  });

  it('waits for a token when there is none yet', async () => {
    const tokenSource = fakeSource(null);
    const { server } = await serve(only('token-1'), { tokenSource });

    await getPortfolio();

    expect(tokenSource.refreshed).toEqual([null]);
    expect(server.seen).toHaveLength(1);
  });

  it('is repeated with a new token after a 401 [S4-REFRESH-2]', async () => {
    const tokenSource = fakeSource();
    const { server } = await serve(only('token-1'), { tokenSource });

    await expect(getPortfolio()).resolves.toEqual(portfolio);

    expect(tokenSource.refreshed).toEqual(['token-0']);
    expect(server.seen).toHaveLength(2);
  });

  it('is repeated three times and then given up [S9-RETRIES]', async () => {
    const tokenSource = fakeSource();
    const { server } = await serve(refused, { tokenSource });

    expect(await rejection(getPortfolio())).toMatchObject({ kind: 'unauthorized', status: 401 });

    expect(server.seen).toHaveLength(4);
    expect(tokenSource.refreshed).toEqual(['token-0', 'token-1', 'token-2']);
    expect(tokenSource.exhausted).toBe(1);
  });

  it('is refused with what the refresh was refused with', async () => {
    const ended = new ApiError('offline', 'POST /auth/app/v1/refresh');
    const tokenSource = { ...fakeSource(), refresh: () => Promise.reject(ended) };
    await serve(refused, { tokenSource });

    expect(await rejection(getPortfolio())).toBe(ended);
  });

  it('is aborted while it waits for a token', async () => {
    const leaving = new AbortController();
    const tokenSource = { ...fakeSource(null), refresh: () => new Promise<string>(() => {}) };
    const { server } = await serve(answered, { tokenSource });

    const call = rejection(getPortfolio(undefined, leaving.signal));
    leaving.abort();

    expect((await call).kind).toBe('aborted');
    expect(server.seen).toHaveLength(0);
  });

  it('is aborted when the session ends, and none starts afterwards [S8-401-END]', async () => {
    const tokenSource = fakeSource();
    const { server } = await serve(() => {}, { tokenSource });

    const calls = [rejection(getPortfolio()), rejection(getMovers({ kind: 'active' }))];
    await server.arrived(2);
    tokenSource.end();

    expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(['aborted', 'aborted']);
    expect((await rejection(getPortfolio())).kind).toBe('aborted');
    expect(server.seen).toHaveLength(2);
  });
});

const md5 = '5f4dcc3b5aa765d61d8327deb882cf99';
const mobile = '9876543210';

describe('a 401 starts no refresh', () => {
  it.each([
    { name: 'login', call: () => auth.login({ username: mobile, password: md5 }), sent: undefined },
    {
      name: 'register',
      call: () => auth.register({ username: mobile, password: md5, invite_code: 'W' }),
      sent: undefined,
    },
    {
      name: 'reset_pwd',
      call: () => auth.resetPassword({ username: mobile, password: md5 }),
      sent: undefined,
    },
    { name: 'refresh', call: () => auth.refresh({ bearer: 'refresh-token' }), sent: 'Bearer refresh-token' },
    { name: 'logout', call: () => auth.logout(), sent: 'Bearer token-0' },
    { name: 'code', call: () => requestCode({ identifier: `+91${mobile}` }), sent: undefined },
    { name: 'system_info', call: () => getSystemInfo(), sent: undefined },
    { name: 'the stock API', call: () => getMovers({ kind: 'active' }), sent: 'key' },
  ])('from $name, which sends the authorization $sent', async ({ call, sent }) => {
    const tokenSource = fakeSource();
    const { server } = await serve(refused, { tokenSource, stockKey: 'key' });

    expect((await rejection(call())).kind).toBe('unauthorized');

    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([sent]);
    expect(tokenSource.refreshed).toEqual([]);
  });

  it('while nobody can sign in', async () => {
    const { server } = await serve(refused);

    expect((await rejection(getPortfolio())).kind).toBe('unauthorized');
    expect(server.seen).toHaveLength(1);
  });
});
