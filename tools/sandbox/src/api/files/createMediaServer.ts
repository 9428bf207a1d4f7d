import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { mediaName } from '../../content/readContent.ts';
import type { CallContext } from '../../dispatch/caller.ts';
import { failure, refusals, toResponse } from '../../http/answer.ts';
import { createFileBody } from './createFileBody.ts';
import type { FileServerOptions } from './createFileServer.ts';
import { createTransferPlaces } from './transferPlaces.ts';

/** Where the files of the operator are served. */
export const mediaPath = '/content/media/*';

const mediaTypes: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

interface Range {
  start: number;
  end: number;
}

/**
 * The bytes that are asked for (RFC 9110, 14.1): browsers seek in a film by them, and some play none without. What is no
 * single range of bytes is passed over, which the standard allows.
 *
 * @returns All of it without a range, null for one beyond the end.
 */
function rangeOf(header: string | undefined, size: number): Range | null {
  const last = size - 1;
  const asked = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/u.exec(header ?? '');
  if (!asked) return { start: 0, end: last };
  const [, from, to = '', lastSo] = asked;
  if (from === undefined) {
    const count = Math.min(Number(lastSo), size);
    return count === 0 ? null : { start: size - count, end: last };
  }
  const start = Number(from);
  const end = to === '' ? last : Math.min(Number(to), last);
  return start <= end ? { start, end } : null;
}

async function openPart(path: string, range: Range): Promise<ReadStream> {
  const file = await open(path);
  return createReadStream(path, { ...range, fd: file, autoClose: true });
}

/** The size of a file; null where there is none of that name. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path);
    return found.isFile() && found.size > 0 ? found.size : null;
  } catch {
    return null;
  }
}

/** Makes the function that serves the film of the operator and its text tracks to everybody. */
export function createMediaServer(options: FileServerOptions): (c: CallContext) => Promise<Response> {
  const { services, timers, onError } = options;
  const places = createTransferPlaces();

  async function send(c: CallContext, path: string, onEnd: () => void): Promise<Response> {
    const size = await sizeOf(path);
    const range = size === null ? null : rangeOf(c.req.header('range'), size);
    if (size === null || range === null) {
      onEnd();
      if (size === null) return toResponse(refusals.notFound());
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
    }
    const length = range.end - range.start + 1;
    const isPart = length < size;
    const headers = {
      'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
      'content-length': String(length),
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      ...(isPart ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
    };
    const status = isPart ? 206 : 200;
    if (c.req.method === 'HEAD') {
      onEnd();
      return new Response(null, { status, headers });
    }
    const file = await openPart(path, range);
    const body = createFileBody({ file, outgoing: c.env?.outgoing, timers, onEnd, onError });
    return new Response(body, { status, headers });
  }

  return async (c) => {
    const name = basename(c.req.path);
    if (!mediaName.test(name) || c.req.path !== `/content/media/${name}`)
      return toResponse(refusals.notFound());
    const leave = places.enter(c.var.facts.address);
    if (!leave)
      return toResponse(
        failure(429, 'Too many downloads at once. Please try again.', { retryAfterSeconds: 5 }),
      );
    try {
      return await send(c, join(services.content.mediaFolder, name), leave);
    } catch (error) {
      leave();
      throw error;
    }
  };
}
