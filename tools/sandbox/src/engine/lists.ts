import { instrumentIdOf, type Market } from '@wealth/domain';
import type { Instrument, Mover, MoverKind, MoversQuery, SearchResult, Tick } from './contract.ts';
import { rowNames } from './quote.ts';

/** Most points a sparkline draws. */
const sparklinePoints = 60;

const rowsById = new Map(rowNames.map((name, row) => [instrumentIdOf(name), row]));

export function rowOfSymbol(market: Market, symbol: string): number | null {
  return rowsById.get(instrumentIdOf({ market, symbol })) ?? null;
}

const sortKeys = {
  active: ({ value }) => value,
  gainers: ({ quote }) => quote.changePercent,
  losers: ({ quote }) => -quote.changePercent,
} as const satisfies Record<MoverKind, (mover: Mover) => number>;

/** Ranks by turnover, or by change: gainers have risen, losers have fallen. */
export function moversOf(
  rows: ReadonlyArray<{ instrument: Instrument; quote: Tick }>,
  { kind, segment, limit }: MoversQuery,
): Mover[] {
  const sortKey = sortKeys[kind];
  return rows
    .filter(({ instrument }) => segment === 'all' || instrument.segment === segment)
    .map(({ instrument, quote }) => ({
      instrument,
      quote,
      // The middle of the day's range stands in for the average price traded at.
      value: Math.round(quote.volume * ((quote.high + quote.low) / 2) * 100) / 100,
    }))
    .filter((mover) => sortKey(mover) > 0)
    .toSorted((one, other) => sortKey(other) - sortKey(one))
    .slice(0, limit);
}

/** Thins a line of levels (hundredths of a point) to points of the wire; the last one always stays. */
export function sparklineOf(levels: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil(levels.length / sparklinePoints));
  return levels.filter((_, index) => (levels.length - 1 - index) % step === 0).map((level) => level / 100);
}

/** A symbol that begins with the text comes first, then a name that does, then any other match. */
export function searchIn(priceOf: (row: number) => number, text: string, limit: number): SearchResult[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return rowNames
    .flatMap(({ symbol, name }, row) => {
      const places = [symbol.toLowerCase().indexOf(wanted), name.toLowerCase().indexOf(wanted)];
      if (places.every((place) => place < 0)) return [];
      return [{ rank: places.includes(0) ? places.indexOf(0) : places.length, row }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .flatMap(({ row }) => {
      const named = rowNames[row];
      return named ? [{ ...named, price: priceOf(row) }] : [];
    });
}
