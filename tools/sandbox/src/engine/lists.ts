import { fromWire, instrumentIdOf, type Market } from '@wealth/domain';
import type { IndexQuote } from './contract.ts';
import { priceRows, randomCount } from './priceRows.ts';
import { quoteOf, rowNames, type MarketView, type Moment } from './quote.ts';

/** Most points a sparkline draws. */
const sparklinePoints = 60;

const rowsById = new Map<string, number>(rowNames.map((name, row) => [instrumentIdOf(name), row]));

export function rowOfSymbol(market: Market, symbol: string): number | null {
  return rowsById.get(instrumentIdOf({ market, symbol })) ?? null;
}

/** Thins a line of levels (hundredths of a point) to points of the wire; the last one always stays. */
function sparklineOf(levels: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil(levels.length / sparklinePoints));
  return levels.filter((_, index) => (levels.length - 1 - index) % step === 0).map((level) => level / 100);
}

/** The row of an instrument or index that is listed on a day; null for none. */
export function listedRow(market: Market, symbol: string, day: number): number | null {
  const row = rowOfSymbol(market, symbol);
  return row === null || (priceRows[row]?.listedFrom ?? 0) > day ? null : row;
}

/** Null for the whole market. */
export function nameOfRow(row: number | null): { market: Market; symbol: string } | null {
  const name = row === null ? undefined : rowNames[row];
  return name ? { market: name.market, symbol: name.symbol } : null;
}

/** Rows of some ids, each once, with some rows more; what is no id of ours is left out. */
export function rowsOfIds(ids: ReadonlySet<string>, more: Iterable<number>): number[] {
  const rows = new Set<number>();
  for (const id of ids) {
    const row = rowsById.get(id);
    if (row !== undefined) rows.add(row);
  }
  for (const row of more) rows.add(row);
  return [...rows];
}

/** The quote of an index with the line of its session. */
export function indexQuoteOf(
  view: MarketView,
  { row, name }: { row: number; name: string },
  moment: Moment,
): IndexQuote {
  const { timeline } = view;
  const quote = quoteOf(view, row, moment);
  const bars =
    row < randomCount
      ? timeline.share(row, moment.day).barsUpTo(moment.atMs)
      : timeline.index(row - randomCount, moment.day).barsUpTo(moment.atMs);
  const levels = bars.map(({ close }) => close);
  const last = fromWire(quote.lastPrice);
  return { ...quote, name, sparkline: sparklineOf(levels.length > 0 ? levels : [last]) };
}
