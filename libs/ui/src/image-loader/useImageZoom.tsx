import { useState, type ReactNode } from 'react';
import { useLazyModule } from '../internal/useLazyModule.ts';

export interface ImageZoomControl {
  open: () => void;
  /** To be rendered; null while closed. */
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
    overlay: isOpen && ImageZoom && <ImageZoom src={src} name={name} onClose={() => setIsOpen(false)} />,
  };
}
