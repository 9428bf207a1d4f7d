import type { PriceWatch, ReachedPrice } from '../engine/index.ts';

/** A stretch of time, epoch milliseconds. */
export interface DueSpan {
  /** Everything due until then is done, except what the source could not do. */
  from: number;
  /** No further has to be looked: the clock of the run, or what is due of another source. */
  to: number;
}

/** An event that falls due at an instant. */
export interface DueEvent {
  /** Epoch milliseconds. */
  at: number;
  /** Whether the market has to be brought up to the instant before. */
  needsRound: boolean;
  /** Does it, while the clock shows the instant. What is done is not due any more. */
  act: () => void;
}

/** Prices of the market that a source waits for. */
export interface WatchedPrices {
  prices(): readonly PriceWatch[];
  /** Told of those that were reached in one millisecond, while the clock shows the next one. */
  reached(hits: readonly ReachedPrice[]): void;
}

/**
 * A part of the sandbox in which things happen by themselves. Nothing else reads the clock to catch up: what has not happened
 * yet is not shown, and the agenda makes it happen at its own instant.
 */
export interface DueSource {
  /** Names it in a report of an error. */
  name: string;
  /** The first thing due after `from` and up to `to`; what is overdue, whenever it was due, comes first. Null for none. */
  next(span: DueSpan): DueEvent | null;
  watched?: WatchedPrices;
  /** When the last thing was written, epoch milliseconds: everything that was due before it, of any source, is done. */
  writtenUntil?(): number;
  /** Writes down what it has to know after a restart beside its tables. Called inside a transaction. */
  keep?(): void;
  /** The clock and the database are others: what was read is forgotten. */
  forget(): void;
}
