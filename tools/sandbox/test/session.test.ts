import { beforeEach, describe, expect, it } from 'vitest';
import { call, guess, login, refresh, signIn, toAuthData } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

function readProfile(token: string) {
  return call(test.sandbox, 'GET /auth/app/v1/client_info', { token });
}

describe('signing in', () => {
  it('answers auth data that reads the own profile', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543210');
    const profile = await readProfile(access_token);

    expect(profile.data).toMatchObject({
      username: '9876543210',
      kycStatus: 'approved',
      verified: 'approved',
      vip: 2,
    });
  });

  it.each([
    { mobile: '9876543210', kycStatus: 'approved', has_pin: true, allow_loan: true, vip: 2 },
    { mobile: '9876543211', kycStatus: 'unverified', has_pin: false, has_ddpi: false },
    { mobile: '9876543212', kycStatus: 'pending', has_pin: false, allow_loan: false },
    { mobile: '9876543213', kycStatus: 'rejected', has_pin: false, allow_loan: false },
    { mobile: '9876543214', kycStatus: 'approved', has_pin: false, allow_loan: false },
    { mobile: '9876543215', kycStatus: 'approved', has_pin: true, has_ddpi: true },
  ])('seeds $mobile as $kycStatus [I1-6-SEEDS] [S6-HAS-PIN] [D-SEEDS]', async ({ mobile, ...expected }) => {
    const { access_token } = await signIn(test.sandbox, mobile);
    const profile = await readProfile(access_token);

    expect(profile.data).toMatchObject({ ...expected, verified: expected.kycStatus });
  });

  it('says about a wrong password and an unknown mobile the same, at the same cost', async () => {
    const before = test.sandbox.hashWorkCount();
    const wrong = await guess(test.sandbox, '9876543210');
    const between = test.sandbox.hashWorkCount();
    const unknown = await guess(test.sandbox, '9123456789');

    expect([unknown.status, unknown.message, unknown.data]).toEqual([
      wrong.status,
      wrong.message,
      wrong.data,
    ]);
    expect(wrong.status).toBe(400);
    expect(test.sandbox.hashWorkCount() - between).toBe(between - before);
  });

  it('names the fields that are missing', async () => {
    const reply = await call(test.sandbox, 'POST /auth/app/v1/login', { json: { username: '' } });

    expect(reply.status).toBe(400);
    expect(reply.data).toEqual({
      errors: [
        { field: 'username', code: 'required', message: 'Username is required' },
        { field: 'password', code: 'required', message: 'Password is required' },
      ],
    });
  });
});

describe.each(['9876543210', '9123456789'])('five wrong passwords for %s [I1-6-LIMITS]', (mobile) => {
  beforeEach(async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await guess(test.sandbox, mobile)).status).toBe(400);
    }
  });

  it('lock the mobile for 15 minutes, even for the right password', async () => {
    const locked = await login(test.sandbox, mobile);

    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('900');
    test.advance(15 * minute - 1);
    expect((await login(test.sandbox, mobile)).status).toBe(429);
    test.advance(1);
    expect((await login(test.sandbox, mobile)).status).not.toBe(429);
  });

  it('lock no other mobile', async () => {
    expect((await login(test.sandbox, '9876543214')).status).toBe(200);
  });
});

it('lets no more than five of a hundred parallel guesses through', async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => guess(test.sandbox, '9876543210')));

  expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(95);
});

it('stops an address after 100 failures over many mobiles', async () => {
  for (let count = 0; count < 100; count += 1) {
    await guess(test.sandbox, `91000${String(count).padStart(5, '0')}`);
  }

  expect((await login(test.sandbox, '9876543210')).status).toBe(429);
  test.advance(15 * minute);
  expect((await login(test.sandbox, '9876543210')).status).toBe(200);
});

describe('lifetimes [I1-6-LIFETIMES]', () => {
  it('an access token ends after 15 minutes', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543210');
    test.advance(15 * minute - 1);
    expect((await readProfile(access_token)).status).toBe(200);
    test.advance(1);
    expect((await readProfile(access_token)).status).toBe(401);
  });

  it.each([
    { remember: 'true', lifetime: 30 * day },
    { remember: 'false', lifetime: 12 * hour },
    { remember: 'anything', lifetime: 12 * hour },
  ])(
    'a refresh token with X-Remember-Me $remember ends after $lifetime ms',
    async ({ remember, lifetime }) => {
      const headers = { 'x-remember-me': remember };
      const first = toAuthData(await login(test.sandbox, '9876543210', { headers }));
      const second = toAuthData(await login(test.sandbox, '9876543210', { headers }));
      test.advance(lifetime - 1);
      expect((await refresh(test.sandbox, first.refresh_token)).status).toBe(200);
      test.advance(1);
      expect((await refresh(test.sandbox, second.refresh_token)).status).toBe(401);
    },
  );
});

