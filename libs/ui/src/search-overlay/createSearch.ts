import { createStore, type ReadableStore } from '../internal/createStore.ts';
import { browserTimers, type Timers } from '../internal/timers.ts';

export interface SearchState<Item> {
  /** What stands in the box. */
  text: string;
  /** 'loading' from the last key on until the answer is there; 'failed' says nothing, it is logged. */
  status: 'idle' | 'loading' | 'done' | 'failed';
  results: readonly Item[];
  /** Index of the result that Enter chooses; -1 without results. */
  activeIndex: number;
}

/** Rejects or answers; when `signal` is aborted nobody waits for it any more. */
export type SearchFunction<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>;

export interface SearchOptions<Item> {
  search: SearchFunction<Item>;
  /** Characters of trimmed text under which nothing is searched for. @default 1 */
  minLength?: number;
  /** Hears of a search that failed without having been cancelled. */
  logError: (error: unknown) => void;
  timers?: Timers;
}

export interface Search<Item> extends ReadableStore<SearchState<Item>> {
  /** Takes the results away and searches once nothing was typed for 400 ms. */
  setText: (text: string) => void;
  /** Moves to the next (1) or the previous (-1) result, from the last on to the first and back. */
  move: (step: 1 | -1) => void;
  activate: (index: number) => void;
  /** What the next search calls, where the owner hands in new functions with each render. */
  follow: (callbacks: Pick<SearchOptions<Item>, 'search' | 'logError'>) => void;
  /** Empties text and results and cancels the search in flight. */
  reset: () => void;
}

const debounceMs = 400;

const empty = { text: '', status: 'idle', results: [], activeIndex: -1 } as const;

export function createSearch<Item>(options: SearchOptions<Item>): Search<Item> {
  const { minLength = 1, timers = browserTimers } = options;
  let callbacks: Pick<SearchOptions<Item>, 'search' | 'logError'> = options;
  const store = createStore<SearchState<Item>>(empty);
  let cancelDelay = () => {};
  let inFlight: AbortController | null = null;

  function cancel() {
    cancelDelay();
    inFlight?.abort();
    inFlight = null;
  }

  async function run(text: string) {
    const controller = new AbortController();
    inFlight = controller;
    try {
      const results = await callbacks.search(text, controller.signal);
      if (controller.signal.aborted) return;
      const activeIndex = results.length === 0 ? -1 : 0;
      store.set({ ...store.getSnapshot(), status: 'done', results, activeIndex });
    } catch (error) {
      if (controller.signal.aborted) return;
      callbacks.logError(error);
      store.set({ ...store.getSnapshot(), status: 'failed' });
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    setText(text) {
      cancel();
      const wanted = text.trim();
      const isSearched = wanted.length >= Math.max(1, minLength);
      store.set({ ...empty, text, status: isSearched ? 'loading' : 'idle' });
      if (isSearched) cancelDelay = timers.after(debounceMs, () => void run(wanted));
    },
    move(step) {
      const state = store.getSnapshot();
      const count = state.results.length;
      if (count === 0) return;
      store.set({ ...state, activeIndex: (state.activeIndex + step + count) % count });
    },
    activate(index) {
      const state = store.getSnapshot();
      if (index >= 0 && index < state.results.length) store.set({ ...state, activeIndex: index });
    },
    follow(next) {
      callbacks = next;
    },
    reset() {
      cancel();
      store.set(empty);
    },
  };
}
