import type { Timers } from '../internal/timers.ts';

/** Both are the image's or the page's fault, never the client's: the owner says what to do next. */
export interface CropperError {
  /** The file is no image that may be shown, or broken; or the room on the page is under 20 px. */
  code: 'imageNotLoaded' | 'doesNotFit';
  message: string;
}

export interface CropperProps {
  /** What the client chose. It is checked here, before anything decodes it. */
  file: Blob;
  /** Names the crop area, as in "Avatar". */
  label: string;
  /** Of the JPEG, as in "avatar.jpg". */
  fileName: string;
  /** Gets a square JPEG of at most 1024 px a side, half a second after each move; null when there is none any more. */
  onChange: (crop: File | null) => void;
  /** The frame shows something else than the last crop: `onChange` follows. What is sent before it is not what is seen. */
  onDue?: () => void;
  /** The crop is on its way: what the frame shows stays. */
  isDisabled?: boolean;
  onError?: (error: CropperError) => void;
  /** @default the browser's */
  timers?: Timers;
}
