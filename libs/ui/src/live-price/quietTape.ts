import type { Timers } from '../internal/timers.ts';

/** Milliseconds that a changed price is coloured, and that its cell rests after that. */
export const colouredMs = 600;
export const restMs = 2000;

/** Of the time of all cells on screen, what may be coloured; the design allows 12 % on average. */
const colouredRatio = 0.1;

/** Colours what has changed, and gives back the way to take that off; null where nothing may be coloured now. */
export type ColourCell = () => (() => void) | null;

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

/**
 * Decides which of the changed prices are coloured, so that a fast market does not flicker: a cell rests after its
 * colour, and all cells together share an allowance of coloured time that grows with the cells on screen. That bounds
 * the coloured share at any rate of prices. What finds no allowance is never made up for: its digits are old by then.
 */
export function createQuietTape<Cell extends object>(timers: Timers): QuietTape<Cell> {
  const onScreen = new Set<Cell>();
  const restedAt = new WeakMap<Cell, number>();
  const waiting = new Map<Cell, Waiting>();
  const coloured = new Map<Cell, { until: number; takeOff: () => void }>();
  /** Milliseconds of one cell's colour that may be spent. */
  let allowanceMs = colouredMs;
  let grantedAt = timers.now();
  let cancelSweep: (() => void) | null = null;

  /** Before each change of the count and before each spending. */
  function grant() {
    const now = timers.now();
    const most = Math.max(colouredMs, onScreen.size * colouredRatio * colouredMs);
    allowanceMs = Math.min(most, allowanceMs + (now - grantedAt) * onScreen.size * colouredRatio);
    grantedAt = now;
  }

  function planSweep() {
    if (cancelSweep || coloured.size === 0) return;
    const next = Math.min(...[...coloured.values()].map(({ until }) => until));
    cancelSweep = timers.after(Math.max(0, next - timers.now()), sweep);
  }

  /** The rest counts from here: a busy page takes a colour off later than it was meant to. */
  function end(cell: Cell, takeOff: () => void) {
    coloured.delete(cell);
    restedAt.set(cell, timers.now() + restMs);
    takeOff();
  }

  function sweep() {
    cancelSweep = null;
    const now = timers.now();
    for (const [cell, { until, takeOff }] of coloured) {
      if (until > now) continue;
      end(cell, takeOff);
    }
    planSweep();
  }

  function spend(cell: Cell, { colour, isOwn }: Waiting) {
    if (!isOwn && allowanceMs < colouredMs) return;
    const takeOff = colour();
    if (!takeOff) return;
    if (!isOwn) allowanceMs -= colouredMs;
    coloured.set(cell, { until: timers.now() + colouredMs, takeOff });
  }

  /** One pass over what has moved in this frame; the cells that have rested longest come first. */
  function beat() {
    grant();
    const due = [...waiting].toSorted(
      ([left], [right]) => (restedAt.get(left) ?? 0) - (restedAt.get(right) ?? 0),
    );
    waiting.clear();
    for (const [cell, move] of due) spend(cell, move);
    planSweep();
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
      const shown = coloured.get(cell);
      if (shown) end(cell, shown.takeOff);
      if (coloured.size > 0) return;
      cancelSweep?.();
      cancelSweep = null;
    },
    move(cell, colour, { isOwn = false } = {}) {
      if (!onScreen.has(cell) || coloured.has(cell) || (restedAt.get(cell) ?? 0) > timers.now()) return;
      // All cells of this frame take part in one beat.
      if (waiting.size === 0) queueMicrotask(beat);
      waiting.set(cell, { colour, isOwn });
    },
  };
}
