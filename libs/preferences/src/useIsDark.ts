import { useSyncExternalStore } from 'react';
import { documentAttributes } from './documentAttributes.ts';
import { usePreferences } from './usePreference.ts';

const query = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the device asks for a dark scheme. */
export function useSystemDark(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the page is dark, by choice or by the device. */
export function useIsDark(): boolean {
  return documentAttributes(usePreferences(), useSystemDark()).theme === 'dark';
}
