import type { InstrumentRef } from '@wealth/domain';

/** The most instruments that one connection may be subscribed to. */
export const mostInstruments = 500;

/** The most order books and charts that one connection may follow. */
export const mostBooks = 5;
export const mostCharts = 4;

/** What a frame asks for besides its instruments: an order book, or the running candle of a chart. */
export type Wish = { depth: true } | { candles: string };

/** What the client says. */
export type ClientFrame =
  | { type: 'auth'; token: string }
  | { type: 'subscribe'; instruments: InstrumentRef[]; from_seq?: number }
  | { type: 'unsubscribe'; instruments: InstrumentRef[] }
  | ({ type: 'subscribe' | 'unsubscribe'; instruments: InstrumentRef[] } & Wish);

export function writeClientFrame(frame: ClientFrame): string {
  return JSON.stringify(frame);
}

/** Only market and symbol, whatever else the caller's object carries. */
export function toWireInstrument({ market, symbol }: InstrumentRef): InstrumentRef {
  return { market, symbol };
}
