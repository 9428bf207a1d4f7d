import { decodePhoto, type JpegForm, type Photo } from './decodePhoto.ts';
import type { ImageSize } from './imageSize.ts';
import { readImageHeader } from './readImageHeader.ts';

/** Bytes: 400 kB, eight seconds on a line of 400 kbit/s. */
export const shrinkAboveBytes = 400_000;
/** Pixels a side: the small print of an identity card is 8 px high then. */
export const shrinkAboveSide = 1600;

/** One after the other until the file is small enough: first the noise goes, then the size. */
const forms: readonly JpegForm[] = [
  { longestSide: shrinkAboveSide, quality: 0.85 },
  { longestSide: shrinkAboveSide, quality: 0.7 },
  { longestSide: 1280, quality: 0.7 },
  { longestSide: 1024, quality: 0.6 },
];

export interface ShrinkOptions {
  signal?: AbortSignal;
  /** @default the browser's own decoder, canvas and encoder */
  decode?: (file: Blob) => Promise<Photo>;
}

/** Photos are decoded one at a time: four of 64 megapixels would be a gigabyte. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task);
  last = result.catch(() => undefined);
  return result;
}

function isLarge(bytes: number, { width, height }: ImageSize): boolean {
  return bytes > shrinkAboveBytes || Math.max(width, height) > shrinkAboveSide;
}

function jpegOf(blob: Blob, name: string): File {
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
}

async function reduced(file: File, { signal, decode = decodePhoto }: ShrinkOptions): Promise<File> {
  signal?.throwIfAborted();
  const photo = await decode(file);
  let smallest: Blob = file;
  try {
    for (const form of forms) {
      signal?.throwIfAborted();
      const blob = await photo.encode(form, signal);
      // What is no smaller than the file is of no use, and another form may still be.
      if (blob.size < smallest.size) smallest = blob;
      if (smallest !== file && smallest.size <= shrinkAboveBytes) break;
    }
    return smallest === file ? file : jpegOf(smallest, file.name);
  } finally {
    photo.close();
  }
}

/**
 * Makes a photo small enough to travel: a JPEG of at most 400 kB, or as near to it as its noise allows, and 1,600 px a
 * side, upright, on white, without what the camera wrote beside it. A photo that is small already is answered as it is,
 * as is one that cannot be decoded or that would not become smaller: the server decides on it.
 *
 * `checkImageFile` comes first: nothing here refuses a file.
 *
 * @throws the signal's reason when it is aborted.
 */
export async function shrinkImage(file: File, options: ShrinkOptions = {}): Promise<File> {
  const header = await readImageHeader(file).catch(() => null);
  if (!header || !isLarge(file.size, header)) return file;
  return inTurn(() => reduced(file, options)).catch(() => {
    options.signal?.throwIfAborted();
    return file;
  });
}
