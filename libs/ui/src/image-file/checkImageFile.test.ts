import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkImageFile, imageBytesLimit } from './checkImageFile.ts';
import { readImageHeader } from './readImageHeader.ts';
import {
  extendedWebp,
  fileOf,
  heicStart,
  jpegHeader,
  losslessWebp,
  lossyWebp,
  pngHeader,
  pngOfBytes,
  segment,
} from './testing.ts';

const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

function problemOf(file: File): Promise<string> {
  return checkImageFile(file).then((check) => (check.isAccepted ? 'accepted' : check.problem));
}

describe('checkImageFile', () => {
  it.each([
    ['0 bytes [I2-BAD-FILES]', fileOf([], 'empty.png', 'image/png'), 'notAnImage'],
    ['a PDF', fileOf(['%PDF-1.7'], 'statement.pdf', 'application/pdf'), 'notAnImage'],
    ['a PNG that the system calls a text', fileOf([pngHeader(9, 9)], 'a.txt', 'text/plain'), 'notAnImage'],
    ['a PNG of an unknown type', fileOf([pngHeader(9, 9)], 'a', ''), 'notAnImage'],
    ['an SVG named .png [I2-BAD-FILES]', fileOf([svg], 'id.png', 'image/png'), 'notAnImage'],
    ['an SVG', fileOf([svg], 'id.svg', 'image/svg+xml'), 'notAnImage'],
    ['HTML named .jpg', fileOf([html], 'id.jpg', 'image/jpeg'), 'notAnImage'],
    ['a GIF', fileOf(['GIF89a', new Uint8Array(60)], 'id.gif', 'image/gif'), 'notAnImage'],
    ['a GIF that is a script', fileOf(['GIF89a=1;alert(1)'], 'id.png', 'image/png'), 'notAnImage'],
    ['a PDF with a PNG behind it', fileOf(['%PDF-1.7', pngHeader(9, 9)], 'a.png', 'image/png'), 'notAnImage'],
    ['a PNG with HTML behind it', fileOf([pngHeader(9, 9), html], 'a.png', 'image/png'), 'accepted'],
    ['a BMP', fileOf(['BM', new Uint8Array(60)], 'id.bmp', 'image/bmp'), 'notAnImage'],
    ['a HEIC [I3A-USE-15]', fileOf([heicStart('heic')], 'IMG_1.heic', 'image/heic'), 'heic'],
    ['a HEIC that the system has no name for', fileOf([heicStart('heix')], 'IMG_1.HEIC', ''), 'heic'],
    ['a HEIC named .jpg', fileOf([heicStart('mif1')], 'IMG_1.jpg', 'image/jpeg'), 'heic'],
    ['a burst of HEVC', fileOf([heicStart('hevc')], 'IMG_1.heics', 'image/heic-sequence'), 'heic'],
    ['a JPEG named .heic', fileOf([jpegHeader(9, 9)], 'IMG_1.heic', 'image/heic'), 'accepted'],
    ['an AVIF', fileOf([heicStart('avif')], 'a.avif', 'image/avif'), 'notAnImage'],
    ['an MP4', fileOf([heicStart('isom')], 'a.mp4', 'image/jpeg'), 'notAnImage'],
    ['21 MB [I2-BAD-FILES]', pngOfBytes(22_020_096), 'tooManyBytes'],
    ['20,971,520 bytes', pngOfBytes(imageBytesLimit), 'tooManyBytes'],
    ['20,971,519 bytes', pngOfBytes(imageBytesLimit - 1), 'accepted'],
    [
      '20,000 × 20,000 px [I2-BAD-FILES]',
      fileOf([pngHeader(20_000, 20_000)], 'big.png', 'image/png'),
      'tooManyPixels',
    ],
    [
      'a bomb of 30,000 × 30,000 px',
      fileOf([pngHeader(30_000, 30_000)], 'b.png', 'image/png'),
      'tooManyPixels',
    ],
    ['8,000 × 8,000 px', fileOf([pngHeader(8000, 8000)], 'a.png', 'image/png'), 'accepted'],
    ['8,000 × 8,001 px', fileOf([jpegHeader(8000, 8001)], 'a.jpg', 'image/jpeg'), 'tooManyPixels'],
    ['16,384 × 3 px', fileOf([jpegHeader(16_384, 3)], 'a.jpg', 'image/jpeg'), 'accepted'],
    ['3 × 16,385 px', fileOf([jpegHeader(3, 16_385)], 'a.jpg', 'image/jpeg'), 'tooManyPixels'],
    ['16,777,216 × 1 px', fileOf([extendedWebp(16_777_216, 1)], 'a.webp', 'image/webp'), 'tooManyPixels'],
    ['16,383 × 16,383 px', fileOf([lossyWebp(16_383, 16_383)], 'a.webp', 'image/webp'), 'tooManyPixels'],
  ])('%s', async (_case, file, expected) => {
    expect(await problemOf(file)).toBe(expected);
  });

  it('refuses a file that cannot be read any more', async () => {
    const gone = fileOf([pngHeader(9, 9)], 'a.png', 'image/png');
    gone.slice = () => {
      throw new DOMException('The file was moved', 'NotFoundError');
    };

    expect(await checkImageFile(gone)).toEqual({ isAccepted: false, problem: 'notAnImage' });
  });

  it('answers for any bytes at all, within the limits or not at all', async () => {
    const starts = [pngHeader(640, 400), jpegHeader(640, 400), lossyWebp(640, 400), extendedWebp(640, 400)];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.nat(40),
        fc.uint8Array({ maxLength: 60 }),
        async (start, kept, noise) => {
          const check = await checkImageFile(
            fileOf([start.slice(0, kept), new Uint8Array(noise)], 'a.png', 'image/png'),
          );
          if (!check.isAccepted) return;
          expect(check.header.width * check.header.height).toBeLessThanOrEqual(64_000_000);
          expect(Math.min(check.header.width, check.header.height)).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('readImageHeader', () => {
  it.each([
    ['PNG', pngHeader(640, 401), { format: 'png', width: 640, height: 401 }],
    ['JPEG', jpegHeader(640, 401), { format: 'jpeg', width: 640, height: 401 }],
    [
      'progressive JPEG',
      jpegHeader(640, 401, { frameMarker: 0xc2 }),
      { format: 'jpeg', width: 640, height: 401 },
    ],
    ['WebP, lossy', lossyWebp(16_383, 401), { format: 'webp', width: 16_383, height: 401 }],
    ['WebP, lossless', losslessWebp(16_383, 16_384), { format: 'webp', width: 16_383, height: 16_384 }],
    ['WebP, extended', extendedWebp(16_384, 401), { format: 'webp', width: 16_384, height: 401 }],
  ])('%s', async (_name, bytes, header) => {
    expect(await readImageHeader(new Blob([bytes]))).toEqual(header);
  });

  it.each([
    ['a JPEG cut within its frame header', jpegHeader(640, 401).slice(0, -10)],
    ['a JPEG whose pixels start without a frame header', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2])],
    ['a JPEG that ends at once', new Uint8Array([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG with a segment of no length', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
    ['a JPEG whose chain breaks', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0x3c, 0x68])],
    ['a JPEG that tells its height later', jpegHeader(640, 0)],
    ['a PNG cut within IHDR', pngHeader(640, 401).slice(0, 30)],
    ['a PNG of no width', pngHeader(0, 401)],
    ['a PNG whose first chunk is another', pngHeader(640, 401).map((byte, at) => (at === 12 ? 0x58 : byte))],
    ['a lossy WebP without a key frame', lossyWebp(640, 401).map((byte, at) => (at === 23 ? 0 : byte))],
    ['a RIFF that is sound', new TextEncoder().encode('RIFF0000WAVEfmt 00000000000000')],
  ])('finds nothing in %s', async (_name, bytes) => {
    expect(await readImageHeader(new Blob([bytes]))).toBeNull();
  });

  it('skips tables, restart markers and fill bytes before the frame header', async () => {
    const before = [segment(0xc4, [0, 1, 2]), [0xff, 0xd0], [0xff, 0xff, 0xff], segment(0xdb, [0])];

    expect(await readImageHeader(new Blob([jpegHeader(640, 401, { before })]))).toMatchObject({ width: 640 });
  });

  it('does not take the size of the preview that EXIF carries', async () => {
    const before = [segment(0xe1, [...jpegHeader(160, 120)])];

    expect(await readImageHeader(new Blob([jpegHeader(4032, 3024, { before })]))).toMatchObject({
      width: 4032,
    });
  });

  it('finds the frame header behind 10 MB of EXIF by reading starts of segments only', async () => {
    const app = segment(
      0xe1,
      Array.from({ length: 65_533 }, () => 0x20),
    );
    const first = jpegHeader(4032, 3024, { before: [] });
    const exif = Array.from({ length: 160 }, () => new Uint8Array(app));
    const file = new Blob([first.slice(0, 2), ...exif, first.slice(2)]);
    const slice = file.slice.bind(file);
    let slices = 0;
    file.slice = (...range) => {
      slices += 1;
      return slice(...range);
    };

    expect(file.size).toBeGreaterThan(10 * 1024 * 1024);
    expect(await readImageHeader(file)).toEqual({ format: 'jpeg', width: 4032, height: 3024 });
    expect(slices).toBeLessThanOrEqual(162);
  });
});
