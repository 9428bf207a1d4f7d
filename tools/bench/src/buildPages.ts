import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { repository } from './processes.ts';

/** Builds a folder of tools/bench with its pages as the app is built. @returns Where the pages lie; the caller removes it. */
export async function buildPages(name: string, base = '/'): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), `wealth-${name}-`));
  const root = path.join(repository, 'tools/bench', name);
  const input = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => path.join(root, file));
  await build({
    configFile: false,
    root,
    base,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir, emptyOutDir: true, target: 'es2023', rolldownOptions: { input } },
  });
  return outDir;
}
