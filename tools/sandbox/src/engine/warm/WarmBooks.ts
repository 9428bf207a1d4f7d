import {
  BrokenBookError,
  type BookDepth,
  type ClientCommand,
  type ExchangeEvent,
  type MatchPhase,
} from '../../exchange/index.ts';
import type { Moment } from '../calendar/moment.ts';
import type { Timeline } from '../day/Timeline.ts';
import type { PriceTest } from './BookRecord.ts';
import { clientDayOf } from './clientDayOf.ts';
import { phaseAgenda, type SharePlace } from './phaseAgenda.ts';
import { WarmBook } from './WarmBook.ts';

const dayMs = 86_400_000;

/** An event of a client's order in the book of a share. */
export interface BookEvent extends SharePlace {
  atMs: number;
  /** Counts the events of that share's day from 1. */
  number: number;
  event: ExchangeEvent;
}

/** A book that failed its own check. */
export interface BrokenBook extends SharePlace {
  atMs: number;
  rule: string;
}

export interface WarmBooksOptions {
  /** Told of a book that failed its own check; its share is halted then. When absent the error is thrown. */
  onBroken?: ((broken: BrokenBook) => void) | undefined;
}

/** All books of a day in which clients have orders beside the crowd's. */
export class WarmBooks {
  readonly #timeline: Timeline;
  readonly #onBroken: WarmBooksOptions['onBroken'];
  #day = -Infinity;
  /** By row, as long as the crowd is not alone. */
  readonly #books = new Map<number, WarmBook>();
  /** Rows with a client's command this day, with the instant of the last one. */
  readonly #commandedAt = new Map<number, number>();
  readonly #counts = new Map<number, number>();
  /** Rows whose book has failed its own check this day. */
  readonly #broken = new Set<number>();
  #events: BookEvent[] = [];

  constructor(timeline: Timeline, { onBroken }: WarmBooksOptions = {}) {
    this.#timeline = timeline;
    this.#onBroken = onBroken;
  }

  get day(): number {
    return this.#day;
  }

  /** Whether a client has sent something this day. */
  get hasClients(): boolean {
    return this.#commandedAt.size > 0;
  }

