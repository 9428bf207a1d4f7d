import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { repositoryRoot } from '../repositoryRoot.ts';
import { createFixtureRepository, type FixtureRepository } from '../testing/fixtureRepository.ts';

const oxlint = join(repositoryRoot, 'node_modules/oxlint/bin/oxlint');

const output = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n');

const refused = [
  { rule: 'typescript(no-explicit-any)', file: 'any.ts', text: `export const a: any = 1;` },
  {
    rule: 'typescript(no-non-null-assertion)',
    file: 'bang.ts',
    text: `export const a = (b: string[]) => b[0]!.length;`,
  },
  {
    rule: 'typescript(no-unsafe-type-assertion)',
    file: 'as.ts',
    text: `export const a = (b: unknown) => b as { c: string };`,
  },
  { rule: 'typescript(ban-ts-comment)', file: 'ignore.ts', text: `// @ts-ignore\nexport const a = 1;` },
  {
    rule: 'typescript(no-floating-promises)',
    file: 'floating.ts',
    text: `export function a() { Promise.resolve(1); }`,
  },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    file: 'switch.ts',
    text: `export function a(b: 'c' | 'd') { switch (b) { case 'c': return 1; } return 2; }`,
  },
  {
    rule: 'typescript(ban-ts-comment)',
    file: 'unexplained.ts',
    text: `// @ts-expect-error\nexport const a: string = 1;`,
  },
  { rule: 'eslint(no-warning-comments)', file: 'plan.ts', text: `// TODO: later\nexport const a = 1;` },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'libs/features/auth/src/stored.ts',
    text: `export const a = localStorage.getItem('a');`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'apps/web/src/stored.ts',
    text: `export const a = window.sessionStorage;`,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'libs/ui/src/cookie.ts',
    text: `document.cookie = 'a=1';`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'libs/features/auth/src/called.ts',
    text: `export const a = () => fetch('/a');`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'libs/session/src/called.ts',
    text: `export const a = () => window.fetch('/a');`,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'libs/session/src/beacon.ts',
    text: `navigator.sendBeacon('/a');`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'apps/web/src/socket.ts',
    text: `export const a = () => new WebSocket('/a');`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'libs/stream/src/called.ts',
    text: `export const a = () => fetch('/a');`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'libs/api-sdk/src/http/stored.ts',
    text: `export const a = caches;`,
  },
  { rule: 'import(no-default-export)', file: 'default.ts', text: `export default 1;` },
  {
    rule: 'import(no-cycle)',
    file: 'one.ts',
    text: `import { two } from './two.ts';\nexport const one = () => two;`,
  },
  {
    rule: 'import(no-cycle)',
    file: 'two.ts',
    text: `import { one } from './one.ts';\nexport const two = () => one;`,
  },
  { rule: 'import(extensions)', file: 'bare.ts', text: `export { two } from './two';` },
  { rule: 'unicorn(filename-case)', file: 'kebab-case.ts', text: `export const a = 1;` },
  { rule: 'eslint(id-match)', file: 'capitals.ts', text: `export const MAX_ROWS = 1;` },
  { rule: 'eslint(max-lines)', file: 'long.ts', text: lines(301, '// a line') },
  {
    rule: 'eslint(max-lines-per-function)',
    file: 'tall.ts',
    text: `export function a() {\n${lines(80, 'console.warn(1);')}\n}`,
  },
  {
    rule: 'eslint(complexity)',
    file: 'complex.ts',
    text: `export function a(b: number) {\n${lines(10, 'if (b === 1) console.warn(b);')}\n}`,
  },
  {
    rule: 'eslint(max-params)',
    file: 'parameters.ts',
    text: `export const a = (b: number, c: number, d: number, e: number) => b + c + d + e;`,
  },
  {
    rule: 'react-hooks(rules-of-hooks)',
    file: 'Hook.tsx',
    text: `import { useState } from 'react';\nexport function A({ b }: { b: boolean }) { if (b) useState(1); return null; }`,
  },
  {
    rule: 'jsx-a11y(alt-text)',
    file: 'Alt.tsx',
    text: `export const A = () => <img src="/a.png" />;`,
  },
  {
    rule: 'vitest(no-focused-tests)',
    file: 'only.test.ts',
    text: `import { it } from 'vitest';\nit.only('a', () => {});`,
  },
  {
    rule: 'vitest(no-disabled-tests)',
    file: 'skip.test.ts',
    text: `import { it } from 'vitest';\nit.skip('a', () => {});`,
  },
];

const accepted = [
  { file: 'fine.ts', text: `export const a = ['b'] as const;\nexport const c = a[0].length;` },
  { file: 'string.ts', text: `export const a = '// TODO';` },
  { file: 'libs/session/src/kept.ts', text: `export const a = localStorage.getItem('a');` },
  {
    file: 'libs/features/auth/src/a.test.ts',
    text: `import { it } from 'vitest';\nit('a', () => localStorage.clear());`,
  },
  { file: 'libs/api-sdk/src/http/call.ts', text: `export const a = () => fetch('/a');` },
  { file: 'libs/stream/src/open.ts', text: `export const a = () => new WebSocket('/a');` },
  { file: 'tools/sandbox/src/ask.ts', text: `export const a = () => fetch('/a');` },
  { file: 'vite.config.ts', text: `export default { root: '.' };` },
  { file: 'Tall.tsx', text: `export function A() {\n${lines(81, 'console.warn(1);')}\nreturn null;\n}` },
];

describe('.oxlintrc.json', () => {
  let repository: FixtureRepository;
  let found: { rule: string; file: string }[];

  beforeAll(() => {
    repository = createFixtureRepository();
    copyFileSync(join(repositoryRoot, '.oxlintrc.json'), join(repository.root, '.oxlintrc.json'));
    copyFileSync(join(repositoryRoot, 'tsconfig.base.json'), join(repository.root, 'tsconfig.json'));
    symlinkSync(join(repositoryRoot, 'node_modules'), join(repository.root, 'node_modules'), 'junction');
    for (const { file, text } of [...refused, ...accepted]) repository.write(file, `${text}\n`);
    execFileSync('git', ['init', '--quiet'], { cwd: repository.root });
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
      cwd: repository.root,
      encoding: 'utf8',
    });
    found = output
      .parse(JSON.parse(stdout))
      .diagnostics.map(({ code, filename }) => ({ rule: code, file: filename }));
  });

  afterAll(() => repository[Symbol.dispose]());

  it.each(refused)('refuses $file by $rule [I1-1-LINT] [I3B-1-NAMES] [I3B-13-LINT]', ({ rule, file }) => {
    expect(found).toContainEqual({ rule, file });
  });

  it.each(accepted)('accepts $file', ({ file }) => {
    expect(found.filter((diagnostic) => diagnostic.file === file)).toEqual([]);
  });
});
