import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sweepEveryMs } from '../src/auth/sweeper.ts';
import { call, origin, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { images } from './support/images.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const uploadedSchema = z.object({ url: z.string() });
const key = '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11';
let test: TestSandbox;
let token: string;

eachSandbox(async (made) => {
  test = made;
  ({ access_token: token } = await signIn(test.sandbox, '9876543211'));
});

async function uploadSide(owner = token, path: '/image' | '/avatar' = '/image'): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await images.jpeg())], 'side.jpg'));
  const { data } = await call(test.sandbox, `POST /client/app/v1${path}`, { token: owner, body: form });
  return path === '/image' ? z.parse(uploadedSchema, data).url : '';
}

async function body(changes: object = {}) {
  return {
    full_name: 'Rohan Iyer',
    id_no: 'ZZZPZ1111Z',
    mobile: '9876543211',
    id_front_url: await uploadSide(),
    id_back_url: await uploadSide(),
    ...changes,
  };
}

function submit(json: unknown, headers: Record<string, string> = {}, owner = token) {
  return call(test.sandbox, 'POST /identify/app/v1', { token: owner, json, headers });
}

async function kycStatus(owner = token): Promise<unknown> {
  const { data } = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token: owner });
  return Reflect.get(Object(data), 'kycStatus');
}

function decide(mobile: string, status: string, reason?: string) {
  const json = { mobile, status, ...(reason === undefined ? {} : { reason }) };
  return call(test.sandbox, 'POST /sandbox/v1/kyc', { json });
}

async function detail(owner = token): Promise<unknown> {
  return (await call(test.sandbox, 'GET /identify/app/v1/detail', { token: owner })).data;
}

async function kycReason(owner = token): Promise<unknown> {
  const { data } = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token: owner });
  return Reflect.get(Object(data), 'kyc_reason');
}

