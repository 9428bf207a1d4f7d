import { failure, type Refusal } from '../http/answer.ts';
import { detectImage, signatureBytes } from './mediaType.ts';
import type { ReceivedFile } from './ReceivedFile.ts';
import { maxAvatarPixels, maxAvatarSidePixels, maxImagePixels, reencode } from './reencode.ts';
import type { UploadAdmission } from './uploadAdmission.ts';
import type { NewUpload } from './createUploadRows.ts';
import type { UploadStore } from './uploadStore.ts';

export interface ImageReceiver {
  uploads: UploadStore;
  uploadAdmission: UploadAdmission;
}

/** The first size that is refused: 20 MB. */
export const tooManyBytes = 20_971_520;

export type Received = { kind: 'stored'; id: string } | { kind: 'refused'; answer: Refusal };

/** The refusals of a file, by what is wrong with it. */
export const fileRefusals = {
  tooManyBytes: () => failure(413, 'Image must be smaller than 20MB.'),
  noImage: () => failure(415, 'Only image files are allowed.'),
  tooManyPixels(kind: NewUpload['kind']) {
    const megapixels = (kind === 'avatar' ? maxAvatarPixels : maxImagePixels) / 1_000_000;
    const message = `Image must have at most ${megapixels} megapixels and 16,384 pixels a side.`;
    return failure(413, message, { fields: [{ field: 'file', code: 'too_many_pixels', message }] });
  },
};

function refused(answer: Refusal): Received {
  return { kind: 'refused', answer };
}

/**
 * Checks an uploaded file by its content, encodes it again and stores it.
 *
 * @returns The id, or the answer that says why not: 413 for size, 415 for content.
 */
export async function receiveImage(
  { uploads, uploadAdmission }: ImageReceiver,
  file: ReceivedFile,
  owner: Pick<NewUpload, 'clientId' | 'kind'>,
): Promise<Received> {
  if (file.byteCount >= tooManyBytes) return refused(fileRefusals.tooManyBytes());
  const mediaType = detectImage(await file.head(signatureBytes));
  if (mediaType === null) return refused(fileRefusals.noImage());
  const isAvatar = owner.kind === 'avatar';
  const target = uploads.newPart();
  try {
    const image = await reencode(
      {
        path: file.path,
        mediaType,
        owner: owner.clientId,
        maxPixels: isAvatar ? maxAvatarPixels : maxImagePixels,
        ...(isAvatar ? { maxSide: maxAvatarSidePixels } : {}),
      },
      target.path,
    );
    if (image.kind === 'tooManyPixels') return refused(fileRefusals.tooManyPixels(owner.kind));
    if (image.kind === 'unreadable') return refused(fileRefusals.noImage());
    // Encoded again, a small image may take many bytes; the bytes that were sent are counted already.
    uploadAdmission.countBytes(owner.clientId, Math.max(0, image.byteCount - file.byteCount));
    return { kind: 'stored', id: uploads.adopt(target, { ...owner, mediaType, byteCount: image.byteCount }) };
  } finally {
    // Gone already where it was taken over.
    await target.discard();
  }
}
