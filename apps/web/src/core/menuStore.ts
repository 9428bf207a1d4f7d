import type { ServerMenu } from './serverMenu.ts';

export type MenuState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; menu: ServerMenu }
  | { status: 'failed' };

export interface MenuStoreOptions {
  /** Fetches the menu and turns it into pages of ours. */
  readMenu: () => Promise<ServerMenu>;
  /** Told once for every entry that was refused. */
  onSkipped: (name: string, reason: string) => void;
  /** Told when the menu could not be read; the toast of the failed call is not this store's business. */
  onFailed: (error: unknown) => void;
  /** Told when a menu that is there could not be read again. */
  onStale: (error: unknown) => void;
}

export interface MenuStore {
  state: () => MenuState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the menu the first time, answers the same state afterwards. Never rejects. */
  load: () => Promise<MenuState>;
  /** Fetches again after a failure. */
  retry: () => Promise<MenuState>;
  /** Fetches a menu that is there again, in another language; the old one stays until the new one has come. */
  reload: () => Promise<MenuState>;
}

/** The server menu of this document: fetched once, after the first authenticated navigation. */
export function createMenuStore(options: MenuStoreOptions): MenuStore {
  let state: MenuState = { status: 'idle' };
  let pending: Promise<MenuState> | null = null;
  const listeners = new Set<() => void>();

  function set(next: MenuState) {
    state = next;
    for (const listener of listeners) listener();
    return next;
  }

  /** The answer to the newest question is the one that counts. */
  let asked = 0;

  async function read(): Promise<MenuState> {
    asked += 1;
    const question = asked;
    try {
      const menu = await options.readMenu();
      if (question !== asked) return state;
      for (const entry of menu.skipped) options.onSkipped(entry.name, entry.reason);
      return set({ status: 'ready', menu });
    } catch (error) {
      if (question !== asked) return state;
      if (state.status === 'ready') {
        options.onStale(error);
        return state;
      }
      options.onFailed(error);
      return set({ status: 'failed' });
    }
  }

  function start() {
    set({ status: 'loading' });
    pending = read();
    return pending;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => pending ?? start(),
    reload() {
      // Asked before the first answer: that one may be in the language of before.
      if (pending && state.status !== 'failed') pending = read();
      return pending ?? Promise.resolve(state);
    },
    retry: () => (state.status === 'failed' ? start() : (pending ?? start())),
  };
}