describe('the identity check', () => {
  it('goes from unverified over pending to approved, and shows its record', async () => {
    expect((await submit(await body())).status).toBe(200);
    expect(await kycStatus()).toBe('pending');
    test.advance(600_000);
    await decide('9876543211', 'approved');
    expect(await kycStatus()).toBe('approved');
    const { data } = await call(test.sandbox, 'GET /identify/app/v1/detail', { token });

    expect(data).toMatchObject({
      full_name: 'Rohan Iyer',
      id_no: 'ZZZPZ1111Z',
      mobile: '9876543211',
      create_datetime: '2026-11-19T11:00:00+05:30',
      check_time: '2026-11-19T11:10:00+05:30',
    });
    for (const side of ['id_front_url', 'id_back_url']) {
      const response = await test.sandbox.fetch(new Request(`${origin}${Reflect.get(Object(data), side)}`));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  it('may be submitted again after a rejection [I3-3-REASON]', async () => {
    await submit(await body());
    await decide('9876543211', 'rejected');

    expect((await submit(await body({ full_name: 'Rohan R Iyer' }))).status).toBe(200);
    expect(await kycStatus()).toBe('pending');
  });

  it('shows how far it is: submitted, taken up a minute later, decided', async () => {
    await submit(await body());
    const submitted = { step: 'submitted', time: '2026-11-19T11:00:00+05:30' };
    const steps = async (): Promise<unknown> => Reflect.get(Object(await detail()), 'timeline');
    expect(await steps()).toEqual([
      submitted,
      { step: 'in_review', time: null },
      { step: 'decided', time: null },
    ]);
    test.advance(60_000);
    const taken = { step: 'in_review', time: '2026-11-19T11:01:00+05:30' };
    expect(await steps()).toEqual([submitted, taken, { step: 'decided', time: null }]);
    test.advance(60_000);
    await decide('9876543211', 'approved');

    expect(await steps()).toEqual([submitted, taken, { step: 'decided', time: '2026-11-19T11:02:00+05:30' }]);
  });

  it('is taken up when it is decided at once', async () => {
    await submit(await body());
    test.advance(1_000);
    await decide('9876543211', 'rejected');

    expect(await detail()).toMatchObject({
      status: 'rejected',
      timeline: [{}, { time: '2026-11-19T11:00:01+05:30' }, { time: '2026-11-19T11:00:01+05:30' }],
    });
  });

  it('says why it was rejected, until the next submission', async () => {
    await submit(await body());
    await decide('9876543211', 'rejected', 'The back is blurred.');
    expect([await kycReason(), await detail()]).toEqual([
      'The back is blurred.',
      expect.objectContaining({ status: 'rejected', reason: 'The back is blurred.', earlier: [] }),
    ]);
    await submit(await body());

    expect([await kycReason(), await detail()]).toEqual([
      '',
      expect.objectContaining({
        status: 'pending',
        reason: null,
        check_time: null,
        earlier: [
          {
            create_datetime: '2026-11-19T11:00:00+05:30',
            check_time: '2026-11-19T11:00:00+05:30',
            status: 'rejected',
            reason: 'The back is blurred.',
          },
        ],
      }),
    ]);
  });

  it('keeps no reason of a decision that is none', async () => {
    await decide('9876543211', 'approved', 'All is well.');

    expect(await kycReason()).toBe('');
    expect((await decide('9876543211', 'rejected', '')).status).toBe(400);
    expect((await decide('9876543211', 'rejected', 'x'.repeat(501))).status).toBe(400);
  });

  it('seeds the rejected client with a reason', async () => {
    const { access_token: owner } = await signIn(test.sandbox, '9876543213');

    expect(await kycReason(owner)).toBe('The photograph of the back of the ID cannot be read.');
    expect(await detail(owner)).toMatchObject({ status: 'rejected', reason: await kycReason(owner) });
  });

  it.each(['9876543210', '9876543212'])('answers 409 to %s, who is approved or pending', async (mobile) => {
    const { access_token: owner } = await signIn(test.sandbox, mobile);
    const sides = { id_front_url: await uploadSide(owner), id_back_url: await uploadSide(owner) };

    expect((await submit(await body(sides), {}, owner)).status).toBe(409);
  });

  it('has no record before it was submitted', async () => {
    const reply = await call(test.sandbox, 'GET /identify/app/v1/detail', { token });

    expect([reply.status, reply.message]).toEqual([404, 'Not found.']);
  });

  it('takes only images that the client uploaded for it [S6-OWN-DATA]', async () => {
    const { access_token: other } = await signIn(test.sandbox, '9876543213');
    const foreign = await uploadSide(other);
    const own = await uploadSide();
    const replies = [];
    for (const id_front_url of [
      foreign,
      '/files/6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2',
      `${own}?expires=1`,
      `${origin}${own}`,
      'https://evil.example/id.jpg',
      '/files/../wealth.db',
      'x',
    ]) {
      replies.push(await submit(await body({ id_front_url })));
    }

    // A foreign file and a missing one look alike.
    for (const reply of replies) {
      expect([reply.status, reply.data]).toEqual([
        400,
        {
          errors: [
            {
              field: 'id_front_url',
              code: 'invalid',
              message: 'ID front must be an image that you uploaded',
            },
          ],
        },
      ]);
    }
    expect(await kycStatus()).toBe('unverified');
  });

  it('ignores a status that a client gives itself', async () => {
    await submit(await body({ kycStatus: 'approved', kyc_status: 'approved', status: 'approved' }));

    expect(await kycStatus()).toBe('pending');
  });

  it.each(['1', '123456789', '1234567890123456', '+919876543211', 'none'])(
    'refuses the mobile %s',
    async (mobile) => {
      expect((await submit(await body({ mobile }))).status).toBe(400);
    },
  );

  it.each(['అనుష్క రావు', 'क्ष्मा‍ शर्मा', 'D’Souza', 'Ē̍le'])(
    'keeps the name %s [I3-BAD-NAMES]',
    async (full_name) => {
      await submit(await body({ full_name }));
      const { data } = await call(test.sandbox, 'GET /identify/app/v1/detail', { token });

      expect(data).toMatchObject({ full_name: full_name.normalize('NFC') });
    },
  );
});

describe('an idempotency key', () => {
  const headers = { 'idempotency-key': key };

  it('answers the first result again, where a second check would be refused', async () => {
    const json = await body();
    expect((await submit(json, headers)).status).toBe(200);
    expect((await submit(json, headers)).status).toBe(200);
    expect((await submit(json)).status).toBe(409);
  });

  it('lets one of fifty parallel requests take effect', async () => {
    const json = await body();
    const replies = await Promise.all(Array.from({ length: 50 }, () => submit(json, headers)));

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is refused with another body', async () => {
    const json = await body();
    await submit(json, headers);

    expect((await submit({ ...json, full_name: 'Somebody else' }, headers)).status).toBe(409);
  });

  it('belongs to its client', async () => {
    const { access_token: other } = await signIn(test.sandbox, '9876543213');
    const sides = { id_front_url: await uploadSide(other), id_back_url: await uploadSide(other) };
    await submit(await body(), headers);

    expect((await submit(await body(sides), headers, other)).status).toBe(200);
  });

  it('may be used again after a refusal, and is forgotten after 24 hours', async () => {
    expect((await submit(await body({ mobile: 'none' }), headers)).status).toBe(400);
    const json = await body();
    expect((await submit(json, headers)).status).toBe(200);
    test.advance(24 * 3_600_000);
    const { access_token: later } = await signIn(test.sandbox, '9876543211');
    expect((await submit(json, headers, later)).status).toBe(409);
  });

  it('leaves no row behind once its 24 hours are over', async () => {
    await submit(await body(), headers);
    expect(test.countRows('idempotency')).toBe(1);
    test.advance(24 * 3_600_000);
    test.timers.run(sweepEveryMs);

    expect(test.countRows('idempotency')).toBe(0);
  });

  it.each(['x', 'x'.repeat(300), '1'])('must be a UUID, not %.10s', async (wrong) => {
    expect((await submit(await body(), { 'idempotency-key': wrong })).status).toBe(400);
  });
});
