import type { ReactNode } from 'react';
import { useIsMasked } from './useIsMasked.ts';

export interface UnmaskedProps {
  children: ReactNode;
  /** What tells nothing of a fortune. @default nothing */
  instead?: ReactNode;
}

/** What lets a fortune be guessed, such as the length of a bar: gone while the client hides the amounts. */
export function Unmasked({ children, instead }: UnmaskedProps) {
  return useIsMasked() ? instead : children;
}
