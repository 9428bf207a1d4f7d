export type SwipeDirection = 'down' | 'left' | 'right';

/** CSS pixels to the right and down. */
export interface Travel {
  x: number;
  y: number;
}

/** CSS pixels that a finger trembles over before it means anything. */
const slopPx = 10;
/** The share of the panel that closes it however slow the finger was. */
const closingShare = 0.3;
/** CSS pixels per millisecond that close it however short the way was. */
const flickSpeed = 0.5;

/** Pixels in the closing direction; a finger that goes the other way has gone 0. */
export function travelled({ x, y }: Travel, direction: SwipeDirection): number {
  const along = { down: y, left: -x, right: x };
  return Math.max(0, along[direction]);
}

/** What a first movement means: this swipe, something else (a scroll, a tap that slid), or nothing yet. */
export function swipeIntent({ x, y }: Travel, direction: SwipeDirection): 'swipe' | 'other' | 'unclear' {
  if (Math.hypot(x, y) < slopPx) return 'unclear';
  const across = direction === 'down' ? Math.abs(x) : Math.abs(y);
  return travelled({ x, y }, direction) > across ? 'swipe' : 'other';
}

/**
 * Whether a finger that leaves the screen here has closed the panel.
 *
 * @param size - CSS pixels of the panel in the closing direction.
 */
export function closesPanel(distance: number, size: number, durationMs: number): boolean {
  if (distance < slopPx) return false;
  return distance >= size * closingShare || distance / Math.max(1, durationMs) >= flickSpeed;
}
