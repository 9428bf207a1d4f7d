import { decodePhoto, type Photo } from './decodePhoto.ts';
import type { ImageSize } from './imageSize.ts';
import { readImageHeader } from './readImageHeader.ts';

/** Bytes: 4 MB. A larger file takes a minute and more on a slow line. */
export const shrinkAboveBytes = 4_194_304;
/** Pixels a side: more than a document or a face needs. */
export const shrinkAboveSide = 4096;

/** Pixels on the long side, one after the other until the file is small enough. */
const sides = [shrinkAboveSide, 3072, 2048, 1024];

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
  try {
    for (const side of sides) {
      signal?.throwIfAborted();
      const blob = await photo.encode(side, signal);
      // What is no smaller than the file is of no use, and a smaller side may still be.
      if (blob.size <= shrinkAboveBytes && blob.size < file.size) return jpegOf(blob, file.name);
    }
    return file;
  } finally {
    photo.close();
  }
}

/**
 * Makes a photo small enough to travel: a JPEG of at most 4 MB and 4,096 px a side, upright, on white, without what the
 * camera wrote beside it. A photo that is small already is answered as it is, as is one that cannot be decoded or that
 * would not become smaller: the server decides on it.
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
