import type { Market } from '@wealth/domain';
import type { Quote } from './contract.ts';
import { weightedIndices, volatilityIndex } from './instruments/marketIndices.ts';
import type { LiveDay } from './LiveDay.ts';
import { priceRows, randomCount } from './priceRows.ts';

/** Market and symbol by row: random rows, then weighted indices. */
export const rowNames: ReadonlyArray<{ market: Market; symbol: string; name: string }> = [
  ...priceRows.map(({ instrument }) => {
    const { market, symbol, name } = instrument ?? volatilityIndex;
    return { market, symbol, name };
  }),
  ...weightedIndices.map(({ market, symbol, name }) => ({ market, symbol, name })),
];

/** The quote of a row now. @throws RangeError for a row that does not exist: a bug in the engine. */
export function quoteOf(day: LiveDay, row: number): Quote {
  const random = day.rows[row];
  const prices = random ?? day.indices[row - randomCount];
  const name = rowNames[row];
  if (!prices || !name) throw new RangeError(`no row ${row}`);
  const { last, previousClose } = prices;
  const band = random?.plan.band ?? null;
  return {
    market: name.market,
    symbol: name.symbol,
    lastPrice: last / 100,
    previousClose: previousClose / 100,
    change: (last - previousClose) / 100,
    changePercent: Math.round(((last - previousClose) / previousClose) * 10_000) / 100,
    open: prices.open / 100,
    high: prices.high / 100,
    low: prices.low / 100,
    volume: random?.volume ?? 0,
    lowerBand: band ? band.lower / 100 : null,
    upperBand: band ? band.upper / 100 : null,
    quotedAt: day.changedAtOf(row),
  };
}
