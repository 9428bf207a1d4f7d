import type { Instrument } from './instrument.ts';

/** The most instruments that one connection may be subscribed to. */
export const mostInstruments = 500;

/** What the client says. */
export type ClientFrame =
  | { type: 'auth'; token: string }
  | { type: 'subscribe'; instruments: Instrument[]; from_seq?: number }
  | { type: 'unsubscribe'; instruments: Instrument[] };

export function writeClientFrame(frame: ClientFrame): string {
  return JSON.stringify(frame);
}

/** Only market and symbol, whatever else the caller's object carries. */
export function toWireInstrument({ market, symbol }: Instrument): Instrument {
  return { market, symbol };
}
