import { bigEndian, type ByteSource } from './byteSource.ts';
import type { ImageSize } from './imageSize.ts';

const markers = { temporary: 0x01, startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda };

export function isJpeg(start: Uint8Array): boolean {
  return start[0] === 0xff && start[1] === markers.startOfImage && start[2] === 0xff;
}

/** SOF0 to SOF15, without the three codes in that range that mean tables (DHT, JPG, DAC). */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Restart markers and TEM stand alone: no length follows. */
function hasNoLength(marker: number): boolean {
  return marker === markers.temporary || (marker >= 0xd0 && marker <= 0xd7);
}

/** Pixels start, or the file ends, before any frame header: nothing after it can give a size. */
function endsHeader(marker: number): boolean {
  return [markers.startOfImage, markers.endOfImage, markers.startOfScan].includes(marker);
}

/**
 * Bytes from this marker to the next, by the first nine bytes of its segment.
 *
 * @returns null where no next marker can be found.
 */
function stepOf(head: Uint8Array, marker: number): number | null {
  // Any number of fill bytes may stand before a marker.
  if (marker === 0xff) return 1;
  if (hasNoLength(marker)) return 2;
  const length = bigEndian(head, 2, 2);
  return endsHeader(marker) || marker < 0xc0 || length < 2 ? null : 2 + length;
}

/**
 * Size of a JPEG from its frame header (ITU T.81, B.1 and B.2.2). A camera may put megabytes of EXIF, colour profile
 * and preview before it, so the segments are skipped by their lengths and only their starts are read.
 *
 * @returns null where the file is cut, is no chain of segments, or leaves its height to be told later (DNL).
 */
export async function jpegSize(source: ByteSource): Promise<ImageSize | null> {
  let position = 2;
  while (position < source.size) {
    const head = await source.read(position, 9);
    const marker = head[1];
    if (head[0] !== 0xff || marker === undefined) return null;
    if (isStartOfFrame(marker)) {
      return head.length < 9 ? null : { height: bigEndian(head, 5, 2), width: bigEndian(head, 7, 2) };
    }
    const step = stepOf(head, marker);
    if (step === null) return null;
    position += step;
  }
  return null;
}
