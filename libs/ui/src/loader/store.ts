import { createStore, type ReadableStore } from '../internal/createStore.ts';

export interface LoaderState {
  /** How many have asked for it and not yet let go. */
  holders: number;
  /** The label of the latest who gave one. */
  label?: string;
}

export interface Loader extends ReadableStore<LoaderState> {
  /** Covers the page. Each call needs its own `hide`. */
  show: (label?: string) => void;
  hide: () => void;
  /** Uncovers the page whatever is still held, as at the end of a session. */
  reset: () => void;
}

const hidden: LoaderState = { holders: 0 };

export function createLoader(): Loader {
  const store = createStore<LoaderState>(hidden);
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    show(label) {
      const { holders, label: before } = store.getSnapshot();
      store.set({ holders: holders + 1, label: label ?? before });
    },
    hide() {
      const { holders, label } = store.getSnapshot();
      store.set(holders <= 1 ? hidden : { holders: holders - 1, label });
    },
    reset() {
      store.set(hidden);
    },
  };
}

/** The full-screen loader of this page. Callable from anywhere; LoaderHost shows it. */
export const loader: Loader = createLoader();
