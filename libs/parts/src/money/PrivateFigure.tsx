import { Figure } from '@wealth/ui/amount';
import type { ReactNode } from 'react';
import { useIsMasked } from './useIsMasked.ts';

export interface PrivateFigureProps {
  children: ReactNode;
}

/** A figure of the client's that is no amount, such as a quantity: it hides with the amounts. */
export function PrivateFigure({ children }: PrivateFigureProps) {
  return <Figure isMasked={useIsMasked()}>{children}</Figure>;
}
