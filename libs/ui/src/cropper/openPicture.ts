import { outputSize, type Extent } from './cropGeometry.ts';

/** Pixels of the upright picture, from its top left corner. */
export interface CropArea extends Extent {
  x: number;
  y: number;
}

export interface Picture {
  /** The area as a JPEG of at most 1024 px a side; what is transparent becomes white. */
  crop: (area: CropArea) => Promise<Blob>;
  /** Lets the decoded picture go. */
  close: () => void;
}

const jpegQuality = 0.92;

/**
 * Decodes a picture once, upright as its EXIF says, to take areas from it.
 *
 * Decoding and encoding run beside the page's thread in the browser itself; what is left for it is one drawing of at
 * most 1024 × 1024 pixels. The picture stays decoded until it is closed, 4 bytes a pixel: reducing it first would be
 * the longest task of all, since browsers scale a bitmap on the thread that asks.
 *
 * @throws DOMException where the file's data is broken behind a good header.
 */
export async function openPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  return {
    async crop(area) {
      const { width, height } = outputSize(area);
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new DOMException('No canvas left', 'InvalidStateError');
      context.fillStyle = 'white';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
      return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
    },
    close: () => bitmap.close(),
  };
}
