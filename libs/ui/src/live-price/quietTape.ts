import type { Timers } from '../internal/timers.ts';

/** Milliseconds that a changed price is coloured, and that its cell rests after that. */
export const colouredMs = 600;
export const restMs = 2000;

/**
 * Milliseconds between two steps of the fading. All colours fade in the same frames: a page whose prices move at
 * different moments is drawn that often and not sixty times a second. Each step styles and paints its cells again, which
 * costs more than to write a price.
 */
const stepMs = 100;
/** Colours end together too, in frames this far apart. */
const endMs = 50;
/** A step that is nearly due is taken with the frame in which a price moves: one frame less to draw. */
const earlyMs = 20;
/** One that is due waits for such a frame, where prices move so often; frames keep no exact time. */
const mostGapMs = 60;
const lateMs = 20;
/** Cells that move within this time are of one frame. */
const sameFrameMs = 8;

/** Of the time of all cells on screen, what may be coloured; the design allows 12 % on average. */
const colouredRatio = 0.1;

export interface CellColour {
  /** How much of the colour is left: from 1 down to 0. */
  fade: (left: number) => void;
  takeOff: () => void;
}

/** Colours what has changed, from full; null where nothing may be coloured now. */
export type ColourCell = () => CellColour | null;

export interface MoveOptions {
  /** The one open instrument and the client's own trades: they rest too, and need no share of the common time. */
  isOwn?: boolean;
}

export interface QuietTape<Cell extends object> {
  /** The cell is on screen: it counts, and it may be coloured. */
  enter: (cell: Cell) => void;
  /** It is no longer: its colour ends at once. */
  leave: (cell: Cell) => void;
  /** The price of the cell has changed in this frame. */
  move: (cell: Cell, colour: ColourCell, options?: MoveOptions) => void;
}

interface Waiting {
  colour: ColourCell;
  isOwn: boolean;
}

function nextFadeAt(now: number): number {
  const next = (Math.floor(now / stepMs) + 1) * stepMs;
  return next - now > earlyMs ? next : next + stepMs;
}

/** Milliseconds of one cell's colour that may be spent: all cells have them together. */
function createAllowance(timers: Timers) {
  let leftMs = colouredMs;
  let grantedAt = timers.now();
  return {
    /** What the cells on screen have earned since the last time. */
    grant(count: number) {
      const now = timers.now();
      const most = Math.max(colouredMs, count * colouredRatio * colouredMs);
      leftMs = Math.min(most, leftMs + (now - grantedAt) * count * colouredRatio);
      grantedAt = now;
    },
    isEnough: () => leftMs >= colouredMs,
    spend: () => void (leftMs -= colouredMs),
  };
}

/** When prices move: whether another frame in which they do is soon. */
function watchFrames(timers: Timers) {
  let movedAt = timers.now();
  let gapMs = Infinity;
  return {
    /** A price has moved. */
    note() {
      const sinceMs = timers.now() - movedAt;
      if (sinceMs <= sameFrameMs) return;
      gapMs = sinceMs;
      movedAt += sinceMs;
    },
    /** How long the next such frame may take; none where they come seldom, or it is late. */
    waitMs: () => (gapMs > mostGapMs ? 0 : Math.max(0, movedAt + gapMs + lateMs - timers.now())),
  };
}

/** Colours that are on the page, which fade and end together. @param onEnd - A cell has lost its colour. */
function createFading<Cell extends object>(timers: Timers, onEnd: (cell: Cell) => void) {
  const coloured = new Map<Cell, { until: number; colour: CellColour }>();
  const frames = watchFrames(timers);
  let cancelStep: (() => void) | null = null;
  let fadeDueAt = 0;
  let stepDueAt = 0;

  function plan() {
    if (cancelStep || coloured.size === 0) return;
    fadeDueAt = nextFadeAt(timers.now());
    stepDueAt = Math.min(fadeDueAt, ...[...coloured.values()].map(({ until }) => until));
    cancelStep = timers.after(stepDueAt - timers.now(), stepOrWait);
  }

  /** In a market that moves there is a frame soon, which is drawn anyway. */
  function stepOrWait() {
    const waitMs = frames.waitMs();
    if (waitMs > 0) cancelStep = timers.after(waitMs, step);
    else step();
  }

  function end(cell: Cell, colour: CellColour) {
    coloured.delete(cell);
    onEnd(cell);
    colour.takeOff();
  }

  function step() {
    cancelStep = null;
    const now = timers.now();
    const isFading = fadeDueAt - now <= earlyMs;
    for (const [cell, { until, colour }] of coloured) {
      if (until <= now) end(cell, colour);
      else if (isFading) colour.fade(Math.min(1, (until - now) / colouredMs));
    }
    plan();
  }

  return {
    has: (cell: Cell) => coloured.has(cell),
    plan,
    add(cell: Cell, colour: CellColour) {
      const until = Math.ceil((timers.now() + colouredMs) / endMs) * endMs;
      coloured.set(cell, { until, colour });
    },
    /** In a frame in which a price moves: a step that is nearly due is taken with it. */
    stepWithFrame() {
      frames.note();
      // A colour ends in its time, and no sooner.
      if (!cancelStep || stepDueAt - timers.now() > (stepDueAt === fadeDueAt ? earlyMs : 0)) return;
      cancelStep();
      step();
    },
    leave(cell: Cell) {
      const shown = coloured.get(cell);
      if (shown) end(cell, shown.colour);
      if (coloured.size > 0) return;
      cancelStep?.();
      cancelStep = null;
    },
  };
}

/**
 * Decides which of the changed prices are coloured, so that a fast market does not flicker: a cell rests after its
 * colour, and all cells together share an allowance of coloured time that grows with the cells on screen. That bounds
 * the coloured share at any rate of prices. What finds no allowance is never made up for: its digits are old by then.
 */
export function createQuietTape<Cell extends object>(timers: Timers): QuietTape<Cell> {
  const onScreen = new Set<Cell>();
  const restedAt = new WeakMap<Cell, number>();
  const waiting = new Map<Cell, Waiting>();
  const allowance = createAllowance(timers);
  // The rest counts from the end: a busy page takes a colour off later than it was meant to.
  const fading = createFading<Cell>(timers, (cell) => restedAt.set(cell, timers.now() + restMs));

  /** Before each change of the count and before each spending. */
  const grant = () => allowance.grant(onScreen.size);

  function spend(cell: Cell, { colour, isOwn }: Waiting) {
    if (!isOwn && !allowance.isEnough()) return;
    const shown = colour();
    if (!shown) return;
    if (!isOwn) allowance.spend();
    fading.add(cell, shown);
  }

  /** One pass over what has moved in this frame; the cells that have rested longest come first. */
  function beat() {
    grant();
    const due = [...waiting].toSorted(
      ([left], [right]) => (restedAt.get(left) ?? 0) - (restedAt.get(right) ?? 0),
    );
    waiting.clear();
    for (const [cell, move] of due) spend(cell, move);
    fading.plan();
  }

  return {
    enter(cell) {
      grant();
      onScreen.add(cell);
    },
    leave(cell) {
      grant();
      onScreen.delete(cell);
      waiting.delete(cell);
      fading.leave(cell);
    },
    move(cell, colour, { isOwn = false } = {}) {
      fading.stepWithFrame();
      if (!onScreen.has(cell) || fading.has(cell) || (restedAt.get(cell) ?? 0) > timers.now()) return;
      // All cells of this frame take part in one beat.
      if (waiting.size === 0) queueMicrotask(beat);
      waiting.set(cell, { colour, isOwn });
    },
  };
}
