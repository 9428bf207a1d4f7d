import { use, useCallback, useSyncExternalStore } from 'react';
import type { PreferencesStore } from './createPreferences.ts';
import type { PreferenceName, Preferences } from './preference.ts';
import { PreferencesContext } from './PreferencesProvider.tsx';

/** @throws RangeError outside a PreferencesProvider. */
export function usePreferencesStore(): PreferencesStore {
  const store = use(PreferencesContext);
  if (!store) throw new RangeError('PreferencesProvider is missing above this component');
  return store;
}

/** One choice and the way to change it. Renders again when this one changes, here or in another tab. */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): readonly [value: Preferences[Name], set: (value: Preferences[Name]) => void] {
  const store = usePreferencesStore();
  const read = () => store.get(name);
  const value = useSyncExternalStore(store.subscribe, read, read);
  const set = useCallback((next: Preferences[Name]) => store.set(name, next), [store, name]);
  return [value, set];
}

/** All choices, for the one place that writes them to the document. */
export function usePreferences(): Readonly<Preferences> {
  const store = usePreferencesStore();
  return useSyncExternalStore(store.subscribe, store.all, store.all);
}
