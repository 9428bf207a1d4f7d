import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { refusals, toResponse } from './answer.ts';
import { contentTypeOf } from './content-types.ts';
import type { HttpContext } from './facts.ts';

/** Precompressed siblings, the smallest first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface StaticFile {
  path: string;
  /** Absent when the file goes out as it is. */
  encoding?: string;
  etag: string;
}

/** The file of a request path inside the folder, or null when the path would leave it. */
function resolveInside(folder: string, requestPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(requestPath);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const root = normalize(folder + sep);
  const path = normalize(join(root, decoded));
  return path.startsWith(root) ? path : null;
}

async function etagOf(path: string): Promise<string | null> {
  try {
    const info = await stat(path);
    if (!info.isFile()) return null;
    return `"${createHash('sha256').update(`${path}:${info.size}:${info.mtimeMs}`).digest('base64url').slice(0, 22)}"`;
  } catch {
    return null;
  }
}

async function find(path: string, acceptEncoding: string): Promise<StaticFile | null> {
  const accepted = acceptEncoding.split(',').map((part) => part.split(';')[0]?.trim());
  for (const { name, suffix } of encodings.filter((encoding) => accepted.includes(encoding.name))) {
    const etag = await etagOf(path + suffix);
    if (etag !== null) return { path: path + suffix, encoding: name, etag };
  }
  const etag = await etagOf(path);
  return etag === null ? null : { path, etag };
}

async function send(c: HttpContext, file: StaticFile, name: string): Promise<Response> {
  const headers = new Headers({
    'content-type': contentTypeOf(name),
    etag: file.etag,
    vary: 'Accept-Encoding, Origin',
    // Names under /assets/ carry a hash of their content, so a name never changes its meaning.
    'cache-control': c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (file.encoding) headers.set('content-encoding', file.encoding);
  if (c.req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const bytes = await readFile(file.path);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

/**
 * Serves the built web app. Pages have addresses of their own, so a GET that asks for HTML and names no
 * file gets the app's one document, or the one that the build has drawn for its address (/ and /login: login.html).
 */
export function createStaticFiles(folder: string | undefined): (c: HttpContext) => Promise<Response> {
  async function findPage(c: HttpContext, root: string): Promise<Response> {
    const wantsPage = c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');
    if (!wantsPage) return toResponse(refusals.notFound());
    const acceptEncoding = c.req.header('accept-encoding') ?? '';
    // Whoever comes to / without a session is on the way to the sign-in page: that is what is drawn for it.
    const own = resolveInside(root, c.req.path === '/' ? '/login.html' : `${c.req.path}.html`);
    const page =
      (own === null ? null : await find(own, acceptEncoding)) ??
      (await find(join(root, 'index.html'), acceptEncoding));
    return page ? send(c, page, 'index.html') : toResponse(refusals.notFound());
  }

  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return toResponse(refusals.methodNotAllowed('GET, HEAD'));
    if (folder === undefined) return toResponse(refusals.notFound());
    const path = resolveInside(folder, c.req.path);
    const file = path === null ? null : await find(path, c.req.header('accept-encoding') ?? '');
    return path !== null && file ? send(c, file, path) : findPage(c, folder);
  };
}
