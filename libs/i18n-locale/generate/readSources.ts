import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is generated from the texts names all of them, and what is no code of ours none. */
const skippedFolders = new Set(['node_modules', 'generated', 'messages', 'dist', 'pacts', '.results']);
const code = /\.tsx?$/;
const shownToNobody = /\.(?:test|stories|testing)\.tsx?$/;

/** The code below these folders that may show a text to a client. */
export function readSources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry): string[] => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : readSources([path]);
      return code.test(entry.name) && !shownToNobody.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
    }),
  );
}
