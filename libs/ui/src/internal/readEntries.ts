import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of this package. */
export const project = join(import.meta.dirname, '../..');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What other packages may import of this one: entry ("./button") → file. */
export function readEntries(): ReadonlyMap<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const exports = isRecord(manifest) && isRecord(manifest['exports']) ? manifest['exports'] : {};
  return new Map(
    Object.entries(exports).flatMap(([entry, target]) =>
      typeof target === 'string' ? [[entry, target]] : [],
    ),
  );
}
