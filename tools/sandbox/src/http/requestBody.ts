import { Readable } from 'node:stream';
import type { HttpContext } from './facts.ts';

export const maxJsonBytes = 1_048_576;

/** The caller disconnected in the middle of its body: there is no one to answer, and the failure is not the server's. */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted';

  constructor(options?: ErrorOptions) {
    super('The caller went away.', options);
  }
}

/** The body as a stream of Node's: the socket's own, or that of a request inside the process. */
export function bodyStream(c: HttpContext): Readable {
  if (c.env?.incoming) return c.env.incoming;
  return c.req.raw.body ? Readable.from(c.req.raw.body) : Readable.from([]);
}

export type BodyBytes = { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'tooLarge' };

/**
 * Reads a request body up to a limit. What comes after the limit is read and thrown away, up to four times
 * the limit, because a browser that is cut off while it sends shows a network error instead of the answer.
 *
 * @throws RequestAborted when the caller goes away before its end.
 */
export async function readBody(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<BodyBytes> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes * 4) break;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch (cause) {
    throw new RequestAborted({ cause });
  }
  if (size > maxBytes) return { kind: 'tooLarge' };
  return { kind: 'bytes', bytes: new Uint8Array(Buffer.concat(chunks)) };
}

/** Parses JSON text; undefined when it is none. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    // `fatal` refuses broken UTF-8 instead of guessing.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
