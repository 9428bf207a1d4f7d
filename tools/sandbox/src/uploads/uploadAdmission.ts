import { limits, type Attempts } from '../auth/attempts.ts';
import type { Database } from '../database/database.ts';
import { failure, refusals, type Refusal } from '../http/answer.ts';
import type { BodyProgress } from './bodyProgress.ts';
import type { UploadStore } from './uploadStore.ts';

/** An upload under way holds a file, a connection and a place in the queue of the images. */
export const maxUploadsOfClient = 2;
export const maxUploads = 8;
/** Bytes of files without a record, on the disk until they are swept. */
export const maxUnnamedBytes = 4_000_000_000;
/** About as long as an image takes. */
const retryAfterSeconds = 5;
/** As often as files that nothing names are looked for. */
const sweptWithinSeconds = 3_600;
const bytesOfMegabyte = 1_048_576;

export type UploadPlace = { isAdmitted: true; leave: () => void } | { isAdmitted: false; answer: Refusal };

export interface UploadAdmission {
  /**
   * Gives an upload its place, or says why not: 429 over the client's share, 503 when all places are taken. The
   * slowest of those that have held a place for over a minute makes room for the next one.
   */
  enter(clientId: string, progress: Pick<BodyProgress, 'slowPace' | 'giveUp'>): UploadPlace;
  /** Counts what a client has sent, or what was stored beyond that, against its day. */
  countBytes(clientId: string, byteCount: number): void;
}

interface RunningUpload {
  clientId: string;
  progress: Pick<BodyProgress, 'slowPace' | 'giveUp'>;
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
  const running = new Set<RunningUpload>();

  function countOf(clientId: string): number {
    return [...running].filter((upload) => upload.clientId === clientId).length;
  }

  /** @returns Whether there was one that is slow. */
  function giveUpSlowest(): boolean {
    const [slowest] = [...running]
      .flatMap((upload) => {
        const pace = upload.progress.slowPace();
        return pace === null ? [] : [{ upload, pace }];
      })
      .toSorted((one, other) => one.pace - other.pace);
    if (!slowest) return false;
    running.delete(slowest.upload);
    slowest.upload.progress.giveUp();
    return true;
  }

  function refusal(clientId: string): Refusal | null {
    const waitSeconds = Math.max(
      attempts.waitSeconds(limits.upload, clientId),
      attempts.waitSeconds(limits.uploadMegabyte, clientId),
    );
    if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
    if (countOf(clientId) >= maxUploadsOfClient) {
      return failure(429, 'Too many uploads at once. Please try again.', { retryAfterSeconds });
    }
    if (uploads.unnamedBytes() >= maxUnnamedBytes) return refusals.busy(sweptWithinSeconds);
    if (running.size < maxUploads || giveUpSlowest()) return null;
    return failure(503, 'The server is busy. Please try again.', { retryAfterSeconds });
  }

  return {
    enter(clientId, progress) {
      const answer = refusal(clientId);
      if (answer) return { isAdmitted: false, answer };
      attempts.record(limits.upload, clientId);
      const upload = { clientId, progress };
      running.add(upload);
      return { isAdmitted: true, leave: () => running.delete(upload) };
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
