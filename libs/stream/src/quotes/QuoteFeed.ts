import type { Cancel, StreamEnvironment } from '../environment.ts';
import { mostInstruments, toWireInstrument, type ClientFrame } from '../wire/clientFrame.ts';
import { instrumentIdOf, type InstrumentId, type InstrumentRef } from '@wealth/domain';
import { instrumentOfRow, readTick, type SnapshotFrame, type TicksFrame } from '../wire/serverFrame.ts';
import { createPacer, type Pacer } from './createPacer.ts';
import { paceFrames } from './paceFrames.ts';
import { QuoteBook, type QuoteState } from './QuoteBook.ts';

/**
 * Scrolling brings rows and takes others away in every frame. The server sends away who sends more than 20 frames a
 * second; here are at most two for each change, and so ten a second, after a burst that nobody notices.
 */
const mostChanges = 10;
const changesWithinMs = 2_000;

/** How often the server said something that could not be used. For the log and for tests. */
export interface QuoteCounters {
  /** Batches that had been applied already. */
  repeated: number;
  /** Jumps in the sequence, each answered by a fresh snapshot. */
  gaps: number;
  /** Rows of instruments that nobody follows. */
  unknown: number;
  /** Rows that did not have the shape of a quote or a tick. */
  badRows: number;
}

export interface QuoteFeedOptions {
  environment: Pick<StreamEnvironment, 'now' | 'requestFrame' | 'afterFrame' | 'setTimer'>;
  /** @returns false while there is no live connection. */
  send: (frame: ClientFrame) => boolean;
}

/** Keeps the subscriptions of the server equal to what the screens follow, and the sequence without holes. */
export class QuoteFeed {
  readonly counters: QuoteCounters = { repeated: 0, gaps: 0, unknown: 0, badRows: 0 };
  readonly #options: QuoteFeedOptions;
  readonly #book: QuoteBook;
  readonly #pacer: Pacer;
  readonly #wanted = new Map<InstrumentId, InstrumentRef>();
  /** What this connection has been told. */
  readonly #subscribed = new Map<InstrumentId, InstrumentRef>();
  /** The last round that has been applied; null before the first snapshot of a server's run. */
  #seq: number | null = null;
  #isConnected = false;
  #isSyncPlanned = false;
  #isStale = false;
  /** Rounds were missed, and what makes up for them has not come yet. */
  #isBehind = false;
  #isSilent = false;
  #isResting = false;

