import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';
import type { Toast, Toasts } from './store.ts';

export interface RegionFocusOptions {
  region: RefObject<HTMLElement | null>;
  store: Toasts;
  /** The toasts that are shown. */
  toasts: readonly Toast[];
}

/** A toast that leaves the screen is a picture only, and what still has the focus in it is about to lose it. */
const pressable = 'li:not([inert]) button';

function hasFocusInside(region: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused.closest('[inert]') === null && region?.contains(focused) === true;
}

/**
 * Lets the keyboard into the toasts and out again: F6 goes there from anywhere and back, as React Aria's landmarks do;
 * when the toast that had the focus goes, the next one has it, and after the last one the place it came from. The
 * timers wait while pointer or focus is on a toast.
 */
export function useRegionFocus({ region, store, toasts }: RegionFocusOptions) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isFocused = useRef(false);
  const isHovered = useRef(false);

  function updateTimers() {
    if (isHovered.current || isFocused.current) store.pause();
    else store.resume();
  }

  function goBack() {
    const target = cameFrom.current;
    cameFrom.current = null;
    if (target?.isConnected) target.focus();
  }

  const handleF6 = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || !region.current) return;
    event.preventDefault();
    if (region.current.contains(document.activeElement)) goBack();
    else region.current.querySelector<HTMLElement>(pressable)?.focus();
  });

  const isShown = toasts.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const listen = (event: KeyboardEvent) => handleF6(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [isShown]);

  const followToasts = useEffectEvent(() => {
    // A browser reports no blur when the focused button goes away with its toast: the others would wait for ever.
    if (!isFocused.current || hasFocusInside(region.current)) return;
    isFocused.current = false;
    // Focus that went elsewhere by itself is left alone; on the body it is lost.
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.closest('[inert]') !== null) {
      const next = region.current?.querySelector<HTMLElement>(pressable);
      if (next && !isHovered.current) next.focus();
      else goBack();
    }
    updateTimers();
  });

  useEffect(() => {
    // With the last toast goes the element that would have reported the pointer leaving.
    if (toasts.length === 0) isHovered.current = false;
    followToasts();
  }, [toasts]);

  return {
    onPointerEnter() {
      isHovered.current = true;
      updateTimers();
    },
    onPointerLeave() {
      isHovered.current = false;
      updateTimers();
    },
    onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
      isFocused.current = true;
      updateTimers();
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget instanceof Node && region.current?.contains(relatedTarget)) return;
      isFocused.current = false;
      updateTimers();
    },
  };
}
