import md5 from 'md5';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, login, signIn, toAuthData } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, openStream } from './support/listening.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const pageSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      message: z.string(),
      params: z.record(z.string(), z.string()),
      time: z.string(),
      read: z.boolean(),
    }),
  ),
  next_cursor: z.nullable(z.string()),
  unread_count: z.number(),
});

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

async function read(owner: string, query = '') {
  const { data } = await call(test.sandbox, `GET /client/app/v1/notifications${query}`, {
    token: owner,
  });
  return z.parse(pageSchema, data);
}

async function codes(owner: string): Promise<string[]> {
  return (await read(owner)).items.map(({ code }) => code);
}

async function token(mobile: string): Promise<string> {
  return (await signIn(test.sandbox, mobile)).access_token;
}

function markRead(owner: string, ids?: readonly string[]) {
  return call(test.sandbox, 'POST /client/app/v1/notifications/read', {
    token: owner,
    json: ids === undefined ? {} : { ids },
  });
}

function decide(mobile: string, decision: { status: string; reason?: string }) {
  return call(test.sandbox, 'POST /sandbox/v1/kyc', { json: { mobile, ...decision } });
}

describe('notifications', () => {
  it('are seeded with what happened before', async () => {
    const owner = await token('9876543210');
    const page = await read(owner);

    expect(page.items.map((item) => [item.code, item.time, item.read])).toEqual([
      ['new_sign_in', '2026-11-19T11:00:00+05:30', false],
      ['new_sign_in', '2026-11-19T08:00:00+05:30', false],
      ['bank_verified', '2026-11-18T04:00:00+05:30', true],
      ['bank_added', '2026-11-18T04:00:00+05:30', true],
      ['kyc_approved', '2026-11-18T03:00:00+05:30', true],
    ]);
    expect([page.unread_count, page.next_cursor]).toEqual([2, null]);
  });

  it('tell of a decided identity check, with its reason', async () => {
    const owner = await token('9876543212');
    await decide('9876543212', { status: 'rejected', reason: 'The name is not readable.' });
    await decide('9876543212', { status: 'approved' });
    const { items } = await read(owner);

    expect(items.map(({ code, message }) => [code, message])).toEqual([
      ['kyc_approved', 'Identity verified. Your identity check is complete.'],
      ['kyc_rejected', 'Identity check not accepted. The name is not readable.'],
    ]);
    expect(items[1]?.params).toEqual({ reason: 'The name is not readable.' });
  });

  it('tell of a sign-in with a device that was never seen, but not of the first one [D-NOTICES]', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const owner = await token('9876543214');
    expect(await codes(owner)).not.toContain('new_sign_in');
    await login(test.sandbox, '9876543214', { headers });
    await login(test.sandbox, '9876543214', { headers });
    const { items } = await read(owner);

    expect(items.filter(({ code }) => code === 'new_sign_in').map(({ params }) => params)).toEqual([
      { device: 'Firefox on Linux' },
    ]);
  });

  it('tell of a new password, by change and by code, and of a new PIN', async () => {
    const first = await token('9876543214');
    await call(test.sandbox, 'POST /client/app/v1/pwd_verify', {
      token: first,
      json: { password: md5('Wealth@123') },
    });
    await call(test.sandbox, 'POST /client/app/v1/pin', { token: first, json: { pin: md5('112233') } });
    await call(test.sandbox, 'POST /auth/app/v1/change_pwd', {
      token: first,
      json: { old_password: md5('Wealth@123'), new_password: md5('Other@123') },
    });
    const changed = await login(test.sandbox, '9876543214', { password: 'Other@123' });

    expect(await codes(toAuthData(changed).access_token)).toEqual([
      'password_changed',
      'pin_set',
      'kyc_approved',
    ]);
  });

  it('come over the stream at once, with the unread count [D-NOTICES]', async () => {
    const owner = await token('9876543212');
    const address = await listen(test.sandbox);
    const stream = await openStream(address);
    stream.send({ type: 'auth', token: owner });
    await stream.next();
    await decide('9876543212', { status: 'rejected', reason: 'The name is not readable.' });

    expect(await stream.next()).toMatchObject({ event: { kind: 'kyc', status: 'rejected' } });
    const { items } = await read(owner);
    expect(await stream.next()).toEqual({
      type: 'event',
      id: expect.any(String),
      time: '2026-11-19T11:00:00+05:30',
      event: {
        kind: 'notification',
        id: items[0]?.id,
        code: 'kyc_rejected',
        category: 'account',
        message: 'Identity check not accepted. The name is not readable.',
        params: { reason: 'The name is not readable.' },
        unread_count: 1,
      },
    });
  });

  it('come in pages, none twice and none left out [D-NOTICES]', async () => {
    const owner = await token('9876543212');
    for (let count = 0; count < 7; count += 1) {
      await decide('9876543212', { status: 'rejected', reason: `Reason ${count}` });
    }
    const first = await read(owner, '?limit=3');
    // What comes in between two pages moves nothing.
    await decide('9876543212', { status: 'rejected', reason: 'Reason 7' });
    const second = await read(owner, `?limit=3&cursor=${first.next_cursor}`);
    const third = await read(owner, `?limit=3&cursor=${second.next_cursor}`);

    expect(
      [first, second, third].flatMap(({ items }) =>
        items.map(({ message }) => message.replace('Identity check not accepted. ', '')),
      ),
    ).toEqual(['Reason 6', 'Reason 5', 'Reason 4', 'Reason 3', 'Reason 2', 'Reason 1', 'Reason 0']);
    expect(third.next_cursor).toBeNull();
  });

  it.each(['?limit=0', '?limit=201', '?limit=x', '?cursor=x', '?cursor=-1', '?cursor=1&cursor=2'])(
    'answer 400 to %s',
    async (query) => {
      const reply = await call(test.sandbox, `GET /client/app/v1/notifications${query}`, {
        token: await token('9876543212'),
      });

      expect(reply.status).toBe(400);
    },
  );

  it('answer 400 in the envelope to a cursor that this list did not hand out', async () => {
    const owner = await token('9876543212');
    for (const reason of ['A', 'B', 'C']) await decide('9876543212', { status: 'rejected', reason });
    const foreign = (await read(await token('9876543210'), '?limit=1')).next_cursor;
    const own = (await read(owner, '?limit=1')).next_cursor;
    const statuses = [];
    for (const cursor of ['0', '999999999999999', foreign]) {
      const reply = await call(test.sandbox, `GET /client/app/v1/notifications?cursor=${cursor}`, {
        token: owner,
      });
      statuses.push([reply.status, reply.data]);
    }
    const fault = { field: 'cursor', code: 'unknown', message: 'There is no such place in the list' };

    expect(statuses).toEqual(Array.from({ length: 3 }, () => [400, { errors: [fault] }]));
    expect((await read(owner, `?cursor=${own}`)).items).toHaveLength(2);
  });

  it('are a thousand of a client at most, the newest', async () => {
    const owner = await token('9876543212');
    for (let count = 0; count < 1_005; count += 1) {
      await decide('9876543212', { status: 'rejected', reason: `Reason ${count}` });
    }
    const seen = [];
    let query = '?limit=200';
    for (let page = await read(owner, query); ; page = await read(owner, query)) {
      seen.push(...page.items.map(({ message }) => message.replace('Identity check not accepted. ', '')));
      if (page.next_cursor === null) break;
      query = `?limit=200&cursor=${page.next_cursor}`;
    }

    expect([seen.length, seen[0], seen.at(-1)]).toEqual([1_000, 'Reason 1004', 'Reason 5']);
    expect((await read(owner)).unread_count).toBe(1_000);
  });

  it('are read one by one, or all', async () => {
    const owner = await token('9876543212');
    for (const reason of ['A', 'B', 'C']) await decide('9876543212', { status: 'rejected', reason });
    const [newest] = (await read(owner)).items;

    expect((await markRead(owner, [newest?.id ?? ''])).data).toEqual({ unread_count: 2 });
    expect((await read(owner)).items.map((item) => item.read)).toEqual([true, false, false]);
    expect((await markRead(owner, [])).data).toEqual({ unread_count: 2 });
    expect((await markRead(owner)).data).toEqual({ unread_count: 0 });
  });

  it('of others are passed over like unknown ones', async () => {
    const owner = await token('9876543212');
    const other = await token('9876543210');
    const before = await read(other);
    const foreign = await markRead(
      owner,
      before.items.map(({ id }) => id),
    );
    const unknown = await markRead(owner, ['6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2']);

    expect([foreign.status, foreign.data]).toEqual([unknown.status, unknown.data]);
    expect(await read(other)).toEqual(before);
  });

  it.each([{ ids: 'all' }, { ids: [''] }, { ids: Array.from({ length: 201 }, () => 'x') }])(
    'are not marked by %o',
    async (json) => {
      const reply = await call(test.sandbox, 'POST /client/app/v1/notifications/read', {
        token: await token('9876543212'),
        json,
      });

      expect(reply.status).toBe(400);
    },
  );

  it('are kept for 12 months', async () => {
    test.advance(365 * 24 * 3_600_000);
    await decide('9876543210', { status: 'approved' });

    expect(await codes(await token('9876543210'))).not.toContain('bank_verified');
  });
});