  constructor(options: QuoteFeedOptions) {
    this.#options = options;
    this.#book = new QuoteBook(paceFrames(options.environment));
    this.#pacer = createPacer({
      environment: options.environment,
      most: mostChanges,
      windowMs: changesWithinMs,
      run: () => this.#tellChanges(),
    });
  }

  reader(instrument: InstrumentRef): () => QuoteState {
    const id = instrumentIdOf(instrument);
    return () => this.#book.read(id);
  }

  /** Follows an instrument. Any number of listeners share one subscription of the server. */
  subscribe(instrument: InstrumentRef, listener: () => void): Cancel {
    const id = instrumentIdOf(instrument);
    if (this.#book.addListener(id, listener)) {
      this.#wanted.set(id, toWireInstrument(instrument));
      this.#planSync();
    }
    return () => {
      if (!this.#book.removeListener(id, listener)) return;
      this.#wanted.delete(id);
      this.#planSync();
    };
  }

  /** A connection is good: asks for what was missed, and for what is new in full. @param seq - Of the server. */
  onReady(seq: number): void {
    // A renewed token is answered by another `ready`; nothing was missed.
    if (this.#isConnected) return;
    this.#isConnected = true;
    // Another run of the server counts from its own beginning.
    if (this.#seq !== null && seq < this.#seq) this.#forgetSequence();
    const known = new Set(this.#seq === null ? [] : this.#book.known());
    const resumed = this.#pick((id) => known.has(id));
    if (resumed.length > 0 && this.#seq !== null) this.#subscribeTo(resumed, this.#seq);
    this.#sync();
  }

  /** @param isServerNew - The server said that it starts again, so its sequence does too. */
  onLost(isServerNew: boolean): void {
    this.#isConnected = false;
    this.#subscribed.clear();
    // Nobody is told anything now; the next connection is told all of it.
    this.#pacer.flush();
    if (isServerNew) this.#forgetSequence();
    this.#isBehind = true;
    this.#mark();
  }

  /** @param isSilent - Neither a round nor a heartbeat has come for so long that the figures may be old. */
  onSilence(isSilent: boolean): void {
    this.#isSilent = isSilent;
    this.#mark();
  }

  /** Nobody looks: gives up every subscription and keeps who follows what, until `wake`. */
  rest(): void {
    if (this.#isResting) return;
    this.#isResting = true;
    // What is still on its way changes nothing; the snapshot after `wake` stands for all of it.
    this.#forgetSequence();
    this.#isBehind = true;
    this.#mark();
    this.#planSync();
  }

  /** The page is visible again: one snapshot of everything that is followed now. */
  wake(): void {
    if (!this.#isResting) return;
    this.#isResting = false;
    this.#planSync();
  }

  /** The client has signed out: nothing of this session is shown to the next one. */
  clear(): void {
    this.#forgetSequence();
    this.#book.clear();
  }

  onSnapshot(frame: SnapshotFrame): void {
    if (this.#isResting) return;
    this.counters.badRows += frame.badRowCount;
    const covered = new Set<InstrumentId>();
    for (const quote of frame.quotes) {
      const id = instrumentIdOf(quote);
      covered.add(id);
      if (!this.#book.replace(id, quote, frame.seq)) this.counters.unknown += 1;
    }
    if (this.#seq === null) {
      this.#seq = frame.seq;
    } else if (frame.seq > this.#seq) {
      this.#seq = frame.seq;
      // It stands for the missed batches of its own instruments only.
      if (this.#book.known().some((id) => !covered.has(id))) this.#startOver();
    }
  }

  onTicks(frame: TicksFrame): void {
    // Before the first snapshot there is nothing that a tick could change.
    if (this.#seq === null) return;
    if (frame.seq <= this.#seq) {
      this.counters.repeated += 1;
      return;
    }
    const hasGap = frame.seq > this.#seq + 1;
    this.#seq = frame.seq;
    for (const row of frame.ticks) this.#applyRow(row, frame);
    if (hasGap) return this.#startOver();
    this.#isBehind = false;
    this.#mark();
  }

  #applyRow(row: unknown, batch: TicksFrame): void {
    const id = instrumentOfRow(row);
    // A row that nobody follows is not looked at any further: a fast market says thousands of them a second.
    if (id !== null && !this.#book.isKnown(id)) {
      this.counters.unknown += 1;
      return;
    }
    const tick = id === null ? null : readTick(row);
    if (id === null || tick === null) this.counters.badRows += 1;
    else this.#book.apply(id, tick, batch);
  }

  /** Some batches are lost for good; a snapshot of everything makes up for them. */
  #startOver(): void {
    this.counters.gaps += 1;
    this.#subscribeTo(this.#pick((id) => this.#subscribed.has(id)));
  }

  #forgetSequence(): void {
    this.#seq = null;
    this.#book.forgetSequence();
  }

  #pick(isPicked: (id: InstrumentId) => boolean): InstrumentRef[] {
    if (this.#isResting) return [];
    return [...this.#wanted].filter(([id]) => isPicked(id)).map(([, instrument]) => instrument);
  }

  #subscribeTo(instruments: readonly InstrumentRef[], fromSeq?: number): void {
    // What is over the limit of the server waits until another instrument is given up.
    const room = instruments.filter(
      (instrument) => this.#subscribed.has(instrumentIdOf(instrument)) || this.#takePlace(instrument),
    );
    if (room.length === 0) return;
    this.#options.send({
      type: 'subscribe',
      instruments: room,
      ...(fromSeq === undefined ? {} : { from_seq: fromSeq }),
    });
  }

  #takePlace(instrument: InstrumentRef): boolean {
    if (this.#subscribed.size >= mostInstruments) return false;
    this.#subscribed.set(instrumentIdOf(instrument), instrument);
    return true;
  }

  /** One frame for all that a change of screen brings: what leaves and comes back in it is never said. */
  #planSync(): void {
    if (this.#isSyncPlanned) return;
    this.#isSyncPlanned = true;
    queueMicrotask(() => this.#pacer.ask());
  }

  #tellChanges(): void {
    this.#isSyncPlanned = false;
    // Only now: the server sends no new snapshot of what has left and come back, so its quote must still be here.
    this.#book.forgetUnfollowed();
    if (this.#isConnected) this.#sync();
  }

  #sync(): void {
    const left = [...this.#subscribed].filter(([id]) => this.#isResting || !this.#wanted.has(id));
    for (const [id] of left) this.#subscribed.delete(id);
    if (left.length > 0) {
      this.#options.send({ type: 'unsubscribe', instruments: left.map(([, instrument]) => instrument) });
    }
    this.#subscribeTo(this.#pick((id) => !this.#subscribed.has(id)));
  }

  #mark(): void {
    const isStale = this.#isBehind || this.#isSilent;
    if (this.#isStale === isStale) return;
    this.#isStale = isStale;
    this.#book.markAll(isStale);
  }
}
