import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A small picture whose left half is red and right half is blue. */
function halves(): Sharp {
  const half = (colour: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: colour } });
  return half('blue').extend({ left: 8, background: 'red' });
}

export const images = {
  jpeg: () => halves().jpeg({ quality: 100 }).toBuffer(),
  png: () => halves().png().toBuffer(),
  webp: () => halves().webp({ lossless: true }).toBuffer(),
  gif: () => halves().gif().toBuffer(),
  /** With a place and a camera in its metadata, to be shown in this orientation. */
  withExif: (orientation: number) =>
    halves()
      .jpeg({ quality: 100 })
      .withExif({
        IFD0: { Make: 'Secret camera' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '28/1 36/1 50/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '77/1 12/1 32/1',
        },
      })
      .withMetadata({ orientation })
      .toBuffer(),
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose header claims a size; its data is far too short for it. */
export function bombHeader(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c6360000002000100', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A good JPEG with bytes after its end, so that the file has exactly `size` bytes. */
export async function jpegOfSize(size: number): Promise<Buffer> {
  const jpeg = await images.jpeg();
  return Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
}
