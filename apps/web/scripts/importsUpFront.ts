import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What is asked of a file of the build. */
interface BuiltFile {
  imports: readonly string[];
}

function addImports(file: string, files: Readonly<Record<string, BuiltFile>>, found: Set<string>): void {
  for (const imported of files[file]?.imports ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    addImports(imported, files, found);
  }
}

/**
 * Names what the imports of a file lead to and what it does not import itself.
 *
 * @param present - a file that has been loaded before, with all that it imports.
 */
export function indirectImports(
  file: string,
  files: Readonly<Record<string, BuiltFile>>,
  present: string | undefined,
): string[] {
  const found = new Set<string>();
  addImports(file, files, found);
  const passedOver = new Set([file, ...(files[file]?.imports ?? [])]);
  if (present !== undefined) {
    passedOver.add(present);
    addImports(present, files, passedOver);
  }
  return [...found].filter((name) => !passedOver.has(name));
}

/**
 * Makes a file that loads later import at once what it needs only through others: two round trips, however deep its
 * imports go. Vite's own way to spare them is a list of all names in the first file, which every visitor pays for.
 *
 * @param firstFile - name of the chunk that every page has loaded.
 */
export function importsUpFront(firstFile: string): Plugin {
  return {
    name: 'imports-up-front',
    apply: 'build',
    renderChunk(code, chunk, ...[, { chunks }]) {
      if (!chunk.isDynamicEntry) return null;
      const present = Object.values(chunks).find(({ name }) => name === firstFile)?.fileName;
      const added = indirectImports(chunk.fileName, chunks, present);
      if (added.length === 0) return null;
      // After its own, so that all run in the order of before.
      return {
        code: [code, ...added.map((name) => `import './${basename(name)}';`)].join('\n'),
        map: null,
      };
    },
  };
}
