import { fromWire } from '@wealth/domain';
import { reopeningOf } from '../day/breakMarket.ts';
import type { ActiveHalt } from '../contract/contract.ts';
import { midnightOf } from '../calendar/dayNumber.ts';
import { nameOfRow } from '../quotes/lists.ts';
import { randomCount } from '../plan/priceRows.ts';
import type { Moment } from '../calendar/moment.ts';
import type { RoundCursor } from '../rounds/RoundCursor.ts';
import { onGrid } from '../plan/tickGrid.ts';
import type { Timeline } from '../day/Timeline.ts';
import type { WarmBooks } from '../warm/WarmBooks.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Rupees or points: what is less rounds to nothing, and what is more leaves no exact paise. */
const settable = { least: 0.01, most: 10_000_000 };

/** Whether a price can be set at all. */
export const isSettable = (price: number): boolean => price >= settable.least && price <= settable.most;

/** What the control API does to the market. */
export class ByHand {
  readonly #timeline: Timeline;
  readonly #cursor: RoundCursor;
  readonly #books: WarmBooks;

  constructor(timeline: Timeline, cursor: RoundCursor, books: WarmBooks) {
    this.#timeline = timeline;
    this.#cursor = cursor;
    this.#books = books;
  }

  /**
   * Moves the price of a share, rupees, or the level of an index, points.
   *
   * @returns false for a price outside of the band.
   */
  move(row: number, price: number, moment: Moment): boolean {
    if (row < randomCount) return this.#moveShare(row, price, moment);
    this.#moveIndex(row, price, moment);
    return true;
  }

  /** @param minutes - How long; to the end of the day when absent. */
  halt(position: number | null, minutes: number | undefined, { day, atMs }: Moment): void {
    const fromMs = this.#books.instantFrom(position, atMs);
    const toMs = minutes === undefined ? dayMs : Math.min(dayMs, fromMs + minutes * minuteMs);
    this.#timeline.interferences.addHalt({ position, day, fromMs, toMs, fallPercent: null });
    this.#timeline.refresh(position);
    this.#books.reload(position, fromMs);
  }

  endHalt(position: number | null, { day, atMs }: Moment): void {
    const endMs = this.#books.instantFrom(position, atMs);
    this.#timeline.interferences.endHalts(position, { day, atMs: endMs });
    this.#timeline.refresh(position);
    this.#books.reload(position, endMs);
  }

  halts({ day, atMs }: Moment): ActiveHalt[] {
    return this.#timeline.interferences.activeAt(day, atMs).map((halt) => {
      const reopening = reopeningOf(this.#timeline, halt);
      const auctionFrom = reopening === null ? null : midnightOf(day) + reopening;
      return { instrument: nameOfRow(halt.position), endsAt: midnightOf(day) + halt.toMs, auctionFrom };
    });
  }

  #moveShare(row: number, price: number, moment: Moment): boolean {
    const { day } = moment;
    const { tick, lower, upper } = this.#timeline.share(row, day).outline;
    const paise = onGrid(fromWire(price), tick);
    if (paise < lower || paise > upper) return false;
    const atMs = this.#books.instantFrom(row, moment.atMs);
    this.#timeline.interferences.addPrint({ position: row, day, atMs, price: paise });
    this.#timeline.refresh(row);
    const isWarm = this.#books.isWarm(row);
    this.#books.reload(row, atMs);
    // A book with clients' orders has traded it already, and reports it itself.
    const quantity = this.#timeline.share(row, day).printQuantity;
    this.#cursor.addPrint(row, isWarm ? null : { price: paise / 100, quantity, at: midnightOf(day) + atMs });
    return true;
  }

  #moveIndex(row: number, level: number, { day, atMs }: Moment): void {
    const index = row - randomCount;
    const plain = this.#timeline.index(index, day).plainLevelAt(atMs);
    const factor = Math.round(level * 100) / plain;
    this.#timeline.interferences.addShift({ index, day, atMs, factor });
    this.#timeline.refreshIndices();
    this.#cursor.addPrint(row, null);
  }
}
