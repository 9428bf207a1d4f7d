import { describe, expect, it } from 'vitest';
import { call, guess, login, origin, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const systemInfo = '/client/app/v1/system_info';

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

function addFaults(...faults: unknown[]) {
  return call(test.sandbox, 'POST /sandbox/v1/faults', { json: faults });
}

function info() {
  return call(test.sandbox, `GET ${systemInfo}`);
}

function rawInfo(): Promise<Response> {
  return test.sandbox.fetch(new Request(`${origin}${systemInfo}`));
}

describe('the control API', () => {
  const target = 'POST /sandbox/v1/kyc';
  const json = { mobile: '9876543211', status: 'approved' };

  it.each<{ name: string; headers: Record<string, string>; status: number }>([
    { name: 'a page of another origin', headers: { origin: 'https://evil.example' }, status: 403 },
    { name: 'a page without an origin', headers: { origin: 'null' }, status: 403 },
    { name: 'a fetch from another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
    { name: 'a fetch from the same site', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
    { name: 'a host name pointed here', headers: { host: 'evil.example:4200' }, status: 403 },
    { name: 'a client with a token', headers: { authorization: 'Bearer x' }, status: 403 },
    { name: 'a form', headers: { 'content-type': 'text/plain' }, status: 415 },
  ])('refuses $name [I1-6-CONTROL]', async ({ headers, status }) => {
    const { access_token: token } = await signIn(test.sandbox, '9876543211');
    const reply = await call(test.sandbox, target, { json, headers });
    const profile = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token });

    expect(reply.status).toBe(status);
    expect(profile.data).toMatchObject({ kycStatus: 'unverified' });
  });

  it('takes a page of the own origin and a program', async () => {
    const headers = { origin, 'sec-fetch-site': 'same-origin' };

    expect((await call(test.sandbox, target, { json, headers })).status).toBe(200);
    expect((await call(test.sandbox, target, { json })).status).toBe(200);
  });

  it('is not there when it is switched off', async () => {
    const closed = await createTestSandbox({ controlEnabled: false });
    const reply = await call(closed.sandbox, target, { json });
    await closed.dispose();

    expect(reply.status).toBe(404);
  });

  it.each([
    ['POST /sandbox/v1/kyc', { mobile: '9876543211', status: 'perhaps' }, 400],
    ['POST /sandbox/v1/kyc', { mobile: '9123456789', status: 'approved' }, 404],
    ['POST /sandbox/v1/bank', { mobile: '9876543210', status: 'verified' }, 404],
    ['POST /sandbox/v1/bank', { mobile: '9876543210', status: 'pending' }, 400],
    ['POST /sandbox/v1/bank', { mobile: '9123456789', status: 'verified' }, 404],
    ['POST /sandbox/v1/clock', { now: 'tomorrow' }, 400],
    ['POST /sandbox/v1/clock', {}, 400],
    ['POST /sandbox/v1/price', { market: 'NSE', symbol: 'NOBODY', price: 1 }, 404],
    ['POST /sandbox/v1/price', { market: 'NSE', symbol: 'ARAVBANK', price: 1 }, 400],
    ['POST /sandbox/v1/price', { market: 'NSE', symbol: 'ARAVBANK', price: -1 }, 400],
    ['POST /sandbox/v1/faults', [{ path: 'no-slash', kind: 'drop' }], 400],
    ['POST /sandbox/v1/menu', {}, 400],
    ['POST /sandbox/v1/state', { state: 'nobody knows it' }, 404],
  ] as const)('%s answers %o with %i', async (wrong, body, status) => {
    expect((await call(test.sandbox, wrong, { json: body })).status).toBe(status);
  });

  it('overrides the menu with anything, until a reset', async () => {
    const { access_token: token } = await signIn(test.sandbox, '9876543210');
    const read = (path: string) =>
      test.sandbox.fetch(new Request(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } }));
    const entries = [{ path: 'javascript:alert(1)', component: '__proto__' }, 7, null];
    await call(test.sandbox, 'POST /sandbox/v1/menu', { json: { entries } });

    expect(await (await read('/auth/app/v1/menu')).json()).toEqual({ data: entries, message: 'OK' });
  });
});

