import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { RequestAborted } from '../http/request-body.ts';
import { ReceivedFile } from './received-file.ts';

export type ReceivedForm =
  | { kind: 'file'; file: ReceivedFile }
  /** A form without a file in the field `file`; `hasField` when a text stands there. */
  | { kind: 'noFile'; hasField: boolean }
  | { kind: 'tooLarge' }
  | { kind: 'notAForm' };

export interface FormSource {
  body: Readable;
  contentType: string;
}

export interface FormTarget {
  /** Where the file is written. */
  path: string;
  /** First size of the file that is too large. */
  tooManyBytes: number;
}

/** Room for the boundaries and headers around the one file. */
export const multipartOverheadBytes = 65_536;
/** The form has one part; a few more are forgiven, three hundred thousand would hold up everybody. */
const limits = { parts: 10, files: 1, fields: 9, fieldSize: 1_024, headerPairs: 20, headerSize: 8_192 };

function createParser(contentType: string, tooManyBytes: number): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...limits, fileSize: tooManyBytes },
    });
  } catch {
    return null;
  }
}

/**
 * Reads a multipart form as it comes and writes its file to the disk: no more than a few chunks of it are ever in
 * memory. What comes after a fault is left to whoever owns the body.
 *
 * @throws RequestAborted when the body ends before its time; what the disk says, when it cannot be written.
 */
export async function receiveForm(
  { body, contentType }: FormSource,
  { path, tooManyBytes }: FormTarget,
): Promise<ReceivedForm> {
  const parser = createParser(contentType, tooManyBytes);
  if (!parser) return { kind: 'notAForm' };
  const file = new ReceivedFile(path, 0);
  const writings: Array<Promise<number>> = [];
  let hasField = false;

  function write(stream: BusboyFileStream): Promise<number> {
    return pipeline(stream, createWriteStream(path, { mode: 0o600 })).then(() => stream.bytesRead);
  }

  const outcome = await new Promise<'whole' | 'tooLarge' | 'notAForm' | Error>((resolve) => {
    let size = 0;
    const count = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > tooManyBytes + multipartOverheadBytes) resolve('tooLarge');
    };
    body.on('data', count);
    body.once('error', (cause) => resolve(new RequestAborted({ cause })));
    body.once('close', () => {
      if (!body.readableEnded) resolve(new RequestAborted());
    });
    parser.on('file', (name, stream) => {
      // Its reader is told by the pipeline; a part that ends too early is the parser's own error.
      stream.on('error', () => undefined);
      if (name !== 'file') {
        stream.resume();
        return;
      }
      stream.once('limit', () => resolve('tooLarge'));
      const writing = write(stream);
      writings.push(writing);
      writing.catch((error: unknown) => resolve(error instanceof Error ? error : new Error(String(error))));
    });
    parser.on('field', (name) => {
      hasField ||= name === 'file';
    });
    parser.once('partsLimit', () => resolve('notAForm'));
    parser.on('error', () => resolve('notAForm'));
    parser.once('finish', () => resolve('whole'));
    body.pipe(parser);
  });
  body.unpipe(parser);
  if (outcome === 'whole') {
    const [byteCount] = await Promise.all(writings);
    return byteCount === undefined
      ? { kind: 'noFile', hasField }
      : { kind: 'file', file: new ReceivedFile(path, byteCount) };
  }
  parser.destroy();
  await file.discard();
  if (outcome instanceof Error) throw outcome;
  return { kind: outcome };
}
