import type { DayBar } from './dayBar.ts';
import { randomCount } from '../plan/priceRows.ts';
import type { DayOutline } from '../plan/dayOutline.ts';
import { IndexYears } from './IndexYears.ts';
import type { Timeline } from './Timeline.ts';

/** Charts that are kept, and the days of each. */
const rowsKept = 100;
const daysAYear = 365;
/** Daily deviations that a high or low can lie beyond open and close, with the opening gap: well above both. */
const farthestReach = 1.5;
const allDayMs = 86_400_000;
const fields = 5;

interface RowBars {
  version: number;
  /** Place of each day in `values`. */
  places: Map<number, number>;
  values: Float64Array;
}

/** Whether a bar is known without its minutes: outline and tape agree, but units are the tape's. */
function highLow({ high, low, count }: DayOutline): [number, number] | null {
  return count?.main === 0 ? null : [high, low];
}

/** Bars of finished days, drawn when they are read and kept for the charts read last. */
export class DayBars {
  readonly indexYears: IndexYears;
  readonly #timeline: Timeline;
  readonly #rows = new Map<number, RowBars>();
  /** By row: highest and lowest of each day of the year before, oldest first. */
  readonly #years = new Map<number, { key: string; high: number; low: number }>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
    this.indexYears = new IndexYears(timeline);
  }

  /** The bar of a day, of today so far; null where nothing was traded. */
  barOf(row: number, day: number, { today, atMs }: { today: number; atMs: number }): DayBar | null {
    if (day === today) return this.#drawn(row, day, atMs);
    if (row >= randomCount) return this.#timeline.finishedIndices.bar(row - randomCount, day);
    const bars = this.#barsOf(row);
    const place = bars.places.get(day);
    if (place === undefined) {
      const bar = this.#drawn(row, day, allDayMs);
      this.#keep(bars, day, bar);
      return bar;
    }
    const [open = 0, high = 0, low = 0, close = 0, volume = 0] = bars.values.subarray(place, place + fields);
    return open === 0 ? null : [open, high, low, close, volume];
  }

  /** Highest and lowest price of the year before a day, paise; without that day. Null where there was none. */
  yearBefore(row: number, day: number): { high: number; low: number } {
    const key = `${day}/${this.#timeline.interferences.version}`;
    const ready = this.#years.get(row);
    if (ready?.key === key) return ready;
    const found = {
      key,
      ...(row < randomCount ? this.#shareYear(row, day) : this.indexYears.yearBefore(row - randomCount, day)),
    };
    this.#years.set(row, found);
    return found;
  }

  /** Only days whose closes come near the extremes can hold them: the others are not drawn. */
  #shareYear(row: number, day: number): { high: number; low: number } {
    const timeline = this.#timeline;
    const { deviation, base, listedFrom } = timeline.plan.rowAt(row);
    const reach = 1 + farthestReach * deviation + (2 * timeline.plan.tick(row, day)) / base;
    const days: number[] = [];
    const closes: number[] = [];
    for (
      let at = timeline.dayBefore(day);
      at >= day - daysAYear && at >= listedFrom;
      at = timeline.dayBefore(at)
    ) {
      days.push(at);
      closes.push(timeline.inSharesOf(row, timeline.closeOf(row, at), { from: at, to: day }));
    }
    let high = Math.max(...closes);
    let low = Math.min(...closes);
    days.forEach((at, place) => {
      const close = closes[place] ?? 0;
      const before = closes[place + 1] ?? close;
      const isNear = Math.max(close, before) * reach >= high || Math.min(close, before) / reach <= low;
      const range = isNear ? this.#rangeOf(row, at) : null;
      if (!range) return;
      const inShares = { from: at, to: day };
      high = Math.max(high, timeline.inSharesOf(row, range[0], inShares));
      low = Math.min(low, timeline.inSharesOf(row, range[1], inShares));
    });
    return { high, low };
  }

  #rangeOf(row: number, day: number): [number, number] | null {
    const timeline = this.#timeline;
    if (!timeline.isDisturbedOn(row, day)) return highLow(timeline.outline(row, day));
    const { hasTraded, high, low } = timeline.makeShare(row, day).totalsAt(allDayMs);
    return hasTraded ? [high, low] : null;
  }

  #drawn(row: number, day: number, atMs: number): DayBar | null {
    const timeline = this.#timeline;
    if (row >= randomCount) {
      const totals = timeline.index(row - randomCount, day).totalsAt(atMs);
      return totals.hasTraded ? [totals.open, totals.high, totals.low, totals.last, 0] : null;
    }
    // Kept, the days of a chart would push out today's shares, which everybody reads.
    const share = atMs === allDayMs ? timeline.makeShare(row, day) : timeline.share(row, day);
    if (atMs === allDayMs && !share.isDisturbed) {
      const { open, high, low, close, count } = share.outline;
      return count?.main === 0 ? null : [open, high, low, close, share.plannedVolume()];
    }
    const { hasTraded, open, high, low, last, volume } = share.totalsAt(atMs);
    return hasTraded ? [open, high, low, last, volume] : null;
  }

  #barsOf(row: number): RowBars {
    const { version } = this.#timeline.interferences;
    const ready = this.#rows.get(row);
    if (ready?.version === version) return ready;
    const made: RowBars = { version, places: new Map(), values: new Float64Array(fields * 512) };
    this.#rows.delete(row);
    this.#rows.set(row, made);
    const [oldest] = this.#rows.keys();
    if (this.#rows.size > rowsKept && oldest !== undefined) this.#rows.delete(oldest);
    return made;
  }

  #keep(bars: RowBars, day: number, bar: DayBar | null): void {
    const place = bars.places.size * fields;
    if (place + fields > bars.values.length) {
      const grown = new Float64Array(bars.values.length * 2);
      grown.set(bars.values);
      bars.values = grown;
    }
    bars.places.set(day, place);
    if (bar) bars.values.set(bar, place);
  }
}
