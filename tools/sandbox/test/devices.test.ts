import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deviceName } from '../src/auth/deviceName.ts';
import { call, login, refresh, signIn, toAuthData } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, openStream, type StreamClient } from './support/listening.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const minute = 60_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const sessionsSchema = z.array(z.object({ id: z.string(), device: z.string(), current: z.boolean() }));

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

async function signInWith(userAgent: string, mobile = '9876543214') {
  const reply = await login(test.sandbox, mobile, { headers: { 'user-agent': userAgent } });
  return toAuthData(reply);
}

async function sessionsOf(token: string) {
  const { data } = await call(test.sandbox, 'GET /auth/app/v1/sessions', { token });
  return z.parse(sessionsSchema, data);
}

async function idOf(token: string): Promise<string> {
  const own = (await sessionsOf(token)).find(({ current }) => current);
  return own?.id ?? 'none';
}

function signOut(token: string, id: string) {
  return call(test.sandbox, `DELETE /auth/app/v1/sessions/${id}`, { token });
}

async function status(token: string): Promise<number> {
  return (await call(test.sandbox, 'GET /auth/app/v1/client_info', { token })).status;
}

describe('a device', () => {
  it.each([
    [firefox, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
      'Chrome on iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    ['curl/8.0 (Linux)', 'Linux'],
    ['<script>alert(1)</script>', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('that says %s is called %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('the list of devices', () => {
  it('begins with the one that asks, then goes by when they were last seen [D-DEVICES]', async () => {
    const first = await signInWith(firefox);
    test.advance(2 * minute);
    await signIn(test.sandbox, '9876543214');
    test.advance(2 * minute);
    await status(first.access_token);
    const { data } = await call(test.sandbox, 'GET /auth/app/v1/sessions', { token: first.access_token });

    expect(data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        device: 'Firefox on Windows',
        created_at: '2026-11-19T11:00:00+05:30',
        last_seen_at: '2026-11-19T11:04:00+05:30',
        current: true,
      },
      expect.objectContaining({
        device: 'Unknown device',
        last_seen_at: '2026-11-19T11:02:00+05:30',
        current: false,
      }),
    ]);
  });

  it('shows the other devices of a seeded client', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543210');

    expect((await sessionsOf(access_token)).map(({ device }) => device)).toEqual([
      'Unknown device',
      'Safari on iOS',
      'Chrome on Linux',
    ]);
  });

  it('leaves out what has signed out or can no longer be renewed', async () => {
    const gone = await signInWith(firefox);
    await call(test.sandbox, 'POST /auth/app/v1/logout', { token: gone.access_token });
    await signInWith(firefox);
    test.advance(12 * 60 * minute);
    const { access_token } = await signIn(test.sandbox, '9876543214');

    expect(await sessionsOf(access_token)).toHaveLength(1);
  });

  it('counts a session once, however often it was renewed', async () => {
    const { refresh_token } = await signInWith(firefox);
    const next = toAuthData(await refresh(test.sandbox, refresh_token));
    const last = toAuthData(await refresh(test.sandbox, next.refresh_token));

    expect(await sessionsOf(last.access_token)).toHaveLength(1);
  });
});

describe('signing a device out', () => {
  it('ends its tokens and no others', async () => {
    const here = await signIn(test.sandbox, '9876543214');
    const there = await signInWith(firefox);
    const third = await signInWith(firefox);
    expect((await signOut(here.access_token, await idOf(there.access_token))).status).toBe(200);

    expect(await status(there.access_token)).toBe(401);
    expect((await refresh(test.sandbox, there.refresh_token)).status).toBe(401);
    expect([await status(here.access_token), await status(third.access_token)]).toEqual([200, 200]);
  });

  it('works on the device that asks, too', async () => {
    const here = await signIn(test.sandbox, '9876543214');
    await signOut(here.access_token, await idOf(here.access_token));

    expect(await status(here.access_token)).toBe(401);
  });

  it('answers about a session of another client what it answers about none', async () => {
    const here = await signIn(test.sandbox, '9876543214');
    const foreign = await signIn(test.sandbox, '9876543210');
    const ended = await signInWith(firefox);
    const endedId = await idOf(ended.access_token);
    await signOut(here.access_token, endedId);
    const foreignId = await idOf(foreign.access_token);
    const ids = [foreignId, '6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2', 'x', 'x'.repeat(500), '%00', endedId];
    const replies = [];
    for (const id of ids) replies.push(await signOut(here.access_token, id));

    for (const reply of replies) {
      expect([reply.status, reply.data, reply.message]).toEqual([404, null, 'Not found.']);
    }
    expect(await status(foreign.access_token)).toBe(200);
  });
});

describe('the stream of a session that ends', () => {
  let address: string;

  beforeEach(async () => {
    address = await listen(test.sandbox);
  });

  async function open(token: string): Promise<StreamClient> {
    const stream = await openStream(address);
    stream.send({ type: 'auth', token });
    expect((await stream.next()).type).toBe('ready');
    return stream;
  }

  it('is closed at once when another device signs it out [D-DEVICES]', async () => {
    const here = await signIn(test.sandbox, '9876543214');
    const there = await signInWith(firefox);
    const mine = await open(here.access_token);
    const theirs = await open(there.access_token);
    await signOut(here.access_token, await idOf(there.access_token));

    expect(await theirs.closed).toBe(4401);
    test.timers.run(5_000);
    expect((await mine.next()).type).toBe('heartbeat');
  });

  it('is closed at once on the other devices when the password is changed, and here at the next beat', async () => {
    const here = await signIn(test.sandbox, '9876543214');
    const there = await signInWith(firefox);
    const mine = await open(here.access_token);
    const theirs = await open(there.access_token);
    await call(test.sandbox, 'POST /auth/app/v1/change_pwd', {
      token: here.access_token,
      json: {
        old_password: '9d30d33a4eece1cf564deca978be7f82',
        new_password: '0192023a7bbd73250516f069df18b500',
      },
    });

    expect(await theirs.closed).toBe(4401);
    test.timers.run(5_000);
    expect(await mine.closed).toBe(4401);
  });

  it('is closed at once when a used refresh token comes back late', async () => {
    const first = await signInWith(firefox);
    const second = toAuthData(await refresh(test.sandbox, first.refresh_token));
    const stream = await open(second.access_token);
    test.advance(minute + 1);
    await refresh(test.sandbox, first.refresh_token);

    expect(await stream.closed).toBe(4401);
  });
});

describe('signing out all other devices [I3A-FRICTION-DEVICES]', () => {
  it('ends every session of the client but the one that asks, and closes their streams', async () => {
    const here = await signIn(test.sandbox, '9876543210');
    const there = await signIn(test.sandbox, '9876543210');
    const another = await signIn(test.sandbox, '9876543214');
    const address = await listen(test.sandbox);
    const streams: StreamClient[] = [];
    for (const { access_token } of [here, there]) {
      const stream = await openStream(address);
      stream.send({ type: 'auth', token: access_token });
      await stream.next();
      streams.push(stream);
    }
    const reply = await call(test.sandbox, 'DELETE /auth/app/v1/sessions', { token: here.access_token });

    expect([reply.status, reply.data]).toEqual([200, null]);
    expect(await sessionsOf(here.access_token)).toHaveLength(1);
    expect(await status(there.access_token)).toBe(401);
    expect((await refresh(test.sandbox, there.refresh_token)).status).toBe(401);
    expect((await refresh(test.sandbox, here.refresh_token)).status).toBe(200);
    expect(await status(another.access_token)).toBe(200);
    expect(await streams[1]?.closed).toBe(4401);
    streams[0]?.send({ type: 'unsubscribe', instruments: [{ market: 'INDEX', symbol: 'SENSEX' }] });
    streams[0]?.sendText('?');
    expect((await streams[0]?.next())?.type).toBe('error');
  });

  it('asks for a session', async () => {
    expect((await call(test.sandbox, 'DELETE /auth/app/v1/sessions')).status).toBe(401);
  });
});

it('every session that lives is listed and can be signed out [I3A-L15]', async () => {
  const sessions = [];
  for (let count = 0; count < 103; count += 1) sessions.push(await signIn(test.sandbox, '9876543214'));
  const alive = [];
  for (const { access_token } of sessions) {
    if ((await status(access_token)) === 200) alive.push(access_token);
  }
  const asking = alive.at(-1) ?? '';
  const oldest = await idOf(alive[0] ?? '');

  expect(await sessionsOf(asking)).toHaveLength(alive.length);
  expect((await signOut(asking, oldest)).status).toBe(200);
  expect(await status(alive[0] ?? '')).toBe(401);
});
