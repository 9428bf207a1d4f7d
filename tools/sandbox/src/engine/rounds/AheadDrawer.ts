import { weightedIndices } from '../instruments/marketIndices.ts';
import { randomCount } from '../plan/priceRows.ts';
import type { IndexYears } from '../day/IndexYears.ts';
import type { Moment } from '../calendar/moment.ts';
import type { MarketView } from '../quotes/quote.ts';
import type { Timeline } from '../day/Timeline.ts';

/** Shares that one round draws ahead. */
const drawnARound = 5;
/** Finished days of the indices that are drawn ahead: two years, as a chart of days shows. */
const indexDaysAhead = 500;

/** Draws days ahead of their first read, so that the first reader finds most of the work done. */
export class AheadDrawer {
  readonly #timeline: Timeline;
  readonly #years: IndexYears;
  #day = 0;
  #count = 0;
  #indices = { today: 0, version: -1, day: 0, index: 0, left: 0 };

  constructor({ timeline, bars }: MarketView) {
    this.#timeline = timeline;
    this.#years = bars.indexYears;
  }

  /** Some shares of a day. */
  draw({ day, atMs }: Moment): void {
    if (this.#day !== day) {
      this.#day = day;
      this.#count = 0;
    }
    const end = Math.min(randomCount, this.#count + drawnARound);
    for (let row = this.#count; row < end; row += 1) this.#timeline.share(row, day).totalsAt(atMs);
    this.#count = end;
  }

  /** One finished day of one index: what every quote of an index needs, then the newest. */
  drawIndexDay(today: number): void {
    const { interferences, finishedIndices } = this.#timeline;
    for (const index of weightedIndices.keys()) {
      const day = this.#years.firstUndrawn(index, today);
      if (day === null) continue;
      finishedIndices.bar(index, day);
      return;
    }
    const { version } = interferences;
    if (this.#indices.today !== today || this.#indices.version !== version) {
      const day = this.#timeline.dayBefore(today);
      this.#indices = { today, version, day, index: 0, left: indexDaysAhead };
    }
    const next = this.#indices;
    let isDrawn = false;
    while (next.left > 0 && !isDrawn) {
      isDrawn = !finishedIndices.hasBar(next.index, next.day);
      if (isDrawn) finishedIndices.bar(next.index, next.day);
      next.index += 1;
      if (next.index < weightedIndices.length) continue;
      next.index = 0;
      next.day = this.#timeline.dayBefore(next.day);
      next.left -= 1;
    }
  }
}
