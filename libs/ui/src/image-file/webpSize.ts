import { hasText, littleEndian, type ByteSource } from './byteSource.ts';
import type { ImageSize } from './imageSize.ts';

/** 14 bits: a side of the two simple forms ends at 16,383. */
const sideMask = 0x3fff;

export function isWebp(start: Uint8Array): boolean {
  return hasText(start, 0, 'RIFF') && hasText(start, 8, 'WEBP');
}

/** VP8 (lossy): a key frame's start code, then both sides in 14 bits (RFC 6386, 9.1). */
function lossySize(bytes: Uint8Array): ImageSize | null {
  const isKeyFrame = littleEndian(bytes, 23, 3) === 0x2a_01_9d;
  if (!isKeyFrame) return null;
  return { width: littleEndian(bytes, 26, 2) & sideMask, height: littleEndian(bytes, 28, 2) & sideMask };
}

/** VP8L (lossless): both sides less one, in 14 bits each (RFC 9649, 3.4). */
function losslessSize(bytes: Uint8Array): ImageSize | null {
  if (bytes[20] !== 0x2f) return null;
  const bits = littleEndian(bytes, 21, 4);
  return { width: (bits & sideMask) + 1, height: ((bits >>> 14) & sideMask) + 1 };
}

/** VP8X (extended): the canvas that every frame has to fit, both sides less one in 24 bits (RFC 9649, 2.7). */
function extendedSize(bytes: Uint8Array): ImageSize {
  return { width: littleEndian(bytes, 24, 3) + 1, height: littleEndian(bytes, 27, 3) + 1 };
}

/** @returns null where the file is cut or starts with none of the three forms. */
export async function webpSize(source: ByteSource): Promise<ImageSize | null> {
  const bytes = await source.read(0, 30);
  if (bytes.length < 30) return null;
  if (hasText(bytes, 12, 'VP8 ')) return lossySize(bytes);
  if (hasText(bytes, 12, 'VP8L')) return losslessSize(bytes);
  return hasText(bytes, 12, 'VP8X') ? extendedSize(bytes) : null;
}
