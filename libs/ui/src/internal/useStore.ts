import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './createStore.ts';

export function useStore<State>(store: ReadableStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
