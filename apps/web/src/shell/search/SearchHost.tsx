import { loadMessages } from '@wealth/i18n-locale';
import { useLanguage } from '@wealth/i18n-locale-react';
import { searchOverlay } from '@wealth/ui/search-overlay';
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { whenIdle } from '../../core/whenIdle.ts';
import type { AppSearchProps } from './AppSearch.tsx';
import { loadSearch } from './loadSearch.ts';

function logFailure(error: unknown) {
  console.warn('The search did not load.', error);
}

/**
 * Brings the search when it is opened for the first time. Its file and its texts are fetched as soon as the page rests:
 * what is typed right after Ctrl+K finds the box there. One that did not come is asked for again by the next opening
 * and when the connection is back.
 */
export function SearchHost(props: AppSearchProps) {
  const language = useLanguage();
  const isOpen = useSyncExternalStore(searchOverlay.subscribe, searchOverlay.getSnapshot);
  const [Search, setSearch] = useState<ComponentType<AppSearchProps> | null>(null);

  useEffect(() => {
    void whenIdle()
      .then(() => Promise.all([loadSearch(), loadMessages(language, ['search'])]))
      .catch(logFailure);
  }, [language]);

  useEffect(() => {
    if (Search !== null || !isOpen) return;
    const loadNow = () => void loadSearch().then((loaded) => setSearch(() => loaded.AppSearch), logFailure);
    loadNow();
    window.addEventListener('online', loadNow);
    return () => window.removeEventListener('online', loadNow);
  }, [Search, isOpen]);

  return (
    Search && (
      <Suspense>
        <Search {...props} />
      </Suspense>
    )
  );
}
