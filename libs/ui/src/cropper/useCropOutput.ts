import { useEffect, useRef } from 'react';
import type { Timers } from '../internal/timers.ts';
import { createCropOutput, type CropOutput } from './createCropOutput.ts';
import type { CropArea } from './openPicture.ts';

interface Options {
  file: Blob;
  fileName: string;
  onCrop: (crop: File) => void;
  onFail: () => void;
  timers?: Timers;
}

/** The crop output of one stage; it ends with the stage. */
export function useCropOutput({
  file,
  fileName,
  timers,
  onCrop,
  onFail,
}: Options): Pick<CropOutput, 'request'> {
  const listeners = useRef({ onCrop, onFail });
  const output = useRef<CropOutput | null>(null);
  useEffect(() => {
    listeners.current = { onCrop, onFail };
  });
  useEffect(() => {
    const own = createCropOutput({
      file,
      fileName,
      timers,
      onCrop: (crop) => listeners.current.onCrop(crop),
      onFail: () => listeners.current.onFail(),
    });
    output.current = own;
    return () => own.dispose();
  }, [file, fileName, timers]);
  return { request: (area: CropArea) => output.current?.request(area) };
}
