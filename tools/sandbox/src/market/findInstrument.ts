import { instrumentIdOf, isMarket, istDay, tickSizeFor } from '@wealth/domain';
import Big from 'big.js';
import { instruments, type Instrument, type Quote } from '../engine/index.ts';

const byId = new Map(instruments.map((instrument) => [instrumentIdOf(instrument), instrument]));

/** The instrument of a market and symbol, or null; indices are no instruments. */
export function findInstrument(market: string, symbol: string): Instrument | null {
  return isMarket(market) ? (byId.get(instrumentIdOf({ market, symbol })) ?? null) : null;
}

/** Smallest price step in rupees on a day. Read from the previous close, which stands in for the month's last. */
export function tickSizeOf(instrument: Instrument, quote: Quote, now: number): number {
  return tickSizeFor(instrument.kind, Big(quote.previousClose), istDay(now)).toNumber();
}
