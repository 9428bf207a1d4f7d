import { maskedFigure } from '@wealth/i18n-locale';
import { useFormats } from '@wealth/i18n-locale-react';
import { useCallback } from 'react';
import { useIsMasked } from './useIsMasked.ts';

/** Writes a quantity of the client's into a text, such as a label of a chart: it hides with the amounts. */
export function useOwnQuantity(): (units: number) => string {
  const formats = useFormats();
  const isMasked = useIsMasked();
  return useCallback(
    (units: number) => (isMasked ? maskedFigure : formats.quantity(units)),
    [formats, isMasked],
  );
}
