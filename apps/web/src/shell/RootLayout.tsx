import { Outlet, useRouter } from '@tanstack/react-router';
import { AppNameProvider } from '@wealth/i18n-locale-react';
import { ProgressBar } from '@wealth/ui/progress-bar';
import { Suspense } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { goTo } from '../app/go-to';
import { useSystemInfo } from '../app/system-info';
import { toOwnPath } from '@wealth/hrefs';
import { DocumentTitle } from './DocumentTitle';
import { LazyOverlays } from './LazyOverlays';

/** Around every page: the title, the progress bar and the overlays. Links of the design system navigate through the router. */
export function RootLayout() {
  const router = useRouter();
  const systemInfo = useSystemInfo();

  function navigate(target: string) {
    const path = toOwnPath(target);
    if (path !== null) goTo(router, path);
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
      </AppNameProvider>
    </AriaRouterProvider>
  );
}
