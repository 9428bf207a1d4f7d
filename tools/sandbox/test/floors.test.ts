import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, wrongImports } from './support/wrongImports.ts';

describe('the floors of the sandbox [I3B-8-SANDBOX] [I3B-DONE-IMPORTS]', () => {
  it('have no import that leads up or sideways', () => {
    const files = readSource(resolve(import.meta.dirname, '../src'));

    expect(files.length).toBeGreaterThan(100);
    expect(wrongImports(files)).toEqual([]);
  });

  it.each([
    ['http/answer.ts', "import type { Client } from '../clients/clients.ts';", 'clients/clients.ts'],
    ['auth/grants.ts', "import { findCaller } from '../dispatch/caller.ts';", 'dispatch/caller.ts'],
    ['clients/clients.ts', "import { limits } from '../uploads/receive.ts';", 'uploads/receive.ts'],
    ['api/auth/login.ts', "export { sendCode } from '../client/sendCode.ts';", 'api/client/sendCode.ts'],
    ['engine/quotes/quote.ts', "const all = await import('../../createSandbox.ts');", 'createSandbox.ts'],
  ])('refuse what %s would import: %s', (path, text, target) => {
    expect(wrongImports([{ path, text }])).toEqual([`${path} → ${target}`]);
  });

  it('let a handler use all below it, and its own folder', () => {
    const text = "import { a } from './b.ts'; import { c } from '../../bank/c.ts';";

    expect(wrongImports([{ path: 'api/client/a.ts', text }])).toEqual([]);
  });

  it('know every folder', () => {
    const text = "import { a } from '../helpers/a.ts';";

    expect(() => wrongImports([{ path: 'http/a.ts', text }])).toThrow('helpers stands on no floor');
  });
});
