import type { Quote, WatchedInstrument, Watchlist } from '@wealth/api-sdk/model';
import { instrumentIdOf, type InstrumentId } from '@wealth/domain';
import type { GridTableSort } from '@wealth/ui/grid-table';

export interface WatchlistRow extends WatchedInstrument {
  id: InstrumentId;
  /** As the server answered it; null for what is not listed, and until the answer. */
  quote: Quote | null;
}

/** Rows in the client's own order. */
export function watchlistRows(
  instruments: readonly WatchedInstrument[],
  quotes: ReadonlyMap<InstrumentId, Quote>,
): WatchlistRow[] {
  return instruments.map((instrument) => {
    const id = instrumentIdOf(instrument);
    return { ...instrument, id, quote: quotes.get(id) ?? null };
  });
}

/** The sort of a list as the table has it; null for the client's own order. */
export function tableSortOf({ sort }: Pick<Watchlist, 'sort'>): GridTableSort | null {
  return sort && { columnId: sort.column, direction: sort.direction };
}

const sortColumns = [
  'symbol',
  'last_price',
  'change',
  'change_percent',
  'volume',
  'open',
  'previous_close',
] as const satisfies ReadonlyArray<NonNullable<Watchlist['sort']>['column']>;

/** What a press on a head means to the server. */
export function listSortOf({ columnId, direction }: GridTableSort): Watchlist['sort'] {
  const column = sortColumns.find((name) => name === columnId);
  return column ? { column, direction } : null;
}

const listColumns = [
  'last_price',
  'change',
  'change_percent',
  'volume',
  'open',
  'previous_close',
] as const satisfies Watchlist['columns'];

/** The columns that a list keeps when these are hidden. */
export function columnsOf(
  columns: ReadonlyArray<{ id: string }>,
  hidden: readonly string[],
): Watchlist['columns'] {
  return listColumns.filter((name) => columns.some(({ id }) => id === name) && !hidden.includes(name));
}
