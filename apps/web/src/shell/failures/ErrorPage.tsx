import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { href, type OwnPath, toOwnPath } from '@wealth/hrefs';
import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { PublicFooter } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { HomeIcon, RetryIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { Logo } from '@wealth/ui/logo';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { StateMessage } from '@wealth/ui/state-message';
import { useCallback, useEffect, useState } from 'react';
import { accessAt } from '../../core/access.ts';
import { destinationOf } from '../../core/locations.ts';
import { AppStyles } from '../../core/AppStyles.tsx';

/** The browser is offline. Returns by itself to where the visitor was as soon as the connection is back. */
export function ErrorPage() {
  const t = useMessages('shell');
  const tFrame = useMessages('frame');
  const appName = useAppName(t('appName'));
  const navigate = useNavigate();
  const router = useRouter();
  const from = useFrom();

  const goBack = useCallback(() => {
    void navigate({ ...destinationOf(from ?? href.dashboard()), replace: true });
  }, [from, navigate]);

  useEffect(() => {
    // Reloaded, or drawn after the connection had come back: nothing will tell of it any more.
    if (from !== null && navigator.onLine) goBack();
    window.addEventListener('online', goBack);
    return () => window.removeEventListener('online', goBack);
  }, [from, goBack]);

  function goToLastPage() {
    // Offline each step would only put this page in the place of one more entry, or leave the app.
    if (navigator.onLine) router.history.back();
    else goBack();
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <AppStyles />
      <header className="flex min-h-header flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-border bg-surface px-gutter py-2">
        <Logo name={appName} isNameShown />
        <div className="flex flex-wrap items-center gap-3">
          <SandboxMark form="responsive" />
          <LinkButton href={href.login()} variant="secondary" size="sm" icon={<HomeIcon size="sm" />}>
            {t('home')}
          </LinkButton>
        </div>
      </header>
      <main className="grid grow place-items-center px-gutter">
        <StateMessage
          kind="offline"
          size="lg"
          tone="warning"
          headingLevel="h1"
          title={t('offlineTitle')}
          text={t('offline')}
          action={
            <>
              <Button icon={<RetryIcon size="sm" />} onPress={goBack}>
                {tFrame('tryAgain')}
              </Button>
              {window.history.length > 1 && (
                <Button variant="secondary" onPress={goToLastPage}>
                  {tFrame('lastPage')}
                </Button>
              )}
            </>
          }
        />
      </main>
      <PublicFooter appName={appName} className="border-t border-border px-gutter py-4" />
    </div>
  );
}

/** Where the visitor was. Kept while the next page is on its way, which may have a `from` of its own. */
function useFrom(): OwnPath | null {
  const router = useRouter();
  const told = useRouterState({
    select: ({ location }) =>
      accessAt(router, location.pathname) === 'error' ? toOwnPath(location.state.from) : null,
  });
  const [from, setFrom] = useState(told);
  if (told !== null && told !== from) setFrom(told);
  return from;
}
