import type { Metadata, Sharp } from 'sharp';
import { createFairQueue } from './fairQueue.ts';
import type { ImageMediaType } from './mediaType.ts';

export const maxSidePixels = 16_384;
export const maxImagePixels = 64_000_000;
/** A larger avatar is made smaller: it is shown at 64 px, and at most on a quarter of a screen. */
export const maxAvatarSidePixels = 1_024;
/** What the app sends of an avatar is far below; decoding more than this would be work for nothing. */
export const maxAvatarPixels = 25_000_000;

export type Reencoded =
  | { kind: 'image'; byteCount: number }
  | { kind: 'tooManyPixels' }
  | { kind: 'unreadable' };

const encoders: Readonly<Record<ImageMediaType, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 85 }),
  'image/png': (image) => image.png({ compressionLevel: 6 }),
  // The default effort (4) takes three times as long for a few per cent of size.
  'image/webp': (image) => image.webp({ quality: 85, effort: 1 }),
};

const formats: Readonly<Record<ImageMediaType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export interface Original {
  path: string;
  mediaType: ImageMediaType;
  /** Whose image it is: owners take turns. */
  owner: string;
  maxPixels: number;
  /** Pixels; a larger image is made smaller. */
  maxSide?: number;
}

/** One line for small images, so that a picture of a few pixels never waits for one of 64 megapixels. */
const lines = { small: createFairQueue(), large: createFairQueue() };
const maxSmallPixels = 4_000_000;
/** Nothing that a browser makes takes this long; an image made to be slow ends here. */
const maxSeconds = 20;

function hasTooManyPixels({ width, height }: Metadata, maxPixels: number): boolean {
  return width > maxSidePixels || height > maxSidePixels || width * height > maxPixels;
}

async function loadSharp() {
  // Loaded at the first upload: most runs of the sandbox never need the image library.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function write(original: Original, target: string): Promise<Reencoded> {
  const { path, mediaType, maxPixels, maxSide } = original;
  const sharp = await loadSharp();
  // `autoOrient` turns the image upright; metadata is dropped unless asked for.
  const upright = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const image =
    maxSide === undefined
      ? upright
      : upright.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  const { size } = await encoders[mediaType](image).timeout({ seconds: maxSeconds }).toFile(target);
  return { kind: 'image', byteCount: size };
}

/**
 * Decodes an image and encodes it again to `target`: upright, first frame only, without metadata, so that nothing hidden in the
 * file is kept. One large and one small image at a time, because 64 megapixels take about 200 MB.
 */
export async function reencode(original: Original, target: string): Promise<Reencoded> {
  const { path, mediaType, maxPixels, owner } = original;
  const sharp = await loadSharp();
  try {
    // Reads the header only; the check of the size comes before a single pixel is decoded.
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    if (metadata.format !== formats[mediaType]) return { kind: 'unreadable' };
    if (hasTooManyPixels(metadata, maxPixels)) return { kind: 'tooManyPixels' };
    const line = metadata.width * metadata.height <= maxSmallPixels ? lines.small : lines.large;
    return await line.run(owner, () => write(original, target));
  } catch (error) {
    if (isDiskFault(error)) throw error;
    return { kind: 'unreadable' };
  }
}

/** The library reports a full disk by its message only. */
function isDiskFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    /no space left|ENOSPC|unable to open for write|Permission denied/i.test(error.message)
  );
}
