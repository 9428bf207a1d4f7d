import type { PriceAlert, Quote, WatchedInstrument, Watchlist } from '@wealth/api-sdk/model';
import { alertDistancePercent, instrumentIdOf, type InstrumentId } from '@wealth/domain';
import { alertReadingOf } from '@wealth/parts';
import type { GridTableSort } from '@wealth/ui/grid-table';

export interface WatchlistRow extends WatchedInstrument {
  id: InstrumentId;
  /** As the server answered it; null for what is not listed, and until the answer. */
  quote: Quote | null;
  /** Of the alerts that wait for it the one that is nearest; null for none. */
  alert: PriceAlert | null;
  /** How far that is away, in percent. */
  alertDistance: number | null;
}

/** The alert that is nearest to firing, of those of one instrument. */
function nearestOf(alerts: readonly PriceAlert[], quote: Quote) {
  return alerts
    .map((alert) => ({
      alert,
      alertDistance: alertDistancePercent(alert, alertReadingOf(quote, alert.average_price ?? null)),
    }))
    .reduce<Pick<WatchlistRow, 'alert' | 'alertDistance'>>(
      (nearest, one) =>
        one.alertDistance !== null && one.alertDistance < (nearest.alertDistance ?? Infinity) ? one : nearest,
      { alert: null, alertDistance: null },
    );
}

/** Alerts that wait, by instrument. */
export function waitingByInstrument(alerts: readonly PriceAlert[]): Map<InstrumentId, PriceAlert[]> {
  const waiting = new Map<InstrumentId, PriceAlert[]>();
  for (const alert of alerts) {
    if (alert.state !== 'armed' && alert.state !== 'resting') continue;
    const id = instrumentIdOf(alert.instrument);
    waiting.set(id, [...(waiting.get(id) ?? []), alert]);
  }
  return waiting;
}

/** Rows in the client's own order. */
export function watchlistRows(
  instruments: readonly WatchedInstrument[],
  quotes: ReadonlyMap<InstrumentId, Quote>,
  alerts: ReadonlyMap<InstrumentId, readonly PriceAlert[]>,
): WatchlistRow[] {
  return instruments.map((instrument) => {
    const id = instrumentIdOf(instrument);
    const quote = quotes.get(id) ?? null;
    const own = quote ? alerts.get(id) : undefined;
    const nearest = quote && own ? nearestOf(own, quote) : { alert: null, alertDistance: null };
    return { ...instrument, id, quote, ...nearest };
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
  'high',
  'low',
  'previous_close',
  'alert_distance',
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
  'high',
  'low',
  'previous_close',
  'sparkline',
  'day_range',
  'week52_range',
  'alert_distance',
] as const satisfies Watchlist['columns'];

/** The columns that a list keeps when these are hidden. */
export function columnsOf(
  columns: ReadonlyArray<{ id: string }>,
  hidden: readonly string[],
): Watchlist['columns'] {
  return listColumns.filter((name) => columns.some(({ id }) => id === name) && !hidden.includes(name));
}
