import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds, as phones have it. */
const longMs = 500;
/** Pixels that a finger may wander. */
const slackPx = 10;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
}

/**
 * A finger that rests: the way to a menu where there is no right button, and no event of the browser's own (iOS).
 *
 * @param onLongPress - Gets what was pressed, and where, in CSS pixels of the window.
 */
export function useLongPress(onLongPress: (target: EventTarget, at: { x: number; y: number }) => void) {
  const press = useRef<Press | null>(null);
  const hasFired = useRef(false);

  function stop() {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  }
  useEffect(
    () => () => {
      if (press.current) clearTimeout(press.current.timer);
    },
    [],
  );

  return {
    handlers: {
      onPointerDown(event: PointerEvent) {
        stop();
        hasFired.current = false;
        if (event.pointerType !== 'touch') return;
        const { target, clientX: x, clientY: y } = event;
        const timer = setTimeout(() => {
          press.current = null;
          hasFired.current = true;
          onLongPress(target, { x, y });
        }, longMs);
        press.current = { timer, x, y };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const start = press.current;
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > slackPx) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
    /** Whether the press that ends now was a long one: its click is none. Asks once. */
    hasJustFired(): boolean {
      const fired = hasFired.current;
      hasFired.current = false;
      return fired;
    },
  };
}
