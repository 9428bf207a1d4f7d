import { isStaticPath } from '@wealth/hrefs';
import { refusals, toResponse, type Answer } from './answer.ts';
import type { HttpContext } from './facts.ts';
import { asksForHtml, preferredEncoding, takesHtml } from './negotiation.ts';
import { encodings, readWebFiles, type WebFile } from './webFiles.ts';

/** The path with its escapes decoded, or null when they are invalid. */
function decodedPath(c: HttpContext): string | null {
  try {
    return decodeURIComponent(c.req.path);
  } catch {
    return null;
  }
}

function isAsset(path: string): boolean {
  return path === '/assets' || path.startsWith('/assets/');
}

/** Whether the last part of a path is the name of a file: robots.txt, favicon.ico, .env. */
function namesFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.');
}

/** Whether a path without a file of its own is answered with a document of the app. */
function isPage(c: HttpContext, path: string): boolean {
  const accept = c.req.header('accept');
  if (isStaticPath(path)) return takesHtml(accept);
  return c.req.method === 'GET' && asksForHtml(accept) && !isAsset(path) && !namesFile(path);
}

function send(c: HttpContext, file: WebFile, headers: { vary: string; cacheControl: string }): Response {
  const encoding = preferredEncoding(c.req.header('accept-encoding'), encodings);
  const found = encoding === null ? undefined : file.encoded.get(encoding);
  const { bytes, etag } = found ?? file.plain;
  const common = {
    'content-type': file.contentType,
    etag,
    vary: headers.vary,
    'cache-control': headers.cacheControl,
    ...(found && encoding !== null ? { 'content-encoding': encoding } : {}),
  };
  return new Response(c.req.method === 'HEAD' ? null : bytes, {
    headers: { ...common, 'content-length': String(bytes.byteLength) },
  });
}

/** Where Accept decides between a page and a refusal, a cache has to know. */
function refuse(answer: Answer): Response {
  return toResponse({ ...answer, headers: { ...answer.headers, vary: 'Accept, Origin' } });
}

/** A visitor of / without a session goes on to the sign-in page: its files are served for both. */
function drawnFor(path: string): string {
  return path === '/' ? '/login.html' : `${path}.html`;
}

/**
 * Serves the built web app. Pages have addresses of their own, so the app's known pages, and a GET that asks for HTML
 * and names no file, get the app's one document, or the one that the build has drawn for the address (/ and
 * /login: login.html). Each file has its ETag, which Hono's middleware compares. Nothing under /assets/ is ever a document: a script that is gone must not become one.
 */
export function createStaticFiles(folder: string | undefined): (c: HttpContext) => Response {
  const files = readWebFiles(folder);

  return (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return toResponse(refusals.methodNotAllowed('GET, HEAD'));
    const path = decodedPath(c);
    if (path === null) return refuse(refusals.notFound());
    const file = files.get(path);
    if (file) {
      // Names under /assets/ carry a hash of their content, so a name never changes its meaning.
      const cacheControl = isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      return send(c, file, { vary: 'Accept-Encoding, Origin', cacheControl });
    }
    const page = isPage(c, path) ? (files.get(drawnFor(path)) ?? files.get('/index.html')) : undefined;
    if (!page) return refuse(refusals.notFound());
    return send(c, page, { vary: 'Accept, Accept-Encoding, Origin', cacheControl: 'no-cache' });
  };
}
