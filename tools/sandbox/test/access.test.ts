import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, origin, signIn } from './support/api.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const stockKey = { authorization: 'wealth-sandbox-key' };

let test: TestSandbox;

beforeAll(async () => {
  test = await createTestSandbox();
});

afterAll(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

describe('pages of other origins', () => {
  const others = [
    'https://evil.example',
    'null',
    'http://localhost:4200.evil.example',
    'http://evillocalhost:4200',
    'https://localhost:4200',
    'http://sub.localhost:4200',
  ];

  it.each(others)('%s may write nothing and read nothing', async (other) => {
    const { access_token: token } = await signIn(test.sandbox, '9876543210');
    const headers = { origin: other };
    const written = await call(test.sandbox, 'POST /auth/app/v1/logout', { token, headers });
    const read = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token, headers });
    const asked = await call(test.sandbox, 'OPTIONS /auth/app/v1/logout', { headers });

    expect(written.status).toBe(403);
    expect(read.status).toBe(200);
    for (const reply of [written, read, asked]) {
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      expect(reply.headers.get('vary')).toContain('Origin');
    }
  });

  it('of the own origin may write', async () => {
    const { access_token: token } = await signIn(test.sandbox, '9876543210');
    const reply = await call(test.sandbox, 'POST /auth/app/v1/logout', { token, headers: { origin } });

    expect(reply.status).toBe(200);
  });

  it('may call when the configuration names them', async () => {
    const friend = 'https://friend.example';
    const friendly = await createTestSandbox({ allowedOrigins: [friend] });
    const asked = await friendly.sandbox.fetch(
      new Request(`${origin}/auth/app/v1/login`, { method: 'OPTIONS', headers: { origin: friend } }),
    );
    const evil = await call(friendly.sandbox, 'GET /client/app/v1/system_info', {
      headers: { origin: 'https://evil.example' },
    });
    await friendly.dispose();

    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(friend);
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('who may call what', () => {
  const approvedOnly = [
    'GET /auth/app/v1/menu',
    'GET /stat/app/v1/portfolio',
    'GET /stat/app/v1/asset',
    'GET /stat/app/v1/holdings',
    'GET /client/app/v1/bank',
  ] as const;
  const approvedWrites = [
    'POST /client/app/v1/bank',
    'PATCH /client/app/v1/bank/6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2',
    'DELETE /client/app/v1/bank/6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2',
  ] as const;
  const signedIn = [
    'GET /auth/app/v1/client_info',
    'POST /auth/app/v1/logout',
    'POST /auth/app/v1/change_pwd',
    'POST /client/app/v1/pwd_verify',
    'POST /client/app/v1/pin',
    'POST /client/app/v1/pin/verify',
    'POST /client/app/v1/avatar',
    'POST /client/app/v1/image',
    'POST /identify/app/v1',
    'GET /identify/app/v1/detail',
    'GET /auth/app/v1/sessions',
    'DELETE /auth/app/v1/sessions/6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2',
    'GET /client/app/v1/achievements',
    'GET /client/app/v1/notifications',
    'POST /client/app/v1/notifications/read',
  ] as const;

  it.each([...approvedOnly, ...approvedWrites, ...signedIn])('%s needs a token', async (target) => {
    expect((await call(test.sandbox, target)).status).toBe(401);
    expect((await call(test.sandbox, target, { token: 'nonsense' })).status).toBe(401);
    expect((await call(test.sandbox, target, { headers: stockKey })).status).toBe(401);
  });

  it.each(approvedOnly)('%s needs an approved KYC [I1-6-ROLES]', async (target) => {
    for (const mobile of ['9876543211', '9876543212', '9876543213']) {
      const { access_token: token } = await signIn(test.sandbox, mobile);
      const reply = await call(test.sandbox, target, { token });

      expect([reply.status, reply.message]).toEqual([403, 'KYC approval is required.']);
    }
    const { access_token: token } = await signIn(test.sandbox, '9876543214');
    expect((await call(test.sandbox, target, { token })).status).toBe(200);
  });

  it.each(approvedWrites)('%s needs an approved KYC before anything else', async (target) => {
    const { access_token: token } = await signIn(test.sandbox, '9876543211');
    const reply = await call(test.sandbox, target, { token });

    expect([reply.status, reply.message]).toEqual([403, 'KYC approval is required.']);
  });

  it.each(signedIn)('%s needs none', async (target) => {
    const { access_token: token } = await signIn(test.sandbox, '9876543211');

    expect((await call(test.sandbox, target, { token })).message).not.toBe('KYC approval is required.');
  });
});

it('answers 429 to a caller that floods, and serves the others', async () => {
  const busy = await createTestSandbox({ floodLimit: { perSecond: 10, burst: 20 } });
  const { access_token: token } = await signIn(busy.sandbox, '9876543210');
  const { access_token: other } = await signIn(busy.sandbox, '9876543214');
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => call(busy.sandbox, 'GET /auth/app/v1/client_info', { token })),
  );
  const served = await call(busy.sandbox, 'GET /auth/app/v1/client_info', { token: other });
  const refused = replies.filter(({ status }) => status === 429);
  busy.advance(1_000);
  const later = await call(busy.sandbox, 'GET /auth/app/v1/client_info', { token });
  await busy.dispose();

  expect(refused).toHaveLength(30);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect([served.status, later.status]).toEqual([200, 200]);
});
