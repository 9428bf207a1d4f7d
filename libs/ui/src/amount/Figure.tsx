import { maskedFigure } from '@wealth/i18n-locale';
import type { ReactNode } from 'react';
import { amountTexts } from '@wealth/i18n-locale/ui/amount';
import { useUiText } from '../messages/UiTextsProvider.tsx';

export interface FigureProps {
  /** The client hides what tells a fortune: quantities, averages, weights. */
  isMasked: boolean;
  children: ReactNode;
}

/** A figure of the client's own that is no amount, such as a quantity. Hidden with the amounts, and as wide as any other. */
export function Figure({ isMasked, children }: FigureProps) {
  const t = useUiText(amountTexts);
  if (!isMasked) return children;
  return (
    <>
      <span aria-hidden="true">{maskedFigure}</span>
      <span className="sr-only">{t('hidden')}</span>
    </>
  );
}
