import type { ImageSize } from './imageSize.ts';

/** Pixels of the picture that are reduced at a time: the page goes on answering between two strips. */
const stripPixels = 4_000_000;

export interface JpegForm {
  /** Pixels. */
  longestSide: number;
  /** 0 to 1. */
  quality: number;
}

export interface Photo {
  /** The whole of it as an upright JPEG on white, its long side at most so many pixels. Never enlarged. */
  encode: (form: JpegForm, signal?: AbortSignal) => Promise<Blob>;
  /** Lets the decoded picture go. */
  close: () => void;
}

function reducedSize({ width, height }: ImageSize, longestSide: number): ImageSize {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(Math.round(width * scale), 1), height: Math.max(Math.round(height * scale), 1) };
}

/** Lets the page answer what has come in meanwhile. */
function rest(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}

/** Where each strip begins and ends, in lines of the picture and of what is drawn. */
function stripsOf(from: ImageSize, to: ImageSize) {
  const count = Math.min(Math.ceil((from.width * from.height) / stripPixels), to.height);
  const edge = (index: number, { height }: ImageSize) => Math.round((index / count) * height);
  return Array.from({ length: count }, (_, index) => ({
    top: edge(index, from),
    height: edge(index + 1, from) - edge(index, from),
    drawnTop: edge(index, to),
    drawnHeight: edge(index + 1, to) - edge(index, to),
  }));
}

/**
 * Decodes a photo, upright as its EXIF says: 4 bytes a pixel until it is closed.
 *
 * @throws DOMException where the file's data is broken behind a good header.
 */
export async function decodePhoto(file: Blob): Promise<Photo> {
  const bitmap = await createImageBitmap(file);
  let drawn: { longestSide: number; canvas: OffscreenCanvas } | null = null;

  async function draw(longestSide: number, signal?: AbortSignal): Promise<OffscreenCanvas> {
    if (drawn?.longestSide === longestSide) return drawn.canvas;
    const size = reducedSize(bitmap, longestSide);
    const canvas = new OffscreenCanvas(size.width, size.height);
    // In memory, not on the graphics card: it is written once and read once.
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new DOMException('No canvas left', 'InvalidStateError');
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    for (const { top, height, drawnTop, drawnHeight } of stripsOf(bitmap, size)) {
      signal?.throwIfAborted();
      // Not `createImageBitmap`, which forgets in Chromium how EXIF turned the picture that it cuts.
      context.drawImage(bitmap, 0, top, bitmap.width, height, 0, drawnTop, size.width, drawnHeight);
      await rest();
    }
    drawn = { longestSide, canvas };
    return canvas;
  }

  async function encode({ longestSide, quality }: JpegForm, signal?: AbortSignal): Promise<Blob> {
    const canvas = await draw(longestSide, signal);
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  }

  return { encode, close: () => bitmap.close() };
}
