import { createStore, type ReadableStore } from '../internal/createStore.ts';

export interface SearchOverlay extends ReadableStore<boolean> {
  open: () => void;
  /** @returns false when it was not open. */
  close: () => boolean;
  /** For a button that opens it and closes it. Ctrl+K and Cmd+K only open: see `useSearchShortcut`. */
  toggle: () => void;
}

export function createSearchOverlay(): SearchOverlay {
  const store = createStore(false);
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    open: () => store.set(true),
    close() {
      const wasOpen = store.getSnapshot();
      store.set(false);
      return wasOpen;
    },
    toggle: () => store.set(!store.getSnapshot()),
  };
}

/** Whether the search overlay of this page is open. Callable from anywhere. */
export const searchOverlay: SearchOverlay = createSearchOverlay();
