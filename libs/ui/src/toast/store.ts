import { createStore, type ReadableStore } from '../internal/createStore.ts';
import { browserTimers, type Timers } from '../internal/timers.ts';

export type ToastType = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

export type ToastPosition =
  'top-right' | 'top-left' | 'bottom-right' | 'bottom-left' | 'top-center' | 'bottom-center';

export interface ToastOptions {
  /** @default 'default' */
  type?: ToastType;
  title: string;
  /** One more line. */
  description?: string;
  /** Milliseconds; 0 or less stays until it is closed. @default 3000, and 0 for 'loading' */
  duration?: number;
  /** @default 'top-right' */
  position?: ToastPosition;
}

export interface Toast extends Required<Omit<ToastOptions, 'description'>> {
  id: string;
  description?: string;
}

export interface ToastState {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** The pointer or the focus is on a toast: no timer runs. */
  isPaused: boolean;
}

export interface Toasts extends ReadableStore<ToastState> {
  /** @returns the id of the toast, or of the equal one that was shown less than 3 s ago and not closed since. */
  show: (options: ToastOptions) => string;
  dismiss: (id: string) => void;
  /** Takes all of them away. */
  clear: () => void;
  pause: () => void;
  /** Lets what remained of every timer run on. */
  resume: () => void;
}

const defaultDurationMs = 3000;
const sameToastMs = 3000;

interface Countdown {
  remainingMs: number;
  startedAt: number;
  cancel: () => void;
}

/** Toasts with the same key say the same. */
function keyOf({ type, title, description, position }: Omit<Toast, 'id' | 'duration'>): string {
  return JSON.stringify([type, title, description, position]);
}

export function createToasts(timers: Timers = browserTimers): Toasts {
  const store = createStore<ToastState>({ toasts: [], isPaused: false });
  const countdowns = new Map<string, Countdown>();
  const lastShown = new Map<string, { id: string; at: number }>();
  let count = 0;

  function run(id: string, remainingMs: number) {
    const cancel = timers.after(remainingMs, () => dismiss(id));
    countdowns.set(id, { remainingMs, startedAt: timers.now(), cancel });
  }

  function dismiss(id: string) {
    countdowns.get(id)?.cancel();
    countdowns.delete(id);
    const { toasts, isPaused } = store.getSnapshot();
    const gone = toasts.find((toast) => toast.id === id);
    if (!gone) return;
    const left = toasts.filter((toast) => toast !== gone);
    // One that stays until it is closed was seen: what it says may happen again.
    if (gone.duration <= 0) lastShown.delete(keyOf(gone));
    // With the last toast goes the element that would have reported the pointer leaving.
    store.set({ toasts: left, isPaused: isPaused && left.length > 0 });
  }

  function forgetOld(now: number) {
    for (const [key, { at }] of lastShown) {
      if (now - at >= sameToastMs) lastShown.delete(key);
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dismiss,
    show({ type = 'default', title, description, duration, position = 'top-right' }) {
      const now = timers.now();
      const key = keyOf({ type, title, description, position });
      forgetOld(now);
      const same = lastShown.get(key);
      if (same) return same.id;

      count += 1;
      const id = `toast-${count}`;
      lastShown.set(key, { id, at: now });
      const shownFor = duration ?? (type === 'loading' ? 0 : defaultDurationMs);
      const { toasts, isPaused } = store.getSnapshot();
      store.set({
        toasts: [...toasts, { id, type, title, description, duration: shownFor, position }],
        isPaused,
      });
      if (shownFor <= 0) return id;
      if (isPaused) countdowns.set(id, { remainingMs: shownFor, startedAt: now, cancel: () => {} });
      else run(id, shownFor);
      return id;
    },
    clear() {
      for (const { cancel } of countdowns.values()) cancel();
      countdowns.clear();
      lastShown.clear();
      store.set({ toasts: [], isPaused: false });
    },
    pause() {
      const { toasts, isPaused } = store.getSnapshot();
      if (isPaused) return;
      for (const countdown of countdowns.values()) {
        countdown.cancel();
        countdown.remainingMs -= timers.now() - countdown.startedAt;
      }
      store.set({ toasts, isPaused: true });
    },
    resume() {
      const { toasts, isPaused } = store.getSnapshot();
      if (!isPaused) return;
      for (const [id, countdown] of countdowns) run(id, Math.max(0, countdown.remainingMs));
      store.set({ toasts, isPaused: false });
    },
  };
}

/** The toasts of this page. Callable from anywhere; ToastRegion shows them. */
export const toasts: Toasts = createToasts();
