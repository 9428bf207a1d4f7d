import { browserTimers, type Timers } from '../internal/timers.ts';

/** Milliseconds between two repaints of tints, for all cells together: 3.3 a second, of the 4 that are allowed. */
const beatMs = 300;
/** A tint stays for 900 ms. */
const beatsOfAFlash = 3;

export type FlashDirection = 'up' | 'down';

export interface FlashBeat {
  /** Tints the element now if no tint is on the page, else with the next beat. */
  flash: (element: HTMLElement, direction: FlashDirection) => void;
  /** Takes the tint off; for an element that leaves the page. */
  forget: (element: HTMLElement) => void;
}

/**
 * Sets and removes `data-flash` on a common beat. A list of fast prices would otherwise repaint backgrounds in every
 * frame; here all that is due changes together, at most four times a second.
 */
export function createFlashBeat(timers: Timers): FlashBeat {
  const waiting = new Map<HTMLElement, FlashDirection>();
  const beatsLeft = new Map<HTMLElement, number>();
  /** 'starting': the first beat is queued behind the cells of this frame. */
  let phase: 'still' | 'starting' | 'beating' = 'still';
  let cancel = () => {};

  function isQuiet(): boolean {
    return waiting.size === 0 && beatsLeft.size === 0;
  }

  function beat() {
    for (const [element, left] of beatsLeft) {
      if (left > 1) {
        beatsLeft.set(element, left - 1);
      } else if (!waiting.has(element)) {
        beatsLeft.delete(element);
        delete element.dataset['flash'];
      }
    }
    for (const [element, direction] of waiting) {
      element.dataset['flash'] = direction;
      beatsLeft.set(element, beatsOfAFlash);
    }
    waiting.clear();
    phase = isQuiet() ? 'still' : 'beating';
    if (phase === 'beating') cancel = timers.after(beatMs, beat);
  }

  return {
    flash(element, direction) {
      waiting.set(element, direction);
      if (phase !== 'still') return;
      phase = 'starting';
      // All cells of this frame take part in the first beat.
      queueMicrotask(beat);
    },
    forget(element) {
      waiting.delete(element);
      beatsLeft.delete(element);
      delete element.dataset['flash'];
      if (phase !== 'beating' || !isQuiet()) return;
      cancel();
      phase = 'still';
    },
  };
}

/** The page has one, so that all its lists repaint together. */
export const pageFlashBeat = createFlashBeat(browserTimers);
