import path from 'node:path';
import { expect, it } from 'vitest';
import { fontsFolder, noticesOf, packageFolderOf } from './notices.ts';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');

it.each([
  ['/r/node_modules/react/index.js', '/r/node_modules/react'],
  ['/r/node_modules/@a/b/dist/x.js?v=1', '/r/node_modules/@a/b'],
  ['\0/r/node_modules/@a/b/dist/x.js?commonjs', '/r/node_modules/@a/b'],
  ['/r/node_modules/a/node_modules/b/x.js', '/r/node_modules/a/node_modules/b'],
  ['/r/libs/ui/src/button/Button.tsx', null],
  ['\0rolldown/runtime.js', null],
])('knows the package of %j [I3A-L18]', (id, folder) => {
  expect(packageFolderOf(id)).toBe(folder);
});

it('writes the licence text of each package once, by name [I3A-L18]', () => {
  const folders = ['zod', 'react', 'zod'].map((name) => path.join(modules, name));
  const text = noticesOf(folders, fontsFolder);

  expect(text).toMatch(/\nreact \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n/);
  expect(text.match(/^zod \d/gm)).toHaveLength(1);
  expect(text.indexOf('\nreact ')).toBeLessThan(text.indexOf('\nzod '));
  expect(text).toContain('Permission is hereby granted');
  expect(text).toMatch(/\nfigtree \(OFL-1\.1\)\n\nCopyright/);
});
