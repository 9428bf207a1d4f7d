import type { ToastOptions } from '@wealth/ui/toast';

/** What a toast says of an order. */
export type OrderToast = Pick<ToastOptions, 'type' | 'title' | 'description' | 'duration'>;

export interface OrderToastsOptions {
  /** Shows a toast, in the place of the one that it replaces; answers its id. */
  show: (toast: ToastOptions) => string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Runs something later; answers the way to take that back. */
  after: (delayMs: number, callback: () => void) => () => void;
}

/** An order says something new at most so often: many fills come within a second. Milliseconds. */
const quietMs = 3_000;
/** Orders whose toasts are remembered. */
const rememberedCount = 100;

interface Told {
  toastId: string;
  at: number;
  said: string;
  /** What is said when the quiet time is over. */
  later: { cancel: () => void } | null;
}

/** One toast an order, updated in place, at most every 3 s with what is newest then; nothing is said twice. */
export function createOrderToasts({ show, now, after }: OrderToastsOptions) {
  const told = new Map<string, Told>();

  function say(orderId: string, toast: OrderToast): void {
    const before = told.get(orderId);
    const toastId = show({ ...toast, replaces: before?.toastId });
    told.delete(orderId);
    told.set(orderId, { toastId, at: now(), said: JSON.stringify(toast), later: null });
    const [oldest] = told.keys();
    if (told.size > rememberedCount && oldest !== undefined) told.delete(oldest);
  }

  return {
    tell(orderId: string, toast: OrderToast): void {
      const before = told.get(orderId);
      before?.later?.cancel();
      if (before) before.later = null;
      if (before?.said === JSON.stringify(toast)) return;
      const waitMs = before ? before.at + quietMs - now() : 0;
      if (!before || waitMs <= 0) say(orderId, toast);
      else before.later = { cancel: after(waitMs, () => say(orderId, toast)) };
    },
    /** Nothing more is said: another client may sign in next. */
    stop(): void {
      for (const { later } of told.values()) later?.cancel();
      told.clear();
    },
  };
}

export type OrderToasts = ReturnType<typeof createOrderToasts>;
