import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import type { Cancel } from '../environment.ts';
import type { QuoteState } from './QuoteBook.ts';

/** A figure of the stream that a cell reads by itself, outside of React. */
export interface QuoteSource<Value> {
  read: () => Value;
  /** The listener is called in an animation frame, once at most, also when it follows several instruments. */
  subscribe: (listener: () => void) => Cancel;
  readonly isPaced: true;
  readonly origin: QuoteOrigin;
}

/** What a cell carries, so that a screen can be compared with the server. */
export interface QuoteOrigin {
  /** Ids of the instruments, with a space between them. */
  of: string;
  /** What of the quotes is shown; absent for what is no figure. */
  figure: string | undefined;
  /** The round that the value is as of, the newest of several instruments; null before the first. */
  seq: () => number | null;
}

export interface QuoteSources {
  /** One instrument, what of its quote is shown, and what that is called. */
  source: <Value>(
    instrument: InstrumentRef,
    pick: (state: QuoteState) => Value,
    figure?: string,
  ) => QuoteSource<Value>;
  /** A figure of several instruments, such as a sum; their states come in the order of the instruments. */
  sourceOfAll: <Value>(
    instruments: readonly InstrumentRef[],
    pick: (states: readonly QuoteState[]) => Value,
    figure?: string,
  ) => QuoteSource<Value>;
}

export interface QuoteReader {
  /** What reads an instrument, made once for a source: thousands of reads a second name no instrument again. */
  reader: (instrument: InstrumentRef) => () => QuoteState;
  subscribe: (instrument: InstrumentRef, listener: () => void) => Cancel;
}

/** The newest round of several instruments; null before the first. */
function newestSeq(states: readonly QuoteState[]): number | null {
  return states.reduce<number | null>(
    (newest, { seq }) => (seq === null ? newest : Math.max(seq, newest ?? seq)),
    null,
  );
}

/** The one way in which quotes leave the stream. */
export function createQuoteSources(quotes: QuoteReader): QuoteSources {
  return {
    source(instrument, pick, figure) {
      const read = quotes.reader(instrument);
      return {
        isPaced: true,
        origin: { of: instrumentIdOf(instrument), figure, seq: () => read().seq },
        read: () => pick(read()),
        subscribe: (listener) => quotes.subscribe(instrument, listener),
      };
    },
    sourceOfAll(instruments, pick, figure) {
      const readers = instruments.map((instrument) => quotes.reader(instrument));
      const readAll = () => readers.map((read) => read());
      return {
        isPaced: true,
        origin: {
          of: instruments.map((instrument) => instrumentIdOf(instrument)).join(' '),
          figure,
          seq: () => newestSeq(readAll()),
        },
        read: () => pick(readAll()),
        subscribe(listener) {
          const stops = instruments.map((instrument) => quotes.subscribe(instrument, listener));
          return () => stops.forEach((stop) => stop());
        },
      };
    },
  };
}
