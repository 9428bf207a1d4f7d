import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HeadElementContext } from './HeadElementContext.ts';

/**
 * Puts what the drawer around is about into its head, in the place of the title, which still names the dialog. Outside of
 * a drawer it stands where it is written.
 */
export function OverlayHead({ children }: { children: ReactNode }) {
  const element = use(HeadElementContext);
  return element ? createPortal(children, element) : children;
}
