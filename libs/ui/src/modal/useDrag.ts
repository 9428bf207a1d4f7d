import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isPlainKey } from '../internal/isPlainKey.ts';
import { keepInside, notMoved, offsetAfterKey, type DragOffset } from './dragBounds.ts';

interface Grip {
  pointerId: number;
  /** Client coordinates of the press, less the offset that the dialog had then. */
  originX: number;
  originY: number;
}

export interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface Drag {
  offset: DragOffset;
  /** All but `onKeyDown` belong on the title bar; that one on the handle inside of it. */
  handlers: DragHandlers;
}

/** Moves a panel by its title bar, never out of the viewport: not by a drag, a key, a resize or growing content. */
export function useDrag(panel: RefObject<HTMLElement | null>, isEnabled: boolean): Drag {
  const [offset, setOffset] = useState(notMoved);
  const grip = useRef<Grip | null>(null);

  function moveTo(wished: DragOffset) {
    if (!panel.current) return;
    const { left, top, width, height } = panel.current.getBoundingClientRect();
    const home = { left: left - offset.x, top: top - offset.y, width, height };
    const next = keepInside(wished, home, { width: window.innerWidth, height: window.innerHeight });
    if (next.x !== offset.x || next.y !== offset.y) setOffset(next);
  }

  const comeBackInside = useEffectEvent(() => {
    if (offset !== notMoved) moveTo(offset);
  });

  useEffect(() => {
    if (!isEnabled || !panel.current) return undefined;
    const keep = () => comeBackInside();
    const observer = new ResizeObserver(keep);
    observer.observe(panel.current);
    window.addEventListener('resize', keep);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', keep);
    };
  }, [isEnabled, panel]);

  function release({ pointerId }: PointerEvent<HTMLElement>) {
    if (grip.current?.pointerId === pointerId) grip.current = null;
  }

  return {
    offset: isEnabled ? offset : notMoved,
    handlers: {
      onPointerDown(event) {
        if (!isEnabled || event.button !== 0) return;
        if (event.target instanceof Element && event.target.closest('button, a, input')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = {
          pointerId: event.pointerId,
          originX: event.clientX - offset.x,
          originY: event.clientY - offset.y,
        };
      },
      onPointerMove({ pointerId, clientX, clientY }) {
        if (grip.current?.pointerId !== pointerId) return;
        moveTo({ x: clientX - grip.current.originX, y: clientY - grip.current.originY });
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event) {
        const wished = isPlainKey(event) ? offsetAfterKey(offset, event) : null;
        if (!wished) return;
        event.preventDefault();
        moveTo(wished);
      },
    },
  };
}