describe('the clock', () => {
  it('is set and advanced, and runs on [I1-6-CLOCK]', async () => {
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: '2026-12-24T08:50:00+05:30' } });
    test.advance(1_000);
    expect((await info()).data).toMatchObject({ server_time: '2026-12-24T08:50:01+05:30' });
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { advance_ms: 60_000 } });

    expect((await info()).data).toMatchObject({ server_time: '2026-12-24T08:51:01+05:30' });
  });

  it('ends tokens and locks', async () => {
    const { access_token: token } = await signIn(test.sandbox, '9876543210');
    for (let count = 0; count < 5; count += 1) await guess(test.sandbox, '9876543214');
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { advance_ms: 15 * 60_000 } });

    expect((await call(test.sandbox, 'GET /auth/app/v1/client_info', { token })).status).toBe(401);
    expect((await login(test.sandbox, '9876543214')).status).toBe(200);
  });
});

describe('faults', () => {
  it.each([
    { fault: { kind: 'status', status: 503 }, status: 503 },
    { fault: { kind: 'status', status: 500 }, status: 500 },
    { fault: { kind: 'unauthorized' }, status: 401 },
  ])('answer $status in the envelope for $fault', async ({ fault, status }) => {
    await addFaults({ method: 'GET', path: systemInfo, times: 1, ...fault });
    const reply = await info();

    expect([reply.status, reply.data]).toEqual([status, null]);
    expect((await info()).status).toBe(200);
  });

  it('give 429 a time to wait', async () => {
    await addFaults({ path: systemInfo, kind: 'status', status: 429 });

    expect((await info()).headers.get('retry-after')).toBe('1');
  });

  it('answer cut JSON or a page', async () => {
    await addFaults(
      { path: systemInfo, kind: 'malformed', times: 1 },
      { path: systemInfo, kind: 'html', status: 502, times: 1 },
    );
    const cut = await rawInfo();
    const html = await rawInfo();

    await expect(cut.json()).rejects.toThrow(SyntaxError);
    expect([cut.status, html.status, html.headers.get('content-type')]).toEqual([
      200,
      502,
      'text/html; charset=utf-8',
    ]);
    expect((await rawInfo()).status).toBe(200);
  });

  it('delay an answer after the work was done', async () => {
    await addFaults({ method: '*', path: '/auth/app/v1/register', kind: 'delay', delay_ms: 2_000 });
    let isAnswered = false;
    const register = call(test.sandbox, 'POST /auth/app/v1/register', {
      json: {
        username: '9812345678',
        password: '5f4dcc3b5aa765d61d8327deb882cf99',
        invite_code: 'WEALTH2026',
      },
    }).then((reply) => {
      isAnswered = true;
      return reply;
    });
    await test.timers.waiting(2_000);
    expect(isAnswered).toBe(false);
    test.timers.pass(2_000);

    expect((await register).status).toBe(200);
  });

  it('drop the connection after the work was done', async () => {
    const address = await listen(test.sandbox);
    await addFaults({ path: '/auth/app/v1/*', kind: 'drop', times: 1 });
    const send = () =>
      fetch(`http://${address}/auth/app/v1/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username: '9812345678',
          password: '5f4dcc3b5aa765d61d8327deb882cf99',
          invite_code: 'WEALTH2026',
        }),
      });
    await expect(send()).rejects.toThrow('fetch failed');

    // The mobile is taken now: the first request did its work.
    expect((await send()).status).toBe(400);
    const { data } = await call(test.sandbox, 'GET /sandbox/v1/requests');
    expect(data).toContainEqual(expect.objectContaining({ path: '/auth/app/v1/register', status: 0 }));
  });

  it('meet by method and path, a star at the end for all below, the first match first', async () => {
    await addFaults(
      { method: 'POST', path: '/client/*', kind: 'status', status: 500 },
      { method: 'GET', path: '/client/app/v1/*', kind: 'status', status: 503, times: 2 },
      { method: '*', path: '/client/app/v1/system_info', kind: 'unauthorized' },
    );
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await info()).status);

    expect(statuses).toEqual([503, 503, 401, 401]);
    expect((await call(test.sandbox, 'POST /client/app/v1/code', { json: {} })).status).toBe(500);
    expect((await call(test.sandbox, 'GET /client/app/v1', {})).status).toBe(404);
  });

  it('look at the path without its query', async () => {
    await addFaults({ path: '/stock/api/v1/search/', kind: 'status', status: 503 });

    expect((await call(test.sandbox, 'GET /stock/api/v1/search/?query=a')).status).toBe(503);
  });

  it('never meet the control API, and end with DELETE', async () => {
    await addFaults({ method: '*', path: '/*', kind: 'status', status: 500 });
    expect((await info()).status).toBe(500);
    expect((await call(test.sandbox, 'DELETE /sandbox/v1/faults')).status).toBe(200);

    expect((await info()).status).toBe(200);
  });
});

describe('the request log', () => {
  it('names method, path, status and time, newest last, without control calls and queries [D-CONTROL]', async () => {
    await info();
    await call(test.sandbox, 'POST /auth/app/v1/login', { json: {} });
    await call(test.sandbox, 'GET /stock/api/v1/search/?query=secret');
    const { data } = await call(test.sandbox, 'GET /sandbox/v1/requests');

    const time = '2026-11-19T11:00:00+05:30';
    expect(data).toEqual([
      { method: 'GET', path: systemInfo, status: 200, time },
      { method: 'POST', path: '/auth/app/v1/login', status: 400, time },
      { method: 'GET', path: '/stock/api/v1/search/', status: 401, time },
    ]);
  });

  it('keeps the last thousand', async () => {
    for (let count = 0; count < 2_100; count += 1) await info();
    await call(test.sandbox, 'GET /auth/app/v1/client_info');
    const { data } = await call(test.sandbox, 'GET /sandbox/v1/requests');

    expect(data).toHaveLength(1_000);
    expect(data).toHaveProperty('999.status', 401);
  });
});

it('a reset brings everything to the start [D-CONTROL]', async () => {
  const before = await call(test.sandbox, 'GET /stock/api/v1/indices', {
    headers: { authorization: 'wealth-sandbox-key' },
  });
  const { access_token: token } = await signIn(test.sandbox, '9876543210');
  for (let count = 0; count < 5; count += 1) await guess(test.sandbox, '9876543214');
  await call(test.sandbox, 'POST /sandbox/v1/kyc', { json: { mobile: '9876543211', status: 'approved' } });
  await call(test.sandbox, 'POST /sandbox/v1/price', {
    json: { market: 'INDEX', symbol: 'SENSEX', price: 80_000 },
  });
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { advance_ms: 86_400_000 } });
  await addFaults({ method: '*', path: '/*', kind: 'status', status: 500 });
  await call(test.sandbox, 'POST /sandbox/v1/menu', { json: { entries: [] } });
  await call(test.sandbox, 'POST /sandbox/v1/reset', { json: {} });

  expect((await call(test.sandbox, 'GET /sandbox/v1/requests')).data).toEqual([]);
  expect((await info()).data).toMatchObject({ server_time: '2026-11-19T11:00:00+05:30' });
  expect((await call(test.sandbox, 'GET /auth/app/v1/client_info', { token })).status).toBe(401);
  expect((await login(test.sandbox, '9876543214')).status).toBe(200);
  const { access_token: fresh } = await signIn(test.sandbox, '9876543211');
  expect((await call(test.sandbox, 'GET /auth/app/v1/client_info', { token: fresh })).data).toMatchObject({
    id: '100002',
    kycStatus: 'unverified',
  });
  const { access_token: holder } = await signIn(test.sandbox, '9876543210');
  expect((await call(test.sandbox, 'GET /auth/app/v1/menu', { token: holder })).data).toHaveLength(6);
  const after = await call(test.sandbox, 'GET /stock/api/v1/indices', {
    headers: { authorization: 'wealth-sandbox-key' },
  });
  expect(after.data).toEqual(before.data);
});
