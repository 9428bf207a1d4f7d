export interface ReadableStore<State> {
  getSnapshot: () => State;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<State> extends ReadableStore<State> {
  set: (next: State) => void;
}

/** The smallest store that React's useSyncExternalStore reads; it knows nothing of React itself. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (Object.is(state, next)) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
