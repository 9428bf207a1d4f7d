import { drawers } from '@wealth/ui/drawer';
import { modals } from '@wealth/ui/modal';
import { toasts } from '@wealth/ui/toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useOnceTrue } from './use-once-true';

const AppToasts = lazy(async () => ({ default: (await import('./AppToasts')).AppToasts }));
const AppModals = lazy(async () => ({ default: (await import('./AppModals')).AppModals }));
const AppDrawers = lazy(async () => ({ default: (await import('./AppDrawers')).AppDrawers }));

/**
 * The hosts of toasts, modals and drawers. Each loads with the first thing that it has to show and stays from then on;
 * the first page pays for none of them.
 */
export function LazyOverlays() {
  const hasToasts = useOnceTrue(
    useSyncExternalStore(toasts.subscribe, () => toasts.getSnapshot().toasts.length > 0),
  );
  const hasModals = useOnceTrue(
    useSyncExternalStore(modals.subscribe, () => modals.getSnapshot().length > 0),
  );
  const hasDrawer = useOnceTrue(
    useSyncExternalStore(drawers.subscribe, () => drawers.getSnapshot() !== null),
  );

  return (
    <Suspense>
      {hasToasts && <AppToasts />}
      {hasModals && <AppModals />}
      {hasDrawer && <AppDrawers />}
    </Suspense>
  );
}
