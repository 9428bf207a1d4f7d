import md5 from 'md5';
import { describe, expect, it } from 'vitest';
import { call, cookieOf, guess, login, signIn, toAuthData } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const minute = 60_000;
let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

function register(username: string, inviteCode = 'WEALTH2026') {
  return call(test.sandbox, 'POST /auth/app/v1/register', {
    json: { username, password: md5('Fresh@123'), invite_code: inviteCode },
  });
}

function code(mobile: string, digits?: string) {
  return call(test.sandbox, 'POST /client/app/v1/code', {
    json: { identifier: `+91${mobile}`, ...(digits === undefined ? {} : { code: digits }) },
  });
}

function resetPassword(username: string, cookie: string, password = 'Other@123') {
  return call(test.sandbox, 'POST /auth/app/v1/reset_pwd', {
    json: { username, password: md5(password) },
    headers: { cookie },
  });
}

describe('registration', () => {
  it('makes an unverified client that can sign in', async () => {
    expect((await register('9812345678')).status).toBe(200);
    const { access_token } = toAuthData(await login(test.sandbox, '9812345678', { password: 'Fresh@123' }));
    const profile = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token: access_token });

    expect(profile.data).toMatchObject({ username: '9812345678', kycStatus: 'unverified', has_pin: false });
  });

  it('says about a taken mobile and a wrong invitation the same, at the same cost [S6-INVITATION] [S1-INVITATION]', async () => {
    const before = test.sandbox.hashWorkCount();
    const taken = await register('9876543210');
    const between = test.sandbox.hashWorkCount();
    const uninvited = await register('9812345678', 'WRONG');

    expect([taken.status, taken.data, taken.message]).toEqual([400, uninvited.data, uninvited.message]);
    expect(uninvited.status).toBe(400);
    expect(test.sandbox.hashWorkCount() - between).toBe(between - before);
  });

  it.each(['wealth2026', ' WEALTH2026 ', 'Wealth 2026', 'wealth\t2026\n'])(
    'takes the invitation code as "%s"',
    async (inviteCode) => {
      expect((await register('9812345678', inviteCode)).status).toBe(200);
    },
  );

  it('ignores fields that are not the client’s to set', async () => {
    await call(test.sandbox, 'POST /auth/app/v1/register', {
      json: {
        username: '9812345678',
        password: md5('Fresh@123'),
        invite_code: 'WEALTH2026',
        kycStatus: 'approved',
        kyc_status: 'approved',
        vip: 9,
        id: '100001',
      },
    });
    const { access_token: token } = toAuthData(
      await login(test.sandbox, '9812345678', { password: 'Fresh@123' }),
    );
    const profile = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token });

    expect(profile.data).toMatchObject({ kycStatus: 'unverified', vip: 0 });
  });
});

describe('a forgotten password', () => {
  it('is replaced after a verified code; every session ends and a lock is lifted', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543210');
    for (let count = 0; count < 5; count += 1) await guess(test.sandbox, '9876543210');
    await code('9876543210');
    const verified = await code('9876543210', '123456');

    expect(verified.headers.get('set-cookie')).toMatch(
      /^__Host-code_grant=[\w-]{43}; Max-Age=600; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    expect((await resetPassword('9876543210', cookieOf(verified))).status).toBe(200);
    expect((await call(test.sandbox, 'GET /auth/app/v1/client_info', { token: access_token })).status).toBe(
      401,
    );
    expect((await login(test.sandbox, '9876543210')).status).toBe(400);
    expect((await login(test.sandbox, '9876543210', { password: 'Other@123' })).status).toBe(200);
  });

  it('needs a grant of the same mobile, once, within ten minutes [I1-6-COOKIES] [I3-1-CODE] [D-CODE]', async () => {
    await code('9876543210');
    const cookie = cookieOf(await code('9876543210', '123456'));

    expect((await resetPassword('9876543210', '')).status).toBe(403);
    expect((await resetPassword('9876543210', '__Host-code_grant=guess')).status).toBe(403);
    expect((await resetPassword('9876543215', cookie)).status).toBe(403);
    expect((await resetPassword('9876543210', cookie)).status).toBe(200);
    expect((await resetPassword('9876543210', cookie)).status).toBe(403);
    await code('9876543210');
    const late = cookieOf(await code('9876543210', '123456'));
    test.advance(10 * minute);
    expect((await resetPassword('9876543210', late)).status).toBe(403);
  });

  it('gives nothing away about an unknown mobile', async () => {
    const replies: unknown[] = [];
    const works: number[] = [];
    for (const mobile of ['9876543210', '9123456789']) {
      const before = test.sandbox.hashWorkCount();
      const sent = await code(mobile);
      const wrong = await code(mobile, '000000');
      const right = await code(mobile, '123456');
      const done = await resetPassword(mobile, cookieOf(right));
      replies.push(
        [sent, wrong, right, done].map(({ status, data, message }) => ({ status, data, message })),
      );
      works.push(test.sandbox.hashWorkCount() - before);
    }

    expect(replies[1]).toEqual(replies[0]);
    expect(works[1]).toBe(works[0]);
    expect((await login(test.sandbox, '9123456789', { password: 'Other@123' })).status).toBe(400);
  });
});

