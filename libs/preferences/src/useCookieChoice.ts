import { useSyncExternalStore } from 'react';
import { usePreferencesStore } from './usePreference.ts';

/** Whether this browser may keep the display choices, and the way to allow or refuse it. Heard in every tab. */
export function useCookieChoice(): readonly [isKept: boolean, keep: (isWanted: boolean) => void] {
  const { subscribe, isKept, keep } = usePreferencesStore();
  return [useSyncExternalStore(subscribe, isKept, isKept), keep];
}
