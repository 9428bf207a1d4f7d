import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../src/http/server.ts';
import { createApp } from './support/createApp.ts';
import { listen, openStream, sendRaw } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let address: string;

beforeAll(async () => {
  test = await createTestSandbox();
  address = await listen(test.sandbox);
});

afterAll(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

/** What every answer carries, whatever came before it. */
function expectEnvelope(raw: string, status: number, message: string): void {
  const [head = '', ...bodies] = raw.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(head.toLowerCase()).toContain('cache-control: no-store');
  expect(head.toLowerCase()).toContain('content-type: application/json');
  expect(bodies.join('')).toContain(JSON.stringify({ data: null, message }));
}

const path = '/client/app/v1/system_info';
const malformed = 'The request is not valid HTTP.';

describe('a request that is malformed', () => {
  it.each([
    { name: 'no Host', request: `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n` },
    { name: 'HTTP/1.0 without Host', request: `GET ${path} HTTP/1.0\r\n\r\n` },
    { name: 'a Host with a path', request: `GET ${path} HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n` },
    {
      name: 'a Host with a name in front',
      request: `GET ${path} HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n`,
    },
    { name: 'an empty Host', request: `GET ${path} HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n` },
    {
      name: 'two Hosts',
      request: `GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    },
    { name: 'the target *', request: `OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n` },
    {
      name: 'a backslash in the path',
      request: `GET /a\\b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    },
    { name: 'no HTTP', request: 'NONSENSE\r\n\r\n' },
    {
      name: 'a length and chunks',
      request: `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    },
  ])('is answered in the envelope, with the headers: $name [I3A-L3]', async ({ request }) => {
    expectEnvelope(await sendRaw(address, request), 400, malformed);
  });

  it('that expects something is told that it cannot be met [I3A-L3]', async () => {
    const raw = await sendRaw(address, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\n\r\n`);

    expectEnvelope(raw, 417, 'This expectation cannot be met.');
  });
});

describe('a request that takes too long', () => {
  /** A server that is quick to lose patience. @returns its address. */
  async function impatient(): Promise<string> {
    const server = createHttpServer({
      ...createApp(),
      timeouts: { headersMs: 50, requestMs: 100, formMs: 600, checkMs: 20 },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });
    const bound = server.address();
    return `127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  }

  const cutOff = (type: string) =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\nab`;

  it('is 408 in the envelope [I3A-L3]', async () => {
    const raw = await sendRaw(await impatient(), cutOff('application/json'));

    expectEnvelope(raw, 408, 'The request took too long.');
  });

  it('has longer with a form, which its reader watches, but not for ever [I4B-D4]', async () => {
    const started = performance.now();
    const raw = await sendRaw(await impatient(), cutOff('multipart/form-data; boundary=x'));

    expectEnvelope(raw, 408, 'The request took too long.');
    expect(performance.now() - started).toBeGreaterThan(500);
  });

  it('has fifteen minutes with a form by default, and twenty seconds for its headers [I3A-H4] [I4B-D4]', () => {
    const server = createHttpServer(createApp());

    expect([server.requestTimeout, server.headersTimeout]).toEqual([900_000, 20_000]);
  });
});

describe('an upgrade', () => {
  const handshake = (method: string, headers: readonly string[]) =>
    `${method} /stock/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers
      .map((header) => `${header}\r\n`)
      .join('')}\r\n`;
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const version = 'Sec-WebSocket-Version: 13';

  it.each(['h2c', 'TLS/1.0, HTTP/1.1', 'foo'])(
    'to %s is answered as the plain request that it is [I3A-M5]',
    async (protocol) => {
      const raw = await sendRaw(
        address,
        `GET ${path} HTTP/1.1\r\nHost: ${address}\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
      );

      expect(raw).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it.each([
    { name: 'without a key', request: handshake('GET', [version]), status: 400 },
    {
      name: 'of a version that nobody speaks',
      request: handshake('GET', [key, 'Sec-WebSocket-Version: 5']),
      status: 400,
    },
    { name: 'by POST', request: handshake('POST', [key, version]), status: 405 },
  ])('to a websocket $name is refused in the envelope [I3A-L3]', async ({ request, status }) => {
    expectEnvelope(await sendRaw(address, request), status, 'The websocket handshake is not valid.');
  });
});

describe('the end of the server', () => {
  it('comes within two seconds, whatever the sockets do [I3A-L13]', async () => {
    const ending = await createTestSandbox();
    const where = await listen(ending.sandbox);
    const port = Number(where.split(':')[1]);
    const deaf = await openStream(where);
    // Neither reads nor answers, so the goodbye of the websocket is never returned.
    deaf.pause();
    const half = connect(port, '127.0.0.1');
    half.on('error', () => undefined);
    half.write('GET / HTTP/1.1\r\nHost: x');
    onTestFinished(() => {
      half.destroy();
    });
    const before = performance.now();
    await ending.dispose();

    expect(performance.now() - before).toBeLessThan(2_500);
  });
});
