import type { Holding } from '@wealth/api-sdk/model';
import { fromWire, noMoney, sumOf, type Paise } from '@wealth/domain';
import type { HoldingSearch } from '@wealth/hrefs';
import type { HoldingRow } from '@wealth/parts';
import type { GridTableSort } from '@wealth/ui/grid-table';

const rising: ReadonlySet<string> = new Set(['symbol']);

/** The order that an address names: by value, the largest first, unless it says something else. */
export function sortOf({ sort, order }: HoldingSearch): GridTableSort {
  const columnId = sort ?? 'value';
  const usual = rising.has(columnId) ? 'ascending' : 'descending';
  const direction = order === undefined ? usual : order === 'asc' ? 'ascending' : 'descending';
  return { columnId, direction };
}

/** What the address says of an order; nothing of the usual one. */
export function orderOf({ columnId, direction }: GridTableSort): Pick<HoldingSearch, 'order'> {
  const usual = rising.has(columnId) ? 'ascending' : 'descending';
  if (direction === usual) return { order: undefined };
  return { order: direction === 'ascending' ? 'asc' : 'desc' };
}

/** Of all holdings those that the address leaves, by the figures of the server. */
export function shownHoldings(rows: readonly HoldingRow[], { show, query }: HoldingSearch): HoldingRow[] {
  const words = query?.toLocaleLowerCase('en-IN');
  return rows.filter(({ holding: { pnl, instrument } }) => {
    if (show === 'gain' && pnl <= 0) return false;
    if (show === 'loss' && pnl >= 0) return false;
    if (words === undefined) return true;
    return [instrument.symbol, instrument.name].some((text) =>
      text.toLocaleLowerCase('en-IN').includes(words),
    );
  });
}

export interface SectorSum {
  count: number;
  /** Rupees, by the figures of the server. */
  value: Paise;
}

/** What the holdings of each sector come to, the largest sector first. */
export function sectorSums(holdings: readonly Holding[]): ReadonlyMap<string, SectorSum> {
  const sums = new Map<string, SectorSum>();
  for (const { sector, value } of holdings) {
    const { count, value: before } = sums.get(sector) ?? { count: 0, value: noMoney };
    sums.set(sector, { count: count + 1, value: sumOf([before, fromWire(value)]) });
  }
  return new Map([...sums].toSorted(([, one], [, other]) => other.value - one.value));
}

/** Those of a sector together, the largest sector first; within it in their order. */
export function bySector(rows: readonly HoldingRow[], sums: ReadonlyMap<string, SectorSum>): HoldingRow[] {
  const places = new Map([...sums.keys()].map((sector, place) => [sector, place]));
  const placeOf = ({ holding }: HoldingRow) => places.get(holding.sector) ?? places.size;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
