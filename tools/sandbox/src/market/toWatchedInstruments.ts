import type { InstrumentRef } from '@wealth/domain';
import type { MarketEngine } from '../engine/index.ts';
import { findInstrument } from './findInstrument.ts';

/** By symbol; read once for all of an answer. */
type IndexNames = ReadonlyMap<string, string>;

function indexNames(engine: MarketEngine): IndexNames {
  return new Map(engine.indices().map(({ symbol, name }) => [symbol, name]));
}

function named({ market, symbol }: InstrumentRef, indices: IndexNames) {
  const name = market === 'INDEX' ? indices.get(symbol) : findInstrument(market, symbol)?.name;
  return { market, symbol, name: name ?? symbol, listed: name !== undefined };
}

/**
 * Names what a client has put down, one row for each; what cannot be quoted has its symbol for a name and is marked,
 * so that nothing that was put down is ever lost.
 */
export function toWatchedInstruments(engine: MarketEngine, instruments: readonly InstrumentRef[]) {
  const hasIndex = instruments.some(({ market }) => market === 'INDEX');
  const indices: IndexNames = hasIndex ? indexNames(engine) : new Map();
  return instruments.map((instrument) => named(instrument, indices));
}

/** The same of one. */
export function toWatchedInstrument(engine: MarketEngine, instrument: InstrumentRef) {
  return named(instrument, instrument.market === 'INDEX' ? indexNames(engine) : new Map());
}
