import { csvText, type CsvCell } from '@wealth/domain';
import type { WatchlistRow } from './watchlistRows.ts';

export interface WatchlistCsvTexts {
  /** Which list it is, and of when its prices are. */
  head: string;
  columns: readonly string[];
}

/**
 * The rows as they are shown, below what says which list they are, when that was and what the prices are.
 *
 * @param texts - In the client's language; `columns` for symbol, name, last price, change, change percent, volume.
 */
export function watchlistCsv(rows: readonly WatchlistRow[], texts: WatchlistCsvTexts): string {
  const lines = rows.map(({ id, name, quote }): CsvCell[] => [
    id,
    name,
    quote?.last_price ?? null,
    quote?.change ?? null,
    quote?.change_percent ?? null,
    quote?.volume ?? null,
  ]);
  return csvText([[texts.head], texts.columns, ...lines]);
}
