import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOperations } from '../fuzz/readOperations.ts';
import { origin } from './support/api.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

beforeAll(async () => {
  test = await createTestSandbox();
});

afterAll(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

const get = (path: string) =>
  test.sandbox.fetch(new Request(`${origin}${path}`, { headers: { accept: '*/*' } }));

describe('the API description at /docs', () => {
  it.each(['/docs', '/docs/'])(
    'is a page with every operation and every type: %s [I3A-TOOL-DOCS]',
    async (path) => {
      const response = await get(path);
      const page = await response.text();

      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      for (const { id, path: operationPath } of readOperations()) {
        expect(page).toContain(`<article id="${id}">`);
        expect(page).toContain(`<code>${operationPath}</code>`);
      }
      const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target = '']) => target);
      expect(links.length).toBeGreaterThan(100);
      for (const target of new Set(links)) expect(page).toContain(`id="${target}"`);
    },
  );

  it('needs nothing that the policy refuses, and no other host [I3A-TOOL-DOCS]', async () => {
    const response = await get('/docs');
    const page = await response.text();

    expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(page).not.toMatch(/<script|<style| style=| on[a-z]+=|undefined|\[object /i);
    for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"]*)"/g)) expect(address).toMatch(/^[#/]/);
    expect(await (await get('/docs/docs.css')).text()).not.toMatch(/url\(|@import/);
  });

  it.each(['wealth.yaml', 'stream.yaml'])(
    'is made from %s, which is there too [I3A-TOOL-DOCS]',
    async (name) => {
      const response = await get(`/docs/${name}`);

      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toBe(
        readFileSync(resolve(import.meta.dirname, '../../../openapi', name), 'utf8'),
      );
    },
  );
});
