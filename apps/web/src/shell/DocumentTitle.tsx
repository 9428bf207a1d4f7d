import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { useEffect } from 'react';
import { usePageTitle } from './usePageTitle.ts';

/** Keeps the document's title at "{app name} | {page title}", with the fallback name until the server has told its own. */
export function DocumentTitle() {
  const t = useMessages('shell');
  const appName = useAppName(t('appName'));
  const pageTitle = usePageTitle();

  useEffect(() => {
    document.title = pageTitle === null ? appName : t('documentTitle', { appName, pageTitle });
  }, [appName, pageTitle, t]);

  return null;
}
