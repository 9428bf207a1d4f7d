import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn, type Reply } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { bombHeader, images } from './support/images.ts';
import { holdUpload } from './support/heldUpload.ts';
import { listen, sendRaw } from './support/listening.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const logSchema = z.array(z.object({ path: z.string(), status: z.number() }));

let test: TestSandbox;
let address: string;
let token: string;

eachSandbox(async (made) => {
  test = made;
  address = await listen(test.sandbox);
  ({ access_token: token } = await signIn(test.sandbox, '9876543211'));
});

function upload(bytes: Uint8Array, kind: 'image' | 'avatar' = 'image', who = token): Promise<Reply> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'x'));
  return call(test.sandbox, `POST /client/app/v1/${kind}`, { token: who, body });
}

/** Waits until so many uploads have their place: each has a part file from its first byte on. */
function underWay(count: number): Promise<void> {
  return vi.waitFor(() => expect(storedFiles().filter((name) => name.endsWith('.part'))).toHaveLength(count));
}

async function statusesOf(path: string): Promise<number[]> {
  const { data } = await call(test.sandbox, 'GET /sandbox/v1/requests');
  return z
    .parse(logSchema, data)
    .filter((entry) => entry.path === path)
    .map(({ status }) => status);
}

function storedFiles(): string[] {
  return readdirSync(join(test.dataFolder, 'uploads'));
}

describe('before a body is read', () => {
  it('a client has two uploads at once, and the next is told when to come again [I3A-H4]', async () => {
    const begin = await images.jpeg();
    const held = [holdUpload({ address, token, begin }), holdUpload({ address, token, begin })];
    await underWay(2);
    const third = await holdUpload({ address, token }).answered;
    const { access_token: other } = await signIn(test.sandbox, '9876543214');

    expect([third.status, third.retryAfter]).toEqual([429, '5']);
    expect((await upload(await images.png(), 'avatar', other)).status).toBe(200);
    for (const one of held) {
      one.end();
      expect((await one.answered).status).toBe(200);
    }
    expect((await upload(await images.png())).status).toBe(200);
  });

  it('there are eight uploads in all, and then 503 [I3A-H4]', async () => {
    const mobiles = ['9876543210', '9876543211', '9876543212', '9876543213'];
    for (const mobile of mobiles) {
      const { access_token: own } = await signIn(test.sandbox, mobile);
      holdUpload({ address, token: own });
      holdUpload({ address, token: own });
    }
    await underWay(8);
    const { access_token: other } = await signIn(test.sandbox, '9876543214');
    const ninth = await holdUpload({ address, token: other }).answered;

    expect([ninth.status, ninth.retryAfter]).toEqual([503, '5']);
  });

  it('a declared length over the limit is refused at once [I3A-H4]', async () => {
    const raw = sendRaw(
      address,
      `POST /client/app/v1/image HTTP/1.1\r\nHost: ${address}\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 30000000\r\n\r\n',
      /^HTTP\/1\.1 \d+/,
    );

    expect(await raw).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('a body without a length is cut at the limit [I3A-H4]', async () => {
    const held = holdUpload({ address, token });
    const chunk = new Uint8Array(1_048_576);
    for (let count = 0; count < 21; count += 1) held.write(chunk);

    expect(await held.answered).toMatchObject({
      status: 413,
      text: '{"data":null,"message":"Image must be smaller than 20MB."}',
    });
    await underWay(0);
  });

  it('a form of very many parts is left at the first few [I3A-H4]', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const reply = await call(test.sandbox, 'POST /client/app/v1/image', {
      token,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `${part.repeat(300_000)}--x--\r\n`,
    });

    expect([reply.status, reply.message]).toEqual([400, 'The request body is not a valid multipart form.']);
  });
});

describe('the work on images', () => {
  it('of one client does not hold up another’s [I3A-H4]', async () => {
    const huge = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: 'teal' } })
      .webp({ effort: 0 })
      .toBuffer();
    const { access_token: other } = await signIn(test.sandbox, '9876543214');
    const order: string[] = [];
    const large = upload(huge).then(({ status }) => order.push(`large ${status}`));
    await vi.waitFor(() => expect(storedFiles().length).toBeGreaterThan(1));
    const small = upload(await images.png(), 'avatar', other).then(({ status }) =>
      order.push(`small ${status}`),
    );
    await Promise.all([large, small]);

    expect(order).toEqual(['small 200', 'large 200']);
  });

  it.each([
    { kind: 'avatar', width: 5_001, height: 5_000, megapixels: 25 },
    { kind: 'image', width: 8_001, height: 8_000, megapixels: 64 },
  ] as const)('says that an $kind has too many pixels [I3A-H4] [I3A-SPEC-PIXELS]', async (example) => {
    const { kind, width, height, megapixels } = example;
    const message = `Image must have at most ${megapixels} megapixels and 16,384 pixels a side.`;
    const reply = await upload(bombHeader(width, height), kind);

    expect([reply.status, reply.message]).toEqual([413, message]);
    expect(reply.data).toEqual({ errors: [{ field: 'file', code: 'too_many_pixels', message }] });
  });
});

describe('a body that its client gives up', () => {
  it('is no failure of ours, with JSON [I3A-L5]', async () => {
    const path = '/auth/app/v1/login';
    // The answer "100 Continue" says that the server waits for the body.
    await sendRaw(
      address,
      `POST ${path} HTTP/1.1\r\nHost: ${address}\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n`,
      /^HTTP\/1\.1 100 /,
    );
    await vi.waitFor(async () => expect(await statusesOf(path)).toContain(0));
  });

  it('is no failure of ours, with a file [I3A-L5]', async () => {
    const held = holdUpload({ address, token });
    await underWay(1);
    held.abort();
    await vi.waitFor(async () => expect(await statusesOf('/client/app/v1/image')).toEqual([0]));
  });

  it('leaves no file behind, and its place is free [I3A-L5] [I3A-H4]', async () => {
    for (let round = 0; round < 3; round += 1) {
      const held = holdUpload({ address, token });
      await underWay(1);
      held.abort();
      await underWay(0);
    }

    expect((await upload(await images.png())).status).toBe(200);
  });
});

describe('files that nothing names', () => {
  it('an avatar that was replaced is deleted [I3A-L11]', async () => {
    const before = storedFiles().length;
    for (let count = 0; count < 3; count += 1) await upload(await images.png(), 'avatar');

    expect(storedFiles()).toHaveLength(before + 1);
  });

  it('what a crash has left is swept at the next start [I3A-L11]', async () => {
    const before = storedFiles();
    await test.restart(() => {
      for (const name of ['6f0d4c2e.part', '6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2']) {
        writeFileSync(join(test.dataFolder, 'uploads', name), 'left');
      }
    });

    expect(storedFiles()).toEqual(before);
  });

  it('an image that was never submitted is deleted after a day [I3A-L11]', async () => {
    const before = storedFiles();
    await upload(await images.jpeg());
    expect(storedFiles()).toHaveLength(before.length + 1);
    test.advance(23 * 3_600_000);
    test.timers.run(3_600_000);
    expect(storedFiles()).toHaveLength(before.length + 1);
    test.advance(3_600_000);
    test.timers.run(3_600_000);

    expect(storedFiles()).toEqual(before);
  });
});
