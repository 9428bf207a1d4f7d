import { rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { SandboxOptions } from '../src/index.ts';
import { call, origin, signIn } from './support/api.ts';
import { images } from './support/images.ts';
import { listen } from './support/listening.ts';
import { openFilesIn, showsOpenFiles } from './support/openFiles.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

/** How long a peer may take nothing of a file, and how many files an address may be sent at once. */
const stalledMs = 30_000;
const maxTransfers = 16;
/** More than the system takes for a peer that does not read. */
const largeBytes = 32_000_000;

const profileSchema = z.object({ avatar: z.string() });

let test: TestSandbox;
let address: string;
/** Signed address of the avatar. */
let path: string;

async function start(options: Partial<SandboxOptions> = {}): Promise<void> {
  test = await createTestSandbox({ trustedProxies: ['127.0.0.1'], ...options });
  address = await listen(test.sandbox);
  const { access_token: token } = await signIn(test.sandbox, '9876543211');
  const body = new FormData();
  body.append('file', new File([new Uint8Array(await images.png())], 'x'));
  await call(test.sandbox, 'POST /client/app/v1/avatar', { token, body });
  const { data } = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token });
  path = z.parse(profileSchema, data).avatar;
}

beforeEach(() => start());

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

function folder(): string {
  return join(test.dataFolder, 'uploads');
}

function storedFile(): string {
  return join(folder(), path.split('?')[0]?.split('/').at(-1) ?? '');
}

/** Puts a large file in the place of the avatar: no image of this size would be quick to make. */
function makeLarge(): void {
  writeFileSync(storedFile(), Buffer.alloc(largeBytes, 'a'));
  const database = new DatabaseSync(join(test.dataFolder, 'wealth.db'));
  database.exec(
    `UPDATE upload SET byte_count = ${largeBytes} WHERE id = '${storedFile().split('/').at(-1)}'`,
  );
  database.close();
}

/** Asks for the file and does not read what comes. */
function askDeaf(forwardedFor = '198.51.100.1'): Socket {
  const [host, port] = address.split(':');
  const socket = connect({ host, port: Number(port) });
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${address}\r\nX-Forwarded-For: ${forwardedFor}\r\n\r\n`);
  return socket;
}

function ask(forwardedFor = '198.51.100.1', method = 'GET'): Promise<Response> {
  return fetch(`http://${address}${path}`, { method, headers: { 'x-forwarded-for': forwardedFor } });
}

/** Waits until the file is open this many times. */
function opened(count: number): Promise<void> {
  return vi.waitFor(() => expect(openFilesIn(folder())).toHaveLength(count), 5_000);
}

describe('a file', () => {
  it('comes whole, with its length', async () => {
    makeLarge();
    const response = await ask();

    expect(response.headers.get('content-length')).toBe(String(largeBytes));
    expect((await response.arrayBuffer()).byteLength).toBe(largeBytes);
  });

  it('has headers without a body for HEAD, and is not left open', async () => {
    const response = await ask('198.51.100.1', 'HEAD');

    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    if (showsOpenFiles) await opened(0);
  });

  it('that was removed meanwhile is 404 in the envelope', async () => {
    rmSync(storedFile());

    expect(await call(test.sandbox, `GET /${path.slice(1)}`)).toMatchObject({
      status: 404,
      data: null,
      message: 'Not found.',
    });
  });
});

describe.skipIf(!showsOpenFiles)('peers that do not read', () => {
  it('do not make the sandbox hold their files in memory', async () => {
    makeLarge();
    const before = process.memoryUsage().arrayBuffers;
    for (let count = 0; count < 8; count += 1) askDeaf();
    await opened(8);

    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * largeBytes);
  });

  it('are cut off after thirty seconds without progress, and the file is closed', async () => {
    makeLarge();
    const deaf = askDeaf();
    const isCut = new Promise((resolve) => deaf.once('close', resolve));
    await opened(1);
    await vi.waitFor(() => {
      test.timers.run(stalledMs);
      expect(openFilesIn(folder())).toEqual([]);
    }, 5_000);
    deaf.resume();
    await isCut;

    expect(deaf.bytesRead).toBeLessThan(largeBytes);
  });

  it('have sixteen transfers for one address; the next is 429 until one ends', async () => {
    makeLarge();
    const deaf = [];
    for (let count = 0; count < maxTransfers; count += 1) deaf.push(askDeaf());
    await opened(maxTransfers);
    const refused = await ask();

    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '5',
      { data: null, message: 'Too many downloads at once. Please try again.' },
    ]);
    const other = await ask('198.51.100.2');
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, largeBytes]);
    deaf[0]?.destroy();
    await opened(maxTransfers - 1);
    await vi.waitFor(async () => {
      const next = await ask();
      await next.arrayBuffer();
      expect(next.status).toBe(200);
    }, 10_000);
  });
});

it('asking for files counts as asking the API: 429 in the envelope', async () => {
  await test.dispose();
  await start({ floodLimit: { perSecond: 10, burst: 20 } });
  const replies = [];
  for (let count = 0; count < 21; count += 1) replies.push(await ask('198.51.100.3'));
  const last = replies.at(-1);

  expect(replies[0]?.status).toBe(200);
  expect([last?.status, last?.headers.get('retry-after'), await last?.json()]).toEqual([
    429,
    '1',
    { data: null, message: 'Too many requests. Please slow down.' },
  ]);
});

it('a file asked for inside the process comes too', async () => {
  const response = await test.sandbox.fetch(new Request(`${origin}${path}`));

  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, expect.any(Number)]);
});
