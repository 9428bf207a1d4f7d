import type { Cancel, StreamEnvironment } from '../environment.ts';

/** Two frames of three: no eye reads digits that change more often, and a third of the work is left out. */
const leastMs = 23;

/** Of the page's time, what drawing figures that move may take. The rest is the reader's: scrolling, typing, opening. */
const share = 0.4;

/** However dear a drawing is, the next one is not put off for longer. */
const mostPauseMs = 60;

/** A drawing that comes late has the next one come early: frames are 16 ms apart, and the mean is what counts. */
const creditMs = 16;

/** Of what the last drawings took: one that met a pause of the page says little. */
const smoothing = 0.25;

type PaceEnvironment = Pick<StreamEnvironment, 'requestFrame' | 'afterFrame' | 'now'>;

/**
 * Frames for figures that move: as many as can be read while drawing them is cheap, and fewer where it takes more than its
 * share, so that a slow device shows the newest figures seldom and stays quick, and does not fall behind with old ones.
 */
export function paceFrames({ requestFrame, afterFrame, now }: PaceEnvironment) {
  /** When all drawings so far are paid for. */
  let paidAt = 0;
  let costMs = 0;

  function draw(callback: () => void): void {
    const began = now();
    callback();
    afterFrame(() => {
      const ended = now();
      costMs += (ended - began - costMs) * smoothing;
      const waitMs = Math.max(leastMs, costMs / share);
      paidAt = Math.min(Math.max(paidAt, began - creditMs) + waitMs, ended + mostPauseMs);
    });
  }

  return function requestPacedFrame(callback: () => void): Cancel {
    let cancel = requestFrame(look);
    function look(): void {
      if (now() >= paidAt) draw(callback);
      else cancel = requestFrame(look);
    }
    return () => cancel();
  };
}
