import type { Metadata, Sharp } from 'sharp';
import type { ImageMediaType } from './media-type.ts';

export const maxSidePixels = 16_384;
export const maxImagePixels = 64_000_000;
/** A larger avatar is made smaller: it is shown at 64 px, and at most on a quarter of a screen. */
export const maxAvatarSidePixels = 1_024;

export type Reencoded =
  { kind: 'image'; bytes: Uint8Array } | { kind: 'tooManyPixels' } | { kind: 'unreadable' };

const encoders: Readonly<Record<ImageMediaType, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 85 }),
  'image/png': (image) => image.png({ compressionLevel: 6 }),
  'image/webp': (image) => image.webp({ quality: 85 }),
};

const formats: Readonly<Record<ImageMediaType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

interface Original {
  bytes: Uint8Array;
  mediaType: ImageMediaType;
  /** Pixels; a larger image is made smaller. */
  maxSide?: number;
}

function hasTooManyPixels({ width, height }: Metadata): boolean {
  return width > maxSidePixels || height > maxSidePixels || width * height > maxImagePixels;
}

async function reencodeNow({ bytes, mediaType, maxSide }: Original): Promise<Reencoded> {
  // Loaded at the first upload: most runs of the sandbox never need the image library.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    // Reads the header only; the check of the size comes before a single pixel is decoded.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (metadata.format !== formats[mediaType]) return { kind: 'unreadable' };
    if (hasTooManyPixels(metadata)) return { kind: 'tooManyPixels' };
    // `autoOrient` turns the image upright; metadata is dropped unless asked for.
    const upright = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' }).autoOrient();
    const image =
      maxSide === undefined
        ? upright
        : upright.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
    return { kind: 'image', bytes: await encoders[mediaType](image).toBuffer() };
  } catch {
    return { kind: 'unreadable' };
  }
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Decodes an image and writes it anew: upright, first frame only, without metadata, so that nothing that
 * was hidden in the file is kept. One image at a time, because 64 megapixels take about 200 MB.
 */
export function reencode(original: Original): Promise<Reencoded> {
  const result = queue.then(() => reencodeNow(original));
  // A failure is its caller's; the next image must not wait for it in vain.
  queue = result.catch(() => undefined);
  return result;
}
