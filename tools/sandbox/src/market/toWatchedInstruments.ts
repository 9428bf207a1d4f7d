import type { InstrumentRef } from '@wealth/domain';
import type { MarketEngine } from '../engine/index.ts';
import { findInstrument } from './findInstrument.ts';

/**
 * Names what a client has put down, one row for each; what cannot be quoted has its symbol for a name and is marked,
 * so that nothing that was put down is ever lost.
 */
export function toWatchedInstruments(engine: MarketEngine, named: readonly InstrumentRef[]) {
  const hasIndex = named.some(({ market }) => market === 'INDEX');
  const indices = new Map(hasIndex ? engine.indices().map(({ symbol, name }) => [symbol, name]) : []);
  return named.map(({ market, symbol }) => {
    const name = market === 'INDEX' ? indices.get(symbol) : findInstrument(market, symbol)?.name;
    return { market, symbol, name: name ?? symbol, listed: name !== undefined };
  });
}
