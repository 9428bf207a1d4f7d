import { drawers } from '@wealth/ui/drawer';
import { modals } from '@wealth/ui/modal';
import { toasts } from '@wealth/ui/toast';
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

type LoadHost = () => Promise<ComponentType>;

const loadToasts: LoadHost = async () => (await import('./AppToasts')).AppToasts;
const loadModals: LoadHost = async () => (await import('./AppModals')).AppModals;
const loadDrawers: LoadHost = async () => (await import('./AppDrawers')).AppDrawers;

/**
 * The hosts of toasts, modals and drawers. Each loads with the first thing that it has to show and stays from then on;
 * the first page pays for none of them.
 */
export function LazyOverlays() {
  const hasToasts = useSyncExternalStore(toasts.subscribe, () => toasts.getSnapshot().toasts.length > 0);
  const hasModals = useSyncExternalStore(modals.subscribe, () => modals.getSnapshot().length > 0);
  const hasDrawer = useSyncExternalStore(drawers.subscribe, () => drawers.getSnapshot() !== null);

  return (
    <>
      <LazyHost isWanted={hasToasts} load={loadToasts} />
      <LazyHost isWanted={hasModals} load={loadModals} />
      <LazyHost isWanted={hasDrawer} load={loadDrawers} />
    </>
  );
}

/**
 * One host. Each waits for itself alone: a boundary around all of them would hide an open dialog while the first toast
 * loads, and with it the place that the focus returns to. Not `lazy`: React keeps what a boundary waited for back for
 * 300 ms.
 */
function LazyHost({ isWanted, load }: { isWanted: boolean; load: LoadHost }) {
  const [Host, setHost] = useState<ComponentType | null>(null);
  const isMissing = isWanted && Host === null;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setHost(() => loaded),
      (error: unknown) => console.warn('What shows dialogs and messages did not load.', error),
    );
  }, [isMissing, load]);
  return (
    Host && (
      <Suspense>
        <Host />
      </Suspense>
    )
  );
}
