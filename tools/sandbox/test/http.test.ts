import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, origin } from './support/api.ts';
import { listen, sendRaw } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const page = '<!doctype html><title>Wealth</title>';
const styleHash = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';
const wantsPage = { accept: 'text/html,application/xhtml+xml' };

let test: TestSandbox;
let webFolder: string;
let address: string;

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'wealth-web-'));
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), page);
  writeFileSync(join(webFolder, 'drawn.html'), '<!doctype html><title>Drawn</title>');
  writeFileSync(join(webFolder, 'theme.js'), 'theme()');
  writeFileSync(join(webFolder, 'assets/imageWorker-1a2b.js'), 'work()');
  writeFileSync(join(webFolder, 'assets/app-1a2b.js'), 'app()');
  writeFileSync(join(webFolder, 'assets/app-1a2b.js.br'), 'brotli');
  writeFileSync(join(webFolder, 'assets/app-1a2b.js.gz'), 'gzip');
  writeFileSync(join(webFolder, '../outside.txt'), 'outside');
  const styleHashesFile = join(webFolder, 'hashes.json');
  writeFileSync(styleHashesFile, JSON.stringify({ usePress: styleHash }));
  test = await createTestSandbox({ webFolder, styleHashesFile });
  address = await listen(test.sandbox);
});

afterAll(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
  rmSync(webFolder, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return test.sandbox.fetch(new Request(`${origin}${path}`, { method, headers }));
}

describe('security headers', () => {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self' ws://localhost:4200",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "trusted-types 'none'",
    "require-trusted-types-for 'script'",
    'report-uri /csp-report',
  ].join('; ');

  it.each([
    { name: 'a page', path: '/login', headers: wantsPage },
    { name: 'a worker', path: '/assets/imageWorker-1a2b.js', headers: {} },
    { name: 'a missing file', path: '/nothing.js', headers: {} },
    { name: 'an answer', path: '/client/app/v1/system_info', headers: {} },
    { name: 'a refusal', path: '/auth/app/v1/client_info', headers: {} },
    { name: 'an unknown call', path: '/auth/app/v1/nothing', headers: {} },
    { name: 'the control API', path: '/sandbox/v1/requests', headers: {} },
  ])('stand on $name [I1-13-HEADERS]', async ({ path, headers }) => {
    const response = await get(path, headers);

    expect(response.headers.get('content-security-policy')).toBe(policy);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it.each(['/assets/app-1a2b.js', '/theme.js'])(
    'on a file of the build are those that take effect on it: %s [I1-13-HEADERS]',
    async (path) => {
      const { headers } = await get(path);

      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.has('content-security-policy')).toBe(false);
      expect(headers.has('permissions-policy')).toBe(false);
    },
  );

  it('name the secure socket and the report group behind a proxy with TLS', async () => {
    const response = await get('/login', { ...wantsPage, 'x-forwarded-proto': 'https' });

    expect(response.headers.get('content-security-policy')).toContain('wss://localhost:4200');
    expect(response.headers.get('content-security-policy')).toContain('report-to csp');
    expect(response.headers.get('reporting-endpoints')).toBe('csp="/csp-report"');
  });

  it('take nothing from a Host header that is none', async () => {
    const response = await get('/login', { ...wantsPage, host: "x; script-src 'unsafe-inline'" });

    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('have no unsafe source', () => {
    expect(policy).not.toContain('unsafe');
  });
});

it('notes reports of violations in the request log', async () => {
  const body = JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } });
  const headers = { 'content-type': 'application/csp-report' };
  const reply = await call(test.sandbox, 'POST /csp-report', { body, headers });
  const { data } = await call(test.sandbox, 'GET /sandbox/v1/requests');

  expect(reply.status).toBe(200);
  expect(data).toContainEqual(expect.objectContaining({ method: 'POST', path: '/csp-report', status: 200 }));
});

