import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, origin, signIn, type Reply } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { bombHeader, images, jpegOfSize } from './support/images.ts';
import { listen } from './support/listening.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const limit = 20_971_520;
const uploadedSchema = z.object({ url: z.string() });
const profileSchema = z.object({ avatar: z.string() });

let test: TestSandbox;
let token: string;

eachSandbox(async (made) => {
  test = made;
  ({ access_token: token } = await signIn(test.sandbox, '9876543211'));
});

interface Named {
  name?: string;
  type?: string;
  field?: string;
}

function form(
  bytes: Uint8Array | string,
  { name = 'id.jpg', type = 'image/jpeg', field = 'file' }: Named = {},
): FormData {
  const data = new FormData();
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  data.append(field, new File([content], name, { type }));
  return data;
}

function upload(body: FormData, path: '/image' | '/avatar' = '/image'): Promise<Reply> {
  return call(test.sandbox, `POST /client/app/v1${path}`, { token, body });
}

/** The stored avatar as the client sees it. */
async function readAvatar(): Promise<Response> {
  const { data } = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token });
  const { avatar } = z.parse(profileSchema, data);
  return test.sandbox.fetch(new Request(`${origin}${avatar}`));
}

describe('images', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of type %s are taken', async (type) => {
    const reply = await upload(form(await images[type](), { name: 'x', type: 'application/octet-stream' }));

    expect(z.parse(uploadedSchema, reply.data).url).toMatch(/^\/files\/[0-9a-f-]{36}$/);
  });

  it.each([
    { name: 'nothing', make: () => '' },
    { name: 'HTML named .jpg', make: () => '<html><script>alert(1)</script></html>' },
    { name: 'SVG', make: () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
    {
      name: 'SVG with an outside image',
      make: () => '<?xml version="1.0"?><svg><image href="file:///etc/passwd"/></svg>',
    },
    { name: 'a GIF', make: images.gif },
    { name: 'a GIF that is a script', make: () => 'GIF89a=1;alert(1)' },
    { name: 'a PDF that is a script', make: () => '%PDF-1.4\n<script>alert(1)</script>' },
    {
      name: 'a virus test file',
      make: () => 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
    },
    {
      name: 'JPEG magic before HTML',
      make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')]),
    },
    { name: 'PNG magic before nothing', make: () => Buffer.from('89504e470d0a1a0a', 'hex') },
    { name: 'half a JPEG', make: async () => (await images.jpeg()).subarray(0, 200) },
  ])('are not $name, whatever it is called [I1-6-UPLOADS]', async ({ make }) => {
    const reply = await upload(form(await make()));

    expect([reply.status, reply.message]).toEqual([415, 'Only image files are allowed.']);
  });

  it.each([
    { width: 30_000, height: 30_000 },
    { width: 16_385, height: 1 },
    { width: 1, height: 16_385 },
    { width: 8_001, height: 8_000 },
  ])('of $width × $height pixels are refused from the header [I3-BAD-IMAGES]', async ({ width, height }) => {
    expect(
      (await upload(form(bombHeader(width, height), { name: 'id.png', type: 'image/png' }))).status,
    ).toBe(413);
  });

  it('of 20,971,519 bytes are taken, of 20,971,520 not, over a real connection', async () => {
    const address = await listen(test.sandbox);
    const send = async (size: number) =>
      fetch(`http://${address}/client/app/v1/image`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form(await jpegOfSize(size)),
      });
    const refused = await send(limit);

    expect((await send(limit - 1)).status).toBe(200);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { data: null, message: 'Image must be smaller than 20MB.' },
    ]);
    expect((await send(limit * 2)).status).toBe(413);
  });

  it('need the field file', async () => {
    const reply = await upload(form(await images.jpeg(), { field: 'image' }));

    expect(reply.data).toEqual({
      errors: [{ field: 'file', code: 'required', message: 'File is required' }],
    });
  });

  it('need a form that can be read', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const reply = await call(test.sandbox, 'POST /client/app/v1/image', {
      token,
      headers,
      body: '--x\r\nnonsense',
    });

    expect(reply.status).toBe(400);
  });

  it('are 200 a day for a client, and then 429', async () => {
    const body = form('nothing of use');
    for (let count = 0; count < 200; count += 1) await upload(body);
    const last = await upload(form(await images.jpeg()));

    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '86400']);
    test.advance(24 * 3_600_000);
    ({ access_token: token } = await signIn(test.sandbox, '9876543211'));
    expect((await upload(form(await images.jpeg()))).status).toBe(200);
  });
});

