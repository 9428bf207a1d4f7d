import type { Market } from '@wealth/domain';
import { instruments, type Instrument } from '../engine/index.ts';
import { tableIsinOf } from '../engine/instruments/isin.ts';

let byIsin: ReadonlyMap<string, Instrument> | null = null;

/** The share of an ISIN, whichever it had, at the exchange that lists it first; null for an unknown one. */
export function instrumentOf(isin: string): Instrument | null {
  // The table has second listings behind the first ones.
  byIsin ??= new Map(instruments.toReversed().map((one) => [one.isin, one]));
  return byIsin.get(tableIsinOf(isin)) ?? null;
}

/** An instrument as figures name it. */
export function named({ market, symbol, name }: { market: Market; symbol: string; name: string }) {
  return { market, symbol, name };
}

export function toWireInstrument(isin: string) {
  const instrument = instrumentOf(isin);
  return instrument && named(instrument);
}
