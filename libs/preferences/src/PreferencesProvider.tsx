import { createContext, type ReactNode } from 'react';
import type { PreferencesStore } from './createPreferences.ts';

/** Null outside a provider. */
export const PreferencesContext = createContext<PreferencesStore | null>(null);

export interface PreferencesProviderProps {
  /** Made once, by the app. */
  store: PreferencesStore;
  children: ReactNode;
}

/** Gives the client's display choices to the screens below. */
export function PreferencesProvider({ store, children }: PreferencesProviderProps) {
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}
