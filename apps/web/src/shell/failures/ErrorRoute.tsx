import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { Logo } from '@wealth/ui/logo';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useEffect, useState } from 'react';
import { loadedErrorPage, loadErrorPage } from './errorPageCode.ts';

/** Milliseconds before the page is asked for again that did not come: a connection may be back for a moment only. */
const restMs = 5000;

/**
 * /error. Where the connection went before the page for it had come, the least that has to be said is drawn from what
 * every visitor has; the page itself comes with the connection, and leads on to where the visitor was.
 */
export function ErrorRoute() {
  const [Page, setPage] = useState(loadedErrorPage);

  useEffect(() => {
    if (Page !== null) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      clearTimeout(rest);
      // `online` tells of the connection otherwise.
      if (!navigator.onLine) return;
      rest = setTimeout(load, restMs);
      loadErrorPage().then(
        () => setPage(loadedErrorPage),
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('online', load);
    };
  }, [Page]);

  return Page === null ? <PlainErrorPage /> : <Page />;
}

/** In words and classes of the sign-in page: no stylesheet may have come either. */
function PlainErrorPage() {
  const t = useMessages('shell');
  const appName = useAppName(t('appName'));
  return (
    <main className="grid min-h-dvh items-center justify-items-center bg-surface px-5 py-8">
      <div className="flex w-full max-w-93 flex-col items-start gap-5">
        <Logo name={appName} size="lg" />
        <SandboxMark />
        <h1 className="text-welcome">{t('offlineTitle')}</h1>
        <p className="text-lead text-fg-muted">{t('offline')}</p>
      </div>
    </main>
  );
}
