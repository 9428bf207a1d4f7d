import type { InstrumentRef } from '@wealth/domain';
import { marketIndices } from '../engine/index.ts';
import { findInstrument } from './findInstrument.ts';

const indexNames: ReadonlyMap<string, string> = new Map(
  marketIndices.map(({ symbol, name }) => [symbol, name]),
);

/**
 * Names what a client has put down; what cannot be quoted has its symbol for a name and is marked, so that nothing
 * that was put down is ever lost.
 */
export function toWatchedInstrument({ market, symbol }: InstrumentRef) {
  const name = market === 'INDEX' ? indexNames.get(symbol) : findInstrument(market, symbol)?.name;
  return { market, symbol, name: name ?? symbol, listed: name !== undefined };
}
