import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { install } from './install.ts';

const folder = mkdtempSync(join(tmpdir(), 'wealth-install-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>) {
  mkdirSync(join(folder, 'new/zod'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, 'new', path), text);
  install(join(folder, 'new'), join(folder, 'generated'));
}

it('brings what has changed, leaves the rest alone and takes away what is over [I3A-USE-13]', () => {
  write({ 'zod/a.ts': 'one', 'b.ts': 'two', 'c.ts': 'three' });
  const long = new Date('2026-01-01');
  for (const path of ['zod/a.ts', 'b.ts']) utimesSync(join(folder, 'generated', path), long, long);
  write({ 'zod/a.ts': 'one', 'b.ts': 'four' });

  expect(statSync(join(folder, 'generated/zod/a.ts')).mtime).toEqual(long);
  expect(readFileSync(join(folder, 'generated/b.ts'), 'utf8')).toBe('four');
  expect(existsSync(join(folder, 'generated/c.ts'))).toBe(false);
  expect(existsSync(join(folder, 'new'))).toBe(false);
});
