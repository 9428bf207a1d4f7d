import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react';
import { closesPanel, swipeIntent, travelled, type SwipeDirection } from './swipe.ts';

interface Touch {
  pointerId: number;
  startX: number;
  startY: number;
  /** Milliseconds of the event's own clock. */
  startedAt: number;
  isSwipe: boolean;
}

/**
 * Whether a touch may begin a swipe here. An overlay that was opened from within the panel lies outside of it on the
 * screen, though its events come by; a slider, a cropper or a chart keeps its own gestures and says so by touch-action.
 */
function mayBeginOn(target: EventTarget, panel: Element): boolean {
  if (!(target instanceof Element) || !panel.contains(target)) return false;
  let element: Element | null = target;
  while (element && element !== panel) {
    if (element.matches('input, textarea, select')) return false;
    const isHandle = element.hasAttribute('data-swipe-handle');
    if (!isHandle && getComputedStyle(element).touchAction === 'none') return false;
    element = element.parentElement;
  }
  return true;
}

function translateOf(distance: number, direction: SwipeDirection): string {
  if (direction === 'down') return `0 ${distance}px`;
  return `${direction === 'left' ? -distance : distance}px 0`;
}

export interface SwipeOptions {
  direction: SwipeDirection;
  /** A panel that is closed from elsewhere under a finger comes back where it belongs. */
  isOpen: boolean;
  /** What moves under the finger. */
  panel: RefObject<HTMLElement | null>;
  /** The swipe has to begin on an element with data-swipe-handle, because the rest of the panel scrolls that way. */
  isByHandle?: boolean;
  onClose: () => void;
}

/** Lets a finger push a panel off the screen; less than that and it slides back. A mouse has the button Close. */
export function useSwipeToClose({ direction, isOpen, panel, isByHandle = false, onClose }: SwipeOptions) {
  const touch = useRef<Touch | null>(null);
  const isEndingPress = useRef(false);
  const [distance, setDistance] = useState(0);
  // A finger that leaves the screen where the panel is no longer tells nobody of it.
  if (!isOpen && distance > 0) setDistance(0);
  const style: CSSProperties | undefined =
    distance > 0 ? { translate: translateOf(distance, direction), transition: 'none' } : undefined;

  function travelOf(event: PointerEvent, { startX, startY }: Touch) {
    return { x: event.clientX - startX, y: event.clientY - startY };
  }

  /** The finger lies on whatever it began on until it leaves the screen: that must not take the swipe for a press. */
  function endPress({ target, pointerId, pointerType }: PointerEvent) {
    isEndingPress.current = true;
    target.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true }));
    isEndingPress.current = false;
  }

  function forget() {
    touch.current = null;
    setDistance(0);
  }

  return {
    style,
    // In the capture phase, because a button keeps the events of its presses for itself.
    handlers: {
      onPointerDownCapture(event: PointerEvent) {
        if (event.pointerType === 'mouse' || !event.isPrimary || !panel.current) return;
        if (!mayBeginOn(event.target, panel.current)) return;
        const isOnHandle =
          event.target instanceof Element && event.target.closest('[data-swipe-handle]') !== null;
        if (isByHandle && !isOnHandle) return;
        const { pointerId, clientX, clientY, timeStamp } = event;
        touch.current = {
          pointerId,
          startX: clientX,
          startY: clientY,
          startedAt: timeStamp,
          isSwipe: false,
        };
      },
      onPointerMoveCapture(event: PointerEvent) {
        const begun = touch.current;
        if (begun?.pointerId !== event.pointerId) return;
        const travel = travelOf(event, begun);
        if (!begun.isSwipe) {
          const intent = swipeIntent(travel, direction);
          if (intent === 'other') touch.current = null;
          if (intent !== 'swipe') return;
          begun.isSwipe = true;
          endPress(event);
        }
        setDistance(travelled(travel, direction));
      },
      onPointerUpCapture(event: PointerEvent) {
        const begun = touch.current;
        if (begun?.pointerId !== event.pointerId) return;
        const box = panel.current?.getBoundingClientRect();
        forget();
        if (!begun.isSwipe || !box) return;
        const size = direction === 'down' ? box.height : box.width;
        const gone = travelled(travelOf(event, begun), direction);
        if (closesPanel(gone, size, event.timeStamp - begun.startedAt)) onClose();
      },
      // The browser took the gesture for its own scrolling.
      onPointerCancelCapture() {
        if (!isEndingPress.current) forget();
      },
    },
  };
}