describe('what is stored', () => {
  it('has lost its metadata: place, camera, colour profile', async () => {
    const original = await images.withExif(1);
    expect(original.includes('Secret camera')).toBe(true);
    await upload(form(original), '/avatar');
    const bytes = Buffer.from(await (await readAvatar()).arrayBuffer());
    const metadata = await sharp(bytes).metadata();

    expect(bytes.includes('Secret camera')).toBe(false);
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has lost a script that stood behind the picture', async () => {
    const polyglot = Buffer.concat([await images.jpeg(), Buffer.from('<script>alert(1)</script>')]);
    await upload(form(polyglot), '/avatar');
    const bytes = Buffer.from(await (await readAvatar()).arrayBuffer());

    expect(bytes.includes('script')).toBe(false);
  });

  it.each([
    { orientation: 1, size: [16, 8], isRedAt: [2, 4] },
    { orientation: 2, size: [16, 8], isRedAt: [13, 4] },
    { orientation: 3, size: [16, 8], isRedAt: [13, 4] },
    { orientation: 4, size: [16, 8], isRedAt: [2, 4] },
    { orientation: 5, size: [8, 16], isRedAt: [4, 2] },
    { orientation: 6, size: [8, 16], isRedAt: [4, 2] },
    { orientation: 7, size: [8, 16], isRedAt: [4, 13] },
    { orientation: 8, size: [8, 16], isRedAt: [4, 13] },
  ])(
    'stands upright after orientation $orientation',
    async ({ orientation, size, isRedAt: [x = 0, y = 0] }) => {
      await upload(form(await images.withExif(orientation)), '/avatar');
      const { data, info } = await sharp(Buffer.from(await (await readAvatar()).arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (y * info.width + x) * info.channels;

      expect([info.width, info.height]).toEqual(size);
      expect(data[at]).toBeGreaterThan(200);
      expect(data[at + 2]).toBeLessThan(60);
    },
  );

  it.each(['../../evil.jpg', 'a\u202Egpj.exe', 'a\0.jpg', 'CON', 'x'.repeat(300), `a"b'\r\nX-Evil: 1.jpg`])(
    'has a name of our own, not %j',
    async (name) => {
      await upload(form(await images.jpeg(), { name }), '/avatar');
      const response = await readAvatar();

      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[0-9a-f-]{36}\.jpeg"$/,
      );
      expect(response.headers.get('x-evil')).toBeNull();
      for (const file of readdirSync(join(test.dataFolder, 'uploads')))
        expect(file).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('an avatar', () => {
  it('is made smaller when it is larger than 1,024 px a side, and never larger', async () => {
    const wide = sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: 'teal' } });
    await upload(form(await wide.jpeg().toBuffer()), '/avatar');
    const large = await sharp(Buffer.from(await (await readAvatar()).arrayBuffer())).metadata();
    await upload(form(await images.jpeg()), '/avatar');
    const small = await sharp(Buffer.from(await (await readAvatar()).arrayBuffer())).metadata();

    expect([large.width, large.height, small.width, small.height]).toEqual([1_024, 512, 16, 8]);
  });

  it('changes in the profile with each upload, for its owner alone', async () => {
    const avatar = async (owner: string) => {
      const { data } = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token: owner });
      return z.parse(profileSchema, data).avatar.split('?')[0];
    };
    const { access_token: other } = await signIn(test.sandbox, '9876543214');
    expect(await avatar(token)).toBe('');
    await upload(form(await images.png()), '/avatar');
    const first = await avatar(token);
    await upload(form(await images.png()), '/avatar');

    expect(await avatar(token)).not.toBe(first);
    expect(await avatar(other)).toBe('');
  });
});

describe('a stored file', () => {
  it('is served as an attachment with a policy of its own, and never stored', async () => {
    await upload(form(await images.png()), '/avatar');
    const { headers, status } = await readAvatar();

    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('answers to its signed address only, for five minutes', async () => {
    await upload(form(await images.png()), '/avatar');
    const { data } = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token });
    const { avatar } = z.parse(profileSchema, data);
    const status = async (path: string) => (await test.sandbox.fetch(new Request(`${origin}${path}`))).status;
    const [path = '', query = ''] = avatar.split('?');
    const later = query.replace(/expires=(\d+)/, (_, expires: string) => `expires=${Number(expires) + 60}`);

    expect(await status(avatar)).toBe(200);
    expect(await status(path)).toBe(404);
    expect(await status(`${path}?${later}`)).toBe(404);
    expect(await status(`/files/6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2?${query}`)).toBe(404);
    expect(await status(`/files/..%2fwealth.db?${query}`)).toBe(404);
    test.advance(5 * 60_000);
    expect(await status(avatar)).toBe(404);
  });

  it('survives a restart', async () => {
    await upload(form(await images.png()), '/avatar');
    await test.restart();

    expect((await readAvatar()).status).toBe(200);
  });
});
