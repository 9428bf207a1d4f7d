import md5 from 'md5';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, cookieOf, login, signIn, type Reply } from './support/api.ts';
import { createHoldableHash } from './support/heldHash.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

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

/** Lets something happen while the first slow hash of a request is computed. */
async function meanwhile(request: () => Promise<Reply>, happen: () => Promise<unknown>): Promise<Reply> {
  const held = hash.holdNext();
  const reply = request();
  await held.begun;
  await happen();
  held.finish();
  return reply;
}

async function resetPassword(): Promise<void> {
  await call(test.sandbox, 'POST /client/app/v1/code', { json: { identifier: `+91${mobile}` } });
  const verified = await call(test.sandbox, 'POST /client/app/v1/code', {
    json: { identifier: `+91${mobile}`, code: '123456' },
  });
  const reply = await call(test.sandbox, 'POST /auth/app/v1/reset_pwd', {
    json: { username: mobile, password: md5('Other@123') },
    headers: { cookie: cookieOf(verified) },
  });
  expect(reply.status).toBe(200);
}

function post(path: string, token: string, json: unknown): Promise<Reply> {
  return call(test.sandbox, `POST /${path}`, { token, json });
}

function changePassword(token: string): Promise<Reply> {
  return post('auth/app/v1/change_pwd', token, {
    old_password: md5('Wealth@123'),
    new_password: md5('Other@123'),
  });
}

function logout(token: string): Promise<Reply> {
  return call(test.sandbox, 'POST /auth/app/v1/logout', { token });
}

async function profile(token: string): Promise<Reply> {
  return call(test.sandbox, 'GET /auth/app/v1/client_info', { token });
}

describe('a sign-in with the old password', () => {
  it('is refused when a reset changed it while it was compared [I3A-H1]', async () => {
    const reply = await meanwhile(() => login(test.sandbox, mobile), resetPassword);

    expect([reply.status, reply.data]).toEqual([400, null]);
    expect(reply.message).toBe('Incorrect mobile number or password.');
  });

  it('is refused when a change of the password came in between [I3A-H1]', async () => {
    const { access_token } = await signIn(test.sandbox, mobile);
    const reply = await meanwhile(
      () => login(test.sandbox, mobile),
      () => changePassword(access_token),
    );

    expect(reply.status).toBe(400);
  });

  it('counts as a wrong one then', async () => {
    for (let count = 0; count < 4; count += 1) {
      await login(test.sandbox, mobile, { password: 'Wrong@123' });
    }
    const { access_token } = await signIn(test.sandbox, mobile);
    await meanwhile(
      () => login(test.sandbox, mobile),
      () => changePassword(access_token),
    );

    expect((await login(test.sandbox, mobile, { password: 'Other@123' })).status).toBe(429);
  });
});

describe('a change of the password', () => {
  it('by a session that was ended while it was hashed is refused [I3A-H1] [I3A-M6]', async () => {
    const { access_token } = await signIn(test.sandbox, mobile);
    const reply = await meanwhile(
      () => changePassword(access_token),
      () => logout(access_token),
    );

    expect(reply.status).toBe(401);
    expect((await login(test.sandbox, mobile)).status).toBe(200);
  });

  it('whose current password is no longer the current one is refused [I3A-H1]', async () => {
    const { access_token } = await signIn(test.sandbox, mobile);
    const reply = await meanwhile(
      () =>
        post('auth/app/v1/change_pwd', access_token, {
          old_password: md5('Wealth@123'),
          new_password: md5('Third@123'),
        }),
      resetPassword,
    );

    expect(reply.status).toBe(401);
    expect((await login(test.sandbox, mobile, { password: 'Third@123' })).status).toBe(400);
  });
});

describe('a session that was ended meanwhile [I3A-M6]', () => {
  it('sets no PIN', async () => {
    const empty = '9876543214';
    const { access_token: token } = await signIn(test.sandbox, empty);
    const { access_token: other } = await signIn(test.sandbox, empty);
    await post('client/app/v1/pwd_verify', token, { password: md5('Wealth@123') });
    const reply = await meanwhile(
      () => post('client/app/v1/pin', token, { pin: md5('112233') }),
      () => logout(token),
    );

    expect(reply.status).toBe(401);
    expect((await profile(other)).data).toMatchObject({ has_pin: false });
  });

  it('sets no PIN when only its permission has run out', async () => {
    const { access_token: token } = await signIn(test.sandbox, '9876543214');
    await post('client/app/v1/pwd_verify', token, { password: md5('Wealth@123') });
    const reply = await meanwhile(
      () => post('client/app/v1/pin', token, { pin: md5('112233') }),
      async () => test.advance(5 * 60_000),
    );

    expect(reply.status).toBe(403);
  });

  it('confirms no PIN', async () => {
    const { access_token: token } = await signIn(test.sandbox, mobile);
    const reply = await meanwhile(
      () => post('client/app/v1/pin/verify', token, { pin: md5('246810') }),
      () => logout(token),
    );

    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([401, null]);
  });

  it('confirms no password', async () => {
    const { access_token: token } = await signIn(test.sandbox, mobile);
    const reply = await meanwhile(
      () => post('client/app/v1/pwd_verify', token, { password: md5('Wealth@123') }),
      () => logout(token),
    );

    expect(reply.status).toBe(401);
  });
});

it('confirms no PIN that another device has replaced meanwhile [I3A-M6]', async () => {
  const { access_token: token } = await signIn(test.sandbox, mobile);
  const { access_token: other } = await signIn(test.sandbox, mobile);
  const reply = await meanwhile(
    () => post('client/app/v1/pin/verify', token, { pin: md5('246810') }),
    async () => {
      await post('client/app/v1/pwd_verify', other, { password: md5('Wealth@123') });
      await post('client/app/v1/pin', other, { pin: md5('112233') });
    },
  );

  expect(reply.status).toBe(400);
});
