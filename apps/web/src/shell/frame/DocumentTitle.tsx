import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { useEffect, useSyncExternalStore } from 'react';
import { unseenCount } from '../../core/unseenCount.ts';
import { usePageTitle } from './usePageTitle.ts';

/**
 * Keeps the document's title at "{app name} | {page title}", with the fallback name until the server has told its own,
 * and before it how much has come while the page was out of sight.
 */
export function DocumentTitle() {
  const t = useMessages('shell');
  const appName = useAppName(t('appName'));
  const pageTitle = usePageTitle();

  const count = useSyncExternalStore(unseenCount.subscribe, unseenCount.get);

  useEffect(() => {
    const title = pageTitle === null ? appName : t('documentTitle', { appName, pageTitle });
    document.title = count === 0 ? title : t('titleWithCount', { count: String(count), title });
  }, [appName, pageTitle, count, t]);

  return null;
}
