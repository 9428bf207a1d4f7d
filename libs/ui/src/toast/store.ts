import { createStore, type ReadableStore } from '../internal/createStore.ts';
import { browserTimers, type Timers } from '../internal/timers.ts';

export type ToastType = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

export type ToastPosition =
  | 'top-right'
  | 'top-left'
  | 'bottom-right'
  | 'bottom-left'
  | 'top-center'
  | 'bottom-center';

export interface ToastOptions {
  /** @default 'default' */
  type?: ToastType;
  title: string;
  /** One more line. */
  description?: string;
  /** Milliseconds; 0 or less stays until it is closed. @default 3000 */
  duration?: number;
  /** @default 'top-right' */
  position?: ToastPosition;
  /** The id of an earlier toast about the same matter: this one takes its place, where it is still to be seen. */
  replaces?: string | undefined;
  /** The client has closed it: not told where its time is over or another one takes its place. */
  onClosed?: (() => void) | undefined;
}

export interface Toast extends Required<Omit<ToastOptions, 'description' | 'replaces' | 'onClosed'>> {
  id: string;
  description?: string;
  onClosed?: (() => void) | undefined;
  /** How often it was said again while it was to be seen. */
  repeats: number;
}

/** Why no timer runs: pointer or focus is on a toast, or nobody can see any, for the page is not in front. */
export type ToastPause = 'touched' | 'hidden';

export interface ToastState {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** No timer runs. */
  isPaused: boolean;
}

export interface Toasts extends ReadableStore<ToastState> {
  /** @returns the id of the toast, or of the equal one of less than 3 s ago that is to be seen: its time starts again. */
  show: (options: ToastOptions) => string;
  dismiss: (id: string) => void;
  /** Takes all of them away. */
  clear: () => void;
  /** @param reason - 'touched' by default. */
  pause: (reason?: ToastPause) => void;
  /** Lets what remained of every timer run on, once there is no other reason to wait. */
  resume: (reason?: ToastPause) => void;
}

const defaultDurationMs = 3000;
const sameToastMs = 3000;

interface Countdown {
  remainingMs: number;
  startedAt: number;
  cancel: () => void;
}

/** Toasts with the same key say the same. */
function keyOf({
  type,
  title,
  description,
  position,
}: Pick<Toast, 'type' | 'title' | 'description' | 'position'>): string {
  return JSON.stringify([type, title, description, position]);
}

function repeated(state: ToastState, { id, duration }: Pick<Toast, 'id' | 'duration'>): ToastState {
  const toasts = state.toasts.map((toast) =>
    toast.id === id ? { ...toast, duration, repeats: toast.repeats + 1 } : toast,
  );
  return { ...state, toasts };
}

function forgetOld(lastShown: Map<string, { id: string; at: number }>, now: number) {
  for (const [key, { at }] of lastShown) {
    if (now - at >= sameToastMs) lastShown.delete(key);
  }
}

/** Stops a countdown and keeps what remained of it. */
function holdBack(countdown: Countdown, now: number) {
  countdown.cancel();
  countdown.remainingMs -= now - countdown.startedAt;
}

export function createToasts(timers: Timers = browserTimers): Toasts {
  const store = createStore<ToastState>({ toasts: [], isPaused: false });
  const countdowns = new Map<string, Countdown>();
  const lastShown = new Map<string, { id: string; at: number }>();
  const reasons = new Set<ToastPause>();
  let count = 0;

  function run(id: string, remainingMs: number) {
    const cancel = timers.after(remainingMs, () => dismiss(id));
    countdowns.set(id, { remainingMs, startedAt: timers.now(), cancel });
  }

  function dismiss(id: string) {
    countdowns.get(id)?.cancel();
    countdowns.delete(id);
    const { toasts } = store.getSnapshot();
    const gone = toasts.find((toast) => toast.id === id);
    if (!gone) return;
    const left = toasts.filter((toast) => toast !== gone);
    // It can no longer be seen: what it says may happen again, and has to be said then.
    lastShown.delete(keyOf(gone));
    // With the last toast goes the element that would have reported the pointer leaving.
    if (left.length === 0) reasons.delete('touched');
    store.set({ toasts: left, isPaused: reasons.size > 0 });
  }

  /** From now on, or from the end of the pause. */
  function startTimer(id: string, durationMs: number) {
    countdowns.get(id)?.cancel();
    if (durationMs <= 0) return;
    if (!store.getSnapshot().isPaused) run(id, durationMs);
    else countdowns.set(id, { remainingMs: durationMs, startedAt: timers.now(), cancel: () => {} });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dismiss,
    show({ type = 'default', title, description, duration, position = 'top-right', replaces, onClosed }) {
      const now = timers.now();
      const key = keyOf({ type, title, description, position });
      forgetOld(lastShown, now);
      const shownFor = duration ?? defaultDurationMs;
      const same = lastShown.get(key);
      if (same) {
        lastShown.set(key, { id: same.id, at: now });
        store.set(repeated(store.getSnapshot(), { id: same.id, duration: shownFor }));
        startTimer(same.id, shownFor);
        return same.id;
      }

      const { toasts, isPaused } = store.getSnapshot();
      const earlier = toasts.find((toast) => toast.id === replaces);
      if (!earlier) count += 1;
      else lastShown.delete(keyOf(earlier));
      const id = earlier?.id ?? `toast-${count}`;
      lastShown.set(key, { id, at: now });
      // The bar of its time starts again with each repeat.
      const repeats = earlier ? earlier.repeats + 1 : 0;
      const toast: Toast = { id, type, title, description, duration: shownFor, position, repeats, onClosed };
      store.set({
        toasts: earlier ? toasts.map((other) => (other === earlier ? toast : other)) : [...toasts, toast],
        isPaused,
      });
      startTimer(id, shownFor);
      return id;
    },
    clear() {
      for (const { cancel } of countdowns.values()) cancel();
      countdowns.clear();
      lastShown.clear();
      reasons.delete('touched');
      store.set({ toasts: [], isPaused: reasons.size > 0 });
    },
    pause(reason = 'touched') {
      reasons.add(reason);
      const { toasts, isPaused } = store.getSnapshot();
      if (isPaused) return;
      for (const countdown of countdowns.values()) holdBack(countdown, timers.now());
      store.set({ toasts, isPaused: true });
    },
    resume(reason = 'touched') {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      for (const [id, countdown] of countdowns) run(id, Math.max(0, countdown.remainingMs));
      store.set({ toasts: store.getSnapshot().toasts, isPaused: false });
    },
  };
}

/** The toasts of this page. Callable from anywhere; ToastRegion shows them. */
export const toasts: Toasts = createToasts();
