import type { InstrumentRef } from '@wealth/domain';
import type { Cancel } from '../environment.ts';
import type { QuoteState } from './QuoteBook.ts';

/** A figure of the stream that a cell reads by itself, outside of React. */
export interface QuoteSource<Value> {
  read: () => Value;
  /** The listener is called in an animation frame, once at most, also when it follows several instruments. */
  subscribe: (listener: () => void) => Cancel;
  readonly isPaced: true;
}

export interface QuoteSources {
  /** One instrument, and what of its quote is shown. */
  source: <Value>(instrument: InstrumentRef, pick: (state: QuoteState) => Value) => QuoteSource<Value>;
  /** A figure of several instruments, such as a sum; their states come in the order of the instruments. */
  sourceOfAll: <Value>(
    instruments: readonly InstrumentRef[],
    pick: (states: readonly QuoteState[]) => Value,
  ) => QuoteSource<Value>;
}

export interface QuoteReader {
  read: (instrument: InstrumentRef) => QuoteState;
  subscribe: (instrument: InstrumentRef, listener: () => void) => Cancel;
}

/** The one way in which quotes leave the stream. */
export function createQuoteSources(quotes: QuoteReader): QuoteSources {
  return {
    source: (instrument, pick) => ({
      isPaced: true,
      read: () => pick(quotes.read(instrument)),
      subscribe: (listener) => quotes.subscribe(instrument, listener),
    }),
    sourceOfAll: (instruments, pick) => ({
      isPaced: true,
      read: () => pick(instruments.map((instrument) => quotes.read(instrument))),
      subscribe(listener) {
        const stops = instruments.map((instrument) => quotes.subscribe(instrument, listener));
        return () => stops.forEach((stop) => stop());
      },
    }),
  };
}
