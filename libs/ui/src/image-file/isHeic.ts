import { bigEndian, hasText } from './byteSource.ts';

/** Brands of the pictures that phones keep as HEIF with HEVC in it (ISO/IEC 23008-12, annex B and 10.2). */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

const boxTypeAt = 4;
const brandAt = 8;
/** Bytes: length, type and the first brand of the box that such a file begins with. */
const smallestBox = 12;

/** Whether a file begins as a HEIC photo does: a `ftyp` box with one of these brands. */
export function isHeic(start: Uint8Array): boolean {
  return (
    bigEndian(start, 0, 4) >= smallestBox &&
    hasText(start, boxTypeAt, 'ftyp') &&
    brands.some((brand) => hasText(start, brandAt, brand))
  );
}
