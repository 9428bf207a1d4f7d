import type { ReactNode } from 'react';
import { useIsMasked } from './useIsMasked.ts';

export interface WhileShownProps {
  children: ReactNode;
  /** What tells nothing of a fortune. @default nothing */
  instead?: ReactNode;
}

/** What lets a fortune be guessed, such as the length of a bar: gone while the client hides the amounts. */
export function WhileShown({ children, instead }: WhileShownProps) {
  return useIsMasked() ? instead : children;
}
