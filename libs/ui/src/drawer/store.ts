import type { DrawerType } from '@wealth/hrefs';
import { createStore, type ReadableStore } from '../internal/createStore.ts';
import { browserTimers, type Timers } from '../internal/timers.ts';
import type { DrawerArguments, DrawerPayload } from './drawerArguments.ts';

export { defineDrawer, type DrawerContentProps } from './defineDrawer.ts';

export interface DrawerEntry {
  id: string;
  height?: string;
  onClosed?: () => void;
  /**
   * Hands type and payload over together, so that the compiler still knows that they belong to each other. At run time
   * the type may be one that it never saw: a server menu or an old link named it.
   */
  read: <Result>(
    visit: <Type extends DrawerType>(type: Type, payload: DrawerPayload<Type>) => Result,
  ) => Result;
}

export interface DrawerStore extends ReadableStore<DrawerEntry | null> {
  /** Opens a drawer in the place of the one that is open. @returns its id. */
  open: <Type extends DrawerType>(type: Type, ...args: DrawerArguments[Type]) => string;
  /** Closes the drawer with this id, or whichever is open. @returns false when there was none. */
  close: (id?: string) => boolean;
  /** Closes the drawer with this id, as the client asks for it, and leads back to what it was opened from. */
  dismiss: (id: string | undefined) => void;
  /**
   * Closes the open drawer and runs `action` 200 ms later, when it has left the screen: a route change or another
   * overlay in the middle of the movement would stutter.
   */
  closeThen: (action: () => void) => void;
}

/** Milliseconds between closing a drawer and what was chosen in it. */
const actionDelayMs = 200;

/**
 * Runs what was chosen in a drawer once it has left the screen. For a drawer that its owner closes by a prop; of one in
 * the store use `closeThen`.
 */
export function afterDrawerClosed(action: () => void, timers: Timers = browserTimers): void {
  timers.after(actionDelayMs, action);
}

export function createDrawers(timers: Timers = browserTimers): DrawerStore {
  const store = createStore<DrawerEntry | null>(null);
  let count = 0;

  function close(id?: string): boolean {
    const open = store.getSnapshot();
    if (!open || (id !== undefined && open.id !== id)) return false;
    store.set(null);
    return true;
  }

  /** Closes it, and leads back to what it was opened from. */
  function dismiss(id: string | undefined): void {
    const open = store.getSnapshot();
    if (!close(id)) return;
    const { onClosed } = open ?? {};
    if (onClosed) {
      afterDrawerClosed(() => {
        // Something else may have been opened meanwhile.
        if (store.getSnapshot() === null) onClosed();
      }, timers);
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    close,
    dismiss,
    open(type, ...[payload, options]) {
      count += 1;
      const id = `drawer-${count}`;
      store.set({ id, ...options, read: (visit) => visit(type, payload) });
      return id;
    },
    closeThen(action) {
      close();
      afterDrawerClosed(action, timers);
    },
  };
}

/** The bottom drawer of this page. Callable from anywhere; DrawerHost shows it. */
export const drawers: DrawerStore = createDrawers();

export function openDrawer<Type extends DrawerType>(type: Type, ...args: DrawerArguments[Type]): string {
  return drawers.open(type, ...args);
}
