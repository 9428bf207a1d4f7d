import md5 from 'md5';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, cookieOf, login, signIn, toAuthData } from './support/api.ts';
import { createHoldableHash } from './support/heldHash.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const minute = 60_000;
const mobile = '9876543210';

let test: TestSandbox;
let hash: ReturnType<typeof createHoldableHash>;

beforeEach(async () => {
  hash = createHoldableHash();
  test = await createTestSandbox({ deriveKey: hash.deriveKey });
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

function reset(username: string, cookie = '') {
  return call(test.sandbox, 'POST /auth/app/v1/reset_pwd', {
    json: { username, password: md5('Other@123') },
    headers: { cookie },
  });
}

function code(number: string, digits?: string) {
  const json = { identifier: `+91${number}`, ...(digits === undefined ? {} : { code: digits }) };
  return call(test.sandbox, 'POST /client/app/v1/code', { json });
}

function register(number: number) {
  return call(test.sandbox, 'POST /auth/app/v1/register', {
    json: { username: String(number), password: md5('Fresh@123'), invite_code: 'WEALTH2026' },
  });
}

describe('a new password without a verified code [I3A-H2]', () => {
  it('costs no slow work, and 429 soon', async () => {
    const before = test.sandbox.hashWorkCount();
    const replies = [];
    for (let count = 0; count < 40; count += 1) replies.push(await reset(mobile, '__Host-code_grant=guess'));

    expect(test.sandbox.hashWorkCount()).toBe(before);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(20);
    expect(replies.at(-1)?.headers.get('retry-after')).toBe('60');
  });

  it('of many strangers keeps out nobody who has verified one', async () => {
    await code(mobile);
    const cookie = cookieOf(await code(mobile, '123456'));
    for (let count = 0; count < 40; count += 1) await reset(mobile);

    expect((await reset(mobile, cookie)).status).toBe(200);
  });

  it('says the same about a known and an unknown mobile', async () => {
    const known = await reset(mobile);
    const unknown = await reset('9123456789');

    expect([unknown.status, unknown.data, unknown.message]).toEqual([
      known.status,
      known.data,
      known.message,
    ]);
  });
});

it('a verified code allows one new password, and every other permission of the mobile ends with it', async () => {
  await code(mobile);
  const first = cookieOf(await code(mobile, '123456'));
  await code(mobile);
  const second = cookieOf(await code(mobile, '123456'));
  expect((await reset(mobile, first)).status).toBe(200);

  expect((await reset(mobile, second)).status).toBe(403);
});

it('a code costs no slow work, sent or checked [I3A-H2]', async () => {
  const before = test.sandbox.hashWorkCount();
  await code(mobile);
  await code(mobile, '000000');
  await code(mobile, '123456');

  expect(test.sandbox.hashWorkCount()).toBe(before);
});

it('too much slow work is refused with 503 and a time, and counts as no wrong try [I3A-H2]', async () => {
  const held = Array.from({ length: 2 }, () => hash.holdNext());
  const sent = Array.from({ length: 60 }, (_, index) => login(test.sandbox, `91${10_000_000 + index}`));
  await Promise.all(held.map(({ begun }) => begun));
  // Lets the others reach the queue: each has its body to read first.
  const refused = await Promise.race(sent.slice(50));
  for (const { finish } of held) finish();
  const replies = await Promise.all(sent);

  expect([refused.status, refused.data, refused.headers.get('retry-after')]).toEqual([503, null, '2']);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(34);
  expect(replies.filter(({ status }) => status === 503)).toHaveLength(26);
});

describe('limits of one address [I3A-M7]', () => {
  it('30 codes in ten minutes, whatever the mobiles', async () => {
    const statuses = [];
    for (let count = 0; count < 32; count += 1) {
      statuses.push((await code(`91${10_000_000 + count}`)).status);
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    test.advance(10 * minute);
    expect((await code(mobile)).status).toBe(200);
  });

  it('30 new accounts in an hour, at once or one after the other', async () => {
    const together = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(9_111_000_000 + index)),
    );
    const rest = [];
    for (let count = 0; count < 15; count += 1) rest.push(await register(9_222_000_000 + count));

    expect(together.every(({ status }) => status === 200)).toBe(true);
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(rest.at(-1)?.status).toBe(429);
    test.advance(60 * minute);
    expect((await register(9_333_000_000)).status).toBe(200);
  });
});

it('an account over the limit is told so, and is no wrong try, when it was hashed with the last ones', async () => {
  const replies = await Promise.all(
    Array.from({ length: 34 }, (_, index) => register(9_111_000_000 + index)),
  );
  const refused = replies.filter(({ status }) => status !== 200);
  // One more wrong try than these would close the address.
  for (let count = 0; count < 99; count += 1) await login(test.sandbox, `92${10_000_000 + count}`);

  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    Array.from({ length: 4 }, () => [429, '3600']),
  );
  expect((await login(test.sandbox, mobile)).status).toBe(200);
});

