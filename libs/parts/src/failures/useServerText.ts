import { hideFigures } from '@wealth/i18n-locale';
import { useCallback } from 'react';
import { useIsMasked } from '../money/useIsMasked.ts';

/** Writes a sentence of the server or of the exchange: the amounts that it names hide with the client's own. */
export function useServerText(): (message: string) => string {
  const isMasked = useIsMasked();
  return useCallback((message) => (isMasked ? hideFigures(message) : message), [isMasked]);
}
