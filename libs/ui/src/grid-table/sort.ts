import type { GridTableColumn } from './columns.ts';

export interface GridTableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** What a press on a head asks for: another column begins with its large figures, or with A; the same one turns. */
export function nextSort<Row>(
  sort: GridTableSort | null | undefined,
  { id, align }: GridTableColumn<Row>,
): GridTableSort {
  if (sort?.columnId === id) {
    return { columnId: id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { columnId: id, direction: align === 'end' ? 'descending' : 'ascending' };
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

function isMissing(value: string | number | null): value is null {
  return value === null || value === '' || Number.isNaN(value);
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left < right ? -1 : Number(left > right);
  return collator.compare(String(left), String(right));
}

/**
 * Rows in the order that the client asked for, equal ones as they were; a new array. For rows that are all in the
 * browser: a server that serves pages sorts them itself.
 *
 * @param columns - the sorted one needs `sortValue`; without it the rows stay as they are.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: ReadonlyArray<Pick<GridTableColumn<Row>, 'id' | 'sortValue'>>,
  sort: GridTableSort | null | undefined,
): Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.columnId)?.sortValue;
  if (!valueOf || !sort) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((left, right) => {
      if (isMissing(left.value) || isMissing(right.value)) {
        return Number(isMissing(left.value)) - Number(isMissing(right.value));
      }
      return sign * compare(left.value, right.value);
    })
    .map(({ row }) => row);
}
