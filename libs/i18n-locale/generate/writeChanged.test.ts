import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeChanged } from './writeChanged.ts';

const folder = mkdtempSync(join(tmpdir(), 'wealth-generated-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes what is new or has changed, leaves the rest alone and takes away what is over [I3A-USE-13]', () => {
  writeChanged(
    folder,
    new Map([
      ['en/a.js', 'one'],
      ['en/b.js', 'two'],
      ['hi/a.js', 'एक'],
    ]),
  );
  const long = new Date('2026-01-01');
  for (const path of ['en/a.js', 'en/b.js']) utimesSync(join(folder, path), long, long);
  writeChanged(
    folder,
    new Map([
      ['en/a.js', 'one'],
      ['en/b.js', 'three'],
    ]),
  );

  expect(statSync(join(folder, 'en/a.js')).mtime).toEqual(long);
  expect(statSync(join(folder, 'en/b.js')).mtime).not.toEqual(long);
  expect(readFileSync(join(folder, 'en/b.js'), 'utf8')).toBe('three');
  expect(existsSync(join(folder, 'hi/a.js'))).toBe(false);
});
