import { tooManyBytes } from '../uploads/receive.ts';
import { failure, type Answer } from './answer.ts';
import type { HttpContext } from './facts.ts';
import type { Operation } from './operation.ts';
import { maxJsonBytes, parseJson, readBody } from './request-body.ts';

export type ReadInput =
  { isRead: true; body: unknown; bytes: Uint8Array } | { isRead: false; answer: Answer };

/** Room for the boundaries and headers around the one file of a multipart body. */
const multipartOverheadBytes = 65_536;

function refused(answer: Answer): ReadInput {
  return { isRead: false, answer };
}

function mediaTypeOf(c: HttpContext): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

async function readJson(c: HttpContext): Promise<ReadInput> {
  if (mediaTypeOf(c) !== 'application/json') return refused(failure(415, 'The request body must be JSON.'));
  const read = await readBody(c.req.raw, maxJsonBytes);
  if (read.kind === 'tooLarge') return refused(failure(413, 'The request body is too large.'));
  const body = parseJson(read.bytes);
  if (body === undefined) return refused(failure(400, 'The request body is not valid JSON.'));
  return { isRead: true, body, bytes: read.bytes };
}

async function readUpload(c: HttpContext): Promise<ReadInput> {
  if (mediaTypeOf(c) !== 'multipart/form-data') {
    return refused(failure(415, 'The request body must be a multipart form.'));
  }
  const read = await readBody(c.req.raw, tooManyBytes + multipartOverheadBytes);
  if (read.kind === 'tooLarge') return refused(failure(413, 'Image must be smaller than 20MB.'));
  try {
    const headers = { 'content-type': c.req.header('content-type') ?? '' };
    const form = await new Response(read.bytes, { headers }).formData();
    return { isRead: true, body: { file: form.get('file') ?? undefined }, bytes: read.bytes };
  } catch {
    return refused(failure(400, 'The request body is not a valid multipart form.'));
  }
}

/** Reads the body that an operation takes, or says why it cannot be read. */
export async function readInput(operation: Operation, c: HttpContext): Promise<ReadInput> {
  if (!operation.takesBody) return { isRead: true, body: undefined, bytes: new Uint8Array() };
  return operation.isUpload ? readUpload(c) : readJson(c);
}