  /** Begins a day; an earlier one that was begun is played to its end first. */
  enterDay(day: number): void {
    if (day === this.#day) return;
    if (day > this.#day) this.finishDay();
    // The clock was set back: nothing of a later day has happened.
    else this.clear();
    this.#day = day;
  }

  /** The book of a share while the crowd is not alone in it; null otherwise. */
  depthOf({ position, day }: SharePlace): BookDepth | null {
    return day === this.#day ? (this.#books.get(position)?.depth() ?? null) : null;
  }

  phaseOf(position: number, { day, atMs }: Moment): MatchPhase {
    return phaseAgenda(this.#timeline, { position, day }).phaseAt(atMs);
  }

  /** A moment, or the instant of a share's book where that is ahead, by a price that was just set by hand. */
  reached(position: number, moment: Moment): Moment {
    const book = moment.day === this.#day ? this.#books.get(position) : undefined;
    return book && book.playedMs > moment.atMs ? { day: moment.day, atMs: book.playedMs } : moment;
  }

  /** Plays all books up to an instant. */
  playTo(atMs: number): void {
    for (const [position, book] of this.#books) {
      this.#guarded(position, () => book.playTo(atMs));
      this.#collect(position, book);
    }
  }

  /**
   * Plays the book of a share up to an instant, but no further than to the end of the millisecond in which an awaited price was
   * traded.
   *
   * @returns up to where its tape is known; at least the instant where it has no client's order, for then the plan is its
   *   tape.
   */
  playUntil(position: number, toMs: number, isAwaited: PriceTest): number {
    const book = this.#books.get(position);
    if (!book) return toMs;
    this.#guarded(position, () => book.playUntil(toMs, isAwaited));
    this.#collect(position, book);
    return book.isOver ? toMs : book.playedMs;
  }

  /** Up to where the tape of a share is known; null where the plan is its tape for now. */
  recordedTo(position: number): number | null {
    const book = this.#books.get(position);
    return book?.isRecording === true ? book.playedMs : null;
  }

  /**
   * Sends a client's command into the flow.
   *
   * @returns the instant at which it came; what came of it and before it is drained.
   * @throws RangeError for figures that no order can have, before anything has changed.
   */
  submit(position: number, wantedMs: number, command: ClientCommand): number {
    const freeMs = this.#afterPrints(position, wantedMs);
    const book = this.#bookAt(position, freeMs);
    const atMs = Math.max(freeMs, book.playedMs);
    this.#guarded(position, () => book.playTo(atMs));
    this.#collect(position, book);
    this.#commandedAt.set(position, atMs);
    // A book whose clients' orders have all ended is opened again: for a while it held the crowd's orders only.
    const current = book.isOver ? this.#bookAt(position, atMs) : book;
    this.#guarded(position, () => current.submit(command), command);
    this.#collect(position, current);
    return atMs;
  }

  /** The instant at which an action by hand enters the flow: after the commands of the same instant. */
  instantFrom(position: number | null, atMs: number): number {
    const last =
      position === null ? Math.max(0, ...this.#commandedAt.values()) : this.#commandedAt.get(position);
    return last === undefined || last < atMs ? atMs : last + 1;
  }

  /** Something was done by hand at an instant to a share, or to all of them for null: the books trade it at once. */
  reload(position: number | null, atMs: number): void {
    for (const [row, book] of this.#books) {
      if (position !== null && row !== position) continue;
      this.#guarded(row, () => {
        book.reload();
        book.playTo(atMs + 1);
      });
      this.#collect(row, book);
    }
  }

  /** Whether the book of a share has failed its own check this day. */
  isBroken(position: number): boolean {
    return this.#broken.has(position);
  }

  isWarm(position: number): boolean {
    return this.#books.has(position);
  }

  /** Everything that came to clients' orders since it was asked last, in order of time; of what is wanted alone. */
  drain(isWanted: (event: BookEvent) => boolean = () => true): BookEvent[] {
    const events = this.#events.filter(isWanted);
    this.#events = this.#events.filter((event) => !isWanted(event));
    return events.toSorted((one, other) => one.day - other.day || one.atMs - other.atMs);
  }

  /** Plays the day to its end and keeps of it what cannot be derived. */
  finishDay(): void {
    this.playTo(dayMs);
    for (const position of this.#commandedAt.keys()) {
      const place = { position, day: this.#day };
      this.#timeline.clientDays.finish(clientDayOf(this.#timeline, place));
      this.#timeline.forget(position);
    }
    if (this.#commandedAt.size > 0) this.#timeline.refreshIndices();
    this.#clearDay();
  }

  /** Ends every order at once: the day starts again. */
  endAll(): void {
    for (const [position, book] of this.#books) {
      this.#guarded(position, () => book.end());
      this.#collect(position, book);
    }
    this.#clearDay();
  }

  /** Forgets everything, events that were not reported among it. */
  clear(): void {
    this.#clearDay();
    this.#events = [];
  }

  #clearDay(): void {
    this.#books.clear();
    this.#commandedAt.clear();
    this.#counts.clear();
    this.#broken.clear();
    this.#day = -Infinity;
  }

  /** The first instant from one on at which no price was set by hand: that comes before a command of its instant. */
  #afterPrints(position: number, atMs: number): number {
    const { prints } = this.#timeline.interferences.on(position, this.#day);
    return prints.reduce((free, print) => (print.atMs === free ? free + 1 : free), atMs);
  }

  #bookAt(position: number, atMs: number): WarmBook {
    const ready = this.#books.get(position);
    if (ready && !ready.isOver) return ready;
    const book = new WarmBook(this.#timeline, { position, day: this.#day }, atMs);
    // Its day may have been read before clients traded in it.
    this.#timeline.forget(position);
    this.#books.set(position, book);
    return book;
  }

  #collect(position: number, book: WarmBook): void {
    const day = this.#day;
    for (const { atMs, event } of book.drain()) {
      const number = (this.#counts.get(position) ?? 0) + 1;
      this.#counts.set(position, number);
      this.#events.push({ position, day, atMs, number, event });
    }
    if (book.isOver) this.#books.delete(position);
  }

  /** A broken book halts its share for the rest of the day, never the server. */
  #guarded(position: number, act: () => void, command: ClientCommand | null = null): void {
    try {
      act();
    } catch (error) {
      const book = this.#books.get(position);
      if (!(error instanceof BrokenBookError) || !this.#onBroken || !book) throw error;
      const atMs = book.playedMs;
      const day = this.#day;
      this.#timeline.interferences.addHalt({ position, day, fromMs: atMs, toMs: dayMs, fallPercent: null });
      this.#timeline.refresh(position);
      book.giveUp(command);
      this.#broken.add(position);
      this.#onBroken({ position, day, atMs, rule: error.message });
    }
  }
}
