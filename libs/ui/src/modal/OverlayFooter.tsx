import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FooterElementContext } from './FooterSlot.tsx';

/**
 * Puts actions at the foot of the modal or drawer around it, where they stay in sight while the content scrolls. A
 * button there submits a form of the content by `form`. Outside of an overlay it stands where it is written.
 */
export function OverlayFooter({ children }: { children: ReactNode }) {
  const element = use(FooterElementContext);
  return element ? createPortal(children, element) : children;
}
