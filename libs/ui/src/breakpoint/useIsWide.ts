import { useSyncExternalStore } from 'react';

/** From here on the detail of a row stands beside its list. */
const wideQuery = '(min-width: 1280px)';

function onChange(listener: () => void) {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isWide = () => window.matchMedia(wideQuery).matches;

/** Whether a page has room for a list and the detail of one of its rows side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onChange, isWide);
}
