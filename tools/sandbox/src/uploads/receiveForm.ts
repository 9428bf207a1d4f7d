import { createWriteStream, type WriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { RequestAborted } from '../http/requestBody.ts';
import type { BodyProgress } from './bodyProgress.ts';
import { ReceivedFile } from './ReceivedFile.ts';

export type ReceivedForm =
  | { kind: 'file'; file: ReceivedFile }
  /** A form without a file in the field `file`; `hasField` when the field holds a text. */
  | { kind: 'noFile'; hasField: boolean }
  | { kind: 'tooLarge' }
  /** Its body did not come on. */
  | { kind: 'tooSlow' }
  | { kind: 'notAForm' };

export interface FormSource {
  body: Readable;
  contentType: string;
  /** Counts the body. */
  progress: BodyProgress;
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

type Outcome = 'whole' | 'tooLarge' | 'tooSlow' | 'notAForm' | Error;

/** The file of a form on its way to the disk. */
interface Writing {
  stream: BusboyFileStream;
  target: WriteStream;
  /** Settles once the file on the disk is closed: only then does its removal leave nothing. */
  closed: Promise<void>;
  /** Bytes of the file. May never settle for one that is given up: a parser that ends in its middle says nothing. */
  done: Promise<number>;
}

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

async function finish({ stream, target, closed }: Omit<Writing, 'done'>): Promise<number> {
  try {
    await pipeline(stream, target);
  } finally {
    await closed;
  }
  return stream.bytesRead;
}

function write(stream: BusboyFileStream, path: string): Writing {
  const target = createWriteStream(path, { mode: 0o600 });
  const closed = new Promise<void>((resolve) => {
    target.once('close', () => resolve());
  });
  return { stream, target, closed, done: finish({ stream, target, closed }) };
}

/** The first sign of how a body ends, for better or worse, apart from what it says. */
function endOfBody({ body, progress }: FormSource, tooManyBytes: number): Promise<Outcome> {
  return new Promise((resolve) => {
    body.on('data', (chunk: Buffer) => {
      progress.count(chunk.byteLength);
      if (progress.total() > tooManyBytes + multipartOverheadBytes) resolve('tooLarge');
    });
    body.once('error', (cause) => resolve(new RequestAborted({ cause })));
    body.once('close', () => {
      if (!body.readableEnded) resolve(new RequestAborted());
    });
    // A caller that was gone before does not abort again.
    if (body.destroyed) resolve(new RequestAborted());
  });
}

/** Reads the parts of a form; the file is noted in `writings`. */
function readParts(parser: BusboyInstance, { path }: FormTarget, writings: Writing[]) {
  let hasField = false;
  const outcome = new Promise<Outcome>((resolve) => {
    parser.on('file', (name, stream) => {
      // The pipeline reports this to the reader; a part that ends too early is the parser's own error.
      stream.on('error', () => undefined);
      if (name !== 'file') {
        stream.resume();
        return;
      }
      stream.once('limit', () => resolve('tooLarge'));
      const writing = write(stream, path);
      writings.push(writing);
      writing.done.catch((error: unknown) =>
        resolve(error instanceof Error ? error : new Error(String(error))),
      );
    });
    parser.on('field', (name) => {
      hasField ||= name === 'file';
    });
    parser.once('partsLimit', () => resolve('notAForm'));
    parser.on('error', () => resolve('notAForm'));
    parser.once('finish', () => resolve('whole'));
  });
  return { outcome, hasField: () => hasField };
}

/** Closes what a form that is given up has open: the parser does not end the streams of its files. */
async function abandon(parser: BusboyInstance, writings: readonly Writing[]): Promise<void> {
  parser.destroy();
  for (const { stream, target } of writings) {
    stream.destroy();
    target.destroy();
  }
  await Promise.all(writings.map(({ closed }) => closed));
}

/**
 * Reads a multipart form as it arrives and writes its file to the disk: no more than a few chunks of it are ever in memory.
 * After a fault the remaining body is left to its owner.
 *
 * @throws RequestAborted when the body ends too early; the error of the disk, when it cannot be written.
 */
export async function receiveForm(source: FormSource, target: FormTarget): Promise<ReceivedForm> {
  const { body, contentType, progress } = source;
  const parser = createParser(contentType, target.tooManyBytes);
  if (!parser) return { kind: 'notAForm' };
  const writings: Writing[] = [];
  const parts = readParts(parser, target, writings);
  const stalled = Promise.withResolvers<Outcome>();
  const stopWatch = progress.watch(() => stalled.resolve('tooSlow'));
  const ended = endOfBody(source, target.tooManyBytes);
  body.pipe(parser);
  const outcome = await Promise.race([ended, stalled.promise, parts.outcome]);
  stopWatch();
  body.unpipe(parser);
  if (outcome === 'whole') {
    const [byteCount] = await Promise.all(writings.map(({ done }) => done));
    return byteCount === undefined
      ? { kind: 'noFile', hasField: parts.hasField() }
      : { kind: 'file', file: new ReceivedFile(target.path, byteCount) };
  }
  await abandon(parser, writings);
  await new ReceivedFile(target.path, 0).discard();
  if (outcome instanceof Error) throw outcome;
  return { kind: outcome };
}
