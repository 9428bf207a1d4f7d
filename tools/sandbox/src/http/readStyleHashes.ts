import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const hash = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const fileSchema = z.union([z.array(hash), z.record(z.string(), hash)]);

/**
 * Reads the hashes of React Aria's constant styles that the web app wrote down: a JSON list, or an object
 * of name and hash. A missing file means none.
 *
 * @throws Error when the file holds anything else.
 */
export function readStyleHashes(path: string | undefined): readonly string[] {
  if (path === undefined || !existsSync(path)) return [];
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return Object.values(z.parse(fileSchema, parsed));
}
