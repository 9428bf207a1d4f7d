import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** Encodings that the build has prepared, the smallest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export interface WebFileVersion {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface WebFile {
  contentType: string;
  plain: WebFileVersion;
  encoded: ReadonlyMap<Encoding, WebFileVersion>;
}

function readVersion(path: string): WebFileVersion {
  const bytes = new Uint8Array(readFileSync(path));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Reads the built web app, a few megabytes, into memory by request path. Reads from the disk at each request would share four
 * threads with the slow hashes, so that a flood of sign-ins could stop the pages; and files outside of the folder cannot be
 * requested.
 *
 * @returns Nothing when there is no such folder.
 */
export function readWebFiles(folder: string | undefined): ReadonlyMap<string, WebFile> {
  if (folder === undefined || !existsSync(folder)) return new Map();
  const paths = listFiles(folder);
  const known = new Set(paths);
  const files = paths.map((path): [string, WebFile] => {
    const encoded = encodings
      .filter((encoding) => known.has(path + suffixes[encoding]))
      .map((encoding) => [encoding, readVersion(path + suffixes[encoding])] as const);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    // Unknown ones are bytes, which `nosniff` keeps from being anything else.
    const contentType = getMimeType(path) ?? 'application/octet-stream';
    return [address, { contentType, plain: readVersion(path), encoded: new Map(encoded) }];
  });
  return new Map(files);
}
