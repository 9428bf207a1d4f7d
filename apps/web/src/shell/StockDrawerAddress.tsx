import { useLocation, useRouter } from '@tanstack/react-router';
import { parseInstrumentId } from '@wealth/domain';
import { afterDrawerClosed, drawers, openDrawer } from '@wealth/ui/drawer';
import { useEffect } from 'react';
import type { Destination } from '../core/locations.ts';

/** What `?stock=NSE:ARAVBANK` names, or null. */
function stockOf(search: Readonly<Record<string, unknown>>): string | null {
  const { stock } = search;
  return typeof stock === 'string' && parseInstrumentId(stock) !== null ? stock : null;
}

/**
 * The drawer of an instrument has an address: `?stock=…` on whatever page is read opens it, also for who is sent the
 * link, and when it closes in any way the address is that of the page again. The entry in the history is the page’s own.
 */
export function StockDrawerAddress() {
  const router = useRouter();
  const stock = useLocation({ select: ({ search }) => stockOf(search) });

  useEffect(() => {
    const instrument = stock === null ? null : parseInstrumentId(stock);
    if (instrument === null) return;
    const id = openDrawer('stock', instrument);
    let isMine = true;

    const unsubscribe = drawers.subscribe(() => {
      if (!isMine || drawers.getSnapshot()?.id === id) return;
      isMine = false;
      // Once its own entry is out of the history: a navigation in the middle of that step would open it again.
      afterDrawerClosed(() => {
        // Whoever leads on from the drawer has written another address already.
        if (stockOf(router.state.location.search) !== stock || drawers.getSnapshot() !== null) return;
        const { pathname, search, hash } = router.state.location;
        const page: Destination = { to: pathname, search: { ...search, stock: undefined }, hash };
        void router.navigate({ ...page, replace: true, resetScroll: false });
      });
    });
    return () => {
      isMine = false;
      unsubscribe();
      drawers.close(id);
    };
  }, [router, stock]);

  return null;
}
