import { Outlet, useRouter } from '@tanstack/react-router';
import { AppNameProvider } from '@wealth/i18n-locale-react';
import { useSession, useVisitor } from '@wealth/session';
import { drawers } from '@wealth/ui/drawer';
import { closeTopOverlay } from '@wealth/ui/overlays';
import { ProgressBar } from '@wealth/ui/progress-bar';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { goTo } from '../core/goTo.ts';
import { useSystemInfo } from '../core/systemInfo.ts';
import { toOwnPath } from '@wealth/hrefs';
import { DocumentTitle } from './frame/DocumentTitle.tsx';
import { LazyOverlays } from './overlays/LazyOverlays.tsx';

/** Around every page: the title, the progress bar, the overlays and the countdown. Links of the design system navigate through the router. */
export function RootLayout() {
  const router = useRouter();
  const systemInfo = useSystemInfo();
  const isClient = useVisitor()?.kind === 'client';

  function navigate(target: string) {
    const path = toOwnPath(target);
    if (path === null) return;
    goTo(router, path);
    // A link in a drawer leads away from it, and what it leads to would stand beneath. The drawer has asked about what was typed.
    if (drawers.getSnapshot() !== null) closeTopOverlay();
  }

  return (
    <AriaRouterProvider navigate={navigate}>
      <AppNameProvider value={systemInfo?.app_name ?? ''}>
        <DocumentTitle />
        <ProgressBar />
        <Suspense>
          <Outlet />
        </Suspense>
        <LazyOverlays />
        {isClient && <IdleWatch />}
      </AppNameProvider>
    </AriaRouterProvider>
  );
}

/**
 * A client is counted as idle on every page, so the dialog that says so stands over every page. It loads while the
 * client is there, and is asked for again as the countdown begins if it did not come. Not `lazy`: a file that did not come would take the
 * page with it.
 */
function IdleWatch() {
  const { idle } = useSession();
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Dialog) return undefined;
    const load = () =>
      import('./overlays/IdleDialog.tsx').then(
        (loaded) => setDialog(() => loaded.IdleDialog),
        (error: unknown) => console.warn('The dialog of the countdown did not load.', error),
      );
    void load();
    return idle.subscribe(() => void load());
  }, [idle, Dialog]);
  return (
    Dialog && (
      <Suspense>
        <Dialog />
      </Suspense>
    )
  );
}
