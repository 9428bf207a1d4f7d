import { useNavigate, useRouterState } from '@tanstack/react-router';
import { href, toOwnPath } from '@wealth/hrefs';
import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { Logo } from '@wealth/ui/logo';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { StateMessage } from '@wealth/ui/state-message';
import { useCallback, useEffect } from 'react';
import { destinationOf } from '../app/locations';
import { useIsSandbox } from '../app/system-info';
import { AppStyles } from './AppStyles';

/** The browser is offline. Returns by itself to where the visitor was as soon as the connection is back. */
export function ErrorPage() {
  const t = useMessages('shell');
  const navigate = useNavigate();
  const isSandbox = useIsSandbox();
  const from = useRouterState({ select: (state) => state.location.state.from });

  const goBack = useCallback(() => {
    const target = toOwnPath(from) ?? href.dashboard();
    void navigate({ ...destinationOf(target), replace: true });
  }, [from, navigate]);

  useEffect(() => {
    window.addEventListener('online', goBack);
    return () => window.removeEventListener('online', goBack);
  }, [goBack]);

  return (
    <div className="flex min-h-dvh flex-col px-gutter py-5">
      <AppStyles />
      <header className="flex items-center justify-between gap-3">
        <Logo name={useAppName(t('appName'))} isNameShown />
        {isSandbox && <SandboxMark form="responsive" />}
      </header>
      <main className="grid grow place-items-center">
        <StateMessage
          kind="offline"
          headingLevel="h1"
          title={t('offlineTitle')}
          text={t('offline')}
          onRetry={goBack}
        />
      </main>
    </div>
  );
}
