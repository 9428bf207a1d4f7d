import { isHeic } from './isHeic.ts';
import { readImageHeader, readStart, type ImageHeader } from './readImageHeader.ts';

/** Bytes: 20 MB. A file has to be smaller than this. */
export const imageBytesLimit = 20_971_520;
/** Pixels a side. Decoders and canvases refuse, or fail on, larger ones. */
export const imageSideLimit = 16_384;
/** Pixels: 64 megapixels decode to 256 MB. */
export const imagePixelsLimit = 64_000_000;

export type ImageFileProblem = 'notAnImage' | 'heic' | 'tooManyBytes' | 'tooManyPixels';

export type ImageFileCheck =
  | { isAccepted: true; header: ImageHeader }
  | { isAccepted: false; problem: ImageFileProblem };

function refused(problem: ImageFileProblem): ImageFileCheck {
  return { isAccepted: false, problem };
}

/**
 * Says whether a file that a client chose may be shown and sent: an image by the type that the system gave it and by
 * its first bytes, under 20 MB, and small enough to be decoded. Runs before anything decodes the file, so that a few
 * kilobytes that claim to be 30,000 × 30,000 pixels cost nothing. A HEIC photo is told apart from what is no image,
 * whatever the system calls it: many systems know no name for it.
 */
export async function checkImageFile(file: Blob): Promise<ImageFileCheck> {
  // A file that cannot be read any more (moved, a card pulled out) is none that can be sent either.
  const start = await readStart(file).catch(() => null);
  if (start === null) return refused('notAnImage');
  if (isHeic(start)) return refused('heic');
  if (!file.type.startsWith('image/')) return refused('notAnImage');
  if (file.size >= imageBytesLimit) return refused('tooManyBytes');
  const header = await readImageHeader(file).catch(() => null);
  if (header === null) return refused('notAnImage');
  const { width, height } = header;
  const isTooLarge = Math.max(width, height) > imageSideLimit || width * height > imagePixelsLimit;
  return isTooLarge ? refused('tooManyPixels') : { isAccepted: true, header };
}
