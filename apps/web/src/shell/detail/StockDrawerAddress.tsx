import { useLocation, useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { parseInstrumentId } from '@wealth/domain';
import { afterDrawerClosed, drawers, openDrawer } from '@wealth/ui/drawer';
import { useEffect } from 'react';
import type { Destination } from '../../core/locations.ts';
import { nextTask } from '../../core/nextTask.ts';

/** What `?stock=NSE:ARAVBANK` names, or null. */
function stockOf(search: Readonly<Record<string, unknown>>): string | null {
  const { stock } = search;
  return typeof stock === 'string' && parseInstrumentId(stock) !== null ? stock : null;
}

/** Takes the address of a drawer that has closed out of the history. */
async function leave(router: RegisteredRouter, href: string): Promise<void> {
  await nextTask();
  // A link inside the drawer has written another address meanwhile.
  if (router.history.location.href !== href || drawers.getSnapshot() !== null) return;
  const { pathname, search, hash, state } = router.state.location;
  if (state.isOverPage) {
    router.history.back();
    return;
  }
  const page: Destination = { to: pathname, search: { ...search, stock: undefined }, hash };
  await router.navigate({ ...page, replace: true, resetScroll: false });
}

/**
 * The drawer of an instrument has an address: `?stock=…` on whatever page is read opens it, also for who is sent the
 * link, and when it closes in any way the address is that of the page again. Opened from inside the app
 * it is a step of the history, which is taken back; opened by its address, the page takes its place.
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
      // Another drawer in its place, as a ticket of the share: the address goes when that one has closed too.
      if (!isMine || drawers.getSnapshot() !== null) return;
      isMine = false;
      const { href } = router.history.location;
      // Once its own entry is out of the history: a navigation in the middle of that step would open it again.
      afterDrawerClosed(() => void leave(router, href));
    });
    return () => {
      isMine = false;
      unsubscribe();
      drawers.close(id);
    };
  }, [router, stock]);

  return null;
}
