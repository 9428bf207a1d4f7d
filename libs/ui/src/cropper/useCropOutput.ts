import { useEffect, useRef } from 'react';
import type { Timers } from '../internal/timers.ts';
import { createCropOutput, type CropOutput } from './createCropOutput.ts';
import type { CropView } from './openPicture.ts';

interface Options {
  file: Blob;
  fileName: string;
  onCrop: (crop: File) => void;
  onDue?: () => void;
  onFail: () => void;
  timers?: Timers;
}

/** The crop output of one stage; it ends with the stage. */
export function useCropOutput({
  file,
  fileName,
  timers,
  onCrop,
  onDue,
  onFail,
}: Options): Pick<CropOutput, 'request'> {
  const listeners = useRef({ onCrop, onDue, onFail });
  const output = useRef<CropOutput | null>(null);
  useEffect(() => {
    listeners.current = { onCrop, onDue, onFail };
  });
  useEffect(() => {
    const own = createCropOutput({
      file,
      fileName,
      timers,
      onCrop: (crop) => listeners.current.onCrop(crop),
      onDue: () => listeners.current.onDue?.(),
      onFail: () => listeners.current.onFail(),
    });
    output.current = own;
    return () => own.dispose();
  }, [file, fileName, timers]);
  return { request: (view: CropView) => output.current?.request(view) };
}
