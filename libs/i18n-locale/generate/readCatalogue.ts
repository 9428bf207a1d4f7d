import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './languageDifferences.ts';
import { readGroups, readNamespace, type NamespaceMessages } from './readNamespace.ts';

/** The namespace of groups: `ui.modal` is what a Modal says on its own. */
export const groupPrefix = 'ui.';

function readFile(folder: string, file: string): Array<[string, NamespaceMessages]> {
  const path = join(folder, file);
  const name = file.slice(0, -'json'.length);
  try {
    const json = readFileSync(path, 'utf8');
    if (name !== groupPrefix) return [[name.slice(0, -1), readNamespace(json)]];
    return [...readGroups(json)].map(([group, messages]) => [`${groupPrefix}${group}`, messages]);
  } catch (error) {
    throw new RangeError(`${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Reads `<folder>/<language>/<namespace>.json`, and the groups of `ui.json`. A language is a folder, so adding one needs no code. */
export function readCatalogue(folder: string): Catalogue {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    languages.map(({ name: language }) => {
      const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
      const namespaces = files.toSorted().flatMap((file) => readFile(join(folder, language), file));
      return [language, new Map(namespaces)];
    }),
  );
}
