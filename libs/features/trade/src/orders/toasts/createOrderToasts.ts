import type { ToastOptions } from '@wealth/ui/toast';

/** What a toast says of an order. */
export type OrderToast = Pick<ToastOptions, 'type' | 'title' | 'description' | 'duration'>;

export interface OrderToastsOptions {
  /** Shows a toast, in the place of the one that it replaces; answers its id. */
  show: (toast: ToastOptions) => string;
  /** Takes a toast away. */
  hide: (toastId: string) => void;
  /** Epoch milliseconds. */
  now: () => number;
  /** Runs something later; answers the way to take that back. */
  after: (delayMs: number, callback: () => void) => () => void;
}

/** What is said of an order. */
export interface OrderNews {
  orderId: string;
  /** It has ended: that is said also where the client has closed its toast. */
  isOver: boolean;
  toast: OrderToast;
}

/** An order says something new at most so often: many fills come within a second. Milliseconds. */
const quietMs = 3_000;
/** Orders whose toasts are remembered. */
const rememberedCount = 100;

interface Told {
  toastId: string;
  at: number;
  said: string;
  isOver: boolean;
  /** The client has closed it: nothing more is said until the order ends. */
  isClosed: boolean;
  /** What is said when the quiet time is over. */
  later: { cancel: () => void } | null;
}

/** One toast an order, updated in place, at most every 3 s with what is newest then; nothing is said twice. */
export function createOrderToasts({ show, hide, now, after }: OrderToastsOptions) {
  const told = new Map<string, Told>();

  function silence(one: Told): void {
    one.later?.cancel();
    one.later = null;
  }

  function say({ orderId, isOver, toast }: OrderNews): void {
    const before = told.get(orderId);
    const next: Told = {
      toastId: '',
      at: now(),
      said: JSON.stringify(toast),
      isOver,
      isClosed: false,
      later: null,
    };
    function onClosed() {
      next.isClosed = true;
      silence(next);
    }
    next.toastId = show({ ...toast, replaces: before?.toastId, onClosed });
    told.delete(orderId);
    told.set(orderId, next);
    const [oldest] = told.keys();
    if (told.size > rememberedCount && oldest !== undefined) told.delete(oldest);
  }

  return {
    announce(news: OrderNews): void {
      const before = told.get(news.orderId);
      if (before) silence(before);
      if (before?.said === JSON.stringify(news.toast)) return;
      if (before?.isClosed && !news.isOver) return;
      const waitMs = before ? before.at + quietMs - now() : 0;
      if (!before || waitMs <= 0) say(news);
      else before.later = { cancel: after(waitMs, () => say(news)) };
    },
    /** Takes away the toasts of waiting orders that the screen shows now. */
    hideShown(isOnScreen: (orderId: string) => boolean): void {
      for (const [orderId, one] of told) {
        if (one.isOver || !isOnScreen(orderId)) continue;
        silence(one);
        hide(one.toastId);
      }
    },
    /** Nothing more is said: another client may sign in next. */
    stop(): void {
      for (const one of told.values()) silence(one);
      told.clear();
    },
  };
}

export type OrderToasts = ReturnType<typeof createOrderToasts>;
