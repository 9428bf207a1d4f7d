import type { FigureReference } from '@wealth/hrefs';
import { drawers, openDrawer } from '@wealth/ui/drawer';
import { useEffect, useEffectEvent } from 'react';

/**
 * An address that names a figure opens how it is made up.
 *
 * @param figure - Null where the address names none.
 * @param onClosed - The address is that of the page again.
 */
export function useFigureOfAddress(figure: FigureReference | null, onClosed: () => void): void {
  const open = useEffectEvent(() => (figure === null ? null : openDrawer('figure', figure, { onClosed })));
  const named = figure === null ? null : `${figure.id}/${figure.isin}/${figure.fy}`;
  useEffect(() => {
    const id = named === null ? null : open();
    if (id === null) return undefined;
    return () => void drawers.close(id);
  }, [named]);
}
