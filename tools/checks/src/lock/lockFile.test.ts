import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { repositoryRoot } from '../repositoryRoot.ts';
import { closureOf, isFromRegistry, nameAt, readLockEntries } from './lockEntries.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const entries = readLockEntries(read('package-lock.json'));
const packages = [...entries].filter(isFromRegistry);

describe('the lock file', () => {
  it('has the hash of every package, of those of other platforms too [I3A-M11] [I4B-F6]', () => {
    // `npm run lock:complete` fetches those that npm leaves out: what has none is installed unchecked.
    const without = packages.filter(([, { integrity }]) => integrity === undefined);

    expect(packages.length).toBeGreaterThan(1_000);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('names no address to download from: that is the business of each machine [I3A-M11]', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });
});

describe('installing', () => {
  /** Packages whose scripts run at `npm ci`, and what for. */
  const withScripts: Readonly<Record<string, string>> = {
    '@parcel/watcher': 'builds itself only where it is told to (npm_config_build_from_source)',
    '@scarf/scarf': 'reports the install, which scarfSettings of package.json switches off',
    '@swc/core': 'looks whether its binary fits the machine',
    esbuild: 'looks whether its binary fits the machine',
    nx: 'tidies its own cache',
  };

  it('runs the scripts of these packages only [I3A-L19]', () => {
    const found = packages.filter(([, { hasInstallScript }]) => hasInstallScript === true);

    expect(new Set(found.map(([path]) => nameAt(path)))).toEqual(new Set(Object.keys(withScripts)));
  });

  it('is reported to nobody [I3A-L19]', () => {
    const manifest = z
      .object({ scarfSettings: z.object({ enabled: z.boolean() }) })
      .safeParse(JSON.parse(read('package.json')));

    expect(manifest.data?.scarfSettings.enabled).toBe(false);
  });
});

describe('licences', () => {
  /** Terms that ask for nothing but the notice, as CONTRIBUTING.md lists them. */
  const permissive = new Set([
    'MIT',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    '0BSD',
    'Unlicense',
    'BlueOak-1.0.0',
    '(MIT OR CC0-1.0)',
  ]);
  /** sharp's image library: a separate library that the sandbox loads and nobody ships. */
  const ofSandboxOnly = /^@img\/sharp-/;

  it.each([
    { workspace: 'apps/web', isAllowed: () => false },
    { workspace: 'tools/sandbox', isAllowed: (name: string) => ofSandboxOnly.test(name) },
  ])('of all that comes along with $workspace are permissive [I3A-L20]', ({ workspace, isAllowed }) => {
    const closure = [...closureOf(entries, workspace)];
    const others = closure
      .filter((path) => !permissive.has(entries.get(path)?.license ?? 'none'))
      .filter((path) => !isAllowed(nameAt(path)))
      .map((path) => `${nameAt(path)}: ${entries.get(path)?.license}`);

    expect(closure.length).toBeGreaterThan(10);
    expect(others).toEqual([]);
  });

  it('stand in CONTRIBUTING.md [I3A-L20]', () => {
    const page = read('CONTRIBUTING.md');

    for (const licence of ['MIT', 'ISC', 'BSD', 'Apache-2.0', '0BSD', 'Unlicense', 'LGPL-3.0'])
      expect(page).toContain(licence);
  });
});
