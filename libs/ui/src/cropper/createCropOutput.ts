import { browserTimers, type Timers } from '../internal/timers.ts';
import { openPicture, type CropView, type Picture } from './openPicture.ts';

/** Milliseconds that the picture has to stand still before it is cropped. */
const debounceMs = 500;

export interface CropOutputOptions {
  file: Blob;
  /** Name of the JPEG, as in "avatar.jpg". */
  fileName: string;
  onCrop: (crop: File) => void;
  /** The frame shows something else than the last crop: `onCrop` or `onFail` follows. */
  onDue?: () => void;
  /** The picture turned out to be broken. */
  onFail: () => void;
  open?: (file: Blob) => Promise<Picture>;
  timers?: Timers;
}

export interface CropOutput {
  /** The client moved, zoomed or turned: the last view within 500 ms is the one that counts. */
  request: (view: CropView) => void;
  dispose: () => void;
}

/** Turns views into JPEG files, the newest wins. Decodes the picture when the first one is wanted. */
export function createCropOutput(options: CropOutputOptions): CropOutput {
  const { file, fileName, onCrop, onDue, onFail, open = openPicture, timers = browserTimers } = options;
  let picture: Promise<Picture> | null = null;
  let cancel: (() => void) | null = null;
  let newest = 0;

  async function crop(view: CropView, own: number) {
    picture ??= open(file);
    const blob = await (await picture).crop(view);
    if (own === newest) onCrop(new File([blob], fileName, { type: blob.type }));
  }

  return {
    request(view) {
      cancel?.();
      onDue?.();
      newest += 1;
      const own = newest;
      cancel = timers.after(debounceMs, () => {
        crop(view, own).catch(() => {
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
