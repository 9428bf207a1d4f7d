import { useState } from 'react';
import { CropStage } from './CropStage.tsx';
import type { CropperProps } from './cropperProps.ts';

/** Cuts a square out of a picture: the picture moves and zooms under a frame that stands still. */
export function Cropper({ file, ...rest }: CropperProps) {
  // Each file gets a stage of its own: nothing of the last one may show through.
  const [shown, setShown] = useState({ file, key: 0 });
  if (shown.file !== file) setShown({ file, key: shown.key + 1 });
  return <CropStage key={shown.key} file={file} {...rest} />;
}
