import { calendarDay } from '@wealth/domain';
import type { MatchPhase } from '../../exchange/index.ts';
import { calendarDayOf, dayNumberOf, midnightOf } from '../calendar/dayNumber.ts';
import { listedRow } from '../quotes/lists.ts';
import { volatilityRow } from '../plan/priceRows.ts';
import type { Moment } from '../calendar/moment.ts';
import { rowNames } from '../quotes/quote.ts';
import type { Timeline } from '../day/Timeline.ts';
import { firstReached } from './firstReached.ts';
import type {
  BrokenBookReport,
  ClientCommand,
  JournalledCommand,
  MarketEvent,
  PriceWatch,
  ReachedPrice,
  ShareName,
  Submitted,
  TradeGate,
} from '../contract/tradeContract.ts';
import { WarmBooks, type BookEvent, type BrokenBook } from '../warm/WarmBooks.ts';

const dayMs = 86_400_000;

interface ClientTradeOptions {
  seed: string;
  timeline: Timeline;
  /** The time of the clock, after halts of the market that have to begin before a command. */
  now(): Moment;
  onBrokenBook?: ((report: BrokenBookReport) => void) | undefined;
}

/** @throws RangeError for a row that does not exist: a bug in the engine. */
function shareName(row: number): ShareName {
  const name = rowNames[row];
  if (!name) throw new RangeError(`no row ${row}`);
  return { market: name.market, symbol: name.symbol };
}

function toMarketEvent({ position, day, atMs, number, event }: BookEvent): MarketEvent {
  return { ...shareName(position), at: midnightOf(day) + atMs, day: calendarDayOf(day), number, event };
}

/** The books with clients' orders beside the crowd's, by names and instants. */
export class ClientTrade implements TradeGate {
  readonly books: WarmBooks;
  readonly #options: ClientTradeOptions;

  constructor(options: ClientTradeOptions) {
    const { timeline, seed, onBrokenBook } = options;
    this.#options = options;
    const onBroken = ({ position, day, atMs, rule }: BrokenBook) =>
      onBrokenBook?.({ ...shareName(position), at: midnightOf(day) + atMs, rule, seed });
    this.books = new WarmBooks(timeline, onBrokenBook ? { onBroken } : {});
  }

  submit(share: ShareName, command: ClientCommand): Submitted | null {
    const { day, atMs } = this.#options.now();
    const row = this.#rowOf(share, day);
    if (row === null) return null;
    const at = midnightOf(day) + this.books.submit(row, atMs, command);
    const events = this.books.drain(({ position }) => position === row).map(toMarketEvent);
    return { day: calendarDayOf(day), at, events };
  }

  replay(commands: readonly JournalledCommand[]): MarketEvent[] {
    const { timeline } = this.#options;
    const now = this.#options.now();
    const today = this.books.day;
    let isPast = false;
    /** Rows of the day that is played: what was kept of it at its end comes again from its commands. */
    const replayed = new Set<number>();
    for (const { at, command, day: cameOn, ...share } of commands.toSorted(
      (one, other) => one.at - other.at,
    )) {
      const day = dayNumberOf(calendarDay(cameOn));
      const row = this.#rowOf(share, day);
      if (row === null) continue;
      isPast ||= day !== today;
      if (day !== this.books.day) replayed.clear();
      this.books.enterDay(day);
      if (!replayed.has(row)) timeline.clientDays.forget(row, day);
      replayed.add(row);
      this.books.submit(row, at - midnightOf(day), command);
    }
    this.books.enterDay(now.day);
    this.books.playTo(now.atMs);
    if (isPast) {
      // Days that were computed before lack their clients' trades.
      timeline.interferences.version += 1;
      timeline.refresh(null);
    }
    return this.events(now);
  }

  phaseOf(share: ShareName): MatchPhase | null {
    const now = this.#options.now();
    const row = this.#rowOf(share, now.day);
    return row === null ? null : this.books.phaseOf(row, this.books.reached(row, now));
  }

  firstReached(watches: readonly PriceWatch[], { from, to }: { from: number; to: number }): ReachedPrice[] {
    // With the halts of the market that begin until then.
    this.#options.now();
    const { timeline } = this.#options;
    return firstReached({ timeline, books: this.books }, watches, { from, to });
  }

  isBroken(share: ShareName): boolean {
    const row = this.#rowOf(share, this.#options.now().day);
    return row !== null && this.books.isBroken(row);
  }

  playableFrom(): number {
    return midnightOf(this.#options.timeline.reached);
  }

  dayEnd(): number {
    return midnightOf(this.books.day + 1);
  }

  nextDayStart(): number {
    return midnightOf(this.#options.timeline.dayAfter(this.books.day));
  }

  /** Events that no round has reported yet, up to a moment. */
  events(upTo: Moment): MarketEvent[] {
    // A book that is searched for a price may be ahead of the round. A day that was left is over, also where it is the later
    // one: a market that changes to exchange hours on a holiday goes back to the trading day before it.
    return this.books
      .drain(({ day, atMs }) =>
        day > upTo.day ? day !== this.books.day : day < upTo.day || atMs <= upTo.atMs,
      )
      .map(toMarketEvent);
  }

  /** Plays all books of a day up to an instant of it, at most to its end. */
  playTo({ day, atMs }: Moment): void {
    if (day === this.books.day) this.books.playTo(Math.min(dayMs, atMs));
  }

  #rowOf(share: ShareName, day: number): number | null {
    const row = listedRow(this.#options.timeline, share, day);
    return row === null || row >= volatilityRow ? null : row;
  }
}
