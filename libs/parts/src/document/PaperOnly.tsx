import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A document that the screen does not show, and that paper shows in the place of the page. */
export function PaperOnly({ children }: { children: ReactNode }) {
  return createPortal(
    <div data-paper-only="" className="hidden wide-sheet print:block">
      {children}
    </div>,
    document.body,
  );
}
