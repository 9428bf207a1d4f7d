import { weightedIndices } from '../instruments/marketIndices.ts';
import type { Timeline } from './Timeline.ts';

const daysAYear = 365;
/** How far an index is led beyond the closes of a day and of the one before, in deviations of its members: well above all. */
const farthestReach = 2;
/** What its levels are rounded to, and more, as a ratio. */
const least = 0.0005;

function membersOf(index: number) {
  return weightedIndices[index]?.constituents ?? [];
}

interface YearDay {
  day: number;
  /** The higher and the lower of its close and the one before. */
  upper: number;
  lower: number;
  /** Whether something moved it that no plan knows. */
  isMoved: boolean;
}

interface KnownYear {
  key: string;
  days: readonly YearDay[];
  reach: number;
}

/** The year before a day of each index, in hundredths of a point: its highest and lowest are those of its days' candles. */
export class IndexYears {
  readonly #timeline: Timeline;
  readonly #years = new Map<number, KnownYear>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** Only days whose closes come near the extremes can hold them: the others are not drawn. */
  yearBefore(index: number, day: number): { high: number; low: number } {
    let high = -Infinity;
    let low = Infinity;
    for (const at of this.#daysToDraw(index, day, () => ({ high, low }))) {
      const [, top, bottom] = this.#timeline.finishedIndices.bar(index, at);
      high = Math.max(high, top);
      low = Math.min(low, bottom);
    }
    return { high, low };
  }

  /** The first day that the year needs and that is not drawn yet; null for none. */
  firstUndrawn(index: number, day: number): number | null {
    const { finishedIndices } = this.#timeline;
    let high = -Infinity;
    let low = Infinity;
    for (const at of this.#daysToDraw(index, day, () => ({ high, low }))) {
      if (!finishedIndices.hasBar(index, at)) return at;
      const [, top, bottom] = finishedIndices.bar(index, at);
      high = Math.max(high, top);
      low = Math.min(low, bottom);
    }
    return null;
  }

  /** Days that may lie beyond what was found so far, those that may lie farthest first. */
  *#daysToDraw(index: number, day: number, found: () => { high: number; low: number }): Generator<number> {
    const { days, reach } = this.#yearOf(index, day);
    for (const { day: at } of days.filter(({ isMoved }) => isMoved)) yield at;
    for (const { day: at, upper } of days.toSorted((one, other) => other.upper - one.upper)) {
      if (upper * (1 + reach) <= found().high) break;
      yield at;
    }
    for (const { day: at, lower } of days.toSorted((one, other) => one.lower - other.lower)) {
      if (lower * (1 - reach) >= found().low) break;
      yield at;
    }
  }

  #yearOf(index: number, day: number): KnownYear {
    const timeline = this.#timeline;
    const key = `${day}/${timeline.interferences.version}`;
    const ready = this.#years.get(index);
    if (ready?.key === key) return ready;
    const made = { key, days: this.#daysOf(index, day), reach: this.#reachOf(index) };
    this.#years.set(index, made);
    return made;
  }

  #daysOf(index: number, day: number): YearDay[] {
    const timeline = this.#timeline;
    const moved = this.#movedDays(index);
    const days: YearDay[] = [];
    let at = timeline.dayBefore(day);
    let close = timeline.indexClose(index, at);
    while (at >= day - daysAYear) {
      const before = timeline.dayBefore(at);
      const closeBefore = timeline.indexClose(index, before);
      days.push({
        day: at,
        upper: Math.max(close, closeBefore),
        lower: Math.min(close, closeBefore),
        isMoved: moved.has(at),
      });
      at = before;
      close = closeBefore;
    }
    return days;
  }

  #movedDays(index: number): ReadonlySet<number> {
    const { prints, shifts } = this.#timeline.interferences;
    const members = new Set(membersOf(index).map(({ position }) => position));
    return new Set([
      ...shifts.filter((shift) => shift.index === index).map(({ day }) => day),
      ...prints.filter(({ position }) => members.has(position)).map(({ day }) => day),
    ]);
  }

  /** The wider the fewer members it has: what they do by themselves evens out. */
  #reachOf(index: number): number {
    const { plan } = this.#timeline;
    const squares = membersOf(index).map(
      ({ position, weight }) => (weight * plan.rowAt(position).deviation) ** 2,
    );
    return least + farthestReach * Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
  }
}
