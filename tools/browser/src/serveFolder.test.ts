import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveFolder } from './serveFolder.ts';

async function serveSome() {
  const above = mkdtempSync(join(tmpdir(), 'wealth-served-'));
  const folder = join(above, 'site');
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(join(above, 'secret.html'), 'not of the site');
  writeFileSync(join(folder, 'index.html'), 'first');
  writeFileSync(join(folder, 'deep/index.html'), 'deep');
  writeFileSync(join(folder, 'a.js'), 'export {};');
  const { origin, stop } = await serveFolder(folder, { 'Cache-Control': 'max-age=60' });
  onTestFinished(() => {
    stop();
    rmSync(above, { recursive: true });
  });
  return origin;
}

test('serves files by their kind, and the index of a folder', async () => {
  const origin = await serveSome();
  const script = await fetch(`${origin}/a.js?x=1`);

  expect(script.headers.get('content-type')).toBe('text/javascript');
  expect(script.headers.get('cache-control')).toBe('max-age=60');
  expect(await (await fetch(`${origin}/`)).text()).toBe('first');
  expect(await (await fetch(`${origin}/deep/`)).text()).toBe('deep');
});

test.each(['/missing.js', '/..%2fsecret.html', '/%2e%2e/secret.html'])(
  'answers %s with 404',
  async (path) => {
    expect((await fetch(`${await serveSome()}${path}`)).status).toBe(404);
  },
);
