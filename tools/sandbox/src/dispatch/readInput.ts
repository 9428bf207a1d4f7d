import { operations } from '@wealth/api-sdk/operations';
import { failure, refusals, type Refusal } from '../http/answer.ts';
import type { HttpContext } from '../http/facts.ts';
import { withoutDirectionMarks } from '../http/withoutDirectionMarks.ts';
import { bodyStream, maxJsonBytes, parseJson, readBody } from '../http/requestBody.ts';
import { twiceNamed } from '../http/twiceNamed.ts';
import type { ReceivedFile } from '../uploads/ReceivedFile.ts';
import type { BodyProgress } from '../uploads/bodyProgress.ts';
import { fileRefusals, tooManyBytes } from '../uploads/receive.ts';
import { multipartOverheadBytes, receiveForm, type ReceivedForm } from '../uploads/receiveForm.ts';
import type { Operation } from './handle.ts';

export type ReadInput =
  | { isRead: true; body: unknown; bytes: Uint8Array }
  | { isRead: false; answer: Refusal };

function refused(answer: Refusal): ReadInput {
  return { isRead: false, answer };
}

function mediaTypeOf(c: HttpContext): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

async function readJson(c: HttpContext): Promise<ReadInput> {
  if (mediaTypeOf(c) !== 'application/json') return refused(failure(415, 'The request body must be JSON.'));
  // The socket's own stream: a web request around it costs each call a tenth of a millisecond. It is not ended where its
  // reader stops, or the answer would not arrive.
  const source = bodyStream(c).iterator({ destroyOnReturn: false });
  const read = await readBody(source, maxJsonBytes);
  if (read.kind === 'tooLarge') return refused(failure(413, 'The request body is too large.'));
  const body = parseJson(read.bytes);
  if (body === undefined) return refused(failure(400, 'The request body is not valid JSON.'));
  const twice = twiceNamed(new TextDecoder().decode(read.bytes));
  if (twice !== null) {
    const message = 'The request body names a field twice.';
    return refused(failure(400, message, { fields: [{ field: twice, code: 'twice', message }] }));
  }
  return { isRead: true, body: withoutDirectionMarks(body), bytes: read.bytes };
}

function declaredBytes(c: HttpContext): number {
  return Number(c.req.header('content-length') ?? 0);
}

function fromForm(form: ReceivedForm): ReadInput {
  if (form.kind === 'tooLarge') return refused(fileRefusals.tooManyBytes());
  // The rest of such a body is not read.
  if (form.kind === 'tooSlow')
    return refused({ ...refusals.tookTooLong(), headers: { connection: 'close' } });
  if (form.kind === 'notAForm')
    return refused(failure(400, 'The request body is not a valid multipart form.'));
  // A text in the place of the file is wrong, nothing there is missing.
  const file = form.kind === 'file' ? form.file : form.hasField ? null : undefined;
  return { isRead: true, body: { file }, bytes: new Uint8Array() };
}

/** Reads the form of an upload into the part; what says that it is too large is refused before it is read. */
export async function readUpload(
  c: HttpContext,
  part: ReceivedFile,
  progress: BodyProgress,
): Promise<ReadInput> {
  if (mediaTypeOf(c) !== 'multipart/form-data') {
    return refused(failure(415, 'The request body must be a multipart form.'));
  }
  if (declaredBytes(c) > tooManyBytes + multipartOverheadBytes) return refused(fileRefusals.tooManyBytes());
  const contentType = c.req.header('content-type') ?? '';
  const source = { body: bodyStream(c), contentType, progress };
  return fromForm(await receiveForm(source, { path: part.path, tooManyBytes }));
}

/** Reads the body of JSON that an operation takes, or says why it cannot be read. */
export async function readInput(operation: Operation, c: HttpContext): Promise<ReadInput> {
  if (!operations[operation.id].body) return { isRead: true, body: undefined, bytes: new Uint8Array() };
  return readJson(c);
}
