import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';

/** What was chosen in a search: an instrument with its name, or the words that led to a page or an action. */
export interface RecentSearch {
  text: string;
  instrument: InstrumentRef | null;
}

/** Where the recent searches are kept. */
export interface RecentSearches {
  /** Newest first; the same array until it changes. */
  read: () => readonly RecentSearch[];
  subscribe: (listener: () => void) => () => void;
  /** Puts it in the first place; it never stands there twice. */
  add: (search: RecentSearch) => void;
  clear: () => void;
}

/** How many are kept. */
const most = 10;

function keyOf({ text, instrument }: RecentSearch): string {
  return instrument ? instrumentIdOf(instrument) : text.trim().toLowerCase();
}

/** Keeps them as long as the document lives, which no client but one uses: a sign-out loads a new one. */
export function createRecentSearches(): RecentSearches {
  let searches: readonly RecentSearch[] = [];
  const listeners = new Set<() => void>();

  function set(next: readonly RecentSearch[]) {
    searches = next;
    for (const listener of listeners) listener();
  }

  return {
    read: () => searches,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(search) {
      const others = searches.filter((known) => keyOf(known) !== keyOf(search));
      set([search, ...others].slice(0, most));
    },
    clear: () => set([]),
  };
}

export const recentSearches: RecentSearches = createRecentSearches();
