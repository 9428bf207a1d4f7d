import { useMatches } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { useEffect } from 'react';
import { useSystemInfo } from '../app/system-info';

/** Keeps the document's title at "{app name} | {page title}", with the fallback name until the server has told its own. */
export function DocumentTitle() {
  const t = useMessages('shell');
  const systemInfo = useSystemInfo();
  const matches = useMatches();
  const appName = systemInfo?.app_name || t('appName');
  const pageTitle = readPageTitle();

  function readPageTitle(): string | null {
    if (matches.some((match) => match.status === 'notFound')) return t('notFound');
    const last = matches.at(-1);
    const menuTitle = menuTitleOf(last?.loaderData);
    if (menuTitle !== null) return menuTitle;
    return last?.staticData.title ? t(last.staticData.title) : null;
  }

  useEffect(() => {
    document.title = pageTitle === null ? appName : t('documentTitle', { appName, pageTitle });
  }, [appName, pageTitle, t]);

  return null;
}

function menuTitleOf(loaderData: unknown): string | null {
  if (typeof loaderData !== 'object' || loaderData === null || !('pageTitle' in loaderData)) return null;
  return typeof loaderData.pageTitle === 'string' ? loaderData.pageTitle : null;
}
