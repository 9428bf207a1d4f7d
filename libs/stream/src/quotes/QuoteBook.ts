import type { StreamEnvironment } from '../environment.ts';
import type { InstrumentId } from '@wealth/domain';
import type { Quote, Tick } from '../wire/serverFrame.ts';

/** What a screen shows of one instrument. */
export interface QuoteState {
  /** Null until the first snapshot. */
  quote: Quote | null;
  /** The connection is lost or silent, so the quote may be out of date. Its own time says since when. */
  isStale: boolean;
  /** Number of the server's round that the quote is as of; null without a quote. */
  seq: number | null;
}

/** Shown for an instrument that nobody follows. */
export const noQuote: QuoteState = { quote: null, isStale: false, seq: null };

interface Entry {
  /** What the subscribers were told last. */
  shown: QuoteState;
  quote: Quote | null;
  isStale: boolean;
  /** What must be outdone; -1 where any number does. */
  seq: number;
  /** Of the quote, whichever run of the server it is from. */
  quoteSeq: number | null;
  listeners: Set<() => void>;
}

/** The quotes that are followed. Every subscriber is told at most once a frame, however many ticks came. */
export class QuoteBook {
  readonly #entries = new Map<InstrumentId, Entry>();
  readonly #changed = new Set<Entry>();
  readonly #requestFrame: StreamEnvironment['requestFrame'];
  #isFlushPlanned = false;

  constructor(requestFrame: StreamEnvironment['requestFrame']) {
    this.#requestFrame = requestFrame;
  }

  read(id: InstrumentId): QuoteState {
    return this.#entries.get(id)?.shown ?? noQuote;
  }

  /** The followed instruments that have a quote. */
  known(): InstrumentId[] {
    return [...this.#entries].filter(([, entry]) => entry.quote !== null).map(([id]) => id);
  }

  /** @returns Whether this is the first listener of the instrument. */
  addListener(id: InstrumentId, listener: () => void): boolean {
    const entry = this.#entries.get(id);
    if (entry) {
      const isFirst = entry.listeners.size === 0;
      entry.listeners.add(listener);
      return isFirst;
    }
    this.#entries.set(id, {
      shown: noQuote,
      quote: null,
      isStale: false,
      seq: -1,
      quoteSeq: null,
      listeners: new Set([listener]),
    });
    return true;
  }

  /** @returns Whether that was the last listener; the quote is kept until it is forgotten. */
  removeListener(id: InstrumentId, listener: () => void): boolean {
    const entry = this.#entries.get(id);
    return entry !== undefined && entry.listeners.delete(listener) && entry.listeners.size === 0;
  }

  /** Drops the quotes that nobody follows any more. */
  forgetUnfollowed(): void {
    for (const [id, { listeners }] of this.#entries) {
      if (listeners.size === 0) this.#entries.delete(id);
    }
  }

  /** @returns false for an instrument that nobody follows. */
  replace(id: InstrumentId, quote: Quote, seq: number): boolean {
    const entry = this.#entries.get(id);
    if (!entry) return false;
    // A snapshot and the ticks of its own round have the same seq: the snapshot holds them already.
    if (seq >= entry.seq) this.#put(entry, quote, seq);
    return true;
  }

  /** Whether a tick would change something: the instrument is followed, and it has a quote. */
  isKnown(id: InstrumentId): boolean {
    return (this.#entries.get(id)?.quote ?? null) !== null;
  }

  /** Changes nothing where the instrument is not known, or has been told of the round already. */
  apply(id: InstrumentId, tick: Tick, batch: { seq: number; time: string }): void {
    const entry = this.#entries.get(id);
    if (!entry?.quote || batch.seq <= entry.seq) return;
    this.#put(entry, { ...entry.quote, ...tick, time: batch.time }, batch.seq);
  }

  /** Marks every quote as out of date, or as good again. */
  markAll(isStale: boolean): void {
    for (const entry of this.#entries.values()) {
      if (entry.quote === null || entry.isStale === isStale) continue;
      entry.isStale = isStale;
      this.#markChanged(entry);
    }
  }

  /** Sequence numbers of another run of the server say nothing about those to come. */
  forgetSequence(): void {
    for (const entry of this.#entries.values()) entry.seq = -1;
  }

  /** Forgets every quote and keeps the subscribers: the client has signed out. */
  clear(): void {
    for (const entry of this.#entries.values()) {
      entry.quote = null;
      entry.quoteSeq = null;
      entry.isStale = false;
      entry.seq = -1;
      this.#markChanged(entry);
    }
  }

  #put(entry: Entry, quote: Quote, seq: number): void {
    entry.quote = quote;
    entry.seq = seq;
    entry.quoteSeq = seq;
    entry.isStale = false;
    this.#markChanged(entry);
  }

  #markChanged(entry: Entry): void {
    this.#changed.add(entry);
    if (this.#isFlushPlanned) return;
    this.#isFlushPlanned = true;
    this.#requestFrame(() => this.#flush());
  }

  #flush(): void {
    this.#isFlushPlanned = false;
    const changed = [...this.#changed];
    this.#changed.clear();
    // All are brought up to date before the first listener reads, so that no screen mixes two rounds.
    for (const entry of changed) {
      entry.shown = { quote: entry.quote, isStale: entry.isStale, seq: entry.quoteSeq };
    }
    const told = new Set<() => void>();
    for (const { listeners } of changed) {
      for (const listener of listeners) {
        // One that follows several instruments, for a sum, hears of a frame once.
        if (told.has(listener)) continue;
        told.add(listener);
        listener();
      }
    }
  }
}