describe('the web app', () => {
  it.each(['/', '/login', '/portfolio/summary', '/services/movers'])('is the page of %s', async (path) => {
    const response = await get(path, wantsPage);

    expect([response.status, await response.text()]).toEqual([200, page]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('is the document that the build has drawn for an address, where there is one', async () => {
    const response = await get('/drawn', wantsPage);

    expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>Drawn</title>']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('is no page for a script, an image or a fetch', async () => {
    for (const accept of ['*/*', 'image/avif,image/webp', 'application/json']) {
      expect((await get('/assets/gone.js', { accept })).status).toBe(404);
    }
  });

  it.each([
    { accepts: 'gzip, br', encoding: 'br', body: 'brotli' },
    { accepts: 'gzip', encoding: 'gzip', body: 'gzip' },
    { accepts: '', encoding: null, body: 'app()' },
  ])('comes compressed for "$accepts" as $encoding', async ({ accepts, encoding, body }) => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': accepts });

    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(body);
  });

  it.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/%00',
    '/%ff',
  ])('gives nothing outside its folder: %s', async (path) => {
    const raw = await sendRaw(
      address,
      `GET ${path} HTTP/1.1\r\nHost: ${address}\r\nConnection: close\r\n\r\n`,
    );

    expect(raw).toMatch(/^HTTP\/1\.1 404 /);
    expect(raw).not.toContain('outside');
  });

  it('takes GET and HEAD only', async () => {
    expect((await call(test.sandbox, 'POST /login', { json: {} })).status).toBe(405);
  });
});

describe('what is not described', () => {
  it.each([
    'GET /auth/app/v1/nothing',
    'POST /fund/app/v1/nothing',
    'GET /stock/ws',
    'GET /stock',
    'DELETE /content/app/v1/prizes',
    'GET /files/x',
    'GET /sandbox/v1/nothing',
  ] as const)('%s is 404 in the envelope, for a browser too [I1-6-404]', async (target) => {
    const reply = await call(test.sandbox, target, { headers: wantsPage });

    expect([reply.status, reply.data, reply.message]).toEqual([404, null, 'Not found.']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['PUT /auth/app/v1/login', 'POST'],
    ['GET /auth/app/v1/login', 'POST'],
    ['OPTIONS /auth/app/v1/login', 'POST'],
    ['DELETE /auth/app/v1/client_info', 'GET'],
  ] as const)('%s is 405 and names %s', async (target, allow) => {
    const reply = await call(test.sandbox, target);

    expect([reply.status, reply.headers.get('allow')]).toEqual([405, allow]);
  });
});

describe('bodies', () => {
  const body = '{"username":"9876543210","password":"x"}';
  const json = { 'content-type': 'application/json' };

  it.each([
    { name: 'a form', contentType: 'application/x-www-form-urlencoded' },
    { name: 'a multipart form', contentType: 'multipart/form-data; boundary=x' },
    { name: 'plain text', contentType: 'text/plain' },
    { name: 'nothing', contentType: '' },
  ])('of $name are 415 where JSON belongs', async ({ contentType }) => {
    const reply = await call(test.sandbox, 'POST /auth/app/v1/login', {
      body,
      headers: { 'content-type': contentType },
    });

    expect(reply.status).toBe(415);
  });

  it.each([
    { name: 'cut', body: '{"username":' },
    { name: 'empty', body: '' },
    { name: 'with a byte order mark', body: `\uFEFF${body}` },
    { name: 'a list', body: '[]' },
    { name: 'null', body: 'null' },
    { name: 'a text', body: '"x"' },
    { name: 'brackets 10,000 deep', body: '['.repeat(10_000) },
    { name: 'a prototype', body: '{"__proto__":{"username":"x","password":"x"}}' },
  ])('that are $name are 400', async ({ body: wrong }) => {
    const reply = await call(test.sandbox, 'POST /auth/app/v1/login', { body: wrong, headers: json });

    expect(reply.status).toBe(400);
    expect(Reflect.get({}, 'username')).toBeUndefined();
  });

  it('over 1 MB are 413', async () => {
    const large = JSON.stringify({ username: 'x'.repeat(1_048_576) });

    expect((await call(test.sandbox, 'POST /auth/app/v1/login', { body: large, headers: json })).status).toBe(
      413,
    );
  });

  it('over the limit get their answer over a real connection', async () => {
    const response = await fetch(`http://${address}/auth/app/v1/login`, {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(3_000_000),
    });

    expect(response.status).toBe(413);
  });
});

describe('headers that are too much', () => {
  it('of 100 kB are 431 in the envelope, with the security headers', async () => {
    const raw = await sendRaw(
      address,
      `GET / HTTP/1.1\r\nHost: ${address}\r\nX-Large: ${'x'.repeat(100_000)}\r\n\r\n`,
    );

    expect(raw).toMatch(/^HTTP\/1\.1 431 /);
    expect(raw).toContain('{"data":null,"message":"The request headers are too large."}');
    expect(raw).toContain("default-src 'none'");
  });

  it('that are no HTTP are 400 without a word about the inside', async () => {
    const raw = await sendRaw(address, 'NONSENSE\r\n\r\n');

    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
    expect(raw).not.toContain(' at ');
  });
});
