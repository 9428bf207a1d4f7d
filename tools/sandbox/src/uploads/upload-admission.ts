import { limits, type Attempts } from '../auth/attempts.ts';
import { failure, refusals, type Answer } from '../http/answer.ts';

/** An upload under way holds a file, a connection and a place in the queue of the images. */
export const maxUploadsOfClient = 2;
export const maxUploads = 8;
/** About as long as an image takes. */
const retryAfterSeconds = 5;

export type UploadPlace = { isAdmitted: true; leave: () => void } | { isAdmitted: false; answer: Answer };

export interface UploadAdmission {
  /** Gives an upload its place, or says why not: 429 over the client's share, 503 when all places are taken. */
  enter(clientId: string): UploadPlace;
}

/** Makes the admission of uploads. It is asked before the first byte of a body is read. */
export function createUploadAdmission(attempts: Attempts): UploadAdmission {
  const running = new Map<string, number>();
  let count = 0;

  function change(clientId: string, by: 1 | -1): void {
    const next = (running.get(clientId) ?? 0) + by;
    if (next === 0) running.delete(clientId);
    else running.set(clientId, next);
    count += by;
  }

  function refusal(clientId: string): Answer | null {
    const waitSeconds = attempts.waitSeconds(limits.upload, clientId);
    if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
    if ((running.get(clientId) ?? 0) >= maxUploadsOfClient) {
      return failure(429, 'Too many uploads at once. Please try again.', { retryAfterSeconds });
    }
    if (count >= maxUploads) {
      return failure(503, 'The server is busy. Please try again.', { retryAfterSeconds });
    }
    return null;
  }

  return {
    enter(clientId) {
      const answer = refusal(clientId);
      if (answer) return { isAdmitted: false, answer };
      attempts.record(limits.upload, clientId);
      change(clientId, 1);
      return { isAdmitted: true, leave: () => change(clientId, -1) };
    },
  };
}
