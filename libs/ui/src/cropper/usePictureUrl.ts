import { useEffect, useState } from 'react';
import { checkImageFile } from '../image-file/checkImageFile.ts';

/**
 * An address under which the page can draw a chosen file; null until it is checked, and for ever where it is refused:
 * what may not be shown is never decoded.
 *
 * @param onRefused - must not change from render to render.
 */
export function usePictureUrl(file: Blob, onRefused: () => void): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let made: string | null = null;
    void checkImageFile(file).then(({ isAccepted }) => {
      if (!isCurrent) return;
      if (!isAccepted) {
        onRefused();
        return;
      }
      made = URL.createObjectURL(file);
      setUrl(made);
    });
    return () => {
      isCurrent = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [file, onRefused]);
  return url;
}
