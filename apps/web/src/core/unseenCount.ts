let count = 0;
const listeners = new Set<() => void>();

/** How much has come since the page went out of sight: told by what shows the toasts, read by the title. */
export const unseenCount = {
  get: () => count,
  set(next: number) {
    if (next === count) return;
    count = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