describe('verification codes [I1-6-LIMITS]', () => {
  it('are sent three times in ten minutes', async () => {
    for (let count = 0; count < 3; count += 1) expect((await code('9876543210')).status).toBe(200);
    const fourth = await code('9876543210');

    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '600']);
    test.advance(10 * minute);
    expect((await code('9876543210')).status).toBe(200);
  });

  it('bear five checks, in parallel too', async () => {
    await code('9876543210');
    const replies = await Promise.all(Array.from({ length: 50 }, () => code('9876543210', '000000')));

    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    expect((await code('9876543210', '123456')).status).toBe(429);
  });

  it('work once, for their own mobile, within ten minutes, and only when sent', async () => {
    expect((await code('9876543210', '123456')).status).toBe(400);
    await code('9876543210');
    expect((await code('9876543215', '123456')).status).toBe(400);
    expect((await code('9876543210', '123456')).status).toBe(200);
    expect((await code('9876543210', '123456')).status).toBe(400);
    await code('9876543210');
    test.advance(10 * minute);
    expect((await code('9876543210', '123456')).status).toBe(400);
  });
});

describe('changing the password', () => {
  it('needs the current one and ends every session', async () => {
    const here = await signIn(test.sandbox, '9876543210');
    const there = await signIn(test.sandbox, '9876543210');
    const change = (old: string) =>
      call(test.sandbox, 'POST /auth/app/v1/change_pwd', {
        token: here.access_token,
        json: { old_password: md5(old), new_password: md5('Other@123') },
      });

    expect((await change('Wrong@123')).message).toBe('Incorrect password');
    expect((await change('Wealth@123')).status).toBe(200);
    for (const { access_token, refresh_token } of [here, there]) {
      expect((await call(test.sandbox, 'GET /auth/app/v1/client_info', { token: access_token })).status).toBe(
        401,
      );
      expect((await call(test.sandbox, 'POST /auth/app/v1/refresh', { token: refresh_token })).status).toBe(
        401,
      );
    }
    expect((await login(test.sandbox, '9876543210', { password: 'Other@123' })).status).toBe(200);
  });
});

describe('a change of the password that is refused [I3A-USE-12]', () => {
  async function change(old: string, next: string) {
    const { access_token: token } = await signIn(test.sandbox, '9876543210');
    return call(test.sandbox, 'POST /auth/app/v1/change_pwd', {
      token,
      json: { old_password: md5(old), new_password: md5(next) },
    });
  }

  it('says on the field that the current one is wrong', async () => {
    const reply = await change('Wrong@123', 'Other@123');

    expect([reply.status, reply.message]).toEqual([400, 'Incorrect password']);
    expect(reply.data).toEqual({
      errors: [{ field: 'old_password', code: 'incorrect', message: 'Incorrect password' }],
    });
  });

  it('says on the field that the new one is the current one, and changes nothing', async () => {
    const reply = await change('Wealth@123', 'Wealth@123');
    const message = 'Choose a password other than the current one';

    expect([reply.status, reply.data]).toEqual([
      400,
      { errors: [{ field: 'new_password', code: 'same', message }] },
    ]);
    expect((await login(test.sandbox, '9876543210')).status).toBe(200);
  });

  it('never says of a wrong one that it is the current one', async () => {
    expect((await change('Wrong@123', 'Wrong@123')).data).toMatchObject({
      errors: [{ field: 'old_password' }],
    });
  });
});

describe('the trading PIN', () => {
  async function session(mobile = '9876543210') {
    const { access_token: token } = await signIn(test.sandbox, mobile);
    return {
      confirm: (password: string) =>
        call(test.sandbox, 'POST /client/app/v1/pwd_verify', { token, json: { password: md5(password) } }),
      set: (pin: string) => call(test.sandbox, 'POST /client/app/v1/pin', { token, json: { pin: md5(pin) } }),
      verify: (pin: string) =>
        call(test.sandbox, 'POST /client/app/v1/pin/verify', { token, json: { pin: md5(pin) } }),
    };
  }

  it('is set within five minutes of a confirmed password, in the same session [D-PIN-SET]', async () => {
    const here = await session();
    const there = await session();

    expect((await here.set('112233')).status).toBe(403);
    expect((await here.confirm('Wrong@123')).status).toBe(400);
    expect((await here.set('112233')).status).toBe(403);
    expect((await here.confirm('Wealth@123')).status).toBe(200);
    expect((await there.set('112233')).status).toBe(403);
    expect((await here.set('112233')).status).toBe(200);
    expect((await here.verify('112233')).status).toBe(200);
    test.advance(5 * minute);
    expect((await here.set('445566')).status).toBe(403);
  });

  it('gives a cookie grant when it is right [I1-6-COOKIES]', async () => {
    const { verify } = await session();
    const right = await verify('246810');

    expect(right.headers.get('set-cookie')).toMatch(
      /^__Host-pin_grant=[\w-]{43}; Max-Age=300; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
  });

  it('locks for 15 minutes after five wrong ones, in parallel too', async () => {
    const { verify } = await session();
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify('000000')));

    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    const locked = await verify('246810');
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    test.advance(15 * minute);
    const later = await session();
    expect((await later.verify('246810')).status).toBe(200);
  });

  it('starts to count anew after a right one', async () => {
    const { verify } = await session();
    for (let count = 0; count < 4; count += 1) await verify('000000');
    await verify('246810');

    expect((await verify('000000')).status).toBe(400);
    expect((await verify('246810')).status).toBe(200);
  });

  it('is never right for a client without one', async () => {
    const { verify } = await session('9876543214');

    expect((await verify('000000')).status).toBe(400);
  });
});
