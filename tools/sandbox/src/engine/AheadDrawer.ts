import { randomCount } from './priceRows.ts';
import type { Moment } from './quote.ts';
import type { Timeline } from './Timeline.ts';

/** Shares that one round draws ahead. */
const drawnARound = 5;

/** Draws shares that nobody has read yet, so that a list of all of them finds most of the work done. */
export class AheadDrawer {
  readonly #timeline: Timeline;
  #day = 0;
  #count = 0;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** Some of a day. */
  draw({ day, atMs }: Moment): void {
    if (this.#day !== day) {
      this.#day = day;
      this.#count = 0;
    }
    const end = Math.min(randomCount, this.#count + drawnARound);
    for (let row = this.#count; row < end; row += 1) this.#timeline.share(row, day).totalsAt(atMs);
    this.#count = end;
  }
}
