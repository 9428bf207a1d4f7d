import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

function isSame(from: string, to: string): boolean {
  return existsSync(to) && readFileSync(from).equals(readFileSync(to));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Moves what a generation wrote to its place. A file that is right already is left alone, so that a development
 * server brings only what has changed and never meets a folder that is empty for a moment.
 */
export function install(from: string, to: string): void {
  const written = new Set(filesIn(from));
  for (const path of written) {
    if (!isSame(join(from, path), join(to, path))) cpSync(join(from, path), join(to, path));
  }
  for (const path of filesIn(to)) if (!written.has(path)) rmSync(join(to, path));
  rmSync(from, { recursive: true });
}
