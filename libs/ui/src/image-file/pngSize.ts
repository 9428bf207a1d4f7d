import { bigEndian, hasText, type ByteSource } from './byteSource.ts';
import type { ImageSize } from './imageSize.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const headerLength = 13;

export function isPng(start: Uint8Array): boolean {
  return signature.every((byte, index) => start[index] === byte);
}

/**
 * Size of a PNG from its IHDR chunk, which has to be the first one (PNG specification, third edition, 5.6 and 11.2.1).
 *
 * @returns null where the file is cut or is not what its signature says.
 */
export async function pngSize(source: ByteSource): Promise<ImageSize | null> {
  const bytes = await source.read(0, 33);
  const isWhole = bytes.length === 33;
  if (!isWhole || bigEndian(bytes, 8, 4) !== headerLength || !hasText(bytes, 12, 'IHDR')) return null;
  return { width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4) };
}
