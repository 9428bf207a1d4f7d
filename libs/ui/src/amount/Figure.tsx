import { maskedFigure } from '@wealth/i18n-locale';
import type { ReactNode } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';

export interface FigureProps {
  /** The client hides what tells a fortune: quantities, averages, weights. */
  isMasked: boolean;
  children: ReactNode;
}

/** A figure of the client's own that is no amount, such as a quantity. Hidden with the amounts, and as wide as any other. */
export function Figure({ isMasked, children }: FigureProps) {
  const messages = useUiMessages();
  if (!isMasked) return children;
  return (
    <>
      <span aria-hidden="true">{maskedFigure}</span>
      <span className="sr-only">{messages.amountHidden}</span>
    </>
  );
}