describe('what comes twelve times at once and is right [I3A-M7]', () => {
  it('signs in twelve times', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => login(test.sandbox, mobile)));

    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it('confirms a PIN, and a password, twelve times', async () => {
    const { access_token: token } = await signIn(test.sandbox, mobile);
    const pins = Array.from({ length: 12 }, () =>
      call(test.sandbox, 'POST /client/app/v1/pin/verify', { token, json: { pin: md5('246810') } }),
    );
    const passwords = Array.from({ length: 12 }, () =>
      call(test.sandbox, 'POST /client/app/v1/pwd_verify', { token, json: { password: md5('Wealth@123') } }),
    );
    const replies = await Promise.all([...pins, ...passwords]);

    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
  });
});

it('a PIN that could not be compared is no wrong one', async () => {
  const { access_token: token } = await signIn(test.sandbox, mobile);
  const verify = (pin: string) =>
    call(test.sandbox, 'POST /client/app/v1/pin/verify', { token, json: { pin: md5(pin) } });
  for (let count = 0; count < 4; count += 1) await verify('000000');
  hash.failNext();
  expect((await verify('246810')).status).toBe(500);
  expect(test.errors.splice(0)).toEqual([new Error('no hash')]);

  expect((await verify('246810')).status).toBe(200);
});

describe('sessions of one client [I3A-M7]', () => {
  it('are a hundred at most: the one that was not seen for longest ends', async () => {
    const first = await signIn(test.sandbox, mobile);
    test.advance(minute);
    const second = await signIn(test.sandbox, mobile);
    test.advance(minute);
    for (let count = 0; count < 99; count += 1) await signIn(test.sandbox, mobile);
    const status = async (token: string) =>
      (await call(test.sandbox, 'GET /auth/app/v1/client_info', { token })).status;

    expect([await status(first.access_token), await status(second.access_token)]).toEqual([401, 200]);
    const { data } = await call(test.sandbox, 'GET /auth/app/v1/sessions', { token: second.access_token });
    expect(data).toHaveLength(100);
  });

  it('leave no rows without an end behind', async () => {
    const { refresh_token } = await signIn(test.sandbox, mobile);
    let token = refresh_token;
    for (let count = 0; count < 300; count += 1) {
      test.advance(15 * minute);
      const reply = await call(test.sandbox, 'POST /auth/app/v1/refresh', { token });
      token = toAuthData(reply).refresh_token;
    }

    expect(test.countRows('refresh_token')).toBeLessThanOrEqual(110);
    expect(test.countRows('access_token')).toBeLessThanOrEqual(60);
  });

  it('and codes, grants, tries and tokens are deleted when they are over', async () => {
    await signIn(test.sandbox, '9876543214');
    await login(test.sandbox, mobile, { password: 'Wrong@123' });
    await code(mobile);
    await code(mobile, '123456');
    test.advance(31 * 24 * 60 * minute);
    test.timers.run(minute);

    const tables = ['access_token', 'refresh_token', 'attempt', 'verification_code', 'code_grant'];
    expect(tables.map((table) => [table, test.countRows(table)])).toEqual(tables.map((table) => [table, 0]));
  });
});
