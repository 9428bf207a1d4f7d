import { useRouteContext } from '@tanstack/react-router';
import { ApiError } from '@wealth/api-sdk';
import { loadMessages } from '@wealth/i18n-locale';
import { useLanguage } from '@wealth/i18n-locale-react';
import { searchOverlay } from '@wealth/ui/search-overlay';
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { whenIdle } from '../../core/whenIdle.ts';
import type { AppSearchProps } from './AppSearch.tsx';
import { loadSearch } from './loadSearch.ts';

/**
 * Brings the search when it is opened for the first time. Its file and its texts are fetched as soon as the page is idle:
 * what is typed right after Ctrl+K finds the box there. One that did not come is told like any lost answer, and asked for
 * again by the next opening.
 */
export function SearchHost(props: AppSearchProps) {
  const language = useLanguage();
  const { report, log } = useRouteContext({ from: '__root__' });
  const isOpen = useSyncExternalStore(searchOverlay.subscribe, searchOverlay.getSnapshot);
  const [Search, setSearch] = useState<ComponentType<AppSearchProps> | null>(null);

  useEffect(() => {
    void whenIdle()
      .then(() => Promise.all([loadSearch(), loadMessages(language, ['search'])]))
      .catch((error: unknown) => log('The search did not load ahead.', error));
  }, [language, log]);

  useEffect(() => {
    if (Search !== null || !isOpen) return;
    loadSearch().then(
      (loaded) => setSearch(() => loaded.AppSearch),
      (cause: unknown) => {
        searchOverlay.close();
        void report(new ApiError(navigator.onLine ? 'network' : 'offline', 'Search', { cause }));
      },
    );
  }, [Search, isOpen, report]);

  return (
    Search && (
      <Suspense>
        <Search {...props} />
      </Suspense>
    )
  );
}
