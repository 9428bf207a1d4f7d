/** Who wants to know of a change. */
export interface Listeners {
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

export function createListeners(): Listeners {
  const entries = new Set<() => void>();
  return {
    subscribe: (listener) => {
      // Wrapped, so that one listener subscribed twice is called and removed twice.
      const entry = () => listener();
      entries.add(entry);
      return () => {
        entries.delete(entry);
      };
    },
    notify: () => {
      for (const entry of entries) entry();
    },
  };
}
