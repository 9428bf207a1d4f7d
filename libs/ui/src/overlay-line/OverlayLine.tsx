import { createElement, Suspense } from 'react';
import { useStore } from '../internal/useStore.ts';
import { overlayLine } from './overlayLine.ts';

/** The line of the app in a drawer or a dialog; nothing where it has none to say. */
export function OverlayLine() {
  const line = useStore(overlayLine);
  return line && <Suspense fallback={null}>{createElement(line)}</Suspense>;
}
