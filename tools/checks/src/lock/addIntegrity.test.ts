import { expect, it } from 'vitest';
import * as z from 'zod';
import { addIntegrity } from './addIntegrity.ts';

const lock = z.object({
  packages: z.record(z.string(), z.looseObject({ integrity: z.string().optional() })),
});
const text = JSON.stringify({
  packages: {
    '': { name: 'root' },
    'libs/a': { version: '0.0.0' },
    'node_modules/@wealth/a': { resolved: 'libs/a', link: true },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-known' },
    'node_modules/b/node_modules/@c/d-darwin-arm64': { version: '2.0.0', optional: true, os: ['darwin'] },
    'node_modules/e-win32-x64': { version: '3.0.0', optional: true, os: ['win32'] },
  },
});

it('fetches the hash of every entry without one, and names what is not served [I3A-M11]', async () => {
  const asked: string[] = [];
  const completed = await addIntegrity(text, (name, version) => {
    asked.push(`${name}@${version}`);
    return Promise.resolve(name === '@c/d-darwin-arm64' ? 'sha512-fetched' : null);
  });
  const { packages } = lock.parse(JSON.parse(completed.text));

  expect(asked).toEqual(['@c/d-darwin-arm64@2.0.0', 'e-win32-x64@3.0.0']);
  expect(completed.added).toEqual(['node_modules/b/node_modules/@c/d-darwin-arm64']);
  expect(completed.missing).toEqual(['e-win32-x64@3.0.0']);
  expect(packages['node_modules/b/node_modules/@c/d-darwin-arm64']).toEqual({
    version: '2.0.0',
    integrity: 'sha512-fetched',
    optional: true,
    os: ['darwin'],
  });
  expect(packages['node_modules/b']?.integrity).toBe('sha512-known');
});
