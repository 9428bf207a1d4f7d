import { useState, type ReactNode } from 'react';
import { useLazyModule } from '../internal/useLazyModule.ts';

export interface ImageZoomControl {
  open: () => void;
  /** To be rendered always: a picture that closes is still on its way out. */
  overlay: ReactNode;
}

/** Shows a picture over the page on request; the overlay's code is loaded by the first one. */
export function useImageZoom(src: string, name: string): ImageZoomControl {
  const [isOpen, setIsOpen] = useState(false);
  const { module, load } = useLazyModule(() => import('./ImageZoom.tsx'));
  const ImageZoom = module?.ImageZoom;
  return {
    open() {
      load();
      setIsOpen(true);
    },
    overlay: ImageZoom && <ImageZoom {...{ isOpen, src, name }} onClose={() => setIsOpen(false)} />,
  };
}
