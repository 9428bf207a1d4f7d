import { useMatches } from '@tanstack/react-router';
import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { useEffect } from 'react';

/** Keeps the document's title at "{app name} | {page title}", with the fallback name until the server has told its own. */
export function DocumentTitle() {
  const t = useMessages('shell');
  const matches = useMatches();
  const appName = useAppName(t('appName'));
  const pageTitle = readPageTitle();

  function readPageTitle(): string | null {
    if (matches.some((match) => match.status === 'notFound')) return t('notFound');
    const last = matches.at(-1);
    const menu = menuPageOf(last?.loaderData);
    // A page of a menu that could not be read: nobody knows yet what it is called, or whether it exists.
    if (menu) return menu.pageTitle ?? t('error');
    return last?.staticData.title ? t(last.staticData.title) : null;
  }

  useEffect(() => {
    document.title = pageTitle === null ? appName : t('documentTitle', { appName, pageTitle });
  }, [appName, pageTitle, t]);

  return null;
}

/** What the route of the server menu has loaded; null on every other page. */
function menuPageOf(loaderData: unknown): { pageTitle: string | null } | null {
  if (typeof loaderData !== 'object' || loaderData === null || !('pageTitle' in loaderData)) return null;
  return { pageTitle: typeof loaderData.pageTitle === 'string' ? loaderData.pageTitle : null };
}
