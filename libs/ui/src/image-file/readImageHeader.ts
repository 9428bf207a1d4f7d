import { blobSource, type ByteSource } from './byteSource.ts';
import type { ImageSize } from './imageSize.ts';
import { isJpeg, jpegSize } from './jpegSize.ts';
import { isPng, pngSize } from './pngSize.ts';
import { isWebp, webpSize } from './webpSize.ts';

export type ImageFormat = 'jpeg' | 'png' | 'webp';

export interface ImageHeader extends ImageSize {
  format: ImageFormat;
}

interface Reader {
  format: ImageFormat;
  isMeant: (start: Uint8Array) => boolean;
  size: (source: ByteSource) => Promise<ImageSize | null>;
}

const readers: readonly Reader[] = [
  { format: 'jpeg', isMeant: isJpeg, size: jpegSize },
  { format: 'png', isMeant: isPng, size: pngSize },
  { format: 'webp', isMeant: isWebp, size: webpSize },
];

/** Bytes by which the kinds of files are told apart. */
const startBytes = 12;

/** The first bytes of a file; fewer where it is shorter. */
export function readStart(file: Blob): Promise<Uint8Array> {
  return blobSource(file).read(0, startBytes);
}

/**
 * What kind of picture a file is and how large, from its first bytes: neither its name nor the type that the system
 * gave it is asked, and nothing is decoded.
 *
 * @returns null for anything but a JPEG, PNG or WebP with a readable header.
 */
export async function readImageHeader(file: Blob): Promise<ImageHeader | null> {
  const source = blobSource(file);
  const start = await source.read(0, startBytes);
  const reader = readers.find(({ isMeant }) => isMeant(start));
  const size = await reader?.size(source);
  if (!reader || !size || size.width === 0 || size.height === 0) return null;
  return { format: reader.format, width: size.width, height: size.height };
}
