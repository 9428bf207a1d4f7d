import { browserTimers, type Timers } from '../internal/timers.ts';
import { openPicture, type CropArea, type Picture } from './openPicture.ts';

/** Milliseconds that the picture has to stand still before it is cropped. */
const debounceMs = 500;

export interface CropOutputOptions {
  file: Blob;
  /** Name of the JPEG, as in "avatar.jpg". */
  fileName: string;
  onCrop: (crop: File) => void;
  /** The picture turned out to be broken. */
  onFail: () => void;
  open?: (file: Blob) => Promise<Picture>;
  timers?: Timers;
}

export interface CropOutput {
  /** The client moved or zoomed: the last area within 500 ms is the one that counts. */
  request: (area: CropArea) => void;
  dispose: () => void;
}

/** Turns areas into JPEG files, the newest wins. Decodes the picture when the first area is wanted. */
export function createCropOutput(options: CropOutputOptions): CropOutput {
  const { file, fileName, onCrop, onFail, open = openPicture, timers = browserTimers } = options;
  let picture: Promise<Picture> | null = null;
  let cancel: (() => void) | null = null;
  let newest = 0;

  async function crop(area: CropArea, own: number) {
    picture ??= open(file);
    const blob = await (await picture).crop(area);
    if (own === newest) onCrop(new File([blob], fileName, { type: blob.type }));
  }

  return {
    request(area) {
      cancel?.();
      newest += 1;
      const own = newest;
      cancel = timers.after(debounceMs, () => {
        crop(area, own).catch(() => {
          if (own === newest) onFail();
        });
      });
    },
    dispose() {
      cancel?.();
      newest += 1;
      // A picture that could not be opened holds nothing.
      picture?.then(
        ({ close }) => close(),
        () => undefined,
      );
    },
  };
}
