import { useState } from 'react';
import type { Toast } from './store.ts';

export interface ShownToast {
  toast: Toast;
  /** It has gone from the store and is on its way off the screen. */
  isLeaving: boolean;
  /** Of its element. */
  ref: (element: HTMLElement | null) => (() => void) | undefined;
}

/** The toasts of the store, and those that still fade away. */
export function useShownToasts(toasts: readonly Toast[]): ShownToast[] {
  const [known, setKnown] = useState(toasts);
  const byId = new Map(toasts.map((toast) => [toast.id, toast]));
  const merged = [
    ...known.map((toast) => byId.get(toast.id) ?? toast),
    ...toasts.filter(({ id }) => !known.some((other) => other.id === id)),
  ];
  const hasChanged = merged.length !== known.length || merged.some((toast, index) => toast !== known[index]);
  if (hasChanged) setKnown(merged);

  function remove(id: string) {
    setKnown((others) => others.filter((other) => other.id !== id));
  }

  return merged.map((toast) => {
    const isLeaving = !byId.has(toast.id);
    return {
      toast,
      isLeaving,
      ref(element) {
        if (!element || !isLeaving) return undefined;
        let isHere = true;
        const animations = 'getAnimations' in element ? element.getAnimations() : [];
        if (animations.length === 0) remove(toast.id);
        else {
          void Promise.allSettled(animations.map(({ finished }) => finished)).then(
            () => isHere && remove(toast.id),
          );
        }
        return () => {
          isHere = false;
        };
      },
    };
  });
}
