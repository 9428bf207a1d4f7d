import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const sheets = { wide: 'wide-sheet', upright: 'upright-sheet' } as const;

export interface PaperOnlyProps {
  children: ReactNode;
  /** How the sheets stand: wide for many columns. @default 'wide' */
  sheet?: keyof typeof sheets;
}

/** A document that the screen does not show, and that paper shows in the place of the page. */
export function PaperOnly({ children, sheet = 'wide' }: PaperOnlyProps) {
  return createPortal(
    <div data-paper-only="" className={`hidden print:block ${sheets[sheet]}`}>
      {children}
    </div>,
    document.body,
  );
}
