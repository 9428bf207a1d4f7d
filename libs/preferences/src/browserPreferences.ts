import {
  createPreferences,
  windowStorageChanges,
  type PreferencesStore,
  type PreferenceStorage,
} from './createPreferences.ts';

function storageOf(target: Window): PreferenceStorage {
  try {
    return target.localStorage;
  } catch {
    // The getter itself throws where the browser denies storage.
    return null;
  }
}

/** The client's display choices, kept by this browser where it lets us. */
export function browserPreferences(target: Window): PreferencesStore {
  return createPreferences(storageOf(target), { changes: windowStorageChanges(target) });
}
