import { drawers } from '@wealth/ui/drawer';
import { loader } from '@wealth/ui/loader';
import { modals } from '@wealth/ui/modal';
import { toasts } from '@wealth/ui/toast';
import { WaitingDialog } from '@wealth/ui/waiting-dialog';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';

type LoadHost = () => Promise<ComponentType>;

const loadToasts: LoadHost = async () => (await import('./AppToasts.tsx')).AppToasts;
const loadModals: LoadHost = async () => (await import('./AppModals.tsx')).AppModals;
const loadDrawers: LoadHost = async () => (await import('./AppDrawers.tsx')).AppDrawers;
const loadLoader: LoadHost = async () => (await import('./AppLoader.tsx')).AppLoader;

/**
 * The hosts of toasts, modals, drawers and the loader. Each loads with the first thing that it has to show and stays from then on;
 * the first page pays for none of them. What was pressed for is answered by an empty dialog until then.
 */
export function LazyOverlays() {
  return (
    <>
      <LazyHost store={toasts} isWanted={(state) => state.toasts.length > 0} load={loadToasts} />
      <LazyHost
        store={modals}
        isWanted={(open) => open.length > 0}
        load={loadModals}
        giveUp={() => modals.closeTop()}
      />
      <LazyHost
        store={drawers}
        isWanted={(open) => open !== null}
        load={loadDrawers}
        giveUp={() => drawers.close()}
      />
      <LazyHost store={loader} isWanted={({ holders }) => holders > 0} load={loadLoader} />
    </>
  );
}

interface LazyHostProps<Shown> {
  store: {
    subscribe: (listener: () => void) => () => void;
    getSnapshot: () => Shown;
  };
  isWanted: (shown: Shown) => boolean;
  load: LoadHost;
  /** Takes back what it has to show. Absent for what nobody waits for. */
  giveUp?: () => void;
}

/**
 * One host. Each waits for itself alone: a boundary around all of them would hide an open dialog while the first toast
 * loads, and with it the place that the focus returns to. Not `lazy`: React keeps what a boundary waited for back for
 * 300 ms. One that did not load is tried again when its store changes and when the connection is back.
 */
function LazyHost<Shown>({ store, isWanted, load, giveUp }: LazyHostProps<Shown>) {
  const [Host, setHost] = useState<ComponentType | null>(null);
  const waiting = useRef<HTMLDialogElement>(null);
  const hasCome = useRef(false);
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot);
  useEffect(() => {
    if (Host !== null || !isWanted(shown)) return;
    const loadNow = () => {
      load().then(
        (loaded) => {
          hasCome.current = true;
          // The focus goes back to what was pressed: the overlay remembers it from there.
          waiting.current?.close();
          setHost(() => loaded);
        },
        (error: unknown) => console.warn('What shows dialogs and messages did not load.', error),
      );
    };
    loadNow();
    window.addEventListener('online', loadNow);
    return () => window.removeEventListener('online', loadNow);
  }, [Host, isWanted, shown, load]);
  if (Host) {
    return (
      <Suspense>
        <Host />
      </Suspense>
    );
  }
  if (!giveUp || !isWanted(shown)) return null;
  return <WaitingDialog ref={waiting} onClose={() => hasCome.current || giveUp()} />;
}
