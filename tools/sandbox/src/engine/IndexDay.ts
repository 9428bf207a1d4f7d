import type { MinuteBar } from './RowDay.ts';

/** How far a computed index strays from the line between two minutes, as a ratio. */
const wick = 0.00008;

/** One weighted index living through its day. Levels in hundredths of a point. */
export class IndexDay {
  readonly previousClose: number;
  last: number;
  open: number;
  high: number;
  low: number;
  #hasOpened = false;
  readonly #closes: number[] = [];

  constructor(previousClose: number) {
    this.previousClose = previousClose;
    this.last = previousClose;
    this.open = previousClose;
    this.high = previousClose;
    this.low = previousClose;
  }

  /** Completed minutes of the session. */
  get complete(): number {
    return this.#closes.length;
  }

  begin(level: number): void {
    if (this.#hasOpened) return;
    this.#hasOpened = true;
    this.open = level;
    this.high = level;
    this.low = level;
    this.last = level;
  }

  completeMinute(level: number): void {
    this.#closes.push(level);
    this.show(level);
  }

  /** @returns whether the level changed. */
  show(level: number): boolean {
    if (level === this.last) return false;
    this.last = level;
    this.high = Math.max(this.high, level);
    this.low = Math.min(this.low, level);
    return true;
  }

  /** Closes of the minutes so far and the level now. */
  levels(): number[] {
    return [...this.#closes, this.last];
  }

  barsSoFar(isOpen: boolean): MinuteBar[] {
    const ends = isOpen ? this.levels() : this.#closes;
    return barsBetween(this.open, ends, { high: this.high, low: this.low });
  }
}

/** Minute bars from a line of closes, kept inside the day's range. */
export function barsBetween(
  start: number,
  closes: readonly number[],
  { high, low }: { high: number; low: number },
): MinuteBar[] {
  return closes.map((close, minute) => {
    const open = closes[minute - 1] ?? start;
    const top = Math.max(open, close);
    const bottom = Math.min(open, close);
    return {
      minute,
      open,
      close,
      high: Math.max(top, Math.min(high, Math.round(top * (1 + wick)))),
      low: Math.min(bottom, Math.max(low, Math.round(bottom * (1 - wick)))),
      volume: 0,
    };
  });
}
