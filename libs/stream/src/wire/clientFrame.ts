import type { InstrumentRef } from '@wealth/domain';

/** The most instruments that one connection may be subscribed to. */
export const mostInstruments = 500;

/** What the client says. */
export type ClientFrame =
  | { type: 'auth'; token: string }
  | { type: 'subscribe'; instruments: InstrumentRef[]; from_seq?: number }
  | { type: 'unsubscribe'; instruments: InstrumentRef[] };

export function writeClientFrame(frame: ClientFrame): string {
  return JSON.stringify(frame);
}

/** Only market and symbol, whatever else the caller's object carries. */
export function toWireInstrument({ market, symbol }: InstrumentRef): InstrumentRef {
  return { market, symbol };
}
