import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin } from './support/api.ts';
import { listen } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const page = '<!doctype html><title>Wealth</title>';
const drawn = '<!doctype html><title>Login</title>';
const script = '/assets/app-1a2b.js';
const year = 'public, max-age=31536000, immutable';

let test: TestSandbox;
let webFolder: string;

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'wealth-web-'));
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), page);
  writeFileSync(join(webFolder, 'login.html'), drawn);
  writeFileSync(join(webFolder, 'theme.js'), 'theme()');
  writeFileSync(join(webFolder, 'assets/app-1a2b.js'), 'app()');
  writeFileSync(join(webFolder, 'assets/app-1a2b.js.br'), 'brotli');
  writeFileSync(join(webFolder, 'assets/app-1a2b.js.gz'), 'gzip');
  test = await createTestSandbox({ webFolder });
});

afterAll(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
  rmSync(webFolder, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return test.sandbox.fetch(new Request(`${origin}${path}`, { method, headers }));
}

async function headersAndStatus(path: string, accept: string, method: string) {
  const response = await get(path, { accept }, method);
  return [response.status, Object.fromEntries(response.headers)];
}

const accepts = {
  ofCurl: '*/*',
  ofBrowser: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  ofXhtml: 'application/xhtml+xml',
  ofText: 'text/*;q=0.1',
};

describe('a page that the app knows', () => {
  it.each(['/', '/login', '/portfolio/summary', '/me/records', '/error', '/about'])(
    'answers GET and HEAD alike, whoever asks: %s [I3A-M5]',
    async (path) => {
      for (const accept of [...Object.values(accepts), '']) {
        const [status, headers] = await headersAndStatus(path, accept, 'GET');

        expect([accept, status]).toEqual([accept, 200]);
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          vary: 'Accept, Accept-Encoding, Origin',
        });
        expect(await headersAndStatus(path, accept, 'HEAD')).toEqual([status, headers]);
      }
    },
  );

  it.each(['text/html;q=0', 'text/html;q=0, */*', 'image/avif,image/webp', 'application/json'])(
    'is none for who excludes HTML: %s [I3A-M5]',
    async (accept) => {
      expect((await get('/', { accept })).status).toBe(404);
    },
  );

  it('is its own document where the build has drawn one', async () => {
    expect(await (await get('/login', { accept: '*/*' })).text()).toBe(drawn);
    expect(await (await get('/about', { accept: '*/*' })).text()).toBe(page);
  });

  it('is the drawn sign-in page at / too: who has no session is on the way there [I3A-FRICTION-SLOW]', async () => {
    expect(await (await get('/', { accept: '*/*' })).text()).toBe(drawn);
  });
});

describe('a path that nobody knows', () => {
  it('is the app for a browser that goes there, and for nobody else [I3A-M5]', async () => {
    expect((await get('/services/movers', { accept: accepts.ofBrowser })).status).toBe(200);
    for (const accept of [accepts.ofCurl, accepts.ofText, 'text/html;q=0', '']) {
      const response = await get('/services/movers', { accept });

      expect([accept, response.status]).toEqual([accept, 404]);
      expect(response.headers.get('vary')).toContain('Accept');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect((await get('/services/movers', { accept: accepts.ofBrowser }, 'HEAD')).status).toBe(404);
  });

  it.each(['/robots.txt', '/favicon.ico', '/.env', '/.git/config.old', '/services/a.b', '/wp-login.php'])(
    'is nothing when it names a file: %s [I3A-L21]',
    async (path) => {
      expect((await get(path, { accept: accepts.ofBrowser })).status).toBe(404);
    },
  );
});

describe('/assets/', () => {
  it.each([
    '/assets/nope.js',
    '/assets/nope',
    '/assets/',
    '/assets',
    '/%61ssets/nope',
    '/assets/deep/er/page',
    '/assets/..%2fnothing',
  ])('never answers with a page: %s [I3A-M1]', async (path) => {
    const { status, headers } = await get(path, { accept: accepts.ofBrowser });

    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('lets what was found be kept for a year, and nothing else [I3A-M1]', async () => {
    expect((await get(script)).headers.get('cache-control')).toBe(year);
    expect((await get('/theme.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get(script, {}, 'POST')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('compression', () => {
  it.each([
    { accepted: 'br;q=0', encoding: null },
    { accepted: 'br;q=0, gzip', encoding: 'gzip' },
    { accepted: 'gzip;q=0.5, br;q=0.4', encoding: 'gzip' },
    { accepted: 'GZIP, BR', encoding: 'br' },
    { accepted: '*', encoding: 'br' },
    { accepted: '*, br;q=0', encoding: 'gzip' },
    { accepted: '*;q=0', encoding: null },
    { accepted: 'identity', encoding: null },
    { accepted: 'zstd, deflate', encoding: null },
  ])('is what "$accepted" allows: $encoding [I3A-L1]', async ({ accepted, encoding }) => {
    const { headers } = await get(script, { 'accept-encoding': accepted });

    expect(headers.get('content-encoding')).toBe(encoding);
  });
});

describe('what a browser holds already', () => {
  it.each([
    { name: 'the tag', tags: (tag: string) => tag },
    { name: 'the tag that a proxy made weak', tags: (tag: string) => `W/${tag}` },
    { name: 'a list', tags: (tag: string) => `"other", W/${tag} ,"third"` },
    { name: 'anything', tags: () => '*' },
  ])('is not sent again: $name [I3A-L2]', async ({ tags }) => {
    const etag = (await get('/theme.js')).headers.get('etag') ?? '';
    const response = await get('/theme.js', { 'if-none-match': tags(etag) });

    expect([response.status, response.headers.get('etag')]).toEqual([304, etag]);
  });

  it('is sent when it is another version', async () => {
    expect((await get('/theme.js', { 'if-none-match': '"other", W/"third"' })).status).toBe(200);
  });
});

describe('the built files', () => {
  it('are served from memory: neither a slow disk nor a new build changes them [I3A-H2]', async () => {
    const address = await listen(test.sandbox);
    rmSync(webFolder, { recursive: true });

    const plain = { 'accept-encoding': 'identity' };
    expect(await (await fetch(`http://${address}${script}`, { headers: plain })).text()).toBe('app()');
    expect((await fetch(`http://${address}/login`)).status).toBe(200);
  });

  it('say by HEAD how long they are, over a real connection [I3A-M5]', async () => {
    const address = await listen(test.sandbox);
    const head = await fetch(`http://${address}/`, { method: 'HEAD' });

    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(drawn.length)]);
  });
});
