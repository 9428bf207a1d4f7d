import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import { FooterElementContext } from './FooterSlot.tsx';

export interface OverlayFooterProps {
  children: ReactNode;
  /**
   * On viewports from 768 px the actions stand where they are written, at the end of the content: a short dialog needs
   * no foot there. @default false
   */
  isOnPhoneOnly?: boolean;
}

/**
 * Puts actions at the foot of the modal or drawer around it, where they stay in sight while the content scrolls. A
 * button there submits a form of the content by `form`. Outside of an overlay it stands where it is written.
 */
export function OverlayFooter({ children, isOnPhoneOnly = false }: OverlayFooterProps) {
  const element = use(FooterElementContext);
  const isInPlace = useBreakpoint() !== 'mobile' && isOnPhoneOnly;
  return element && !isInPlace ? createPortal(children, element) : children;
}
