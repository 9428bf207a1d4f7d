export { browserPreferences } from './browserPreferences.ts';
export {
  createPreferences,
  type PreferencesOptions,
  type PreferencesStore,
  type PreferenceStorage,
  type StorageChanges,
} from './createPreferences.ts';
export { documentAttributes, type DocumentAttributes } from './documentAttributes.ts';
export { compactUnitsOf, type PreferenceName, type Preferences } from './preference.ts';
export { PreferencesProvider, type PreferencesProviderProps } from './PreferencesProvider.tsx';
export { useCookieChoice } from './useCookieChoice.ts';
export { useIsDark, useSystemDark } from './useIsDark.ts';
export { usePreference, usePreferences } from './usePreference.ts';
