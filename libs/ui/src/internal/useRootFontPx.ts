import { useSyncExternalStore } from 'react';
import { rootFontPx } from './rootFontPx.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Pixels of one rem, read again when the window changes. */
export const useRootFontPx = () => useSyncExternalStore(subscribe, rootFontPx);