describe('rotation of refresh tokens [I1-6-ROTATION]', () => {
  it('answers a new token that goes on', async () => {
    const first = await signIn(test.sandbox, '9876543210');
    const second = toAuthData(await refresh(test.sandbox, first.refresh_token));

    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await readProfile(second.access_token)).status).toBe(200);
    expect((await refresh(test.sandbox, second.refresh_token)).status).toBe(200);
  });

  it('answers the same successor for 60 s, in sequence and in parallel [D-AUTH-GRACE]', async () => {
    const { refresh_token } = await signIn(test.sandbox, '9876543210');
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(test.sandbox, refresh_token)));
    test.advance(60_000);
    replies.push(await refresh(test.sandbox, refresh_token));

    expect(new Set(replies.map((reply) => toAuthData(reply).refresh_token)).size).toBe(1);
  });

  it('ends the whole family when a used token comes back later [D-AUTH-GRACE]', async () => {
    const first = await signIn(test.sandbox, '9876543210');
    const other = await signIn(test.sandbox, '9876543210');
    const second = toAuthData(await refresh(test.sandbox, first.refresh_token));
    test.advance(60_001);

    expect((await refresh(test.sandbox, first.refresh_token)).status).toBe(401);
    expect((await refresh(test.sandbox, second.refresh_token)).status).toBe(401);
    expect((await readProfile(second.access_token)).status).toBe(401);
    expect((await readProfile(other.access_token)).status).toBe(200);
  });

  async function rotate(token: string, times: number): Promise<string> {
    let current = token;
    for (let count = 0; count < times; count += 1) {
      test.advance(minute);
      current = toAuthData(await refresh(test.sandbox, current)).refresh_token;
    }
    return current;
  }

  it('knows a used token for a day, however often its successors were used', async () => {
    const stolen = await signIn(test.sandbox, '9876543210');
    const newest = await rotate(stolen.refresh_token, 250);

    expect((await refresh(test.sandbox, stolen.refresh_token)).status).toBe(401);
    expect((await refresh(test.sandbox, newest)).status).toBe(401);
  });

  it('has the 101st token within 15 minutes wait, and ends nothing [I4B-F7]', async () => {
    const first = await signIn(test.sandbox, '9876543210');
    let newest = first;
    for (let count = 0; count < 100; count += 1) {
      newest = toAuthData(await refresh(test.sandbox, newest.refresh_token));
    }
    test.advance(15 * minute - 5_000);
    const refused = await refresh(test.sandbox, newest.refresh_token);

    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await readProfile(newest.access_token)).status).toBe(200);
    test.advance(5_000);
    expect((await refresh(test.sandbox, newest.refresh_token)).status).toBe(200);
  });

  it('lets a session that has used a hundred go on 15 minutes later', async () => {
    let { refresh_token: newest } = await signIn(test.sandbox, '9876543210');
    for (let count = 0; count < 100; count += 1) {
      newest = toAuthData(await refresh(test.sandbox, newest)).refresh_token;
    }
    test.advance(15 * minute);

    expect((await refresh(test.sandbox, newest)).status).toBe(200);
  });

  it.each(['', 'nonsense', 'x'.repeat(600)])('refuses the token "%s"', async (token) => {
    expect((await refresh(test.sandbox, token)).status).toBe(401);
  });

  it('takes no access token', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543210');

    expect((await refresh(test.sandbox, access_token)).status).toBe(401);
  });
});

describe('logout', () => {
  it('ends this session and no other, and clears the cache', async () => {
    const here = await signIn(test.sandbox, '9876543210');
    const there = await signIn(test.sandbox, '9876543210');
    const reply = await call(test.sandbox, 'POST /auth/app/v1/logout', { token: here.access_token });

    expect(reply.headers.get('clear-site-data')).toBe('"cache"');
    expect((await readProfile(here.access_token)).status).toBe(401);
    expect((await refresh(test.sandbox, here.refresh_token)).status).toBe(401);
    expect((await readProfile(there.access_token)).status).toBe(200);
  });
});

it('survives a restart: data, sessions and limits [I1-6-RESTART]', async () => {
  const { access_token, refresh_token } = await signIn(test.sandbox, '9876543210');
  for (let count = 0; count < 5; count += 1) await guess(test.sandbox, '9876543214');
  await test.restart();

  expect((await readProfile(access_token)).status).toBe(200);
  expect((await refresh(test.sandbox, refresh_token)).status).toBe(200);
  expect((await login(test.sandbox, '9876543214')).status).toBe(429);
});
