import { limits, type Attempts } from '../auth/attempts.ts';
import type { Database } from '../database/database.ts';
import { failure, refusals, type Refusal } from '../http/answer.ts';
import type { UploadStore } from './uploadStore.ts';

/** An upload under way holds a file, a connection and a place in the queue of the images. */
export const maxUploadsOfClient = 2;
export const maxUploads = 8;
/** Bytes of files that no record names: what the disk holds for nobody, until they are swept. */
export const maxUnnamedBytes = 4_000_000_000;
/** About as long as an image takes. */
const retryAfterSeconds = 5;
/** As often as files that nothing names are looked for. */
const sweptWithinSeconds = 3_600;
const bytesOfMegabyte = 1_048_576;

export type UploadPlace = { isAdmitted: true; leave: () => void } | { isAdmitted: false; answer: Refusal };

export interface UploadAdmission {
  /** Gives an upload its place, or says why not: 429 over the client's share, 503 when all places are taken. */
  enter(clientId: string): UploadPlace;
  /** Counts what a client has sent, or what was stored beyond that, against its day. */
  countBytes(clientId: string, byteCount: number): void;
}

export interface UploadAdmissionOptions {
  attempts: Attempts;
  database: Database;
  uploads: Pick<UploadStore, 'unnamedBytes'>;
}

/** Makes the admission of uploads. It is asked before the first byte of a body is read. */
export function createUploadAdmission({
  attempts,
  database,
  uploads,
}: UploadAdmissionOptions): UploadAdmission {
  const running = new Map<string, number>();
  let count = 0;

  function change(clientId: string, by: 1 | -1): void {
    const next = (running.get(clientId) ?? 0) + by;
    if (next === 0) running.delete(clientId);
    else running.set(clientId, next);
    count += by;
  }

  function refusal(clientId: string): Refusal | null {
    const waitSeconds = Math.max(
      attempts.waitSeconds(limits.upload, clientId),
      attempts.waitSeconds(limits.uploadMegabyte, clientId),
    );
    if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
    if ((running.get(clientId) ?? 0) >= maxUploadsOfClient) {
      return failure(429, 'Too many uploads at once. Please try again.', { retryAfterSeconds });
    }
    if (count >= maxUploads) {
      return failure(503, 'The server is busy. Please try again.', { retryAfterSeconds });
    }
    return uploads.unnamedBytes() >= maxUnnamedBytes ? refusals.busy(sweptWithinSeconds) : null;
  }

  return {
    enter(clientId) {
      const answer = refusal(clientId);
      if (answer) return { isAdmitted: false, answer };
      attempts.record(limits.upload, clientId);
      change(clientId, 1);
      return { isAdmitted: true, leave: () => change(clientId, -1) };
    },
    countBytes(clientId, byteCount) {
      if (byteCount === 0) return;
      const megabytes = Math.ceil(byteCount / bytesOfMegabyte);
      database.transaction(() => {
        for (let megabyte = 0; megabyte < megabytes; megabyte += 1)
          attempts.record(limits.uploadMegabyte, clientId);
      });
    },
  };
}
