import { limits, type Attempts } from '../auth/attempts.ts';
import { failure, refusals, type Answer } from '../http/answer.ts';
import { detectImage } from './media-type.ts';
import { maxAvatarSidePixels, reencode } from './reencode.ts';
import type { NewUpload, UploadStore } from './upload-store.ts';

/** The first size that is refused: 20 MB. */
export const tooManyBytes = 20_971_520;

export interface Receiver {
  uploads: UploadStore;
  attempts: Attempts;
}

export type Received = { kind: 'stored'; id: string } | { kind: 'refused'; answer: Answer };

function refused(answer: Answer): Received {
  return { kind: 'refused', answer };
}

/**
 * Checks an uploaded file by its content, writes it anew and stores it.
 *
 * @returns The id, or the answer that says why not: 413 for size, 415 for content, 429 over the quota.
 */
export async function receiveImage(
  { uploads, attempts }: Receiver,
  file: Blob,
  owner: Pick<NewUpload, 'clientId' | 'kind'>,
): Promise<Received> {
  const waitSeconds = attempts.waitSeconds(limits.upload, owner.clientId);
  if (waitSeconds > 0) return refused(refusals.tooMany(waitSeconds));
  attempts.record(limits.upload, owner.clientId);
  if (file.size >= tooManyBytes) return refused(failure(413, 'Image must be smaller than 20MB.'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = detectImage(bytes);
  if (mediaType === null) return refused(failure(415, 'Only image files are allowed.'));
  const image = await reencode({
    bytes,
    mediaType,
    ...(owner.kind === 'avatar' ? { maxSide: maxAvatarSidePixels } : {}),
  });
  if (image.kind === 'tooManyPixels') {
    return refused(failure(413, 'Image must have at most 64 megapixels and 16,384 pixels a side.'));
  }
  if (image.kind === 'unreadable') return refused(failure(415, 'Only image files are allowed.'));
  return { kind: 'stored', id: await uploads.add({ ...owner, mediaType, bytes: image.bytes }) };
}
