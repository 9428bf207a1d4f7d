import { findInstrument } from '../market/findInstrument.ts';
import type { ActionShare } from './actionFacts.ts';

/** Names a share, by its symbol where the table does not know it any more. */
export function namedShare({ market, symbol }: Pick<ActionShare, 'market' | 'symbol'>) {
  return { market, symbol, name: findInstrument(market, symbol)?.name ?? symbol };
}
