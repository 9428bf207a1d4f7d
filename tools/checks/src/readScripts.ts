import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const manifest = z.object({ scripts: z.optional(z.record(z.string(), z.string())) });

/** The npm scripts of the package in this folder. */
export function readScripts(folder: string): Record<string, string> {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).scripts ?? {};
}
