import { createServer, request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call, login, origin, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, sendRaw } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const systemInfo = '/client/app/v1/system_info';
const target = 'POST /sandbox/v1/kyc';
const json = { mobile: '9876543211', status: 'approved' };

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

describe('the control API behind a proxy of this machine [I3A-M3]', () => {
  it.each<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'X-Forwarded-Host': 'wealth.example' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-prefix': '/' },
    { forwarded: 'for=203.0.113.9' },
    { 'x-real-ip': '203.0.113.9' },
    { via: '1.1 proxy' },
  ])('is shut for %o', async (headers) => {
    const reply = await call(test.sandbox, target, { json, headers });

    expect([reply.status, reply.message]).toEqual([403, 'The control API answers this machine only.']);
    expect((await call(test.sandbox, 'GET /sandbox/v1/requests', { headers })).status).toBe(403);
  });

  it('of a trusted proxy is shut too', async () => {
    const trusting = await createTestSandbox({ trustedProxies: ['127.0.0.1'] });
    const reply = await call(trusting.sandbox, target, { json, headers: { 'x-forwarded-for': '127.0.0.1' } });
    await trusting.dispose();

    expect(reply.status).toBe(403);
  });

  /** What nginx does with nothing but `proxy_pass http://127.0.0.1:…`. @returns Host with port. */
  async function listenBarely(behind: string): Promise<string> {
    const proxy = createServer((incoming, outgoing) => {
      const { method = '', url = '', headers } = incoming;
      const options = { method, headers: { ...headers, host: behind } };
      const forwarded = request(`http://${behind}${url}`, options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(forwarded);
    });
    onTestFinished(() => {
      proxy.close();
    });
    const listening = Promise.withResolvers<void>();
    proxy.listen(0, '127.0.0.1', listening.resolve);
    await listening.promise;
    const address = proxy.address();
    return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  it.each([
    { controlKey: undefined, status: '200' },
    { controlKey: 'open-sesame', status: '403' },
  ])(
    'that says nothing of itself is shut by the key only (key $controlKey: $status)',
    async ({ controlKey, status }) => {
      const behind = await createTestSandbox({ controlKey });
      const proxy = await listenBarely(await listen(behind.sandbox));
      const answer = await sendRaw(
        proxy,
        'GET /sandbox/v1/requests HTTP/1.1\r\nHost: wealth.example\r\nConnection: close\r\n\r\n',
      );
      await behind.dispose();

      expect(answer.split(' ')[1]).toBe(status);
    },
  );
});

describe('the control API with a key [I3A-M3]', () => {
  it('asks for it, and for nothing when there is none', async () => {
    const locked = await createTestSandbox({ controlKey: 'open-sesame' });
    const status = async (headers: Record<string, string>) =>
      (await call(locked.sandbox, target, { json, headers })).status;
    const statuses = [
      await status({}),
      await status({ 'x-sandbox-key': '' }),
      await status({ 'x-sandbox-key': 'open-sesam' }),
      await status({ 'x-sandbox-key': 'open-sesame' }),
    ];
    await locked.dispose();

    expect(statuses).toEqual([403, 403, 403, 200]);
    expect((await call(test.sandbox, target, { json })).status).toBe(200);
  });
});

describe('what the control API takes [I3A-L6]', () => {
  it.each([
    { advance_ms: 9e15 },
    { advance_ms: -9e15 },
    { advance_ms: 8.64e15 },
    { now: '+275760-09-13T00:00:00+00:00' },
    { now: '1999-12-31T00:00:00+05:30' },
    { now: '2100-01-01T00:00:00+05:30' },
  ])('is no clock of %o: everything answers as before', async (body) => {
    expect((await call(test.sandbox, 'POST /sandbox/v1/clock', { json: body })).status).toBe(400);
    expect((await call(test.sandbox, `GET ${systemInfo}`)).data).toMatchObject({
      server_time: '2026-11-19T11:00:00+05:30',
    });
  });

  it.each(['2000-01-01T00:00:00+05:30', '2099-12-31T23:59:59+05:30'])('is a clock of %s', async (now) => {
    expect((await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now } })).status).toBe(200);
    expect((await call(test.sandbox, `GET ${systemInfo}`)).data).toMatchObject({ server_time: now });
    expect((await login(test.sandbox, '9876543210')).status).toBe(200);
  });

  it.each([204, 205, 304])('is no fault with status %i, which has no body', async (status) => {
    const faults = [{ path: systemInfo, kind: 'status', status }];
    expect((await call(test.sandbox, 'POST /sandbox/v1/faults', { json: faults })).status).toBe(400);

    expect((await call(test.sandbox, `GET ${systemInfo}`)).status).toBe(200);
  });

  /** As text: what makes JSON of it would not survive the depth either. */
  function menuOf(depth: number): string {
    return `{"entries":[${'{"path":"/a","children":['.repeat(depth)}${']}'.repeat(depth)}]}`;
  }

  it('is a menu of a thousand levels, and none of five thousand', async () => {
    const { access_token: token } = await signIn(test.sandbox, '9876543210');
    const override = (body: string) =>
      call(test.sandbox, 'POST /sandbox/v1/menu', { body, headers: { 'content-type': 'application/json' } });
    const read = () =>
      test.sandbox.fetch(
        new Request(`${origin}/auth/app/v1/menu`, { headers: { authorization: `Bearer ${token}` } }),
      );

    expect((await override(menuOf(1_000))).status).toBe(200);
    expect((await read()).status).toBe(200);
    expect((await override(menuOf(5_000))).status).toBe(400);
    expect((await read()).status).toBe(200);
  });

  it.each([1e300, 10_000_001, 0.001, 1e-300])('is no price of %d', async (price) => {
    for (const [market, symbol] of [
      ['INDEX', 'SENSEX'],
      ['NSE', 'ARAVBANK'],
    ]) {
      const reply = await call(test.sandbox, 'POST /sandbox/v1/price', { json: { market, symbol, price } });
      expect(reply.status).toBe(400);
    }
  });
});

describe('every 429 [I3A-USE-9]', () => {
  it.each(['status', 'malformed', 'html'])('of a fault (%s) says when to try again', async (kind) => {
    const faults = [{ path: systemInfo, kind, status: 429 }];
    await call(test.sandbox, 'POST /sandbox/v1/faults', { json: faults });
    const response = await test.sandbox.fetch(new Request(`${origin}${systemInfo}`));

    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
  });
});
