import { useEffect } from 'react';
import { searchOverlay, type SearchOverlay } from './store.ts';

/** Ctrl+K and Cmd+K open the search, instead of the browser's own. */
export function useSearchShortcut(store: SearchOverlay = searchOverlay): void {
  useEffect(() => {
    function openSearch(event: KeyboardEvent) {
      const isShortcut =
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey &&
        event.key.toLowerCase() === 'k';
      if (!isShortcut) return;
      event.preventDefault();
      store.open();
    }
    // Before a dialog can keep the key for itself.
    document.addEventListener('keydown', openSearch, { capture: true });
    return () => document.removeEventListener('keydown', openSearch, { capture: true });
  }, [store]);
}
