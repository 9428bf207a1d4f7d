import type { StreamTokens } from '../connection/streamTokens.ts';

export interface FakeTokens extends StreamTokens {
  set: (token: string | null) => void;
  /** The tokens that `refresh` was called with. */
  refreshed: Array<string | null>;
  /** What the next `refresh` does. @default answers and sets "renewed" */
  onRefresh: () => Promise<string>;
}

/** A token source in the hands of the test. */
export function createFakeTokens(first: string | null = 'token-1'): FakeTokens {
  const listeners = new Set<() => void>();
  let token = first;
  const tokens: FakeTokens = {
    refreshed: [],
    set: (next) => {
      token = next;
      for (const listener of listeners) listener();
    },
    onRefresh: () => {
      tokens.set('renewed');
      return Promise.resolve('renewed');
    },
    accessToken: () => token,
    refresh: (usedToken) => {
      tokens.refreshed.push(usedToken);
      return tokens.onRefresh();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return tokens;
}
