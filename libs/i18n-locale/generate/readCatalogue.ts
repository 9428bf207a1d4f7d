import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './languageDifferences.ts';
import { readNamespace, type NamespaceMessages } from './readNamespace.ts';

function readFile(path: string): NamespaceMessages {
  try {
    return readNamespace(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new RangeError(`${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Reads `<folder>/<language>/<namespace>.json`. A language is a folder, so adding one needs no code. */
export function readCatalogue(folder: string): Catalogue {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    languages.map(({ name: language }) => {
      const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
      const namespaces = files
        .toSorted()
        .map((file): [string, NamespaceMessages] => [
          file.slice(0, -'.json'.length),
          readFile(join(folder, language, file)),
        ]);
      return [language, new Map(namespaces)];
    }),
  );
}
