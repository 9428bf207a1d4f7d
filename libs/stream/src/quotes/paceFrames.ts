import type { Cancel, StreamEnvironment } from '../environment.ts';

/** Two frames of three: no eye reads digits that change more often, and a third of the work is left out. */
const leastMs = 25;

/** Of the page's time, what drawing figures that move may take. The rest is the reader's: scrolling, typing, opening. */
const share = 0.5;

/** However dear a drawing is, the next one is not put off for longer. */
const mostPauseMs = 60;

/** A drawing that comes late has the next one come early: frames are 16 ms apart, and the mean is what counts. */
const creditMs = 16;

/** Of what the last drawings took: one that met a pause of the page says little. */
const smoothing = 0.25;

/** A timer comes a little late, and a frame that is asked for too late is lost; the next drawing waits the longer. */
const earlyMs = 2;

type PaceEnvironment = Pick<StreamEnvironment, 'requestFrame' | 'afterFrame' | 'now' | 'setTimer'>;

/**
 * Frames for figures that move: as many as can be read while drawing them is cheap, and fewer where it takes more than its
 * share, so that a slow device shows the newest figures seldom and stays quick, and does not fall behind with old ones.
 */
export function paceFrames({ requestFrame, afterFrame, now, setTimer }: PaceEnvironment) {
  /** When all drawings so far are paid for. */
  let paidAt = 0;
  let costMs = 0;

  const restMs = () => paidAt - earlyMs - now();

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
    let cancel: Cancel;
    function look(): void {
      if (restMs() > 0) plan();
      else draw(callback);
    }
    function ask(): void {
      cancel = requestFrame(look);
    }
    // By a timer: a frame that is asked for only to look at the clock is drawn like any other.
    function plan(): void {
      const waitMs = restMs();
      if (waitMs > 0) cancel = setTimer(ask, waitMs);
      else ask();
    }
    plan();
    return () => cancel();
  };
}
